"""The palette of the pictures, learnt from samples by `python -m render --palette caylus`; not to be edited by hand."""

COLOURS = """
f5ead0 fbf4e2 e3cfa2 cdb384 33241a 7a6547 b9a67f 5a3b24 7b5535 c9972f f3d684 3f7a3a ffffff e3a71f 7c5207 452c03
6a4505 e0108a fff3fa dfe3b6 b9c586 5f8a3c 9cc7dd 6fa6c4 dcebf1 c3c0b8 938e84 55565c 2a2624 9c2430 5e1119 2f4d8f
1b2e5b d8d2c4 ee8a1d 7a3e00 c32b32 62090f 3a8f45 0f4419 2f6fc4 0d2f63 3b3a40 0c0c0e f193a5 8c2f42 7c1f33 9a6233
452509 ffe9c9 a9afb6 454c54 2f353c 8a52ad 3f1c59 fbd03c 7d5a05 5a3f00 5c554c eee7c9 b3a876 f7cfd3 a85a66 7a2a38
f6ebcb 8a6f3c dcb589 6e441c 4f2c0c d3d5d4 666b70 3a3f44 b5d79c 44702f 2c5219 a9c8ee 2f5a94 173a6b f0e6cc c9bb98
a8672c 8b9197 4f9a3e 3d78c4 f6f4f8 f9ecef f0ebf4 e8edf8 f3e3e5 ebefeb dce2ec f9ecd7 eee7d7 e7e6e5 fbdee8 fae1c3
f4e3b8 f5d8b7 f5dba5 f3cfc2 eebd30 eed7d9 e4e3db f2e0d4 d9eadb eadfc2 e8dccb edd9ba e3d4b8 e6cfaf f2d097 dcdada
e0dace e4d8ed d7c5e3 edc8cb cbcccc cedae7 c0ccd7 e8bfc2 d9cdb0 dac8a9 dcc598 d2c9bd d1c8a0 c8bda5 d5bc8d c7acd7
c0c3c4 c1caab c1baad bedac2 b5b9bc edc67b d8a9ae dbb8ab e1b7b8 d7aea0 beb4a3 c2b094 c8a899 dfb458 d6b873 d4ae83
bfae84 a9ccae b7b4ab b794cd b0aaa5 b7a993 959eaf 95b26b a3bde1 9ac294 8fafd5 c8a65d dbb22e cf971b a89f93 cba47c
b39a7b c1996f ae9768 f5aed8 f09837 d59298 b78e64 a79277 f081c2 c4808a da805c b37779 ba8217 c2616c aa666f 7d9dc3
9c988f 8d8f90 9a8876 907f6e 9e8058 a97c4c 9f7814 739d65 7b828a 2c7737 767678 5d78a9 000000 8c7358 776a5d 607187
5e646d 675d57 997241 9f6150 9d680e 8f6824 71573f 485f87 a64959 a33c48 ac242a a072bc 94585e 85603e 674f36 875f10
845227 814951 944f06 834243 5a3414 61452d 50351f 496a9d 294579 5a5f63 552c70 4e545b 51453b 46392a 3d2e23 e740a2
8e1e29 70161e 651920
"""
