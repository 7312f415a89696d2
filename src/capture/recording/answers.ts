/** Finds the recorded answer to a request during a replay. */

import { parsedUrl } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import { hopsOf } from './hops.ts'
import type { Purpose, RecordedExchange, Recording } from './recording.ts'

/** A request, as it is looked up in a recording. */
export interface Question {
  readonly method: string
  /** Absolute URL without fragment. */
  readonly url: string
  /** SHA-256 of the request body; null when there is none. */
  readonly sent: string | null
}

/**
 * The answers of one recording, for one replay. Equal requests get theirs in recorded order, the last one
 * repeatedly. Those for another purpose are used only when there is none for this one.
 */
export interface Answers {
  /** The answer for the HTTP client, with redirects followed. */
  toClient(url: string): RecordedExchange | undefined
  /** One hop for the browser, as recorded there or, without it, by the HTTP client. */
  toBrowser(question: Question): RecordedExchange | undefined
}

export function answersOf(recording: Recording, purpose: Purpose = 'page'): Answers {
  const byClient = createQueues()
  const forOtherPurposes = createQueues()
  const byBrowser = createQueues()
  const hops = createQueues()
  for (const exchange of recording.exchanges) {
    if (exchange.by === 'browser') byBrowser.add(exchange)
    else {
      const queues = (exchange.errand ?? 'page') === purpose ? byClient : forOtherPurposes
      queues.add(exchange)
      for (const hop of hopsOf(exchange)) hops.add(hop)
    }
  }
  /** Finds one hop. When a body was too large for the browser's recording, the HTTP client may have more. */
  const oneHop = (question: Question): RecordedExchange | undefined => {
    const found = byBrowser.next(question)
    if (found && found.failure?.code !== 'too_large') return found
    return hops.next(question) ?? found
  }
  return {
    toClient(url) {
      const asked = (at: string): Question => ({ method: 'GET', url: at, sent: null })
      const answer = byClient.next(asked(url)) ?? forOtherPurposes.next(asked(url))
      return answer ?? followed(url, (at) => oneHop(asked(at)))
    },
    toBrowser: oneHop,
  }
}

interface Queues {
  add(exchange: RecordedExchange): void
  next(question: Question): RecordedExchange | undefined
}

/**
 * Queues of answers, looked up in this order: an equal request; the same request with another body; a request
 * that differs only in parameters against caching.
 */
function createQueues(): Queues {
  const queues = new Map<string, RecordedExchange[]>()
  const keysOf = ({ method, url, sent }: Question): string[] => {
    const like = withoutCacheBusters(url)
    const keys = [`${method} ${url} ${sent}`, `${method} ${url}`]
    return like === undefined ? keys : [...keys, `${method} ${like}`]
  }
  const next = (question: Question): RecordedExchange | undefined => {
    for (const key of keysOf(question)) {
      const queue = queues.get(key)
      if (queue) return queue.length > 1 ? queue.shift() : queue[0]
    }
    return question.method === 'HEAD' ? next({ ...question, method: 'GET' }) : undefined
  }
  return {
    add(exchange) {
      for (const key of keysOf(exchange)) {
        const queue = queues.get(key)
        if (queue) queue.push(exchange)
        else queues.set(key, [exchange])
      }
    },
    next,
  }
}

const MAX_HOPS = 20

/** Joins hops of the browser to one exchange, as the HTTP client would have recorded it. */
function followed(
  url: string,
  ask: (url: string) => RecordedExchange | undefined,
): RecordedExchange | undefined {
  const redirects: { url: string; status: number }[] = []
  for (let at = url; redirects.length < MAX_HOPS; ) {
    const hop = ask(at)
    if (!hop) return undefined
    const { status, headers } = hop
    const isRedirect = status >= 300 && status < 400 && headers.location !== undefined
    const to = isRedirect ? parsedUrl(headers.location ?? '', at) : undefined
    if (!to) return { ...hop, url, finalUrl: at, redirects }
    redirects.push({ url: at, status })
    at = to.href.replace(/#.*$/, '')
  }
  return undefined
}

/** Names of query parameters that only prevent caching. */
const CACHE_BUSTERS: ReadonlySet<string> = new Set(
  words(`
  _ cb cachebust cachebuster nocache r rand random rnd t time timestamp ts`),
)

/** Matches values of one visit: timestamps, random fractions, UUIDs, but no page numbers and versions. */
const CHANGING_VALUE =
  /^(?:\d{9,}(?:\.\d+)?|0?\.\d{3,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i

/** Returns the URL without parameters against caching, if it has any. */
export function withoutCacheBusters(url: string): string | undefined {
  const parsed = parsedUrl(url)
  if (!parsed) return undefined
  let found = false
  const kept = [...parsed.searchParams].map(([name, value]) => {
    const changing = CACHE_BUSTERS.has(name.toLowerCase()) || CHANGING_VALUE.test(value)
    found ||= changing
    return [name, changing ? '' : value]
  })
  return found ? `${parsed.origin}${parsed.pathname}?${JSON.stringify(kept)}` : undefined
}
