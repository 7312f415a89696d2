import type { Database } from './database.ts'

/** A row of the export, as far as it is looked at. */
interface Row {
  /** Undefined for a domain that is on no list. */
  readonly line?: number
  readonly domain?: string
  readonly state: string
  readonly sameAsLine?: number
}

export const doneIn = (database: Database) => database.run('SELECT count(*) FROM results')

export function exportedRows(ndjson: string): readonly Row[] {
  return ndjson
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}

const isSettled = ({ state }: Row) => state === 'ok' || state === 'refused'

/** Domains without a result that the site explains, and lines of the list without a row. */
export function lostIn(
  rows: readonly Row[],
  lines: readonly (string | undefined)[],
  domains: readonly string[],
): number {
  const settled = new Set(rows.filter(isSettled).map(({ domain }) => domain))
  const listed = new Map(rows.map(({ line, domain }) => [line, domain]))
  const isMissing = (domain: string | undefined, at: number) => listed.get(at + 1) !== domain
  return domains.filter((domain) => !settled.has(domain)).length + lines.filter(isMissing).length
}

/** Results that were stored more than once, rows of a domain beyond its first, and tasks done twice. */
export async function doubledIn(database: Database, rows: readonly Row[]): Promise<number> {
  const whole = rows.filter((row) => row.sameAsLine === undefined)
  const twice = whole.length - new Set(whole.map(({ domain }) => domain)).size
  const stored = await database.run('SELECT count(*) - count(DISTINCT domain) FROM stored')
  const tasks = await database.run('SELECT coalesce(sum(completed - 1), 0) FROM tasks WHERE completed > 1')
  return twice + stored + tasks
}

/** Lookups that were made again because the first one failed with an error that may pass, such as a timeout. */
export const retriedIn = (database: Database) =>
  database.run('SELECT coalesce(sum(attempts - 1), 0) FROM results')
