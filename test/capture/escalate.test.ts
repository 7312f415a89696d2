import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { ESCALATION } from '../../src/capture/bounds.ts'
import { type Attempt, type Escalation, escalate } from '../../src/capture/escalate/escalate.ts'
import { createMemory, type Memory } from '../../src/capture/escalate/memory.ts'
import type { AdmittedPage } from '../../src/capture/escalate/outcome.ts'
import { parseProxies } from '../../src/capture/escalate/proxies.ts'
import { createProxyRoutes } from '../../src/capture/escalate/proxy-routes.ts'
import type { AttemptOutcome } from '../../src/capture/escalate/reaction.ts'
import type { Deadline } from '../../src/concurrency/deadline.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { DEFAULTS, type Producer } from '../../src/model/options.ts'
import type { PageClass } from '../../src/model/site.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { snapshotOf } from '../store/records.ts'
import { deadlineOf } from './capturing.ts'

const ONE_TIER = 'http://p.example\nhttp://q.example\nhttp://s.example'
const TWO_TIERS = `${ONE_TIER}\n\nsocks5://r.example`

/** A page of a class. Its URL tells which page it is. */
function page(name: PageClass, { url = 'https://acme.example/', rendered = false } = {}): AttemptOutcome {
  const snapshot: Snapshot = {
    ...snapshotOf('acme.example'),
    url,
    producer: rendered ? 'browser' : 'http',
    notes: ['a note of its own'],
  }
  const evidence = name === 'brand' ? [] : [`Vendor: ${name}`]
  return { snapshot, verdict: { class: name, evidence } }
}

const BRAND = page('brand')
const BLOCKED = page('blocked')
const RENDERED_BLOCKED = page('blocked', { rendered: true })

function refusal(retryAfterMs: number): AttemptOutcome {
  return { ...BLOCKED, retryAfterMs }
}

function failure(code: BlazonError['code'], cause: string, retryable?: boolean): AttemptOutcome {
  const options = { cause: Object.assign(new Error(cause), { code: cause }) }
  const message = `acme.example broke (${cause}).`
  return {
    failure: new BlazonError(code, message, retryable === undefined ? options : { ...options, retryable }),
  }
}

const RESET = failure('unreachable', 'ECONNRESET')
const CLOSED = failure('unreachable', 'ECONNREFUSED')
const NO_NAME = failure('unreachable', 'ENOTFOUND', false)
const CERTIFICATE = failure('unreachable', 'CERT_HAS_EXPIRED', false)
const SILENT = failure('timeout', 'UND_ERR_HEADERS_TIMEOUT')
const FORBIDDEN = failure('forbidden_target', '')

interface Script {
  readonly answers: readonly AttemptOutcome[]
  readonly proxies?: string
  readonly producer?: Producer
  readonly hasBrowser?: boolean
  readonly memory?: Memory
  readonly options?: Partial<typeof DEFAULTS.escalation>
  readonly rest?: Partial<Escalation>
}

function memoryFor(now = () => 0): Memory {
  return createMemory(now)
}

/**
 * Escalates with these answers, one per attempt, and returns the attempts as text, such as `0 http`, `1
 * browser p`.
 */
async function climbing(
  script: Script,
): Promise<{ tried: string[]; result: PromiseSettledResult<Snapshot> }> {
  const { answers, proxies, producer = 'auto', hasBrowser = true, memory = memoryFor(), rest } = script
  const tried: string[] = []
  const left = [...answers]
  const attempt = async ({ tier, means, route }: Attempt): Promise<AttemptOutcome> => {
    tried.push([tier, means, route.upstream?.hostname.replace('.example', '')].join(' ').trim())
    const answer = left.shift()
    if (!answer) throw new Error(`nobody expected ${tried.at(-1)}`)
    return answer
  }
  const [result] = await Promise.allSettled([
    escalate({
      site: snapshotOf('acme.example').site,
      hasBrowser,
      producer,
      routes: createProxyRoutes(proxies === undefined ? undefined : parseProxies(proxies)),
      memory,
      options: { escalation: { ...DEFAULTS.escalation, ...script.options } },
      deadline: deadlineOf({ leftMs: 50_000 }),
      attempt,
      ...rest,
    }),
  ])
  expect(left).toEqual([])
  return { tried, result: pageOf(result) }
}

/** The outcome with the snapshot alone. */
function pageOf(result: PromiseSettledResult<AdmittedPage>): PromiseSettledResult<Snapshot> {
  return result.status === 'rejected' ? result : { status: 'fulfilled', value: result.value.snapshot }
}

async function snapshotFrom(script: Script): Promise<Snapshot> {
  const { result } = await climbing(script)
  if (result.status === 'rejected') throw result.reason
  return result.value
}

describe('escalate', () => {
  it.each<[string, Script, string[]]>([
    ['a page', { answers: [BRAND] }, ['0 http']],
    ['a page of another class', { answers: [page('parked')], proxies: ONE_TIER }, ['0 http']],
    ['blocked, then not', { answers: [BLOCKED, BRAND] }, ['0 http', '0 browser']],
    [
      'blocked, then parked',
      { answers: [BLOCKED, page('parked')], proxies: ONE_TIER },
      ['0 http', '0 browser'],
    ],
    ['blocked without browser', { answers: [BLOCKED], hasBrowser: false }, ['0 http']],
    ['blocked for the cascade', { answers: [BLOCKED], producer: 'cascade' }, ['0 http']],
    ['blocked in the browser', { answers: [BLOCKED], producer: 'browser' }, ['0 browser']],
    ['blocked after rendering', { answers: [RENDERED_BLOCKED] }, ['0 http']],
    [
      'blocked everywhere',
      { answers: [BLOCKED, BLOCKED, BLOCKED, BLOCKED, BLOCKED], proxies: ONE_TIER },
      ['0 http', '0 browser', '1 http p', '1 http q', '1 browser s'],
    ],
    [
      'blocked, rendered and blocked, on each tier',
      { answers: Array.from({ length: 5 }, () => RENDERED_BLOCKED), proxies: TWO_TIERS },
      ['0 http', '1 http p', '1 http q', '2 http r', '2 http r'],
    ],
    [
      'blocked for the cascade, with proxies',
      { answers: [BLOCKED, BLOCKED, BRAND], proxies: ONE_TIER, producer: 'cascade' },
      ['0 http', '1 http p', '1 http q'],
    ],
    [
      'blocked in the browser, with proxies',
      { answers: [RENDERED_BLOCKED, RENDERED_BLOCKED, BRAND], proxies: ONE_TIER, producer: 'browser' },
      ['0 browser', '1 browser p', '1 browser q'],
    ],
    [
      'more attempts than allowed',
      { answers: [BLOCKED, BLOCKED], options: { maxAttempts: 2 }, proxies: ONE_TIER },
      ['0 http', '0 browser'],
    ],
    ['a reset', { answers: [RESET, BRAND] }, ['0 http', '0 browser']],
    ['resets', { answers: [RESET, RESET, BRAND], proxies: ONE_TIER }, ['0 http', '0 browser', '1 http p']],
    ['silence', { answers: [SILENT] }, ['0 http']],
    ['silence, with proxies', { answers: [SILENT, BRAND], proxies: ONE_TIER }, ['0 http', '1 http p']],
    ['a closed port', { answers: [CLOSED], proxies: ONE_TIER }, ['0 http']],
    ['a name that is none', { answers: [NO_NAME], proxies: ONE_TIER }, ['0 http']],
    ['a bad certificate', { answers: [CERTIFICATE], proxies: ONE_TIER }, ['0 http']],
    ['a forbidden target', { answers: [FORBIDDEN], proxies: ONE_TIER }, ['0 http']],
    [
      'proxies that do not work',
      { answers: [CLOSED, CERTIFICATE, SILENT, BRAND], proxies: `${ONE_TIER}\n\ndirect` },
      ['0 http p', '0 http q', '0 browser s', '1 http'],
    ],
    [
      'a name that is none, seen before any proxy',
      { answers: [NO_NAME], proxies: 'http://p.example\n\ndirect' },
      ['0 http p'],
    ],
    ['a short pause', { answers: [refusal(5), BRAND] }, ['0 http', '0 http']],
    ['no pause at all', { answers: [refusal(0), refusal(0)] }, ['0 http', '0 http']],
    ['a long pause', { answers: [refusal(60_000)] }, ['0 http']],
    [
      'a long pause, with proxies',
      { answers: [refusal(60_000), refusal(60_000), BRAND], proxies: ONE_TIER },
      ['0 http', '1 http p', '1 http q'],
    ],
    ['a short pause, in vain', { answers: [refusal(5), BLOCKED, BRAND] }, ['0 http', '0 http', '0 browser']],
    [
      'a pause that does not fit',
      { answers: [refusal(2_000)], rest: { deadline: deadlineOf({ leftMs: 4_000 }) } },
      ['0 http'],
    ],
    [
      'too little time',
      { answers: [BLOCKED], rest: { deadline: deadlineOf({ leftMs: 2_900 }) }, proxies: ONE_TIER },
      ['0 http'],
    ],
    [
      'works that take a pause',
      { answers: [{ ...page('under_construction'), retryAfterMs: 5 }, BRAND] },
      ['0 http', '0 http'],
    ],
    ['a brand that names a pause', { answers: [{ ...BRAND, retryAfterMs: 5 }] }, ['0 http']],
  ])('after %s tries what may help', async (_, script, steps) => {
    expect((await climbing(script)).tried).toEqual(steps)
  })

  it('gives a page that came at once as it is', async () => {
    expect(await snapshotFrom({ answers: [BRAND] })).toBe(BRAND.snapshot)
    expect(await snapshotFrom({ answers: [BLOCKED], producer: 'cascade' })).toBe(BLOCKED.snapshot)
  })

  it('marks a page that turned us away where a browser could not be tried', async () => {
    const marked = { ...BLOCKED.snapshot, reductions: ['not_rendered'] }
    expect(await snapshotFrom({ answers: [BLOCKED], hasBrowser: false })).toEqual(marked)
    const lacking = { failure: new BlazonError('unavailable', 'The browser does not start.') }
    const { reductions, notes } = await snapshotFrom({ answers: [BLOCKED, lacking] })
    expect(reductions).toEqual(['not_rendered'])
    expect(notes.at(-1)).toContain('in the browser: The browser does not start.')
  })

  it('says in a note what was tried, and tells no proxy', async () => {
    const answers = [refusal(5), SILENT, BLOCKED, RESET, page('brand', { url: 'https://acme.example/in' })]
    const { url, notes } = await snapshotFrom({ answers, proxies: ONE_TIER })
    expect(url).toBe('https://acme.example/in')
    expect(notes).toEqual([
      'a note of its own',
      'Tried directly: blocked (Vendor: blocked); directly, after the 1 s that the site asked for: acme.example broke (UND_ERR_HEADERS_TIMEOUT); through a proxy of tier 1: blocked (Vendor: blocked); through a proxy of tier 1: failed (unreachable); through a proxy of tier 1, in the browser: answered.',
    ])
  })

  it('gives the last page that turned it away when none let it in', async () => {
    const second = page('blocked', { url: 'https://acme.example/second' })
    const { url, notes } = await snapshotFrom({
      answers: [BLOCKED, second, RESET, RESET, RESET],
      proxies: ONE_TIER,
    })
    expect(url).toBe('https://acme.example/second')
    expect(notes).toHaveLength(2)
  })

  it('rejects with the first failure, and what else was tried', async () => {
    const { result } = await climbing({ answers: [RESET, SILENT] })
    expect(result).toMatchObject({
      reason: {
        code: 'unreachable',
        retryable: true,
        message:
          'acme.example broke (ECONNRESET). Also tried: directly, in the browser: acme.example broke (UND_ERR_HEADERS_TIMEOUT).',
        cause: { code: 'ECONNRESET' },
      },
    })
    expect((await climbing({ answers: [CLOSED] })).result).toEqual({
      status: 'rejected',
      reason: CLOSED.failure,
    })
  })

  it('rejects with what the site itself said, when proxies failed before', async () => {
    const { result } = await climbing({
      answers: [SILENT, RESET, SILENT, NO_NAME],
      proxies: 'http://p.example\n\ndirect',
    })
    expect(result).toMatchObject({
      reason: {
        retryable: false,
        message:
          'acme.example broke (ENOTFOUND). Also tried: through a proxy of tier 0: failed (timeout); through a proxy of tier 0: failed (unreachable); through a proxy of tier 0, in the browser: failed (timeout).',
      },
    })
  })

  it('tells no proxy when there is no other way', async () => {
    const DOWN: AttemptOutcome = {
      failure: new BlazonError('unreachable', 'The proxy p.example cannot be reached (ECONNREFUSED).'),
    }
    const proxies = 'http://p.example\n\ndirect'
    for (const [answers, message] of [
      [[DOWN], 'Tried through a proxy of tier 0: failed (unreachable).'],
      [
        [DOWN, DOWN, DOWN],
        'Tried through a proxy of tier 0: failed (unreachable). Also tried: through a proxy of tier 0: failed (unreachable); through a proxy of tier 0, in the browser: failed (unreachable).',
      ],
      [[NO_NAME], 'acme.example broke (ENOTFOUND).'],
    ] as const) {
      const options = { maxAttempts: answers.length }
      const { result } = await climbing({ answers, proxies, options })
      expect(result).toMatchObject({ reason: { message } })
      expect((result as PromiseRejectedResult).reason.code).toBe('unreachable')
    }
  })

  it('takes what an attempt throws for its failure', async () => {
    const attempt = async ({ means }: Attempt) => {
      if (means === 'http') throw RESET.failure
      return BRAND
    }
    expect(await snapshotFrom({ answers: [], rest: { attempt } })).toMatchObject({ url: BRAND.snapshot?.url })
    const crash = () => Promise.reject(new TypeError('no such thing'))
    expect((await climbing({ answers: [], rest: { attempt: crash } })).result).toMatchObject({
      reason: { code: 'internal', message: 'Unexpected failure: no such thing' },
    })
  })

  it('hands over what it had when a further attempt has no time to end', async () => {
    const attempt = ({ means }: Attempt, { signal }: Deadline) =>
      means === 'http' ? Promise.resolve(BLOCKED) : untilAborted(signal)
    const rest = { attempt, deadline: deadlineOf({ leftMs: 3_050 }) }
    bounded(ESCALATION, { reserveMs: 3_000, minTimeLeftMs: 1_000 })
    const { notes } = await snapshotFrom({ answers: [], rest })
    expect(notes.at(-1)).toMatch(/in the browser: There was not enough time left\.$/)
  })

  it('ends with the signal, in an attempt and in a pause, and leaves nothing on it', async () => {
    for (const attempt of [
      (_: Attempt, { signal }: Deadline) => untilAborted(signal),
      () => Promise.resolve(refusal(9_000)),
    ]) {
      const stop = new AbortController()
      const reason = new BlazonError('cancelled', 'enough')
      setTimeout(() => stop.abort(reason), 20)
      const { result } = await climbing({
        answers: [],
        rest: { attempt, deadline: deadlineOf({ signal: stop.signal }) },
      })
      expect(result).toEqual({ status: 'rejected', reason })
      expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)
    }
  })
})

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

describe('escalate, the next time', () => {
  it('begins with what worked', async () => {
    const memory = memoryFor()
    await climbing({ memory, proxies: TWO_TIERS, answers: [BLOCKED, BLOCKED, BLOCKED, BRAND] })
    expect((await climbing({ memory, proxies: TWO_TIERS, answers: [BRAND] })).tried).toEqual(['1 http p'])
    const again = await climbing({ memory, proxies: TWO_TIERS, answers: [BLOCKED, BLOCKED, BRAND] })
    expect(again.tried).toEqual(['1 http p', '0 http', '0 browser'])
    expect((await climbing({ memory, proxies: TWO_TIERS, answers: [BRAND] })).tried).toEqual(['0 browser'])
  })

  it('keeps to the tier when the means is not to be used', async () => {
    const memory = memoryFor()
    await memory.remember('acme.example', { tier: 1, means: 'browser' })
    const script = { memory, proxies: ONE_TIER, producer: 'cascade', answers: [BRAND] } as const
    expect((await climbing(script)).tried).toEqual(['1 http p'])
  })

  it('forgets what no longer works, and what is plain again', async () => {
    const memory = memoryFor()
    await memory.remember('acme.example', { tier: 0, means: 'browser' })
    expect((await climbing({ memory, answers: [BLOCKED, BLOCKED] })).tried).toEqual(['0 browser', '0 http'])
    expect((await climbing({ memory, answers: [BRAND] })).tried).toEqual(['0 http'])
    await memory.remember('acme.example', { tier: 0, means: 'browser' })
    await climbing({ memory, answers: [BLOCKED, BRAND] })
    expect(await memory.recall('acme.example')).toBeUndefined()
  })

  it('remembers nothing of what came at once', async () => {
    const memory = memoryFor()
    await climbing({ memory, answers: [BRAND] })
    expect(await memory.recall('acme.example')).toBeUndefined()
  })
})

describe('createMemory', () => {
  const worked = { tier: 1, means: 'http' } as const

  it('keeps the sites that were asked for last', async () => {
    bounded(ESCALATION, { maxRememberedSites: 2, rememberForMs: 10 })
    const memory = createMemory(() => 0)
    await memory.remember('a.example', worked)
    await memory.remember('b.example', worked)
    expect(await memory.recall('a.example')).toEqual(worked)
    await memory.remember('c.example', worked)
    expect(await Promise.all(['a.example', 'b.example', 'c.example'].map(memory.recall))).toEqual([
      worked,
      undefined,
      worked,
    ])
  })

  it('keeps them for so long', async () => {
    let now = 0
    bounded(ESCALATION, { rememberForMs: 10 })
    const memory = createMemory(() => now)
    await memory.remember('a.example', worked)
    now = 9
    expect(await memory.recall('a.example')).toEqual(worked)
    now = 10
    expect(await memory.recall('a.example')).toBeUndefined()
  })
})
