import type { Page, Request } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import type { PageObserver } from '../network.ts'
import { createAnswerQueue, isOrdered } from './answer-queue.ts'
import { endingOf } from './ending.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/**
 * Answers the requests of a page in the order in which they were answered in the recording. An answer is not
 * sent before the virtual time that it has in the recording, and not before the page has processed the
 * previous answer.
 */
export interface AnswerOrder {
  /** Resolves at the turn of this exchange, if it has one. `url`: as the browser requested it. */
  turnOf(exchange: RecordedExchange, url: string): Promise<void>
  /** Observes the requests of a page and the end of their answers. */
  observe(page: Page): Promise<PageObserver>
}

export function createAnswerOrder({ exchanges }: Pick<Recording, 'exchanges'>): AnswerOrder {
  const queue = createAnswerQueue(exchanges.filter(isOrdered))
  /** The recorded exchanges for the running requests, by URL. */
  const found = new Map<string, RecordedExchange>()
  return {
    async turnOf(exchange, url) {
      found.set(url, exchange)
      await queue.turnOf(exchange, url)
    },
    async observe(page) {
      const open = await watchRequests(page, (url) => {
        found.delete(url)
        queue.ended(url)
      })
      const comesLater = (url: string) => {
        const exchange = found.get(url)
        return exchange !== undefined && (endingOf(exchange) === 'never' || queue.isTooEarly(exchange))
      }
      queue.passed(0)
      return {
        passed: queue.passed,
        isHeld: () => open.size > 0 && !queue.isDue() && [...open.values()].every(comesLater),
        end: async () => queue.close(),
      }
    },
  }
}

/** The URLs of requests that have not ended. `ended` is called for each one that ends or is cancelled. */
async function watchRequests(page: Page, ended: (url: string) => void): Promise<Map<Request, string>> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const open = new Map<Request, string>()
  const end = (request: Request) => {
    const url = open.get(request)
    if (url === undefined || !open.delete(request)) return
    // When the page can run this expression, it has processed the answer. When it cannot, it has been
    // navigated to another document.
    const goOn = () => ended(url)
    session.send('Runtime.evaluate', { expression: '0' }).then(goOn, goOn)
  }
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) open.set(request, withoutFragment(request.url()))
  })
  context.on('requestfinished', end).on('requestfailed', end)
  return open
}
