import { expect, test } from 'vitest'
import { judge } from '../src/describe.ts'
import { BlazonError } from '../src/model/errors.ts'
import { DEFAULTS } from '../src/model/options.ts'
import type { Result } from '../src/model/record.ts'
import { lookup, type Stages } from '../src/pipeline.ts'
import { parseDomain } from '../src/resolve/domain.ts'
import { snapshotFromHtml } from '../src/snapshot/from-html.ts'

const SITE = parseDomain('acme.com')
const GOOD = '<title>Acme</title><h1>Acme</h1><p>Anvils since 1887, by post and by cart.</p>'
const CHALLENGE = '<title>Just a moment...</title><h1>acme.com</h1><p>Verifying you are human.</p>'

/** A site whose answers come in turn, and what is kept of them. */
function siteOf(...answers: (string | BlazonError)[]) {
  const kept = new Map<string, Result>()
  let captures = 0
  const stages: Stages = {
    capture: async () => {
      const answer = answers[Math.min(captures++, answers.length - 1)] ?? ''
      if (answer instanceof BlazonError) throw answer
      return snapshotFromHtml({ url: 'https://acme.com/', html: answer })
    },
    judge: async (snapshot) => ({ result: judge(snapshot), isShell: false }),
    store: {
      freshResultOf: (domain) => kept.get(domain),
      putResult: (result) => void kept.set(result.domain, result),
    },
    options: DEFAULTS,
  }
  return { stages, kept: () => kept.get('acme.com')?.state, captures: () => captures }
}

test('a second look that failed does not undo the first, asked for or not', async () => {
  const { stages, kept } = siteOf(GOOD, new BlazonError('unreachable', 'It is down.'))
  expect((await lookup(SITE, stages)).state).toBe('ok')
  expect((await lookup(SITE, stages, { refresh: true })).state).toBe('failed')
  expect(kept()).toBe('ok')
  expect((await lookup(SITE, stages)).state).toBe('ok')
})

test('a refusal of the hurried is none for those who have time', async () => {
  const { stages, kept } = siteOf(CHALLENGE, GOOD)
  expect(await lookup(SITE, stages, { producer: 'cascade' })).toMatchObject({
    state: 'refused',
    class: 'blocked',
  })
  expect(kept()).toBeUndefined()
  expect((await lookup(SITE, stages)).state).toBe('ok')
})

test('a refusal, and a failure that will last, are kept; one that may pass is not waited out', async () => {
  const refused = siteOf(CHALLENGE)
  await lookup(SITE, refused.stages)
  await lookup(SITE, refused.stages)
  expect(refused.captures()).toBe(1)
  const gone = siteOf(new BlazonError('not_found', 'It has no address.'))
  await lookup(SITE, gone.stages)
  await lookup(SITE, gone.stages)
  expect(gone.captures()).toBe(1)
  const down = siteOf(new BlazonError('unreachable', 'It is down.'), GOOD)
  expect((await lookup(SITE, down.stages)).state).toBe('failed')
  expect((await lookup(SITE, down.stages)).state).toBe('ok')
})
