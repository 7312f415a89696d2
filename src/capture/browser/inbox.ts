/**
 * Counts the messages that each page makes the browser send, before Playwright reads them. Playwright reports
 * a request only when both the browser and the page have announced it. The page announces its requests at the
 * end of its task: a script that begins thousands of requests in one task has sent thousands of messages by
 * then. Playwright never reports requests for `data:` URLs.
 */

import type { Readable } from 'node:stream'

/** The messages of all pages of one browser. */
export interface Inbox {
  /** The messages of the page that was opened last. Pages are opened one after the other. */
  newest(): PageMessages
}

export interface PageMessages {
  /** Calls `exceeded` once, when the page has made the browser send more messages than `most`. */
  limit(most: EventCounts, exceeded: (counts: EventCounts) => void): void
}

export interface EventCounts {
  /** Requests that the browser has announced, including requests for `data:` URLs, which need no network. */
  readonly requests: number
  /** Pieces in which the contents of files have arrived, as the browser has reported them. */
  readonly pieces: number
  /** All other messages, without answers to calls of this process. */
  readonly events: number
}

/** Counts the messages that a browser sends through its pipe, from which Playwright reads as well. */
export function readInbox(pipe: Readable | undefined): Inbox {
  /** The keys are ids of browser contexts. A page is alone in its context. */
  const pages = new Map<string, Tally>()
  /** The keys are ids of sessions. A page has several, and each of its workers has one. */
  const sessions = new Map<string, Tally>()
  const pageOf = (context: string): Tally => {
    const known = pages.get(context) ?? createTally()
    pages.set(context, known)
    return known
  }
  const end = (session: string) => {
    const ended = sessions.get(session)
    sessions.delete(session)
    if ([...sessions.values()].some((tally) => tally === ended)) return
    for (const [context, tally] of pages) if (tally === ended) pages.delete(context)
  }
  pipe?.on(
    'data',
    eachMessage((first, last) => {
      const [, method, child = ''] = EVENT.exec(first) ?? []
      if (!method) return
      const tally = sessions.get(SESSION.exec(last)?.[1] ?? '')
      tally?.add(method)
      if (method === 'Target.detachedFromTarget') end(child)
      if (method !== 'Target.attachedToTarget') return
      const context = CONTEXT.exec(last)?.[1]
      const owner = context ? pageOf(context) : tally
      if (owner) sessions.set(child, owner)
    }),
  )
  return { newest: () => [...pages.values()].at(-1) ?? createTally() }
}

/** Matches the beginning of an event: its name and, for some events, the session that the event concerns. */
const EVENT = /^\{"method":"([\w.]+)"(?:,"params":\{"sessionId":"(\w+)")?/

/** Matches the end of a message, which names the session that the message comes from. */
const SESSION = /"sessionId":"(\w+)"\}$/

const CONTEXT = /"browserContextId":"(\w+)"/

/** The browser asks whether each request may begin, because the proxy wants a password. */
const REQUEST = 'Fetch.requestPaused'

/** The event that reports a request. It also comes for a `data:` URL, for which there is no `REQUEST`. */
const ANNOUNCED = 'Network.requestWillBeSent'

/** The event that reports a piece of a body that the browser has read from the network. */
const PIECE = 'Network.dataReceived'

interface Tally extends PageMessages {
  /** Counts an event by its name. */
  add(method: string): void
}

function createTally(): Tally {
  let asked = 0
  let announced = 0
  let pieces = 0
  let events = 0
  let check: (() => void) | undefined
  return {
    add(method) {
      if (method === PIECE) pieces++
      else events++
      if (method === REQUEST) asked++
      if (method === ANNOUNCED) announced++
      check?.()
    },
    limit(most, exceeded) {
      check = () => {
        const requests = Math.max(asked, announced)
        if (requests <= most.requests && pieces <= most.pieces && events <= most.events) return
        check = undefined
        exceeded({ requests, pieces, events })
      }
    },
  }
}

/** How many characters at the beginning and at the end of a message are looked at. */
const EDGE_CHARS = 256

/** Splits a stream at zero bytes into messages. Passes beginning and end of each message to `take`. */
function eachMessage(take: (first: string, last: string) => void): (chunk: Buffer) => void {
  let first = ''
  let last = ''
  return (chunk) => {
    for (let from = 0; ; ) {
      const zero = chunk.indexOf(0, from)
      const to = zero < 0 ? chunk.length : zero
      if (first.length < EDGE_CHARS) first += chunk.toString('latin1', from, Math.min(to, from + EDGE_CHARS))
      last = (last + chunk.toString('latin1', Math.max(from, to - EDGE_CHARS), to)).slice(-EDGE_CHARS)
      if (zero < 0) return
      take(first, last)
      first = last = ''
      from = zero + 1
    }
  }
}
