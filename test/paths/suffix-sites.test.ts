import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isOf, labelOf, ownerOf } from '../../src/formats/psl.ts'
import { createBlazon, createServer, runBatch } from '../../src/index.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { serveSites } from '../capture/sites.ts'
import { temporaryFolder } from '../store/temporary.ts'

const page = (name: string) =>
  `<!doctype html><title>${name}</title><header><a href="/">${name}</a></header><h1>${name}</h1>
  <p>${'We publish what others write, and have done so for many years. '.repeat(5)}</p>`

/** An engine over sites whose names are suffixes of the list, and one that does not answer. */
async function engineOverSuffixes() {
  const { port, seen } = await serveSites({
    'readthedocs.io': { '/': page('Read the Docs') },
    'gov.uk': { '/': { to: 'http://www.gov.uk/' } },
    'www.gov.uk': { '/': page('Welcome to GOV.UK') },
    'webflow.io': { '/': { to: 'http://somebody.webflow.io/' } },
    'somebody.webflow.io': { '/': page('Bakery Sunrise') },
  })
  const names = ['readthedocs.io', 'gov.uk', 'www.gov.uk', 'webflow.io', 'somebody.webflow.io']
  const hosts = join(temporaryFolder(), 'hosts')
  // Nobody listens at the first port.
  const none = ['gov.ie', 'www.gov.ie'].map((name) => `127.0.0.1:1 - ${name}\n`)
  writeFileSync(hosts, [...names.map((name) => `127.0.0.1:${port} - ${name}\n`), ...none].join(''))
  const blazon = await createBlazon({ hosts, options: { producer: 'cascade' } })
  onTestFinished(() => blazon.close())
  return { blazon, seen }
}

test('a suffix of the list that is a site is looked up, by the library, a list and the service', async () => {
  const { blazon } = await engineOverSuffixes()
  const found = await blazon.brand({ domain: 'https://READTHEDOCS.io/' })
  expect(found).toMatchObject({ state: 'ok', domain: 'readthedocs.io' })
  expect(found.state === 'ok' && found.record.fields.name).toMatchObject({ value: 'Read the Docs' })

  const lines = ['gov.uk', 'webflow.io', 'gov.ie', 'readthedocs.io']
  const { ok, refused, failed, invalid } = await runBatch(blazon, {
    list: 'list',
    lines: [...lines, 'co.uk'],
  })
  expect({ ok, refused, failed, invalid }).toMatchObject({ invalid: 1 })
  const results = await Promise.all(lines.map((domain) => blazon.results.of(domain)))
  // The apex leads to its own www; a name that somebody registered below a suffix is somebody else's.
  expect(results).toMatchObject([
    { state: 'ok', record: { url: 'http://www.gov.uk/' } },
    { state: 'refused', class: 'redirected' },
    { state: 'failed' },
    { state: 'ok' },
  ])

  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const ask = (domain: string) =>
    server.inject({
      url: `/v1/brand/retrieve?domain=${domain}`,
      headers: { host: 'localhost', authorization: `Bearer ${secret}` },
    })
  expect((await ask('readthedocs.io')).json()).toMatchObject({ brand: { domain: 'readthedocs.io' } })
  expect((await ask('gov.ie')).json()).toMatchObject({ code: 400, error_code: 'WEBSITE_ACCESS_ERROR' })
  expect((await ask('co.uk')).json()).toMatchObject({ code: 400, error_code: 'INVALID_INPUT' })
})

test.each([
  ['example.com', 'example.com', 'example'],
  ['a.b.example.co.uk', 'example.co.uk', 'example'],
  ['gov.uk', 'gov.uk', 'gov'],
  ['www.gov.uk', 'gov.uk', 'gov'],
  ['a.www.gov.uk', 'gov.uk', 'gov'],
  ['hmrc.gov.uk', 'hmrc.gov.uk', 'hmrc'],
  ['readthedocs.io', 'readthedocs.io', 'readthedocs'],
  ['somebody.readthedocs.io', 'somebody.readthedocs.io', 'somebody'],
  ['www.com', 'www.com', 'www'],
  ['192.0.2.1', '192.0.2.1', undefined],
])('%s belongs to %s', (host, owner, label) => {
  expect([ownerOf(host), labelOf(host)]).toEqual([owner, label])
})

test('names below a suffix that others registered are not of the site of the suffix', () => {
  const site = parseDomain('readthedocs.io')
  expect(site).toMatchObject({
    domain: 'readthedocs.io',
    registrable: 'readthedocs.io',
    label: 'readthedocs',
  })
  const hosts = ['readthedocs.io', 'www.readthedocs.io', 'somebody.readthedocs.io', 'readthedocs.com']
  expect(hosts.map((host) => isOf(site, host))).toEqual([true, true, false, false])
  expect(parseDomain('www.gov.uk')).toMatchObject({ domain: 'www.gov.uk', registrable: 'gov.uk' })
})
