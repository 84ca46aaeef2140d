"""The palette of the pictures, learnt from samples by `python -m render --palette caylus`; not to be edited by hand."""

COLOURS = """
dba869 c08d4e 5a3b24 33241a 96141a b84a4e 4d080c ffffff b5d6f5 2f5a94 5a3a8a 7d60aa 2c1a4a f7df8e dcbc5a 7c5207
3d4855 62707f 1b222b c3e3ae 9cc383 2f5a2a 0f5c48 3a8570 06352a f6c3cb e09aa6 8c2f42 24407f 4c68a8 111f42 ece5d3
cfc4a8 6d6560 fae0dc e2a29c 7a0f15 8fb457 4a7a34 2f5420 f8e4ae f5ead0 fbf4e2 e3cfa2 cdb384 5c4a31 b9a67f 7b5535
c9972f f3d684 d9bf85 3f7a3a e3a71f 452c03 6a4505 a1005f dfe3b6 b9c586 9cc7dd 6fa6c4 dcebf1 c3c0b8 938e84 55565c
2a2624 9c2430 5e1119 2f4d8f 1b2e5b d8d2c4 efe3bd dcd8cd e4e0d6 e8edf8 cfd8ec f6d8b8 f08a20 6b3500 2b1600 4a0509
129e78 054a37 3f66b8 142a5c 232228 000000 fa9aa6 7c1f33 5a1020 5c3216 2b1405 70757d 33373d 7d3fae 371556 ffdc45
6b4d05 3d2b00 5c554c 9aa865 f7cfd3 a85a66 7a2a38 f6ebcb 8a6f3c dcb589 6e441c 4f2c0c d3d5d4 666b70 3a3f44 b5d79c
44702f 2c5219 a9c8ee 173a6b f0e6cc c9bb98 a8672c 8b9197 4f9a3e 3d78c4 f9f4f4 faefd9 f6ebec f5d0c4 f6d442 e8c73c
d2b234 ebe4f3 e8e6e4 edd3d8 e5dbc9 edd9ba e4d7b6 eac8ca e8d6ab eed59b f6de9d dfceae e5ca7e d5e3e7 dfdced d1d9bb
ceb6e0 cdd5de d6d4a9 cad19d c9cbcd bde1d0 7fc6ab e7c4b7 dcc595 eabfc2 e4b9ad e2b3b8 cfc9bd d0c6b4 d3b7c2 bcc0c1
ccc49b cebaa1 c1b7a5 cca49d c4b295 e9c271 d2b971 dfb380 bfbc84 b9c4dd bbb7af b5c2a4 aab78c aeb67a 93b4db a7c98e
a1b0cd 4ab088 dbaaa8 e48793 c58e8d cea87e f2a249 cd951a b8aa97 aeada9 ada89f aa9d8f b38ecf 9c9fa1 929fb1 99958e
beab8a cea14a b79a68 96ad7c ae9778 cf7eab b48f49 a49381 9c8872 a88b5f 9f7f52 c4767f b56f78 c07f17 977a65 a38625
b16370 ae6915 aa4b54 81a2cb 858688 8b846b 8a7695 827366 8c7055 946d13 6d91c0 5f7baa 4c843d 61718d 87575f 595c65
846546 8d5d14 678b56 735c42 47639b 3e689e 3a60ae 405985 0b664d 9664bd 6a5037 3e662a af3674 a83a3f 7b4246 822c1b
8b1f2a ab1e70 7a1821 6a131b 49392b 5e3e09 503506 3c2e22 3f210b
"""
