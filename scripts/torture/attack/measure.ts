import { setTimeout as sleep } from 'node:timers/promises'
import type { Case } from './case.ts'
import type { Origin } from './origin.ts'
import {
  beyond,
  forgetPeak,
  type Held,
  heldBy,
  loadOf,
  mostOf,
  peakMb,
  threadMs,
  treeMb,
} from './processes.ts'
import type { Pinger, Service } from './service.ts'

/** The caller's timeout. The answer must arrive at most 2 s later. */
const TIMEOUT_MS = 30_000
/**
 * `threadMs` is the processor time of the thread that serves, for one lookup: 200 ms beyond the 50 ms of an
 * ordinary page (the median of 14), without what pings take, and without `REQUEST_MS` for each request that
 * the sites got. A thread that works for a second in pieces of 200 ms keeps every ping short, and yet leaves
 * nothing to others.
 */
export const LIMITS = {
  ...{ ms: TIMEOUT_MS + 2_000, pingMs: 250, threadMs: 250, peakMb: 1_000, treeMb: 4_000, goneMs: 2_000 },
}

/**
 * What an ordinary file takes of that thread to be asked for, unpacked, hashed and handed on: a page with a
 * hundred pictures of 600 KB took 360 to 510 ms, and one with a hundred small ones 170 to 230 ms.
 */
const REQUEST_MS = 4

/**
 * Share of one processor above which work still runs although nothing is requested. A service that only
 * answers pings takes 0.1.
 */
const MAX_IDLE_LOAD = 0.35
const LOOK_MS = 300
const IDLE_LOOK_MS = 3_000

export interface Stage {
  readonly origin: Origin
  readonly service: Service
  readonly pinger: Pinger
  /** What an idle service holds. */
  readonly idle: Held
  /** Share of one processor that its first thread takes while it only answers pings. */
  readonly idleShare: number
}

export interface Measured {
  /** The status of each answer; 0 for none. */
  readonly statuses: readonly number[]
  /** The message of the first answer. */
  readonly said: string
  readonly figures: Readonly<Record<keyof typeof LIMITS, number>>
  /** What was left when nothing should have been left. */
  readonly left: readonly string[]
}

/** Sends the requests about one site, and returns what they cost and what they left. */
export async function measure(
  name: string,
  { ask = ['brand/retrieve'], times = 1 }: Case,
  stage: Stage,
): Promise<Measured> {
  const { service, pinger, origin } = stage
  await pinger.worst()
  forgetPeak(service.pid)
  let tree = 0
  const watch = setInterval(() => {
    tree = Math.max(tree, treeMb(service.pid))
  }, 250)
  const started = performance.now()
  const before = { threadMs: threadMs(service.pid), requests: origin.requests() }
  const routes = ask.flatMap((route) => Array<string>(times).fill(route))
  const answers = await Promise.all(routes.map((route) => answerTo(service, route, `${name}.example`)))
  clearInterval(watch)
  const ms = Math.round(performance.now() - started)
  const ordinaryMs = stage.idleShare * ms + REQUEST_MS * (origin.requests() - before.requests)
  const beyondMs = Math.max(0, threadMs(service.pid) - before.threadMs - ordinaryMs)
  const { goneMs, left } = await untilGone(stage)
  const figures = {
    ...{ ms, goneMs, treeMb: tree, threadMs: Math.round(beyondMs / routes.length) },
    pingMs: Math.round(await pinger.worst()),
    peakMb: peakMb(service.pid),
  }
  return { statuses: answers.map(({ status }) => status), said: answers[0]?.said ?? '', figures, left }
}

/** Returns what a service holds after it has done each kind of work and is idle again. */
export async function warm(service: Service, names: readonly string[]): Promise<Held> {
  let idle: Held = new Map()
  for (const route of ['brand/retrieve', 'brand/screenshot', 'web/scrape/markdown?useMainContentOnly=true']) {
    await Promise.all(names.map((name) => answerTo(service, route, `${name}.example`)))
    await sleep(LIMITS.goneMs)
    idle = mostOf(idle, heldBy(service.pid))
  }
  return idle
}

/** Returns the share of one processor that the first thread takes while nothing but pings is asked. */
export async function idleShareOf({ pid }: Service): Promise<number> {
  const before = threadMs(pid)
  await sleep(IDLE_LOOK_MS)
  return (threadMs(pid) - before) / IDLE_LOOK_MS
}

/**
 * Waits until no work is done and no process or socket is left beyond those of an idle service, or until the
 * limit.
 */
async function untilGone({ service, origin, idle }: Stage): Promise<{ goneMs: number; left: string[] }> {
  const started = performance.now()
  for (;;) {
    const beganMs = Math.round(performance.now() - started)
    const load = await loadOf(service.pid, LOOK_MS)
    const connections = await origin.connections()
    const left = [
      ...(load > MAX_IDLE_LOAD ? [`${load.toFixed(1)} processors`] : []),
      ...(connections > 0 ? [`${connections} connections`] : []),
      ...beyond(heldBy(service.pid), idle),
    ]
    if (left.length === 0) return { goneMs: beganMs, left }
    if (beganMs > LIMITS.goneMs) return { goneMs: beganMs, left }
  }
}

async function answerTo(
  service: Service,
  route: string,
  domain: string,
): Promise<{ status: number; said: string }> {
  const asked = new URL(`${service.url}/v1/${route}`)
  const [name, value] = /^web\/scrape\/(?!sitemap)/.test(route)
    ? ['url', `http://${domain}/`]
    : ['domain', domain]
  const given = { [name as string]: value as string, timeoutMS: String(TIMEOUT_MS) }
  for (const [key, it] of Object.entries(given))
    if (!asked.searchParams.has(key)) asked.searchParams.set(key, it)
  try {
    const answer = await fetch(asked, {
      headers: { authorization: `Bearer ${service.key}`, connection: 'close' },
      signal: AbortSignal.timeout(LIMITS.ms + 10_000),
    })
    return { status: answer.status, said: await saidBy(answer) }
  } catch (thrown) {
    return { status: 0, said: String(thrown) }
  }
}

/**
 * Returns the message or the status of an answer. A long answer is only named as long, since it may exceed
 * the length of a string.
 */
async function saidBy(answer: Response): Promise<string> {
  let bytes = 0
  const begun: Uint8Array[] = []
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes < 1_000_000) begun.push(chunk)
  }
  if (bytes >= 1_000_000) return `${(bytes / 1e6).toFixed(1)} MB`
  const { message, status } = JSON.parse(Buffer.concat(begun).toString()) as {
    message?: string
    status?: string
  }
  return message ?? status ?? ''
}
