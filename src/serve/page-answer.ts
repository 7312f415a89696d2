import { z } from 'zod'
import type { PageResult } from '../model/scrape.ts'
import { errorOfResult } from './errors.ts'
import type { Body, Context } from './route.ts'
import type { Waiter, Work } from './shared-work.ts'

/** The URL of the requested page. */
export const URL_OF_PAGE = z.string().describe('Absolute URL of the page, http or https.')

/** The page that is read, and how. */
interface Wanted<T> {
  /** The page is read once for all requests with the same name at the same time. */
  readonly name: string
  readonly read: Work<PageResult<T>>
  readonly render: (page: T) => Promise<Body>
}

/**
 * The body for one page by its URL. The captured page is stored and not the body, so that every way to read
 * it can use the same capture. Rejects with a WireError for a page that cannot be read.
 */
export function pageAnswer<T>(
  { name, read, render }: Wanted<T>,
  waiter: Waiter,
  context: Context,
): Promise<Body> {
  const start: Work<Body> = async (limits) => {
    const page = await read(limits)
    if (page.state !== 'ok') throw errorOfResult(page)
    return render(page)
  }
  return context.shared.join(name, start, waiter)
}
