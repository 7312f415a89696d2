import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { afterAll, describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { createBlazon, createServer } from '../../src/index.ts'
import { serveSites } from '../capture/sites.ts'
import { entry, listing } from '../directory/entries.ts'
import { answerIn } from '../doors/http/opened.ts'
import { patient } from '../house/patient.ts'
import { temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const page = (name: string) => `<!doctype html><html lang="en"><title>${name}</title><h1>${name} for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`

const directory = sourceOf(
  [
    entry('acme.example', 'Acme Anvils', {
      country: 'GB',
      domains: [
        { domain: 'acme.example', role: 'main' },
        { domain: 'acme-de.example', role: 'country', country: 'DE' },
      ],
      listings: [
        listing('ACM', 'FSX'),
        listing('ACM', 'LSE', { isin: 'US0378331005' }),
        listing('ACMEY', 'PNK'),
      ],
    }),
    entry('silent.example', 'Silent Works', { listings: [listing('SLNT', 'NYSE')] }),
    entry('ended.example', 'Ended Works', { listings: [listing('END', 'NYSE', { isActive: false })] }),
    entry('sold.example', 'Sold Works'),
  ],
  'imported',
)

const ends: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const { port, seen } = await serveSites(
  {
    'acme.example': { '/': page('Acme') },
    'acme-de.example': { '/': page('Acme Amboss') },
    'ended.example': { '/': page('Ended') },
    'sold.example': {
      '/': '<title>sold.example</title><h1>This domain is for sale</h1><a href="https://dan.com">Buy now</a>',
    },
    'unlisted.example': { '/': page('Unlisted') },
  },
  false,
  (end) => void ends.push(end),
)
const folder = temporaryFolder((end) => void ends.push(end))
const hosts = join(folder, 'hosts')
const names = ['acme', 'acme-de', 'ended', 'sold', 'unlisted']
const lines = names.map((name) => `127.0.0.1:${port} - ${name}.example\n`)
// Nothing listens there.
writeFileSync(hosts, `${lines.join('')}127.0.0.1:1 - silent.example\n`)
const options = { ...PATIENT, producer: 'cascade', escalation: { maxAttempts: 1 } } as const
const blazon = await createBlazon({ hosts, db: join(folder, 'brands.db'), directory, options })
ends.push(() => blazon.close())
const server = await createServer(blazon)
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
const client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0 })
const get = async (path: string) => {
  const answer = await fetch(`${url}/v1${path}`, { headers: { authorization: `Bearer ${secret}` } })
  return { status: answer.status, body: answerIn((await answer.json()) as object) as Record<string, unknown> }
}

describe('the library', () => {
  it('tells the company without a visit', async () => {
    seen.splice(0)
    expect(await blazon.company({ name: 'Acme Anvils' })).toEqual({
      domain: 'acme.example',
      name: 'Acme Anvils',
      how: 'name',
      evidence: [expect.stringContaining('“Acme Anvils” for acme.example')],
    })
    expect(await blazon.company({ email: 'jane@unlisted.example' })).toMatchObject({
      domain: 'unlisted.example',
      name: undefined,
    })
    await expect(blazon.company({ isin: 'US0378331006' })).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(blazon.brand({ name: 'Nobody At All' })).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^No company is known by the name “Nobody At All”\. Tried: the name/),
    })
    await expect(blazon.brand({ email: 'jane@gmail.com' })).rejects.toMatchObject({ code: 'free_email' })
    expect(seen).toEqual([])
  })

  it('looks its brand up, with its stock and how it was found', async () => {
    const result = await blazon.brand({ ticker: 'ACM', exchange: 'LSE' })
    expect(result).toMatchObject({
      state: 'ok',
      domain: 'acme.example',
      identified: { how: 'ticker', evidence: [expect.stringContaining('“ACM” is Acme Anvils on LSE')] },
      record: {
        fields: { name: { value: 'Acme' } },
        stock: {
          value: { ticker: 'ACM', exchange: 'LSE' },
          rule: 'directory',
          evidence: [{ source: 'directory', text: 'ACM on LSE' }],
        },
      },
    })
    // What the directory adds is not stored.
    expect(await blazon.results.of('acme.example')).not.toHaveProperty('record.stock')
    expect(await blazon.fonts({ name: 'Acme Anvils', country: 'de' })).toMatchObject({
      domain: 'acme-de.example',
    })
  })

  it('tells what the directory knows when the site cannot be read, and stores the failure alone', async () => {
    const result = await blazon.brand({ name: 'Silent Works' })
    expect(result).toMatchObject({
      state: 'ok',
      domain: 'silent.example',
      record: {
        reductions: ['directory_alone'],
        notes: [expect.stringContaining('The record has only values of the directory.')],
        fields: { name: { value: 'Silent Works', rule: 'directory' }, logos: { value: null } },
        stock: { value: { ticker: 'SLNT', exchange: 'NYSE' } },
      },
    })
    expect(await blazon.results.of('silent.example')).toMatchObject({ state: 'failed' })
    expect(await blazon.brand({ domain: 'silent.example' })).toMatchObject({ state: 'failed' })
    // A page that says that the domain is somebody else's by now speaks against the directory.
    expect(await blazon.brand({ name: 'Sold Works' })).toMatchObject({ state: 'refused', class: 'parked' })
  })
})

describe('the service', () => {
  it('answers the public client by name, ticker, ISIN and e-mail address', async () => {
    const byName = answerIn(await client.brand.retrieveByName({ name: 'Acme Anvils' }))
    expect(byName).toMatchObject({
      status: 'ok',
      code: 200,
      brand: { domain: 'acme.example', title: 'Acme' },
    })
    expect(byName.brand?.stock).toEqual({ ticker: 'ACM', exchange: 'LSE' })
    const byTicker = await client.brand.retrieveByTicker({ ticker: 'ACM', ticker_exchange: 'LSE' })
    expect(answerIn(byTicker)).toEqual(byName)
    expect(answerIn(await client.brand.retrieveByIsin({ isin: 'US0378331005' }))).toEqual(byName)
    expect(answerIn(await client.brand.retrieveByEmail({ email: 'jane@acme.example' }))).toEqual(byName)
    expect(answerIn(await client.brand.retrieve({ domain: 'acme.example' }))).toEqual(byName)
    expect((await get('/brand/retrieve?name=Acme%20Anvils')).body).toEqual(byName)
    expect((await get('/brand/retrieve?ticker=ACM&ticker_exchange=LSE')).body).toEqual(byName)
    const german = await get('/brand/retrieve-by-name?name=Acme%20Anvils&country_gl=de')
    expect(german.body).toMatchObject({ brand: { domain: 'acme-de.example' } })
  })

  it('sends null for a company that is not listed any more, and nothing where nothing is known', async () => {
    const ended = await get('/brand/retrieve?domain=ended.example')
    expect(ended.body).toMatchObject({ brand: { stock: null } })
    const unlisted = await get('/brand/retrieve?domain=unlisted.example')
    expect(unlisted.body.brand).not.toHaveProperty('stock')
  })

  it('answers with the directory for a site that cannot be read, and not for its domain', async () => {
    const known = {
      domain: 'silent.example',
      title: 'Silent Works',
      stock: { ticker: 'SLNT', exchange: 'NYSE' },
    }
    const answers = await Promise.all([
      get('/brand/retrieve-by-ticker?ticker=SLNT&maxSpeed=true'),
      get('/brand/retrieve-by-ticker?ticker=SLNT'),
      get('/brand/retrieve?domain=silent.example'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(answers[0]?.body).toMatchObject({ brand: known })
    expect(answers[1]?.body).toMatchObject({ brand: known })
    expect((await get('/brand/retrieve?domain=silent.example')).status).toBe(400)
  })

  it.each([
    ['retrieve-by-name?name=Nobody%20Here', 404, 'NOT_FOUND', 'Tried: the name, a domain of this name'],
    ['retrieve-by-ticker?ticker=NOBODY', 404, 'NOT_FOUND', 'was looked for on NASDAQ, NYSE'],
    ['retrieve-by-isin?isin=US5949181045', 404, 'NOT_FOUND', 'There is no listing with this ISIN.'],
    ['retrieve-by-email?email=a%40gmail.com', 422, 'FREE_EMAIL', 'everybody can have an address'],
    ['retrieve-by-email?email=a%40mailinator.com', 422, 'FREE_EMAIL', 'thrown away'],
    ['retrieve-by-email?email=nobody', 400, 'INVALID_INPUT', 'it has no @'],
    ['retrieve-by-isin?isin=US0378331006', 400, 'INVALID_INPUT', 'check digit'],
    ['retrieve-by-isin?isin=US', 400, 'INVALID_INPUT', '2 characters instead of 12'],
    ['retrieve-by-name?name=3M', 400, 'INVALID_INPUT', 'has 2 characters, and may have 3 to 30'],
    [`retrieve-by-name?name=${'x'.repeat(31)}`, 400, 'INVALID_INPUT', 'may have 3 to 30'],
    ['retrieve-by-name', 400, 'INVALID_INPUT', 'name is required'],
    ['retrieve-by-name?name=Acme%20Anvils&country_gl=DE', 400, 'INVALID_INPUT', 'country_gl must be one of'],
    [
      'retrieve-by-name?name=Acme&ticker=ACM',
      400,
      'INVALID_INPUT',
      'name and ticker cannot be given together',
    ],
    ['retrieve-by-name?name=Acme&domain=a.com', 400, 'INVALID_INPUT', 'name and domain cannot be given'],
    ['retrieve-by-ticker?ticker=ACM&name=Acme', 400, 'INVALID_INPUT', 'ticker and name cannot be given'],
    ['retrieve-by-ticker?ticker=ACM&ticker_exchange=nyse', 400, 'INVALID_INPUT', 'ticker_exchange must be'],
    ['retrieve-by-ticker?ticker=ABCDEFGHIJKLMNOP', 400, 'INVALID_INPUT', 'more than 15 characters'],
    ['retrieve-by-ticker?ticker=BRK%20B', 400, 'INVALID_INPUT', 'letters, digits and dots alone'],
    ['retrieve?ticker=A%24', 400, 'INVALID_INPUT', 'letters, digits and dots alone'],
    ['retrieve-by-isin?isin=US0378331005&domain=a.com&name=Acme', 400, 'INVALID_INPUT', 'domain and name'],
    ['retrieve-by-email?email=a%40acme.com&name=A&ticker=A', 400, 'INVALID_INPUT', 'name and ticker'],
    [
      'transaction_identifier?transaction_info=A&domain=a.com&name=A',
      400,
      'INVALID_INPUT',
      'domain and name',
    ],
    ['retrieve-simplified?domain=acme.example&name=Acme', 400, 'INVALID_INPUT', 'cannot be given together'],
    ['retrieve?name=Acme&domain=acme.example', 400, 'INVALID_INPUT', 'domain and name cannot be given'],
    ['retrieve?name=ab', 400, 'INVALID_INPUT', 'may have 3 to 30'],
    ['retrieve', 400, 'INVALID_INPUT', 'domain is required'],
  ])('%s: %i', async (path, status, errorCode, message) => {
    const answer = await get(`/brand/${path}`)
    expect(answer.body).toMatchObject({
      status: 'error',
      code: status,
      error_code: errorCode,
      message: expect.stringContaining(message),
    })
    expect(answer.status).toBe(status)
  })

  it('takes the countries that the client never sends', async () => {
    for (const country of ['gg', 'sx', 'an']) {
      expect((await get(`/brand/retrieve-by-name?name=Acme%20Anvils&country_gl=${country}`)).status).toBe(200)
    }
  })
})
