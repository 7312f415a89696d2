import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Blazon } from '../../engine/engine.ts'
import { openForUser } from './opener.ts'
import { tell } from './output.ts'

/**
 * Shows the sheet of a brand, or the index of several, in the user's browser. The files stay in a temporary
 * folder, because the browser reads them after this program has ended.
 */
export async function openSheets(
  blazon: Blazon,
  domains: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const out = await mkdtemp(join(tmpdir(), 'blazon-'))
  const { index, sheets } = await blazon.report({ out, domains, signal })
  const [first] = sheets
  const file = domains.length === 1 && first !== undefined ? first : index
  tell(`${file}\n`)
  await openForUser(file)
}
