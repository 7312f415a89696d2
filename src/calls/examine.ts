import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Result } from '../model/record.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Call } from './call.ts'

export interface ExamineMethod {
  /** Does the same as `brand`, but without the database, for callers who store results themselves. */
  examine(
    handle: Handle | Site,
    request?: LookupRequest,
  ): Promise<{ readonly result: Result; readonly snapshot?: Snapshot | undefined }>
}

export const examine: Call<LookupRequest, Awaited<ReturnType<ExamineMethod['examine']>>, ExamineMethod> = {
  ways: ['domain'],
  request: LOOKUP_REQUEST,
  async run({ site, request, deadline }, ports) {
    const paths = await import('../paths/examine.ts')
    const { withSamples } = await import('../snapshot/packed-samples.ts')
    const { snapshot, ...examined } = await paths.examine(ports, site, request, deadline)
    return { ...examined, snapshot: snapshot && withSamples(snapshot) }
  },
}
