import type { Page, Request } from 'playwright'
import { withoutFragment } from '../../formats/url.ts'
import type { Attendant } from '../passage.ts'
import { endingOf } from './ending.ts'
import { createLine, hasPlace } from './line.ts'
import type { RecordedExchange, Recording } from './recording.ts'

/**
 * Answers a page in the order in which it was answered when it was recorded, and not before its clock has come as far as it had then: the next
 * answer goes out when the page has had the one before. What a page makes of its answers depends on who is first.
 */
export interface Turns {
  /** Resolves when it is an exchange's turn, of which the browser speaks as `url`; at once for one without a place in the order. */
  turnOf(exchange: RecordedExchange, url: string): Promise<void>
  /** Goes by a page's own account of what it asks for and gets. */
  attend(page: Page): Promise<Attendant>
}

export function createTurns({ exchanges }: Pick<Recording, 'exchanges'>): Turns {
  const line = createLine(exchanges.filter(hasPlace))
  /** What came of the requests that are under way, by URL. */
  const found = new Map<string, RecordedExchange>()
  return {
    async turnOf(exchange, url) {
      found.set(url, exchange)
      await line.turnOf(exchange, url)
    },
    async attend(page) {
      const open = await watchRequests(page, (url) => {
        found.delete(url)
        line.ended(url)
      })
      const comesLater = (url: string) => {
        const exchange = found.get(url)
        return exchange !== undefined && (endingOf(exchange) === 'never' || line.isTooEarly(exchange))
      }
      line.passed(0)
      return {
        passed: line.passed,
        isHeld: () => open.size > 0 && !line.isDue() && [...open.values()].every(comesLater),
        end: async () => line.close(),
      }
    },
  }
}

/** URLs of what a page asks for and has not had. `ended` is told of each that it has had, or left. */
async function watchRequests(page: Page, ended: (url: string) => void): Promise<Map<Request, string>> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const open = new Map<Request, string>()
  const end = (request: Request) => {
    const url = open.get(request)
    if (url === undefined || !open.delete(request)) return
    // What the page does with it at once is done before it can be asked anything; one that cannot be asked has gone elsewhere.
    const goOn = () => ended(url)
    session.send('Runtime.evaluate', { expression: '0' }).then(goOn, goOn)
  }
  context.on('request', (request) => {
    if (/^https?:/.test(request.url())) open.set(request, withoutFragment(request.url()))
  })
  context.on('requestfinished', end).on('requestfailed', end)
  return open
}
