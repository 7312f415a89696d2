import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Result } from '../model/record.ts'
import { brandOf } from '../paths/brand.ts'
import type { BrandHandle, Call } from './call.ts'

export interface BrandMethod {
  /**
   * The brand behind a handle: `ok` with its record, `refused` with the class of the page, or `failed`. When
   * the site cannot be read and the directory knows the company, the record has the values of the directory,
   * and the code `directory_alone`. Rejects with `invalid_input` when the handle is malformed, as `company`
   * does for a handle of that kind, and with `cancelled` when the caller's signal fired.
   */
  brand(handle: BrandHandle, request?: LookupRequest): Promise<Result>
}

export const brand: Call<LookupRequest, Result> = {
  ways: ['domain', 'company'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  run: ({ site, request, deadline, identified }, ports) =>
    brandOf(ports, site, request, deadline, identified),
}
