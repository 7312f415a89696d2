import type { Database } from 'better-sqlite3'
import type { Result, ResultState } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import { STORING } from '../bounds.ts'
import { packWithin } from '../fitting.ts'
import type { PackedSnapshot } from '../packing.ts'
import { type Freshness, type FreshSince, IS_FRESH } from './freshness.ts'
import { PORTION_ROWS, type ResultTable, type Which } from './result-table.ts'
import { snapshotWriter } from './snapshots.ts'
import { digestOf, joinResult, type SplitResult, splitResult } from './split-result.ts'

const COLUMNS = 'domain, head, evidence, attempts, finished_at'

interface Row {
  readonly domain: string
  readonly head: string
  readonly evidence: Uint8Array | null
  readonly attempts: number
  readonly finished_at: number
}

/** The results without a language: each has a row, and its findings have separate rows. */
export function mainResultsIn(
  db: Database,
  nowMs: () => number,
  { freshSince, isRowGiven }: Freshness,
  keepsPages: boolean,
): ResultTable & { resultOf(domain: string): Result | undefined } {
  const write = writerIn(db)
  const rebuild = rebuilderIn(db)
  const select = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM results WHERE domain = ?`)
  const selectAged = db.prepare<[string], Row & { readonly state: ResultState }>(
    `SELECT ${COLUMNS}, state FROM results WHERE domain = ?`,
  )
  const selectSummary = db.prepare<[FreshSince & { domain: string }], Pick<Row, 'head'>>(
    `SELECT head FROM results WHERE domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = db.prepare<[string], Pick<Row, 'attempts' | 'finished_at'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM results WHERE domain = ?',
  )
  const selectPortion = db.prepare<[string, Which, number], Row>(
    `SELECT ${COLUMNS} FROM results
     WHERE domain > ? AND (? = 'all' OR NOT EXISTS (
       SELECT 1 FROM lines WHERE lines.language = '' AND lines.domain = results.domain))
     ORDER BY domain LIMIT ?`,
  )

  // A row and its findings are two reads: in one transaction both belong to the same result.
  const read = db.transaction((row: () => Row | undefined) => {
    const found = row()
    return found && rebuild(found)
  })
  const storedFrom = (row: Row): StoredResult => {
    return { result: rebuild(row), finishedAt: new Date(row.finished_at), attempts: row.attempts }
  }
  const readStored = db.transaction((domain: string) => {
    const row = select.get(domain)
    return row && storedFrom(row)
  })
  const readPortion = db.transaction((after: string, which: Which) =>
    selectPortion.all(after, which, PORTION_ROWS).map(storedFrom),
  )

  return {
    // Everything is packed before the transaction begins, so that no other process waits for it.
    put(result, { snapshot, attempts = 1 }) {
      const page = keepsPages && snapshot ? packWithin(snapshot, STORING.maxSnapshotBytes) : undefined
      const given = { ...splitResult(result), domain: result.domain, digest: digestOf(result) }
      write(given, attempts, nowMs(), page)
    },
    resultOf: (domain) => read(() => select.get(domain)),
    fresh: (domain, rules) =>
      read(() => {
        const row = selectAged.get(domain)
        return row && isRowGiven(row, rules) ? row : undefined
      }),
    freshSummary(domain) {
      const row = selectSummary.get({ domain, ...freshSince() })
      return row && JSON.parse(row.head)
    },
    status(domain) {
      const row = selectStatus.get(domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    stored: (domain) => readStored(domain),
    after: (last, which) => readPortion(last?.result.domain ?? '', which),
  }
}

/** A result in parts, as it is written. */
interface Given extends SplitResult {
  readonly domain: string
  readonly digest: string
}

function writerIn(db: Database) {
  const remove = db.prepare<[string]>('DELETE FROM results WHERE domain = ?')
  const insert = db.prepare<[string, string, Uint8Array | null, string, number, number]>(
    'INSERT INTO results (domain, head, evidence, digest, attempts, finished_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const insertFinding = db.prepare<[string, string, string]>(
    'INSERT INTO findings (domain, extractor, finding) VALUES (?, ?, ?)',
  )
  const writeSnapshot = snapshotWriter(db)
  const put = db.transaction((given: Given, attempts: number, at: number, snapshot?: PackedSnapshot) => {
    const { domain, head, findings, evidence, digest } = given
    remove.run(domain)
    insert.run(domain, head, evidence, digest, attempts, at)
    for (const [extractor, finding] of findings) insertFinding.run(domain, extractor, finding)
    if (snapshot) writeSnapshot(domain, snapshot, at)
  })
  return put.immediate
}

function rebuilderIn(db: Database): (row: Row) => Result {
  const select = db
    .prepare<[string], [string, string]>('SELECT extractor, finding FROM findings WHERE domain = ?')
    .raw()
  return ({ domain, head, evidence }) => joinResult({ head, evidence, findings: select.all(domain) })
}
