import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Handle, Site } from '../model/site.ts'
import { withSamples } from '../snapshot/packed-samples.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Call } from './call.ts'

export interface CaptureMethod {
  /**
   * Captures the page and the files that it needs, without describing it. Rejects with the reason when there
   * is no page.
   */
  capture(handle: Handle | Site, request?: LookupRequest): Promise<Snapshot>
}

export const capture: Call<LookupRequest, Snapshot> = {
  ways: ['domain'],
  request: LOOKUP_REQUEST,
  run: async ({ site, request, deadline }, ports) =>
    withSamples(await ports.capture(site, request, deadline)),
}
