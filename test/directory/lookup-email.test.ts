import { describe, expect, it } from 'vitest'
import { findByEmail } from '../../src/directory/lookup/email.ts'
import { sourceOf } from '../../src/directory/memory.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { entry, listing } from './entries.ts'

const source = sourceOf(
  [
    entry('acme.com', 'Acme', {
      domains: [
        { domain: 'acme.com', role: 'main' },
        { domain: 'oldacme.com', role: 'old' },
      ],
    }),
    // The list of disposable hosts has it, and it is on an exchange.
    entry('trashmail.com', 'Trash Mail Inc.', { listings: [listing('TRSH', 'NASDAQ')] }),
  ],
  'shipped',
)

const resolve = (host: string) => parseDomain(host)
const find = (email: string) => findByEmail(source, { email, rules: DEFAULTS.email, resolve })

describe('an address at the domain of a company leads to it', () => {
  it.each([
    ['info@acme.com', 'acme.com'],
    ['Bob+news@Acme.com', 'acme.com'],
    ["  o'brien.x_y@eu.mail.acme.com ", 'acme.com'],
    ['jane@oldacme.com', 'acme.com'],
    ['jane@unheard-of.co.uk', 'unheard-of.co.uk'],
    ['jürgen@bücher.com', 'xn--bcher-kva.com'],
    ['a@starbucks.com', 'starbucks.com'],
    ['a@angi.com', 'angi.com'],
    ['a@ufginsurance.com', 'ufginsurance.com'],
    ['a@trashmail.com', 'trashmail.com'],
    // It has the name of a provider in it, and is none.
    ['a@mygmail.company.com', 'company.com'],
  ])('%s: %s', async (email, domain) => {
    expect(await find(email)).toMatchObject({ state: 'found', how: 'email', domain })
  })

  it('names the company if the directory knows it', async () => {
    expect((await find('info@acme.com')).company?.name).toBe('Acme')
    expect((await find('info@unheard-of.co.uk')).company).toBeUndefined()
  })
})

describe('an address that tells no company', () => {
  it.each([
    ['gmail.com', 'everybody can have an address'],
    ['mail.gmail.com', 'everybody can have an address'],
    ['yahoo.co.jp', 'everybody'],
    ['web.de', 'everybody'],
    ['qq.com', 'everybody'],
    ['vip.163.com', 'everybody'],
    ['naver.com', 'everybody'],
    ['wp.pl', 'everybody'],
    ['seznam.cz', 'everybody'],
    ['libero.it', 'everybody'],
    ['laposte.net', 'everybody'],
    ['rediffmail.com', 'everybody'],
    ['yandex.kz', 'everybody'],
    ['tutanota.com', 'everybody'],
    ['hey.com', 'everybody'],
    ['orange.fr', 'everybody'],
    ['mailinator.com', 'thrown away'],
    ['x.mailinator.com', 'thrown away'],
    ['sharklasers.com', 'thrown away'],
    ['tempmail.com', 'thrown away'],
    ['privaterelay.appleid.com', 'hidden address of somebody else'],
    ['abc.mozmail.com', 'hidden address of somebody else'],
    ['users.noreply.github.com', 'hidden address of somebody else'],
  ])('a@%s', async (host, why) => {
    await expect(find(`a@${host}`)).rejects.toMatchObject({
      code: 'free_email',
      message: expect.stringContaining(why),
    })
  })
})

describe('what is no address is refused with its reason', () => {
  it.each([
    ['nobody', 'it has no @'],
    ['', 'it has no @'],
    ['a@@b.com', 'more than one @'],
    ['a@b@c.com', 'more than one @'],
    ['@acme.com', 'nothing on one side'],
    ['a@', 'nothing on one side'],
    ['a@com', 'not a domain'],
    ['a@[::1]', 'an IP address'],
    ['a@127.0.0.1', 'not a domain'],
    ['a@acme.com.', 'not a domain'],
    ['a@acme..com', 'not a domain'],
    ['a@https://acme.com', 'not a domain'],
    ['a@acme.com/x', 'not a domain'],
    ['a@acme.notatld', 'not a domain'],
    ['a@co.uk', 'not a domain'],
    ['.a@acme.com', 'characters or dots'],
    ['a..b@acme.com', 'characters or dots'],
    ['a b@acme.com', 'characters or dots'],
    ['"a"@acme.com', 'characters or dots'],
    ['mailto:a@acme.com', 'characters or dots'],
    [`${'a'.repeat(65)}@acme.com`, 'longer than 64 bytes'],
    [`a@${'a.'.repeat(130)}com`, 'longer than 254 bytes'],
  ])('%s', async (email, why) => {
    await expect(find(email)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(why),
    })
  })
})
