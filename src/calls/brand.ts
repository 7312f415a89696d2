import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Result } from '../model/record.ts'
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

export const brand: Call<LookupRequest, Result, BrandMethod> = {
  ways: ['domain', 'company'],
  request: LOOKUP_REQUEST,
  isRenewable: true,
  // The program loads the definitions of all calls at every start, so that each loads its work when it runs.
  run: async ({ site, request, deadline, identified }, ports) =>
    (await import('../paths/brand.ts')).brandOf(ports, site, request, deadline, identified),
}
