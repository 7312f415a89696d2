import { endingOf } from './ending.ts'
import type { Ending, RecordedExchange } from './recording.ts'

/** An exchange that has a place in the order of answers. */
export type Placed = RecordedExchange & { readonly ended: Ending }

export function hasPlace(exchange: RecordedExchange): exchange is Placed {
  return exchange.ended !== undefined && endingOf(exchange) !== 'never'
}

/** Exchanges that are answered one after the other, in the order in which they ended. */
export interface Line {
  /** Resolves when it is an exchange's turn, asked for as `url`; at once for one that is not in the line. */
  turnOf(exchange: RecordedExchange, url: string): Promise<void>
  /** The answer to a URL has come in, or is not wanted any more. */
  ended(url: string): void
  /** The page has had so much of its time, in milliseconds. */
  passed(ms: number): void
  /** Would the next in the line be answered now? */
  isDue(): boolean
  /** True for one that is asked for earlier, by the page's clock, than it was answered. */
  isTooEarly(exchange: RecordedExchange): boolean
  close(): void
}

/**
 * How long, in real time, a page gets to ask for what is next, and to take in what it has got. It needs some 5 ms; a page that is not
 * quite what it was does not ask at all, and each difference costs this much.
 */
const PATIENCE_MS = 500

/** Connections that Chromium makes to a host: what it asks for beyond them does not come before one of them is answered. */
const MAX_CONNECTIONS = 6

export function createLine(exchanges: readonly Placed[]): Line {
  const line = [...exchanges].sort((a, b) => a.ended.place - b.ended.place)
  const waiting = new Map<Placed, { readonly url: string; go(): void }>()
  let elapsedMs = 0
  /** URL of what the page is taking in. */
  let under: string | undefined
  let late: NodeJS.Timeout | undefined

  const isDue = (one: Placed | undefined) => one !== undefined && one.ended.afterMs <= elapsedMs
  /** The first in the line, or the first of those that hold its connections. */
  const nextUp = (): Placed | undefined => {
    const [first] = line
    if (!first || waiting.has(first)) return first
    const holders = line.filter((one) => waiting.has(one) && isSameOrigin(one, first))
    return holders.length >= MAX_CONNECTIONS ? holders[0] : first
  }
  const leave = (one: Placed) => {
    const at = line.indexOf(one)
    if (at >= 0) line.splice(at, 1)
    waiting.delete(one)
  }
  const proceed = () => {
    clearTimeout(late)
    const next = nextUp()
    const found = under === undefined && next && isDue(next) ? waiting.get(next) : undefined
    if (next && found) {
      leave(next)
      under = found.url
      found.go()
    }
    if (under !== undefined || (waiting.size > 0 && isDue(line[0])))
      late = setTimeout(giveUp, PATIENCE_MS).unref()
  }
  /** Goes on without what the page does not ask for, or does not take in. */
  const giveUp = () => {
    if (under === undefined) while (line[0] && isDue(line[0]) && !waiting.has(line[0])) line.shift()
    under = undefined
    proceed()
  }
  return {
    turnOf: (exchange, url) =>
      new Promise((go) => {
        if (!hasPlace(exchange) || !line.includes(exchange)) return go()
        waiting.set(exchange, { url, go })
        proceed()
      }),
    ended(url) {
      if (under === url) under = undefined
      else {
        // It was left; or the page had it from a cache, and did not ask.
        const asked = [...waiting].find(([, one]) => one.url === url)?.[0]
        const one = asked ?? line.find((one) => one.url === url)
        if (one) leave(one)
      }
      proceed()
    },
    passed(ms) {
      elapsedMs = ms
      proceed()
    },
    isDue: () => isDue(line[0]),
    isTooEarly: (exchange) => hasPlace(exchange) && waiting.has(exchange) && !isDue(exchange),
    close: () => clearTimeout(late),
  }
}

function isSameOrigin(one: Placed, other: Placed): boolean {
  return new URL(one.url).origin === new URL(other.url).origin
}
