import type { Deadline } from '../concurrency/deadline.ts'
import type { FontsResult } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Brand, BrandRequest } from './brand.ts'

export interface FontsPorts {
  readonly brand: Brand['run']
  /** Age up to which stored fonts are returned without a new visit. */
  readonly maxAgeMs: number
}

/** The fonts of a brand's page, from the same result as the brand. */
export function createFonts({ brand, maxAgeMs }: FontsPorts) {
  return {
    async run(site: Site, request: BrandRequest, deadline: Deadline): Promise<FontsResult> {
      const { result } = await brand(site, { ...request, maxAgeMs: request.maxAgeMs ?? maxAgeMs }, deadline)
      if (result.state !== 'ok') return result
      const { domain, url, capturedAt, producer, fields } = result.record
      return { state: 'ok', domain, url, capturedAt, producer, fonts: fields.fonts }
    },
  }
}
