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

/** Domains without a result that the site explains, and lines of the list without a row, as sentences. */
export function lostIn(
  rows: readonly Row[],
  lines: readonly string[],
  domains: readonly string[],
): readonly string[] {
  const states = new Map(rows.map(({ domain, state }) => [domain, state]))
  const listed = new Map(rows.map(({ line, domain }) => [line, domain]))
  const isSettled = (domain: string) => ['ok', 'refused'].includes(states.get(domain) ?? '')
  const unsettled = domains.filter((domain) => !isSettled(domain))
  const missing = lines.filter((domain, at) => listed.get(at + 1) !== domain)
  return [
    ...unsettled.map((domain) => `The result of ${domain} is ${states.get(domain) ?? 'missing'}.`),
    ...missing.map((domain) => `A line with ${domain} is missing.`),
  ]
}

/** Results that were stored more than once, rows of a domain beyond its first, and tasks done twice. */
export async function doubledIn(database: Database, rows: readonly Row[]): Promise<number> {
  const whole = rows.filter((row) => row.sameAsLine === undefined)
  const twice = whole.length - new Set(whole.map(({ domain }) => domain)).size
  const stored = await database.run('SELECT count(*) - count(DISTINCT domain) FROM stored')
  const tasks = await database.run('SELECT coalesce(sum(completed - 1), 0) FROM tasks WHERE completed > 1')
  return twice + stored + tasks
}

/**
 * Lookups that were made again because the first one failed with an error that may pass, such as a timeout.
 */
export const retriedIn = (database: Database) =>
  database.run('SELECT coalesce(sum(attempts - 1), 0) FROM results')
