import { expect, test } from 'vitest'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'

test('names, comments, a scheme without address, and IPv6', () => {
  const hosts = parseHostMap(
    '# recorded sites\n\n127.0.0.1:8080 127.0.0.1:8443 Acme.Example # ours\r\n127.0.0.1:80 - plain.example\n- [::1]:8443 six.example\n',
  )
  expect(hosts.lookup('acme.example')).toEqual({
    http: { host: '127.0.0.1', port: 8080 },
    https: { host: '127.0.0.1', port: 8443 },
  })
  expect(hosts.lookup('ACME.example.')).toEqual(hosts.lookup('acme.example'))
  expect(hosts.lookup('plain.example')).toEqual({ http: { host: '127.0.0.1', port: 80 } })
  expect(hosts.lookup('six.example')).toEqual({ https: { host: '::1', port: 8443 } })
  expect(hosts.isMapped('www.acme.example')).toBe(false)
})

test('a star is every name and no address; a name of its own goes before it', () => {
  const hosts = parseHostMap('127.0.0.1:1 - *\n127.0.0.1:2 - acme.example')
  expect(hosts.lookup('anything.at.all')?.http?.port).toBe(1)
  expect(hosts.lookup('acme.example')?.http?.port).toBe(2)
  for (const literal of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]'])
    expect(hosts.isMapped(literal), literal).toBe(false)
})

test('names in their own script are those in ASCII', () => {
  expect(parseHostMap('127.0.0.1:1 - bücher.example').isMapped('xn--bcher-kva.example')).toBe(true)
})

test.each([
  ['127.0.0.1:80 acme.example', 'line 1: expected "HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME", found 2 words'],
  [
    '# x\n127.0.0.1:80 - a.example\n127.0.0.1 - b.example',
    'line 3: "127.0.0.1" is not an address with a port',
  ],
  ['localhost:80 - a.example', 'line 1: "localhost:80" is not an address'],
  ['127.0.0.1:0 - a.example', 'line 1: "127.0.0.1:0" is not an address'],
  ['127.0.0.1:70000 - a.example', 'line 1: "127.0.0.1:70000" is not an address'],
  ['- - a.example', 'line 1: a.example has neither'],
  ['127.0.0.1:80 - http://a.example', 'line 1: "http://a.example" is not a host name'],
  ['127.0.0.1:80 - 10.0.0.1', 'line 1: "10.0.0.1" is not a host name'],
  ['127.0.0.1:80 - *.example', 'line 1: "*.example" is no pattern: write a line for each host, or * alone'],
  ['127.0.0.1:80 - a.*', 'line 1: "a.*" is no pattern'],
  ['127.0.0.1:80 - .example', 'line 1: ".example" is not a host name'],
  ['127.0.0.1:80 - a.example,b.example', 'line 1: "a.example,b.example" is not a host name'],
  ['127.0.0.1:80 - a.example:443', 'line 1: "a.example:443" is not a host name'],
])('%j is refused with its line', (text, message) => {
  expect(() => parseHostMap(text)).toThrow(
    expect.objectContaining({ code: 'invalid_input', message: expect.stringContaining(message) }),
  )
})
