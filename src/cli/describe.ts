import { judge } from '../describe.ts'
import type { FieldName } from '../model/record.ts'
import { withPictures } from '../pictures/index.ts'
import { explanation } from './explain.ts'
import { savedPage } from './saved-page.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

interface DescribeFlags {
  readonly json?: boolean
  readonly explain?: FieldName
  readonly url?: string
}

/** `blazon describe DIR`, `FILE.har` or `FILE.html`: from what is on disk alone. */
export async function describeCommand(path: string, flags: DescribeFlags): Promise<number> {
  const snapshot = await withPictures(await savedPage(path, flags.url))
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
