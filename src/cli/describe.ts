import { stat } from 'node:fs/promises'
import { loadSnapshot } from '../capture/folder.ts'
import { readHarFile } from '../capture/recording/har.ts'
import { BlazonError } from '../model/errors.ts'
import { DEFAULTS } from '../model/options.ts'
import type { FieldName } from '../model/record.ts'
import { withPictures } from '../pictures/index.ts'
import { judge } from '../pipeline.ts'
import { snapshotFromHar } from '../snapshot/from-har.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { explanation } from './explain.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

interface DescribeFlags {
  readonly json?: boolean
  readonly explain?: FieldName
  readonly url?: string
}

/** `blazon describe DIR` or `blazon describe FILE.har`: from what is on disk alone. */
export async function describeCommand(path: string, flags: DescribeFlags): Promise<number> {
  const snapshot = await withPictures(await snapshotAt(path, flags))
  if (flags.explain) {
    process.stdout.write(explanation(snapshot, flags.explain, flags))
    return 0
  }
  const result = judge(snapshot)
  process.stdout.write(
    flags.json ? `${JSON.stringify(result, null, 2)}\n` : summaryOf(result, painterFor(process.stdout)),
  )
  return result.state === 'ok' ? 0 : 1
}

/** A folder is a saved capture, a file a HAR file. */
async function snapshotAt(path: string, { url }: DescribeFlags): Promise<Snapshot> {
  const kind = await stat(path).catch(() => undefined)
  if (kind?.isFile()) return snapshotFromHar(await readHarFile(path, DEFAULTS), { url })
  if (url !== undefined)
    throw new BlazonError('invalid_input', '--url is for HAR files: a saved capture holds one page.')
  return loadSnapshot(path)
}
