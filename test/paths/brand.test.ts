import { expect, test } from 'vitest'
import { unlimited } from '../../src/concurrency/deadline.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { lookUp } from '../../src/paths/brand.ts'
import { judge } from '../../src/paths/describe.ts'
import type { BrandRequest, Ports } from '../../src/paths/ports.ts'
import { parseDomain } from '../../src/resolve/domain.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'

const SITE = parseDomain('acme.com')
const GOOD = '<title>Acme</title><h1>Acme</h1><p>Anvils since 1887, by post and by cart.</p>'
const CHALLENGE = '<title>Just a moment...</title><h1>acme.com</h1><p>Verifying you are human.</p>'

/** A site whose answers come in turn, and what is kept of them. */
function siteOf(...answers: (string | BlazonError)[]) {
  const kept = new Map<string, Result>()
  let captures = 0
  const ports = {
    options: DEFAULTS,
    captureWithPictures: async () => {
      const answer = answers[Math.min(captures++, answers.length - 1)] ?? ''
      if (answer instanceof BlazonError) throw answer
      return snapshotFromHtml({ url: 'https://acme.com/', html: answer })
    },
    judge: async (snapshot: Snapshot) => ({ result: judge(snapshot), isShell: false }),
    store: {
      freshResultOf: async (domain: string) => kept.get(domain),
      staleResultOf: async () => undefined,
      putResult: async (result: Result) => void kept.set(result.domain, result),
      correctionsOf: async () => [],
    },
  } as unknown as Ports
  const lookup = async (request: BrandRequest = {}) =>
    (await lookUp(ports, SITE, request, unlimited(30_000))).result
  return { lookup, kept: () => kept.get('acme.com')?.state, captures: () => captures }
}

test('a second look that failed does not undo the first, asked for or not', async () => {
  const { lookup, kept } = siteOf(GOOD, new BlazonError('unreachable', 'It is down.'))
  expect((await lookup()).state).toBe('ok')
  expect((await lookup({ refresh: true })).state).toBe('failed')
  expect(kept()).toBe('ok')
  expect((await lookup()).state).toBe('ok')
})

test('a refusal of those who want no browser answers only them', async () => {
  const { lookup, kept, captures } = siteOf(CHALLENGE, GOOD, CHALLENGE)
  const refused = { state: 'refused', class: 'blocked', reductions: ['not_rendered'] }
  expect(await lookup({ producer: 'cascade' })).toMatchObject(refused)
  expect(await lookup({ producer: 'cascade' })).toMatchObject(refused)
  expect(captures()).toBe(1)
  expect((await lookup()).state).toBe('ok')
  expect(kept()).toBe('ok')
  // What there is in full is not given up for less.
  expect(await lookup({ producer: 'cascade', refresh: true })).toMatchObject(refused)
  expect(kept()).toBe('ok')
})

test('a refusal, and a failure that will last, are kept; one that may pass is not waited out', async () => {
  const refused = siteOf(CHALLENGE)
  await refused.lookup()
  await refused.lookup()
  expect(refused.captures()).toBe(1)
  const gone = siteOf(new BlazonError('not_found', 'It has no address.'))
  await gone.lookup()
  await gone.lookup()
  expect(gone.captures()).toBe(1)
  const down = siteOf(new BlazonError('unreachable', 'It is down.'), GOOD)
  expect((await down.lookup()).state).toBe('failed')
  expect((await down.lookup()).state).toBe('ok')
})

test('a refusal tells the status of its page', () => {
  const page = snapshotFromHtml({
    url: 'https://acme.com/',
    html: '<title>Error</title><h1>Server error</h1>',
  })
  const document = { ...page.document, status: 500 }
  expect(judge({ ...page, document })).toMatchObject({ state: 'refused', class: 'error_page', status: 500 })
})
