import { loadSnapshot } from '../../../capture/recording/snapshot-folder.ts'
import { withPictures } from '../../../decoders/with-pictures.ts'
import { judge } from '../../../paths/describe.ts'
import { withOwn } from '../../../paths/own-fields.ts'
import { ownFindingsIn } from '../own-fields.ts'
import { type Reading, type Source, sourceOfOne } from './source.ts'

/** The folder of a capture, which is described offline, as `blazon describe` does. */
export async function recordingSource(dir: string, { own }: Reading): Promise<Source> {
  const saved = await loadSnapshot(dir)
  return sourceOfOne(dir, saved.site.domain, async () => {
    const snapshot = await withPictures(saved)
    const result = judge(snapshot)
    if (result.state !== 'ok') return { result, snapshot }
    return { result: withOwn(result, await ownFindingsIn(snapshot, own)), snapshot }
  })
}
