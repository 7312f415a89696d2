import type { Recorded } from '../capture/index.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { LOOKUP_REQUEST } from '../model/options/requests.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'

export interface RecordMethod {
  /**
   * Does the same as `capture`, and writes the snapshot and all exchanges to a folder. An earlier capture in
   * the folder is replaced. The setting `replay` repeats the capture from this folder. Rejects with `storage`
   * when the folder cannot be written or contains other files.
   */
  record(handle: Handle | Site, dir: string, request?: LookupRequest): Promise<Recorded>
}

export const record: Call<LookupRequest, Recorded, RecordMethod> = {
  ways: ['domain'],
  request: LOOKUP_REQUEST,
  takes: 'handle, folder, request',
  async run({ site, request, deadline, folder = '' }, ports) {
    const { saveSnapshot } = await import('../capture/recording/snapshot-folder.ts')
    const { withSamples } = await import('../snapshot/packed-samples.ts')
    const recorded = await ports.record(site, request, deadline)
    await saveSnapshot(folder, recorded.snapshot, recorded.recording)
    return { ...recorded, snapshot: withSamples(recorded.snapshot) }
  },
}
