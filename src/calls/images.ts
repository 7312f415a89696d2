import { CALLER_REQUEST, IMAGES_OPTIONS } from '../model/options/requests.ts'
import type { ImagesOptions, PageLookup, PageReadings, PageResult } from '../model/scrape.ts'
import type { PageHandle } from '../model/site.ts'
import { readOnePage } from '../paths/page.ts'
import type { Call } from './call.ts'

export interface ImagesMethod {
  /** The pictures of a page, each once, in the order of the page. */
  images(
    handle: PageHandle,
    request?: PageLookup & ImagesOptions,
  ): Promise<PageResult<PageReadings['images']>>
}

export const images: Call<PageLookup & ImagesOptions, PageResult<PageReadings['images']>> = {
  ways: ['url'],
  request: { ...CALLER_REQUEST, ...IMAGES_OPTIONS },
  isRenewable: true,
  run: ({ request: { backgrounds, ...lookup }, ...asked }, ports) =>
    readOnePage<'images'>(ports, asked, lookup, { kind: 'images', options: { backgrounds } }),
}
