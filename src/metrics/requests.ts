import { Counter, type Registry } from 'prom-client'
import type { AnsweredRequest } from '../model/answered.ts'

/** Upper limits in seconds, from a stored answer to the longest time that a caller may request. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

const TIMES = 'blazon_http_request_duration_seconds'
const TIMES_HELP = 'Time from the headers of a request to the last byte of its answer.'

type Labels = Pick<AnsweredRequest, 'route' | 'method' | 'status' | 'cache'>

/** The sums of requests with the same labels. */
interface Sum {
  readonly labels: Labels
  /** The number of requests in each bucket; the last bucket has no upper bound. */
  readonly counts: number[]
  seconds: number
}

/**
 * Counts requests and their times. The sums are made here, because calling prom-client for each request would
 * take a tenth of the time of a stored answer. The counter of prom-client gets the sums at each export. Its
 * histogram takes only one value at a time, so the text of the histogram is written here.
 */
export function createRequestMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'blazon_http_requests_total',
    help: 'Answers over HTTP, by route, method, status and where the body came from.',
    labelNames: ['route', 'method', 'status', 'cache'],
    registers: [registry],
  })
  // The sums are grouped by route, because there are few routes, and the hashes of their texts are cached.
  const sums = new Map<string, Sum[]>()
  let isEnded = false
  return {
    answered({ route, method, status, cache, elapsedMs }: AnsweredRequest): void {
      const ofRoute = sums.get(route) ?? []
      let sum = ofRoute.find(
        ({ labels }) => labels.status === status && labels.cache === cache && labels.method === method,
      )
      if (!sum) {
        const labels = { route, method, status, cache }
        sum = { labels, counts: new Array<number>(BUCKETS.length + 1).fill(0), seconds: 0 }
        sums.set(route, [...ofRoute, sum])
      }
      const seconds = elapsedMs / 1000
      let at = 0
      while (seconds > (BUCKETS[at] ?? Number.POSITIVE_INFINITY)) at++
      sum.counts[at] = (sum.counts[at] ?? 0) + 1
      sum.seconds += seconds
    },
    sample(): void {
      requests.reset()
      for (const { labels, counts } of [...sums.values()].flat()) requests.inc(labels, totalOf(counts))
    },
    /** Returns the histogram in the text format of Prometheus, version 0.0.4; nothing after the end. */
    text: () => (isEnded ? '' : textOf([...sums.values()].flat())),
    end(): void {
      isEnded = true
    },
  }
}

/** Writes the lines by route and cache. Methods and statuses are added together. */
function textOf(sums: readonly Sum[]): string {
  const lines = ['', `# HELP ${TIMES} ${TIMES_HELP}`, `# TYPE ${TIMES} histogram`]
  for (const labels of new Set(sums.map(labelsOf)))
    lines.push(
      ...linesOf(
        labels,
        sums.filter((sum) => labelsOf(sum) === labels),
      ),
    )
  return `${lines.join('\n')}\n`
}

function linesOf(labels: string, sums: readonly Sum[]): readonly string[] {
  const counts = sums.reduce((all, each) => all.map((count, at) => count + (each.counts[at] ?? 0)), NONE)
  let below = 0
  const buckets = counts.map((count, at) => {
    below += count
    return `${TIMES}_bucket{le="${BUCKETS[at] ?? '+Inf'}",${labels}} ${below}`
  })
  const seconds = sums.reduce((all, each) => all + each.seconds, 0)
  return [...buckets, `${TIMES}_sum{${labels}} ${seconds}`, `${TIMES}_count{${labels}} ${below}`]
}

const NONE = [...BUCKETS, 0].map(() => 0)

/** Nothing is escaped, because routes and cache states are our own names. */
const labelsOf = ({ labels: { route, cache } }: Sum) => `route="${route}",cache="${cache}"`

const totalOf = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
