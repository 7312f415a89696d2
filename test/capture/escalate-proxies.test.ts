import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseProxies, readProxies } from '../../src/capture/escalate/proxies.ts'
import { temporaryFolder } from '../store/temporary.ts'

/** Tiers as text: the URLs, and `direct` for no proxy. */
function tiersOf(text: string): string[][] {
  return parseProxies(text).map((tier) => tier.map((proxy) => proxy?.href ?? 'direct'))
}

describe('parseProxies', () => {
  it('reads tiers that blank lines separate, direct connections first', () => {
    const text = `\u{feff}# data centre
http://user:p%40ss@dc1.example:8080
  https://dc2.example   # the other one

# homes
socks5://10.0.0.1:1080
`
    expect(tiersOf(text)).toEqual([
      ['direct'],
      ['http://user:p%40ss@dc1.example:8080/', 'https://dc2.example/'],
      ['socks5://10.0.0.1:1080'],
    ])
  })

  it('reads tiers separated by dashes, Windows line ends, and extra blank lines', () => {
    const text = 'http://a.example\r\n---\r\nhttp://b.example\r\n\r\n\r\n---\r\n\r\nhttp://c.example\r\n'
    expect(tiersOf(text)).toEqual([
      ['direct'],
      ['http://a.example/'],
      ['http://b.example/'],
      ['http://c.example/'],
    ])
  })

  it('connects directly where the file says so', () => {
    expect(tiersOf('http://a.example\n\ndirect')).toEqual([['http://a.example/'], ['direct']])
    expect(tiersOf('http://a.example\ndirect # too')).toEqual([['http://a.example/', 'direct']])
  })

  it('does not begin a new tier at a comment', () => {
    expect(tiersOf('http://a.example\n# and\nhttp://b.example')).toEqual([
      ['direct'],
      ['http://a.example/', 'http://b.example/'],
    ])
  })

  it.each([
    ['http://a.example\nproxy.example:8080', 2, 'expected a URL'],
    ['ftp://s3cret:w0rd@a.example', 1, '"ftp://" is not http://, https:// or socks5://'],
    ['\nSOCKS4://s3cret:w0rd@a.example', 2, '"SOCKS4://" is not'],
    ['http://s3cret:w0rd@a.example:99999', 1, 'no host with a port'],
    ['http://s3cret:w0rd@', 1, 'no host with a port'],
    ['socks5://s3cret:w0rd@', 1, 'no host with a port'],
    ['socks5:///path', 1, 'names no host'],
    ['http://s3cret:w0rd@a.example/path', 1, 'nothing after'],
    ['http://s3cret:w0rd@a.example?x', 1, 'nothing after'],
    ['http://s3cret:w0rd@a.example http://b.example', 1, 'no host with a port'],
    ['s3cret:w0rd@a.example', 1, 'expected a URL'],
    ['http://s3cret:w0rd%zz@a.example', 1, 'write it as %25'],
    ['http://s3cret%ff:w0rd@a.example', 1, 'write it as %25'],
  ])('names the line of %j and what is wrong, and no password', (text, line, why) => {
    const reading = () => parseProxies(text)
    expect(reading).toThrow(expect.objectContaining({ code: 'invalid_input' }))
    expect(reading).toThrow(`Proxies file, line ${line}: `)
    expect(reading).toThrow(why)
    expect(reading).not.toThrow(/s3cret|w0rd/)
  })

  it.each(['', '\n\n', '# nothing yet\n---\n'])('refuses %j, which names no proxy', (text) => {
    expect(() => parseProxies(text)).toThrow('names no proxy')
  })
})

describe('readProxies', () => {
  it('reads a file, or says that it cannot', () => {
    const file = join(temporaryFolder(), 'proxies.txt')
    expect(() => readProxies(file)).toThrow(`The proxies file ${file} cannot be read (ENOENT: no such file`)
    writeFileSync(file, 'http://a.example:3128')
    expect(readProxies(file)).toEqual([[undefined], [new URL('http://a.example:3128')]])
  })
})
