/** The queue of recorded answers of a browser, which are sent in the order in which they ended. */

import { endingOf } from './ending.ts'
import type { Ending, RecordedExchange } from './recording.ts'

/** An exchange that has a position in the order of answers. */
export type OrderedExchange = RecordedExchange & { readonly ended: Ending }

export function isOrdered(exchange: RecordedExchange): exchange is OrderedExchange {
  return exchange.ended !== undefined && endingOf(exchange) !== 'never'
}

/** Sends answers one after the other, in the order in which they ended. */
export interface AnswerQueue {
  /** Resolves when it is the turn of an exchange, requested as `url`; at once if it is not in the queue. */
  turnOf(exchange: RecordedExchange, url: string): Promise<void>
  /** Reports that the page has processed the answer for a URL, or has cancelled the request. */
  ended(url: string): void
  /** Reports the virtual time of the page, in milliseconds. */
  passed(ms: number): void
  /** True when the virtual time has reached the first answer in the queue. */
  isDue(): boolean
  /** True for an exchange that was requested before the virtual time of its recorded answer. */
  isTooEarly(exchange: RecordedExchange): boolean
  close(): void
}

/**
 * How long, in real time, a page gets to request the next answer and to process the last one. A page needs
 * about 5 ms. A page that behaves differently than in the recording never makes the request, and each such
 * difference costs this much time.
 */
const PATIENCE_MS = 500

/** Chromium's connections to one host. Further requests wait for an answer to one of these. */
const MAX_CONNECTIONS = 6

export function createAnswerQueue(exchanges: readonly OrderedExchange[]): AnswerQueue {
  const requests = createRequests(exchanges)
  let elapsedMs = 0
  /** URL of the answer that the page is processing now. */
  let inProcess: string | undefined
  let timer: NodeJS.Timeout | undefined

  const isDue = (one: OrderedExchange | undefined) => one !== undefined && one.ended.afterMs <= elapsedMs
  const proceed = () => {
    clearTimeout(timer)
    const next = inProcess === undefined ? requests.next() : undefined
    const request = isDue(next) ? requests.take(next) : undefined
    if (request) {
      inProcess = request.url
      request.answer()
    }
    if (inProcess !== undefined || (requests.areWaiting() && isDue(requests.first())))
      timer = setTimeout(giveUp, PATIENCE_MS).unref()
  }
  /** Stops waiting for a page that does not make the next request, or does not process the last answer. */
  const giveUp = () => {
    if (inProcess === undefined) requests.dropUnrequested(isDue)
    inProcess = undefined
    proceed()
  }
  return {
    turnOf: (exchange, url) =>
      new Promise((answer) => {
        if (!isOrdered(exchange) || !requests.add(exchange, { url, answer })) return answer()
        proceed()
      }),
    ended(url) {
      if (inProcess === url) inProcess = undefined
      else requests.drop(url)
      proceed()
    },
    passed(ms) {
      elapsedMs = ms
      proceed()
    },
    isDue: () => isDue(requests.first()),
    isTooEarly: (exchange) => isOrdered(exchange) && requests.isWaiting(exchange) && !isDue(exchange),
    close: () => clearTimeout(timer),
  }
}

interface WaitingRequest {
  readonly url: string
  readonly answer: () => void
}

/** The unanswered exchanges, in the order in which they ended, with the requests that wait for them. */
function createRequests(exchanges: readonly OrderedExchange[]) {
  const queue = [...exchanges].sort((a, b) => a.ended.place - b.ended.place)
  const waiting = new Map<OrderedExchange, WaitingRequest>()
  const remove = (one: OrderedExchange) => {
    const at = queue.indexOf(one)
    if (at >= 0) queue.splice(at, 1)
    waiting.delete(one)
  }
  return {
    first: (): OrderedExchange | undefined => queue[0],
    areWaiting: () => waiting.size > 0,
    isWaiting: (one: OrderedExchange) => waiting.has(one),
    /** False for an exchange that is not in the queue. */
    add(one: OrderedExchange, request: WaitingRequest): boolean {
      if (!queue.includes(one)) return false
      waiting.set(one, request)
      return true
    },
    /**
     * Returns the first exchange in the queue. When it was not requested, because other requests occupy all
     * connections to its host, returns the first of these other exchanges.
     */
    next(): OrderedExchange | undefined {
      const [first] = queue
      if (!first || waiting.has(first)) return first
      const holders = queue.filter((one) => waiting.has(one) && isSameOrigin(one, first))
      return holders.length >= MAX_CONNECTIONS ? holders[0] : first
    },
    /** Removes an exchange that waits, and returns its request. */
    take(one: OrderedExchange | undefined): WaitingRequest | undefined {
      const request = one && waiting.get(one)
      if (one && request) remove(one)
      return request
    },
    /** Removes a request that was cancelled, or an exchange that the page took from its cache. */
    drop(url: string) {
      const requested = [...waiting].find(([, request]) => request.url === url)?.[0]
      const one = requested ?? queue.find((each) => each.url === url)
      if (one) remove(one)
    },
    /** Removes the exchanges at the front that are due and that the page has not requested. */
    dropUnrequested(isDue: (one: OrderedExchange) => boolean) {
      while (queue[0] && isDue(queue[0]) && !waiting.has(queue[0])) queue.shift()
    },
  }
}

function isSameOrigin(one: OrderedExchange, other: OrderedExchange): boolean {
  return new URL(one.url).origin === new URL(other.url).origin
}
