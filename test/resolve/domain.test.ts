import { describe, expect, it } from 'vitest'
import { BlazonError } from '../../src/model/errors.ts'
import { parseDomain } from '../../src/resolve/domain.ts'

const ACCEPTED: readonly (readonly [input: string, domain: string])[] = [
  ['example.com', 'example.com'],
  ['  EXAMPLE.com\r\n', 'example.com'],
  ['\u{feff}example.com', 'example.com'],
  ['example.com.', 'example.com'],
  ['www.example.com', 'example.com'],
  ['WWW.Example.COM.', 'example.com'],
  ['http://example.com', 'example.com'],
  ['HTTPS://www.example.com/path/a?b=c#d', 'example.com'],
  ['https:/example.com', 'example.com'],
  ['//example.com/x', 'example.com'],
  ['example.com/a@b', 'example.com'],
  ['example.com?next=http://other.org:80/', 'example.com'],
  ['docs.example.com', 'docs.example.com'],
  ['www.docs.example.co.uk', 'docs.example.co.uk'],
  ['www2.example.com', 'www2.example.com'],
  ['www.gov.uk', 'www.gov.uk'],
  ['somebody.github.io', 'somebody.github.io'],
  // Endings under which others register may be sites themselves, but for categories of a registry; whether
  // they are, their server says.
  ['gov.uk', 'gov.uk'],
  ['nhs.uk', 'nhs.uk'],
  ['readthedocs.io', 'readthedocs.io'],
  ['https://webflow.io/', 'webflow.io'],
  ['co.uk.com', 'co.uk.com'],
  ['anything.ck', 'anything.ck'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
  ['https://b%C3%BCcher.de/', 'xn--bcher-kva.de'],
  ['名前。みんな', 'xn--ldr85b.xn--q9jyb4c'],
  ['موقع.مصر', 'xn--4gbrim.xn--wgbh1c'],
  // Registries sell names with emoji, and browsers open them; the selector of the coloured variant is
  // dropped.
  ['💩.la', 'xn--ls8h.la'],
  ['xn--ls8h.la', 'xn--ls8h.la'],
  ['i❤.ws', 'xn--i-7iq.ws'],
  ['i❤️.ws', 'xn--i-7iq.ws'],
  ['https://www.👍🏽.ws/', 'xn--on8h5e.ws'],
  ['🇩🇪.ws', 'xn--h77hc.ws'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com'],
  ['r3---sn-4g5e6nz7.example.com', 'r3---sn-4g5e6nz7.example.com'],
  ['1and1.com', '1and1.com'],
  ['3.basecamp.com', '3.basecamp.com'],
  [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
]

const REFUSED: readonly (readonly [input: string, reason: RegExp])[] = [
  ['', /empty/],
  [' \t', /empty/],
  ['http://', /nothing after the scheme/],
  ['https:', /nothing after the scheme/],
  ['/path', /no host/],
  ['127.0.0.1', /IP address/],
  ['http://93.184.216.34/', /IP address/],
  ['2130706433', /IP address/],
  ['0x7f000001', /IP address/],
  ['0x7f.1', /IP address/],
  ['0177.0.0.1', /IP address/],
  ['127.1', /IP address/],
  ['①②⑦.⓪.⓪.①', /IP address/],
  ['1.2.3.4.5', /ends in a number/],
  ['example.256', /ends in a number/],
  ['::1', /IP address/],
  ['[::1]', /IP address/],
  ['http://[::ffff:127.0.0.1]:80/', /IP address/],
  ['fe80::1%eth0', /IP address/],
  ['[example.com](https://example.com)', /begins with a bracket/],
  ['localhost', /single word/],
  ['intranet', /single word/],
  ['com', /single word/],
  ['ftp://example.com', /ftp: is not a web address/],
  ['file:///etc/passwd', /file: is not a web address/],
  ['javascript:alert(1)', /javascript: is not a web address/],
  ['data:text/html,hi', /data: is not a web address/],
  ['about:blank', /about: is not a web address/],
  [`${'a'.repeat(300)}.com`, /longer than 253/],
  [`${'a'.repeat(64)}.com`, /label is longer than 63/],
  [`${'abc.'.repeat(70)}com`, /longer than 253/],
  // Signs of Unicode's table of emoji that pass for a sign of ASCII, and families that no browser opens.
  ['pay➖day.com', /“➖” is not allowed in a domain name/],
  ['xn--ab-yry.com', /“➖” is not allowed in a domain name/],
  ['〰.com', /“〰” is not allowed in a domain name/],
  ['✓.com', /“✓” is not allowed in a domain name/],
  ['👨‍👩‍👧.ws', /no host name can have/],
  ['€.com', /“€” is not allowed in a domain name/],
  ['a_b.com', /“_” is not allowed in a domain name/],
  ['a!b.com', /“!” is not allowed in a domain name/],
  ['ab(c.com', /“\(” is not allowed in a domain name/],
  ['a<b.com', /no host name can have/],
  ['xn--a.com', /no host name can have/],
  ['xn--zz--.com', /no host name can have/],
  ['www.xn--.com', /no host name can have/],
  ['exa\u{fffd}mple.com', /./],
  ['example.com:8080', /has a port/],
  ['https://example.com:443/', /has a port/],
  ['localhost:3000', /has a port/],
  ['example.com:', /has a port/],
  ['example.com:http', /has a port/],
  ['user@example.com', /e-mail address.*after the @/],
  ['mailto:user@example.com', /e-mail address/],
  ['http://user@example.com/', /user name or password/],
  ['user:secret@example.com', /user name or password/],
  ['https://user:secret@example.com', /user name or password/],
  ['example.com and more', /white space/],
  ['exam\tple.com', /white space/],
  ['http://example.com/a b', /white space/],
  ['example.com\\@other.org', /backslash/],
  ['example.com\\path', /backslash/],
  ['.example.com', /two dots in a row/],
  ['example..com', /two dots in a row/],
  ['example.com..', /two dots in a row/],
  ['-a.com', /hyphen/],
  ['a-.com', /hyphen/],
  ['example.zzzz', /\.zzzz is not a known/],
  ['co.uk', /below \.co\.uk, which is no site/],
  ['https://COM.AU/', /below \.com\.au/],
  ['ac.jp.', /below \.ac\.jp/],
  ['brand.example', /\.example is reserved/],
  ['www.brand.test', /\.test is reserved/],
  ['brand.invalid', /\.invalid is reserved/],
  ['app.localhost', /\.localhost is reserved/],
  ['printer.local', /\.local is reserved/],
  ['abcdefabcdef.onion', /\.onion is reserved/],
  ['host.corp.internal', /\.internal is reserved/],
  ['router.home.arpa', /\.arpa is reserved/],
]

function refusal(input: string, options?: Parameters<typeof parseDomain>[1]): BlazonError {
  try {
    const site = parseDomain(input, options)
    throw new Error(`accepted as ${site.domain}`)
  } catch (thrown) {
    if (thrown instanceof BlazonError) return thrown
    throw thrown
  }
}

describe('parseDomain', () => {
  it.each(ACCEPTED)('takes %j as %s', (input, domain) => {
    expect(parseDomain(input).domain).toBe(domain)
  })

  it.each(REFUSED)('refuses %j', (input, reason) => {
    const error = refusal(input)
    expect(error.code).toBe('invalid_input')
    expect(error.retryable).toBe(false)
    expect(error.message).toMatch(reason)
  })

  it('gives all parts of the site', () => {
    expect(parseDomain('https://www.Shop.Bücher.co.uk/kasse')).toEqual({
      input: 'https://www.Shop.Bücher.co.uk/kasse',
      domain: 'shop.xn--bcher-kva.co.uk',
      registrable: 'xn--bcher-kva.co.uk',
      label: 'xn--bcher-kva',
      unicode: 'shop.bücher.co.uk',
    })
  })

  it('takes reserved and unknown endings of mapped hosts only', () => {
    const isMapped = (host: string) => ['ferncott.example', 'a.zzzz'].includes(host)
    expect(parseDomain('www.ferncott.example', { isMapped })).toMatchObject({
      domain: 'ferncott.example',
      registrable: 'ferncott.example',
      label: 'ferncott',
    })
    expect(parseDomain('a.zzzz', { isMapped }).domain).toBe('a.zzzz')
    expect(refusal('other.example', { isMapped }).message).toMatch(/reserved/)
    expect(refusal('127.0.0.1', { isMapped: () => true }).message).toMatch(/IP address/)
  })

  it('drops a port where that is asked for', () => {
    const allowPort = true
    expect(parseDomain('https://example.com:8443/x', { allowPort }).domain).toBe('example.com')
    expect(parseDomain('example.com:80', { allowPort }).domain).toBe('example.com')
    expect(refusal('example.com:99999', { allowPort }).message).toMatch(/not a port/)
    expect(refusal('example.com:', { allowPort }).message).toMatch(/not a port/)
    expect(refusal('127.0.0.1:80', { allowPort }).message).toMatch(/IP address/)
    expect(refusal('example.com:1:2', { allowPort }).message).toMatch(/more than one colon/)
  })

  it('shows the input short and harmless', () => {
    const { message } = refusal(`\u{1b}[31m${'x'.repeat(5_000)}`)
    expect(message).not.toContain('\u{1b}')
    expect(message).toContain(`${'x'.repeat(74)}…”`)
    expect(message.length).toBeLessThan(250)
  })
})

describe('an ending with a typing error', () => {
  it.each([
    ['example.con', 'example.com'],
    ['acme.cmo', 'acme.com'],
    ['acme.co.ukk', 'acme.co.uk'],
    ['https://www.acme.nte/path', 'www.acme.net'],
    ['acme.ed', 'acme.de'],
    ['acme.couk', 'acme.co.uk'],
    ['acme.comau', 'acme.com.au'],
    ['acme.museun', 'acme.museum'],
  ])('%s: did you mean %s?', (input, meant) => {
    expect(() => parseDomain(input)).toThrow(new RegExp(` top-level domain\\. Did you mean ${meant}\\?$`))
  })

  it.each(['acme.exmaple', 'acme.qq', 'acme.notanending', 'acme.xn--zzzzz'])(
    '%s: nothing is guessed',
    (input) => {
      expect(() => parseDomain(input)).toThrow(/Write it like example\.com\.$/)
    },
  )
})
