/** Collects the files that a page has fetched in the browser, so that they are not requested again. */

import { FETCH } from '../bounds.ts'
import type { Exchange } from '../http/client.ts'
import { pictureNeeds } from '../page/needs.ts'
import type { PageNeeds } from '../page/survey.ts'
import type { PageTraffic } from './traffic.ts'

const decoder = new TextDecoder('utf-8')

/**
 * Exchanges of a page by URL. An exchange is undefined when the page did not fetch the file completely or the
 * browser has discarded its body.
 */
export type FetchedFiles = ReadonlyMap<string, Promise<Exchange | undefined>>

/**
 * The needed files that the page has fetched. Their bodies are read while the page is open; all other files
 * are fetched by HTTP later.
 */
export async function fetchedFilesFor(
  needs: PageNeeds,
  stylesheets: FetchedFiles,
  traffic: PageTraffic,
): Promise<FetchedFiles> {
  const sheets = await Promise.all(stylesheets.values())
  const painted = sheets.flatMap((sheet) =>
    sheet?.body ? pictureNeeds(decoder.decode(sheet.body), sheet.finalUrl) : [],
  )
  const pictures = [...needs.icons, ...needs.images, ...needs.painted, ...painted]
  const fetched = new Map(stylesheets)
  for (const { url } of pictures) {
    if (!fetched.has(url) && traffic.has(url)) fetched.set(url, traffic.exchangeAt(url, FETCH.maxImageBytes))
  }
  return fetched
}
