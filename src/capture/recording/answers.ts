import { withoutCacheBusters } from './cache-busters.ts'
import { hopsOf } from './hops.ts'
import type { Errand, RecordedExchange, Recording } from './recording.ts'

/** What is asked of a recording. */
export interface Question {
  readonly method: string
  /** Absolute, without fragment. */
  readonly url: string
  /** SHA-256 of the body that is sent; null for none. */
  readonly sent: string | null
}

/**
 * The answers of one recording for one replay: those to the same question come in the order they came, and the last is repeated. Another
 * errand's are for questions that were not asked on this one.
 */
export interface Answers {
  /** As the HTTP client got it, redirects followed. */
  toClient(url: string): RecordedExchange | undefined
  /** As the browser got it, one hop; else as the HTTP client did. */
  toBrowser(question: Question): RecordedExchange | undefined
}

export function answersOf(recording: Recording, errand: Errand = 'page'): Answers {
  const byClient = createQueues()
  const onOtherErrands = createQueues()
  const byBrowser = createQueues()
  const hops = createQueues()
  for (const exchange of recording.exchanges) {
    if (exchange.by === 'browser') byBrowser.add(exchange)
    else {
      const queues = (exchange.errand ?? 'page') === errand ? byClient : onOtherErrands
      queues.add(exchange)
      for (const hop of hopsOf(exchange)) hops.add(hop)
    }
  }
  /** Of a body that was too much to keep, the HTTP client may have more. */
  const oneHop = (question: Question): RecordedExchange | undefined => {
    const found = byBrowser.next(question)
    if (found && found.failure?.code !== 'too_large') return found
    return hops.next(question) ?? found
  }
  return {
    toClient(url) {
      const asked = (at: string): Question => ({ method: 'GET', url: at, sent: null })
      const answer = byClient.next(asked(url)) ?? onOtherErrands.next(asked(url))
      return answer ?? followed(url, (at) => oneHop(asked(at)))
    },
    toBrowser: oneHop,
  }
}

interface Queues {
  add(exchange: RecordedExchange): void
  next(question: Question): RecordedExchange | undefined
}

/** Queues by question: the very same, then the same but for the body that is sent, then one that differs in what keeps caches away. */
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

/** Hops of the browser put together, as the HTTP client would have had it. */
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
    if (!isRedirect || !URL.canParse(headers.location ?? '', at))
      return { ...hop, url, finalUrl: at, redirects }
    redirects.push({ url: at, status })
    at = new URL(headers.location ?? '', at).href.replace(/#.*$/, '')
  }
  return undefined
}
