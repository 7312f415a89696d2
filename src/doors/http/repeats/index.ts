import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Changes } from '../../../model/changes.ts'
import type { KeyHolder } from '../../../model/keys.ts'
import { type Answered, tellAnswered } from '../answered.ts'
import { SERVICE } from '../bounds.ts'
import { cacheHeaders, type ReadNote } from '../cache.ts'
import type { Connections } from '../connection.ts'
import type { ConnectionBounds } from '../connection-bounds.ts'
import { tailOf, UNLIMITED } from '../envelope.ts'
import { isPermitted } from '../limits/charges.ts'
import type { Admission } from '../limits/index.ts'
import { REFUSALS } from '../refusals.ts'
import type { Context } from '../route.ts'
import { askedOn } from './asked.ts'
import { createBounded } from './bounded.ts'

/** A cache of answers that were read from the database, for repeated requests. */
export interface Repeats {
  /**
   * Answers a request from the cache, exactly as the routes would answer it. Returns false, and does nothing,
   * for a request that the routes have to answer.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * Remembers the key of a request. `since` is the change count of the database before the lookup of the key.
   */
  know(request: IncomingMessage, key: KeyHolder, since: number): void
  /** Remembers the answer to a request. */
  keep(request: IncomingMessage, answer: Repeatable): void
}

/** An answer with status 200 to a GET. */
export interface Repeatable extends Pick<Answered, 'route' | 'path'> {
  readonly endpoint: string
  /** Whether a request with a public key may get this answer. */
  readonly isPublic: boolean
  readonly body: Buffer
  /** The headers that do not change, by names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether headers state the age of the answer. */
  readonly tellsAge: boolean
  /** Whether the body is a JSON object. Facts about each request are then added at its end. */
  readonly isJson: boolean
  /** Words that the caller chose, to find the call in the log. */
  readonly tags: readonly string[]
  readonly read: ReadNote
}

interface Known {
  readonly key: KeyHolder
  readonly since: number
  readonly at: number
}

interface Kept extends Omit<Repeatable, 'body' | 'headers'> {
  /** The bytes in Latin-1 with one character per byte, so that they can be sent together with the headers. */
  readonly body: string
  /** Names and values alternate. */
  readonly headers: readonly string[]
}

/** How long an answer may be sent after another process has changed its data in the database. */
const ELSEWHERE_MS = 1_000
/** A key is looked up again after this time. The lookup also stores when the key was last used. */
const KNOWN_MS = 60_000
const KNOWN_BYTES = 4 * 1024 * 1024

export function createRepeats(
  context: Context,
  connections: Connections,
  bounds: ConnectionBounds,
  isClosing: () => boolean,
): Repeats {
  const { engine, limits, now, newId } = context
  const { changes, options } = engine
  const answers = createBounded<Kept>(SERVICE.repeatsMaxBytes)
  const callers = createBounded<Known>(KNOWN_BYTES)
  const askedBy = askedOn(options.serve)

  return {
    answer(request, response) {
      const { socket } = request
      if (request.method !== 'GET' || isClosing() || !bounds.isFree(socket)) return false
      const begunAt = performance.now()
      const asked = askedBy(request)
      const kept = asked && answers.of(asked.what)
      if (!kept) return false
      const at = now()
      if (!isSame(kept, at, changes)) {
        answers.drop(asked.what)
        return false
      }
      const known = callers.of(asked.caller)
      if (!known || !isGood(known, kept, at, changes)) return false
      const { key } = known
      const admission = limits.isLimited(key) ? limits.admitHeld(key, kept.endpoint) : null
      if (admission === undefined) return false
      const requestId = newId()
      connections.begin(socket)
      response.on('close', () => {
        connections.end(socket)
        const elapsedMs = performance.now() - begunAt
        const { url = '', headers } = request
        const sent = {
          requestId,
          kept,
          key,
          admission,
          elapsedMs,
          url,
          userAgent: headers['user-agent'] ?? null,
        }
        settle(sent, socket.destroyed ? REFUSALS.clientLeft.status : 200, context)
      })
      const age = ageAt(kept, at)
      const tail = kept.isJson ? tailFor(requestId, admission, age) : ''
      response.writeHead(200, headOf(requestId, admission, kept, age, tail))
      sendAtOnce(response, kept.body + tail)
      bounds.sending(socket)
      return true
    },
    know(request, key, since) {
      const asked = askedBy(request)
      if (asked) callers.put(asked.caller, { key, since, at: now() }, asked.caller.length)
    },
    keep(request, { body, headers, ...answer }) {
      const asked = askedBy(request)
      if (!asked) return
      const text = body.toString('latin1')
      const kept = {
        ...answer,
        body: answer.isJson ? text.slice(0, text.lastIndexOf('}')) : text,
        headers: Object.entries(headers).flat(),
      }
      answers.put(asked.what, kept, asked.what.length + body.length)
    },
  }
}

/**
 * Writes headers and body as one text, because Node needs more time for several texts. `end` with a body
 * would send an additional empty text.
 */
function sendAtOnce(response: ServerResponse, body: string): void {
  const { socket } = response
  socket?.cork()
  response.write(body, 'latin1')
  socket?.uncork()
  response.end()
}

function isSame({ read }: Kept, at: number, changes: Changes): boolean {
  const age = at - read.at
  if (age < 0 || age >= read.age.ttlMs || !changes.isSame(read.since, read.domain)) return false
  return age < ELSEWHERE_MS || changes.isSameElsewhere(read.since)
}

/** Whether the answer may be sent to a key that was looked up before. */
function isGood({ key, since, at }: Known, kept: Kept, nowMs: number, changes: Changes) {
  return (
    nowMs >= at &&
    nowMs - at < KNOWN_MS &&
    (key.expiresAt === null || nowMs < key.expiresAt.getTime()) &&
    (kept.isPublic || key.kind === 'secret') &&
    isPermitted(kept, key.permissions) &&
    changes.isSame(since) &&
    changes.isSameElsewhere(since)
  )
}

interface Sent {
  readonly requestId: string
  readonly kept: Kept
  readonly key: KeyHolder
  /** The admission of the key; null when the key has no limits. */
  readonly admission: Admission | null
  readonly elapsedMs: number
  readonly url: string
  readonly userAgent: string | null
}

/** Counts and logs an answer. Either it was sent, or its client left before. */
function settle(sent: Sent, status: number, context: Context) {
  const { requestId, kept, key, admission, elapsedMs, url, userAgent } = sent
  const { route, path, tellsAge, endpoint, tags } = kept
  admission?.settle({ requestId, method: 'GET', status, elapsedMs: Math.round(elapsedMs), tags }, true)
  const credits = status === 200 ? (admission?.credits().consumed ?? 0) : 0
  const logged = { endpoint, credits, tags, zdr: false, userAgent, url, body: undefined }
  const cache = tellsAge ? 'hit' : 'none'
  const hasLeft = status === REFUSALS.clientLeft.status
  const errorCode = hasLeft ? REFUSALS.clientLeft.errorCode : undefined
  const domain = context.engine.options.serve.logDomains ? kept.read.domain : undefined
  tellAnswered(
    { requestId, method: 'GET', route, path, key, errorCode, domain, status, cache, elapsedMs, logged },
    context,
  )
}

interface Age {
  readonly ageMs: number
  readonly ttlMs: number
}

function ageAt({ read: { age, at: readAt } }: Kept, at: number): Age {
  const passed = at - readAt
  return { ageMs: age.ageMs + passed, ttlMs: age.ttlMs - passed }
}

/** Returns the end of the body, which differs for each request. A request id only has ASCII characters. */
function tailFor(requestId: string, admission: Admission | null, age: Age): string {
  const credits = admission ? admission.credits() : UNLIMITED
  return tailOf({ requestId, credits, cache: { age, zdr: false } })
}

/** Returns the headers in the order in which the routes send them. */
function headOf(
  requestId: string,
  admission: Admission | null,
  kept: Kept,
  age: Age,
  tail: string,
): string[] {
  const head = ['x-request-id', requestId]
  if (admission) addTo(head, admission.headers)
  if (kept.tellsAge) addTo(head, cacheHeaders({ age }))
  for (const part of kept.headers) head.push(part)
  head.push('content-length', String(kept.body.length + tail.length))
  return head
}

function addTo(head: string[], headers: Readonly<Record<string, string>>): void {
  for (const name in headers) head.push(name, headers[name] ?? '')
}
