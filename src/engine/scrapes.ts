import type { Reading, ReadingOf } from '../extract/reading.ts'
import type { PageLookup, PageReadings, PageResult, Scrapes } from '../model/scrape.ts'
import type { Calls } from './calls.ts'
import type { Paths } from './paths.ts'
import { tellingRefusal } from './told-refusals.ts'

/** The methods of an engine that read one page by its URL. */
export function createScrapes({ run, placeOf }: Calls, { page: path, product }: Paths): Scrapes {
  const read = async <K extends Reading['kind']>(
    handle: { readonly url: string },
    lookup: PageLookup,
    reading: ReadingOf<K>,
  ): Promise<PageResult<PageReadings[K]>> => {
    const { site, page = '' } = placeOf({ url: handle?.url })
    return run(site, lookup, (of, { signal: _signal, timeoutMs: _timeoutMs, ...asked }, deadline) =>
      path.run(of, { page, reading, ...asked }, deadline).then(tellingRefusal),
    )
  }
  return {
    html: async (handle, { rendered = 'auto', ...lookup } = {}) => {
      const producer = rendered === 'auto' ? lookup.producer : rendered ? 'browser' : 'cascade'
      return read<'html'>(handle, { ...lookup, producer }, { kind: 'html' })
    },
    images: async (handle, { backgrounds, ...lookup } = {}) =>
      read<'images'>(handle, lookup, { kind: 'images', options: { backgrounds } }),
    markdown: async (
      handle,
      { producer, signal, timeoutMs, parties, refresh, maxAgeMs, maxStaleMs, onStored, ...options } = {},
    ) => {
      const lookup = { producer, signal, timeoutMs, parties, refresh, maxAgeMs, maxStaleMs, onStored }
      return read<'markdown'>(handle, lookup, { kind: 'markdown', options })
    },
    product: async (handle, lookup = {}) => {
      const { site, page = '' } = placeOf({ url: handle?.url })
      const query = { page, reading: { kind: 'product' } } as const
      return run(site, lookup, (of, { signal: _signal, timeoutMs: _timeoutMs, ...asked }, deadline) =>
        product.run(of, { ...query, ...asked }, deadline).then(tellingRefusal),
      )
    },
  }
}
