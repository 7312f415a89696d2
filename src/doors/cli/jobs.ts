/** Functions for the commands about jobs of a service. */

import { existsSync } from 'node:fs'
import type { Blazon } from '../../engine/engine.ts'
import { isPostgres } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { wholeNumber } from './arguments.ts'
import { print, tell } from './output.ts'
import { tableText } from './table.ts'
import { painterFor, safe } from './terminal.ts'

export const JSON_FLAG = ['--json', 'print as JSON'] as const
export const LIMIT: [string, string, (text: string) => number, number] = [
  ...(['--limit <n>', 'the most entries'] as const),
  ...([wholeNumber(1, 100), 25] as const),
]
export const CURSOR = ['--cursor <cursor>', 'where the list goes on'] as const

/** Opens an engine over an existing database while `act` runs. */
export async function withEngine<T>(db: string, act: (blazon: Blazon) => Promise<T>): Promise<T> {
  if (!isPostgres(db) && !existsSync(db))
    throw new BlazonError('invalid_input', `There is no database ${safe(db)}.`)
  const { createBlazon } = await import('../../engine/index.ts')
  const blazon = await createBlazon({ db })
  try {
    return await act(blazon)
  } finally {
    await blazon.close()
  }
}

/** Prints one page of a list, and the command for the next page. */
export function printPage(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  nextCursor: string | null,
): void {
  if (rows.length === 0) tell('there is none\n')
  else
    print(
      tableText(
        heads,
        rows.map((row) => row.map(safe)),
        [],
        painterFor(process.stdout),
      ),
    )
  if (nextCursor !== null) tell(`more: --cursor ${safe(nextCursor)}\n`)
}
