import { describe, expect, test } from 'vitest'
import { judgeAddress } from '../../src/formats/ip-address.ts'
import { parseAddress } from '../../src/model/ip.ts'

/** First and last address of each closed block, and the public ones right before and after it. */
const BLOCKS: readonly (readonly [
  before: string | null,
  first: string,
  last: string,
  after: string | null,
])[] = [
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['168.63.129.15', '168.63.129.16', '168.63.129.16', '168.63.129.17'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.31.195.255', '192.31.196.0', '192.31.196.255', '192.31.197.0'],
  ['192.52.192.255', '192.52.193.0', '192.52.193.255', '192.52.194.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['192.175.47.255', '192.175.48.0', '192.175.48.255', '192.175.49.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2000::'],
  [
    '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001::',
    '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:200::',
  ],
  [
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db9::',
  ],
  [
    '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff',
    '2620:4f:8000::',
    '2620:4f:8000:ffff:ffff:ffff:ffff:ffff',
    '2620:4f:8001::',
  ],
  [
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff::',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff:1000::',
  ],
  ['3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
]

describe('edges of every block', () => {
  test.each(BLOCKS)('%s | %s - %s | %s', (before, first, last, after) => {
    for (const address of [before, after])
      if (address) expect(judgeAddress(address), address).toEqual({ public: true })
    for (const address of [first, last]) expect(judgeAddress(address).public, address).toBe(false)
  })
})

test.each([
  ['::1', 'loopback'],
  ['fc00::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['100::1', 'discard'],
  ['100:0:0:1::1', 'dummy prefix'],
  ['5f00::1', 'segment routing'],
  ['64:ff9b:1::a00:1', 'local NAT64'],
  ['64:ff9b:1::808:808', 'local NAT64, although the inner address is public'],
  ['::ffff:0:127.0.0.1', 'translated (SIIT)'],
  ['::ffff:0:8.8.8.8', 'translated (SIIT), although the inner address is public'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:7f00:1', 'mapped loopback in hex'],
  ['::FFFF:10.1.2.3', 'mapped private, upper case'],
  ['::127.0.0.1', 'compatible'],
  ['::8.8.8.8', 'compatible, although the inner address is public'],
  ['64:ff9b::127.0.0.1', 'NAT64'],
  ['64:ff9b::a9fe:a9fe', 'NAT64 of the metadata address'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2002:a9fe:a9fe::1', '6to4 of the metadata address'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo'],
  ['2001:0:808:808::f7f7:f7f7', 'Teredo, although all inner addresses are public'],
  ['2a00:1450::5efe:10.0.0.1', 'ISATAP'],
  ['2002:808:808::5efe:10.0.0.1', 'ISATAP inside 6to4'],
  ['2002:a00:1::5efe:8.8.8.8', '6to4 of a private address around a public ISATAP'],
  ['2a00:1450::200:5efe:192.168.1.1', 'ISATAP with the universal bit'],
])('%s is refused: %s', (address) => {
  expect(judgeAddress(address).public).toBe(false)
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '192.0.1.1',
  '2606:4700::1111',
  '2a00:1450:4001:81c::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2002:808:808::1',
  '2a00:1450::5efe:8.8.8.8',
])('%s is public', (address) => {
  expect(judgeAddress(address)).toEqual({ public: true })
})

test.each([
  '',
  '1.2.3',
  '01.2.3.4',
  '1.2.3.4.5',
  '256.1.1.1',
  '0x7f.0.0.1',
  '2130706433',
  '1.2.3.4 ',
  'fe80::1%eth0',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '12345::',
  '::1.2.3',
  'example.com',
])('"%s" is no address and never public', (text) => {
  expect(parseAddress(text)).toBeUndefined()
  expect(judgeAddress(text).public).toBe(false)
})
