import type { Deadline } from '../concurrency/deadline.ts'
import type { FontsResult } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Brand, BrandRequest } from './brand.ts'

/** The fonts of a brand's page, from the same result as the brand. */
export function createFonts(brand: Brand['run']) {
  return {
    async run(site: Site, request: BrandRequest, deadline: Deadline): Promise<FontsResult> {
      const { result } = await brand(site, request, deadline)
      if (result.state !== 'ok') return result
      const { domain, url, capturedAt, producer, fields } = result.record
      return { state: 'ok', domain, url, capturedAt, producer, fonts: fields.fonts }
    },
  }
}
