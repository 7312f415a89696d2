import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { FontsResult } from '../model/record.ts'
import { lookUp } from '../paths/brand.ts'
import type { BrandHandle, Call } from './call.ts'

export interface FontsMethod {
  /** The fonts of the brand's page, most words first. They come from the same result as `brand`. */
  fonts(handle: BrandHandle, request?: LookupRequest): Promise<FontsResult>
}

export const fonts: Call<LookupRequest, FontsResult> = {
  ways: ['domain', 'company'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  async run({ site, request, deadline }, ports) {
    const { result } = await lookUp(ports, site, request, deadline)
    if (result.state !== 'ok') return result
    const { domain, url, capturedAt, producer, fields } = result.record
    return { state: 'ok', domain, url, capturedAt, producer, fonts: fields.fonts }
  },
}
