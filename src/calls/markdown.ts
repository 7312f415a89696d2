import { CALLER_REQUEST, MARKDOWN_OPTIONS } from '../model/options/requests.ts'
import { count } from '../model/options/setting.ts'
import {
  type MarkdownOptions,
  MIN_CHUNK_CHARS,
  type PageLookup,
  type PageReadings,
  type PageResult,
} from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import { readOnePage } from '../paths/page.ts'
import type { Call } from './call.ts'

export interface MarkdownMethod {
  /** A page as GitHub-flavoured Markdown. */
  markdown(
    handle: PageHandle,
    request?: PageLookup & Partial<MarkdownOptions>,
  ): Promise<PageResult<PageReadings['markdown']>>
}

export const markdown: Call<PageLookup & Partial<MarkdownOptions>, PageResult<PageReadings['markdown']>> = {
  ways: ['url'],
  request: {
    ...{ ...CALLER_REQUEST, ...MARKDOWN_OPTIONS },
    // Chunks below this size would consist mostly of headings.
    chunks: count(MIN_CHUNK_CHARS, { min: MIN_CHUNK_CHARS }),
  },
  isRenewable: true,
  run({ request, ...asked }, ports) {
    const { producer, signal, timeoutMs, parties, refresh, maxAgeMs, maxStaleMs, onStored, ...options } =
      request
    const lookup = { producer, signal, timeoutMs, parties, refresh, maxAgeMs, maxStaleMs, onStored }
    return readOnePage<'markdown'>(ports, asked, lookup, { kind: 'markdown', options })
  },
}
