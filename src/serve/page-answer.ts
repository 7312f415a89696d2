import type { PageResult } from '../model/scrape.ts'
import { errorOfResult, WireError } from './errors.ts'
import type { Waiter, Work } from './flights.ts'
import type { Context } from './route.ts'

/** Which page is read, and how. */
interface Wanted<T> {
  /** Equal names are read once for everyone who asks at the same time. */
  readonly name: string
  readonly read: Work<PageResult<T>>
  readonly render: (page: T) => string
}

/** The body for one page by its URL. What is kept is the page and not the body, so that every way to read it is answered from it. Throws a WireError for a page that cannot be read. */
export function pageAnswer<T>(
  { name, read, render }: Wanted<T>,
  waiter: Waiter,
  context: Context,
): Promise<string> {
  const start: Work<string> = async (limits) => {
    const page = await read(limits)
    if (page.state !== 'ok') throw errorOfPage(page)
    return render(page)
  }
  return context.flights.join(name, start, waiter)
}

/** Statuses that say of a page that it is not there, and of nothing else. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Contract §8.5: a page that is gone is a 404, a site that answers with another error a 400. */
function errorOfPage(page: Exclude<PageResult<unknown>, { state: 'ok' }>): WireError {
  if (page.state === 'failed' || page.class !== 'error_page') return errorOfResult(page)
  const { status } = page
  return GONE.has(status)
    ? new WireError({
        status: 404,
        errorCode: 'WEBSITE_ERROR_PAGE',
        message: `The website has no such page: it answers with status ${status}`,
      })
    : new WireError({
        status: 400,
        errorCode: 'WEBSITE_ACCESS_ERROR',
        message: `The website answers with status ${status}`,
      })
}
