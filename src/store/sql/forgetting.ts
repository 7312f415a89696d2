import { createHash } from 'node:crypto'
import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { OF_RESULT } from './kept.ts'
import type { Sql, Steps } from './sql.ts'

/**
 * The largest number of passes. Each pass finds the rows that other processes stored during the previous
 * pass, and rows of SQLite that got another number then, because other processes rewrote the file.
 */
export const MAX_PASSES = 4

export const COUNT_COMPANIES = `UPDATE directory_sources
  SET companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
  WHERE imported_at IS NOT NULL`

export const FORGET_UNUSED = `DELETE FROM unused_bodies
  WHERE NOT EXISTS (SELECT 1 FROM bodies WHERE bodies.hash = unused_bodies.hash)`

/** Returns the public names of the domains' drawings: those in their answers, and those of their logos. */
export function tokensIn(sql: Sql): (domains: string) => Steps<readonly string[]> {
  const bodies = sql.value<[object], string>(`SELECT body FROM answers WHERE ${OF_RESULT}`)
  const drawn = sql.value<[object], string>(
    `SELECT logo.value ->> '$.url' FROM findings, json_each(finding, '$.value') AS logo
     WHERE extractor = 'logos' AND ${OF_RESULT} AND logo.value ->> '$.url' LIKE 'data:%'`,
  )
  const token = sql.value<[string], string>('SELECT token FROM pictures WHERE hash = ?')
  return function* (domains) {
    const tokens: string[] = []
    for (const body of yield* bodies.all({ domains }))
      tokens.push(...(body.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []))
    for (const url of yield* drawn.all({ domains })) {
      const found = yield* token.get(createHash('sha256').update(bytesOfDataUrl(url)).digest('hex'))
      if (found !== undefined) tokens.push(found)
    }
    return tokens
  }
}
