import type { Options } from '../../model/options.ts'
import type { Exchange } from '../http/client.ts'
import { pictureNeeds } from '../page/needs.ts'
import type { PageNeeds } from '../page/survey.ts'
import type { Recorder } from './recorder.ts'

const decoder = new TextDecoder('utf-8')

/** What the page has fetched of its needs, with bodies, while it is still open: the rest is fetched by HTTP afterwards. */
export async function recordedFor(
  needs: PageNeeds,
  recorder: Recorder,
  { fetch }: Options,
): Promise<Map<string, Exchange>> {
  const recorded = new Map<string, Exchange>()
  const take = async (urls: readonly string[], maxBytes: number) => {
    const exchanges = await Promise.all(urls.map((url) => recorder.exchangeAt(url, maxBytes)))
    for (const [at, url] of urls.entries()) {
      const exchange = exchanges[at]
      if (exchange) recorded.set(url, exchange)
    }
  }
  await take(recorder.stylesheets(), fetch.maxStylesheetBytes)
  const painted = [...recorded.values()].flatMap(({ body, finalUrl }) =>
    pictureNeeds(decoder.decode(body ?? new Uint8Array()), finalUrl),
  )
  const pictures = [...needs.icons, ...needs.images, ...needs.painted, ...painted]
  await take([...new Set(pictures.map(({ url }) => url))], fetch.maxImageBytes)
  return recorded
}
