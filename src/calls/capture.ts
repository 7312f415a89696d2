import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Call } from './call.ts'

export interface CaptureMethod {
  /**
   * Captures the page and the files that it needs, without describing them. Rejects with the reason when
   * there is no page.
   */
  capture(handle: Handle | Site, request?: LookupRequest): Promise<Snapshot>
}

export const capture: Call<LookupRequest, Snapshot, CaptureMethod> = {
  ways: ['domain'],
  request: LOOKUP_REQUEST,
  async run({ site, request, deadline }, ports) {
    const { withSamples } = await import('../snapshot/packed-samples.ts')
    return withSamples(await ports.capture(site, request, deadline))
  },
}
