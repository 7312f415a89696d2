import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Blazon,
  type BlazonSettings,
  createBlazon,
  createServer,
  type Progress,
  runBatch,
} from '../../src/index.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { answerIn } from '../doors/http/opened.ts'
import { linesInto } from '../doors/http/serving.ts'
import { patient } from '../house/patient.ts'
import { allOf, temporaryFolder } from '../store/temporary.ts'

const PATIENT = patient()

const GOOD = `<!doctype html><html lang="en"><title>Acme</title><h1>Anvils for all</h1>
<p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>`
/** A page that is empty until its script has run. */
const SHELL = `<!doctype html><html lang="en"><div id="root"></div>
<script>document.getElementById('root').innerHTML = '<h1>Globex</h1><p>Pulleys, since 1911.</p>'</script>`
const PARKED = `<!doctype html><title>sold.example</title><h1>This domain is for sale</h1>
<a href="https://dan.com">Buy now</a>`

/** An engine over sites of these names, with a database in a file; `visits` are the pages asked for. */
async function engineOver(sites: Readonly<Record<string, Pages>>, settings: BlazonSettings = {}) {
  const { port, seen } = await serveSites(sites)
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(
    hosts,
    Object.keys(sites)
      .map((name) => `127.0.0.1:${port} - ${name}\n`)
      .join(''),
  )
  const options = { ...PATIENT, ...settings.options }
  const blazon: Blazon = await createBlazon({ hosts, db: join(folder, 'brands.db'), ...settings, options })
  onTestFinished(() => blazon.close())
  return { blazon, visits: () => seen.splice(0).filter((page) => page.endsWith('.example/')) }
}

const SITES = {
  'acme.example': { '/': GOOD },
  'sold.example': { '/': PARKED },
}

test('a program mounts the service over its engine, and its callers need a key of the engine', async () => {
  const { blazon, visits } = await engineOver(SITES, { options: { producer: 'cascade' } })
  const lines: string[] = []
  const server = await createServer(blazon, { logger: linesInto(lines) })
  onTestFinished(() => server.close())
  const { secret } = await blazon.keys.create('my app')
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const ask = (authorization: string) =>
    fetch(`${url}/v1/brand/retrieve?domain=acme.example`, { headers: { authorization } })

  expect((await ask('Bearer nobody')).status).toBe(401)
  const answer = await ask(`Bearer ${secret}`)
  expect(answer.status).toBe(200)
  const body = answerIn(await answer.text())
  expect(JSON.parse(body)).toMatchObject({ brand: { domain: 'acme.example', title: 'Acme' } })
  // Engine and service have one database.
  expect(await blazon.brand({ domain: 'acme.example' })).toMatchObject({ state: 'ok' })
  expect(await blazon.answers.of('acme.example', 'brand')).toBe(body)
  expect(visits()).toEqual(['acme.example/'])
  expect(lines.join('\n')).toMatch(
    /info answered .*route: '\/v1\/brand\/retrieve', status: 200, ms: \d+, keyId: 'key_/,
  )
  await server.close()
  // The engine is its maker's to close.
  expect(await blazon.results.of('acme.example')).toMatchObject({ state: 'ok' })
})

test('a program runs a batch over its engine, and reads what came of it', async () => {
  const { blazon, visits } = await engineOver(SITES, { options: { producer: 'cascade' } })
  const seen: Progress[] = []
  const lines = ['# my brands', 'acme.example', 'no domain', 'https://www.sold.example/about', 'acme.example']
  const summary = await runBatch(blazon, {
    list: 'my brands',
    lines,
    onProgress: (progress) => void seen.push(progress),
  })
  expect(summary).toMatchObject({ ok: 1, refused: 1, failed: 0, invalid: 1, skipped: 1, interrupted: false })
  expect(seen.at(-1)).toMatchObject({ lines: 5, comments: 1, inHand: 0 })
  const results = await allOf(blazon.results.all())
  expect(results.map(({ result }) => [result.domain, result.state])).toEqual([
    ['acme.example', 'ok'],
    ['sold.example', 'refused'],
  ])
  expect(await allOf(blazon.queue().allLines())).toMatchObject([
    { line: 2, domain: 'acme.example' },
    { line: 3, input: 'no domain', domain: null },
    { line: 4, input: 'https://www.sold.example/about', domain: 'sold.example' },
    { line: 5, domain: 'acme.example' },
  ])
  visits()
  expect(await runBatch(blazon, { list: 'my brands', lines })).toMatchObject({ ok: 0, skipped: 3 })
  expect(visits()).toEqual([])
})

test('a list in a language has results and runs of its own', async () => {
  const { blazon } = await engineOver(SITES, { options: { producer: 'cascade' } })
  const list = { list: 'my brands', lines: ['acme.example'] }
  await runBatch(blazon, { ...list, language: 'german' })
  expect(await allOf(blazon.results.all())).toEqual([])
  expect(await allOf(blazon.results.all('de'))).toMatchObject([{ result: { domain: 'acme.example' } }])
  await expect(runBatch(blazon, { ...list, language: 'klingon' })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})

test('a batch without a browser does not answer for those who come later and want one', async () => {
  const { blazon, visits } = await engineOver({ 'globex.example': { '/': SHELL } })
  const list = { list: 'in a hurry', lines: ['globex.example'], producer: 'cascade' } as const
  await runBatch(blazon, list)
  expect(visits()).toEqual(['globex.example/'])
  // It is stored, so that the list is done, and exported.
  expect(await runBatch(blazon, list)).toMatchObject({ skipped: 1 })
  expect(await blazon.brand({ domain: 'globex.example' }, { producer: 'cascade' })).toMatchObject({
    state: 'refused',
    class: 'empty',
    reductions: ['not_rendered'],
  })
  expect(visits()).toEqual([])

  const whole = await blazon.brand({ domain: 'globex.example' })
  expect(visits()).not.toEqual([])
  if (blazon.browser) expect(whole).toMatchObject({ state: 'ok', record: { producer: 'browser' } })
  expect(whole).not.toHaveProperty('reductions')
  // And it does not take the place of what was made in full.
  await runBatch(blazon, list)
  await blazon.brand({ domain: 'globex.example' }, { producer: 'cascade', refresh: true })
  expect(await blazon.results.of('globex.example')).toEqual(whole)
})

test('a page that scripts build fails where no browser is: the machine’s fault, and later runs ask again', async () => {
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { blazon, visits } = await engineOver({ ...SITES, 'globex.example': { '/': SHELL } })
  const list = { list: 'shells', lines: ['globex.example', 'acme.example', 'www.globex.example'] }
  for (const _ of ['first', 'second']) {
    await runBatch(blazon, list)
    // Once in each run: a second try would lack the same.
    expect(visits().filter((page) => page === 'globex.example/')).toEqual(['globex.example/'])
  }
  expect(await blazon.results.of('globex.example')).toMatchObject({
    ...{ state: 'failed', code: 'unavailable', retryable: true },
    message: expect.stringMatching(/browser .*BLAZON_NO_BROWSER .*unset/),
  })
  expect(await blazon.queue().outcomes('shells')).toEqual([
    {
      state: 'failed',
      reason: 'unavailable',
      domains: 1,
      unrendered: 0,
      message: expect.stringContaining('unset'),
    },
    { state: 'ok', reason: null, domains: 1, unrendered: 0, message: null },
  ])
  const styled = await blazon.styleguide({ domain: 'globex.example' })
  const shown = await blazon.screenshot({ domain: 'globex.example' })
  const read = await blazon.markdown({ url: 'http://globex.example/' })
  for (const result of [styled, shown, read])
    expect(result).toMatchObject({ state: 'failed', code: 'unavailable', retryable: true })
})

test('a line that needs a browser which is not there has its row, and is looked up again by the next', async () => {
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { blazon, visits } = await engineOver(SITES)
  const list = { list: 'shown', lines: ['acme.example'], producer: 'browser' } as const
  await runBatch(blazon, list)
  const rows = await allOf(blazon.results.all())
  expect(rows.map(({ result }) => result)).toMatchObject([{ state: 'failed', code: 'unavailable' }])
  visits()
  expect(await blazon.brand({ domain: 'acme.example' })).toMatchObject({ state: 'ok' })
  expect(visits()).toEqual(['acme.example/'])
})
