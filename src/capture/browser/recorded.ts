import type { Options } from '../../model/options.ts'
import type { Exchange } from '../http/client.ts'
import { pictureNeeds } from '../page/needs.ts'
import type { PageNeeds } from '../page/survey.ts'
import type { Recorder } from './recorder.ts'

const decoder = new TextDecoder('utf-8')

/** What a page has fetched, by URL; undefined where it did not fetch all of it, or the body is gone. */
export type Recorded = ReadonlyMap<string, Promise<Exchange | undefined>>

/** What the page has fetched of its needs: bodies are handed over while it is open, the rest is fetched by HTTP. */
export async function recordedFor(
  needs: PageNeeds,
  stylesheets: Recorded,
  recorder: Recorder,
  { fetch }: Options,
): Promise<Recorded> {
  const sheets = await Promise.all(stylesheets.values())
  const painted = sheets.flatMap((sheet) =>
    sheet?.body ? pictureNeeds(decoder.decode(sheet.body), sheet.finalUrl) : [],
  )
  const pictures = [...needs.icons, ...needs.images, ...needs.painted, ...painted]
  const recorded = new Map(stylesheets)
  for (const { url } of pictures) {
    if (!recorded.has(url) && recorder.has(url))
      recorded.set(url, recorder.exchangeAt(url, fetch.maxImageBytes))
  }
  return recorded
}
