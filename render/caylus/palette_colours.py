"""The palette of the pictures, learnt from samples by `python -m render --palette caylus`; not to be edited by hand."""

COLOURS = """
f5ead0 fbf4e2 e3cfa2 cdb384 33241a 7a6547 b9a67f 5a3b24 7b5535 c9972f f3d684 3f7a3a ffffff e3a71f 7c5207 452c03
6a4505 e0108a fff3fa dfe3b6 b9c586 9cc7dd 6fa6c4 dcebf1 c3c0b8 938e84 55565c 2a2624 9c2430 5e1119 2f4d8f 1b2e5b
d8d2c4 efe3bd dcd8cd e4e0d6 e8edf8 d9d3c6 cfd8ec f6d8b8 ee8a1d 7a3e00 c32b32 62090f 3a8f45 0f4419 2f6fc4 0d2f63
3b3a40 0c0c0e f193a5 8c2f42 7c1f33 9a6233 452509 ffe9c9 a9afb6 454c54 2f353c 8a52ad 3f1c59 fbd03c 7d5a05 5a3f00
5c554c 9aa865 f7cfd3 a85a66 7a2a38 f6ebcb 8a6f3c dcb589 6e441c 4f2c0c d3d5d4 666b70 3a3f44 b5d79c 44702f 2c5219
a9c8ee 2f5a94 173a6b f0e6cc c9bb98 a8672c 8b9197 4f9a3e 3d78c4 fef5ed f2ebf6 f0f2f1 ebe8dc d7e2ea f7e9ea e8e9e7
e9dff0 f4e1e1 dcdcdd efd9db eac5c9 e9d0d3 f9dfbf f2cfc2 edd9ba f5daad e9d3b1 f7c38f e9c770 f3c939 d2bde0 e0d1e9
e5dac8 e4d8b8 cbd3db d4cdbd decfad d5c7b0 e2c79e dfc88a cadbbd afcf95 c9cbcc cad19d ccc59c b0d2b5 a2c395 e7c2ba
f7b7dc e3b3b8 c0c2c2 d6c2a3 d6c298 cdc2a8 c6bcac ccbb9f d4bc90 dab7ac dca7ae d7aea0 e0c27e deb75a e9bf34 dfb280
d5bc73 ccab6b c5b38e f3b975 f2a651 caa07a cba145 b9c4dd bdb9b0 bab3a5 bfbc84 c2af97 beab8a c1a77b b3bbc1 aeb67a
a6b273 c2a4d4 b5b2b3 af89c7 97b2d7 b0aba1 afa08a 93ba88 96a9c3 a49960 7ea0ca 748aac 7ba56b ee8bc4 eb78af c89499
d2a85c f09835 d0971b 9d968e 9da0a2 ba9568 a68f66 e08692 b09377 ba8618 9d8c79 a87e52 bd7c84 b66c76 cd6e83 cf5856
af7468 985858 ad6c14 929eb1 878790 9c8357 94816d 8b745a 977949 6b91c1 7b8188 679154 5c7aab 7d7266 527036 93696e
8f6944 a1723c 8d5f26 90650f 757678 5e7c6b 5f718d 71428e 46649c 6d6457 376d30 da3e8d 9f4150 e743a3 a3343f b2262c
9a6cb8 7f5664 834649 784c26 62462f 6c523a 514234 704050 415c88 5f357b 20511e 274679 463829 382c24 e32292 8f1c25
6c161f 000000
"""
