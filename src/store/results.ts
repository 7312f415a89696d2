import type { Database } from 'better-sqlite3'
import type { Outline } from '../model/outline.ts'
import type { Result, ResultState } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import { digestOf, joinResult, splitResult } from './head.ts'
import { type PackedSnapshot, packSnapshot } from './packing.ts'
import { snapshotWriter } from './snapshots.ts'

/** What is kept with a result. */
export interface Kept {
  /** For `explain`; without one the domain cannot be explained. */
  readonly snapshot?: Snapshot | undefined
  /** Tries that it took; default 1. */
  readonly attempts?: number
}

/** How a lookup ended, without what it found. */
export interface ResultStatus {
  readonly state: ResultState
  readonly finishedAt: Date
  readonly attempts: number
}

export interface StoredResult {
  readonly result: Result
  readonly finishedAt: Date
  readonly attempts: number
}

/** Exactly one result per domain. */
export interface Results {
  /** Replaces all that is there of this domain (result, findings, answers, snapshot) in one transaction. */
  putResult(result: Result, kept?: Kept): void
  /** The result as it was put: the same JSON, byte for byte. */
  resultOf(domain: string): Result | undefined
  /** The result when it is young enough to be used without a new lookup. */
  freshResultOf(domain: string): Result | undefined
  /** Of the fresh result what tells whether it does for a request; a fraction of the work of reading it whole. */
  freshOutlineOf(domain: string): Outline | undefined
  statusOf(domain: string): ResultStatus | undefined
  /** One page in the order of the domains; undefined begins. Empty after the last. */
  resultsAfter(last: StoredResult | undefined): readonly StoredResult[]
}

export const PAGE_ROWS = 200
const COLUMNS = 'domain, head, attempts, finished_at'

interface Row {
  readonly domain: string
  readonly head: string
  readonly attempts: number
  readonly finished_at: number
}

export function resultsIn(db: Database, nowMs: () => number, freshSince: () => FreshSince): Results {
  const put = putIn(db)
  const rebuild = rebuilderIn(db)
  const select = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM results WHERE domain = ?`)
  const selectFresh = db.prepare<[FreshSince & { domain: string }], Row>(
    `SELECT ${COLUMNS} FROM results WHERE domain = :domain AND ${IS_FRESH}`,
  )
  const selectOutline = db.prepare<[FreshSince & { domain: string }], Pick<Row, 'head'>>(
    `SELECT head FROM results WHERE domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = db.prepare<[string], Pick<Row, 'attempts' | 'finished_at'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM results WHERE domain = ?',
  )
  const selectPage = db.prepare<[string, number], Row>(
    `SELECT ${COLUMNS} FROM results WHERE domain > ? ORDER BY domain LIMIT ?`,
  )

  // A row and its findings are two reads: in one transaction they are of one result.
  const read = db.transaction((row: () => Row | undefined) => {
    const found = row()
    return found && rebuild(found)
  })
  const readPage = db.transaction((after: string) =>
    selectPage.all(after, PAGE_ROWS).map((row) => {
      return { result: rebuild(row), finishedAt: new Date(row.finished_at), attempts: row.attempts }
    }),
  )

  return {
    // Packed before the transaction begins: no other process waits for gzip.
    putResult(result, { snapshot, attempts = 1 } = {}) {
      put(result, attempts, nowMs(), snapshot && packSnapshot(snapshot))
    },
    resultOf: (domain) => read(() => select.get(domain)),
    freshResultOf: (domain) => read(() => selectFresh.get({ domain, ...freshSince() })),
    freshOutlineOf(domain) {
      const row = selectOutline.get({ domain, ...freshSince() })
      return row && JSON.parse(row.head)
    },
    statusOf(domain) {
      const row = selectStatus.get(domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    resultsAfter: (last) => readPage(last?.result.domain ?? ''),
  }
}

function putIn(db: Database) {
  const remove = db.prepare<[string]>('DELETE FROM results WHERE domain = ?')
  const insert = db.prepare<[string, string, string, number, number]>(
    'INSERT INTO results (domain, head, digest, attempts, finished_at) VALUES (?, ?, ?, ?, ?)',
  )
  const insertFinding = db.prepare<[string, string, string]>(
    'INSERT INTO findings (domain, extractor, finding) VALUES (?, ?, ?)',
  )
  const writeSnapshot = snapshotWriter(db)
  const put = db.transaction((result: Result, attempts: number, at: number, snapshot?: PackedSnapshot) => {
    const { head, findings } = splitResult(result)
    remove.run(result.domain)
    insert.run(result.domain, head, digestOf(result), attempts, at)
    for (const [extractor, finding] of findings) insertFinding.run(result.domain, extractor, finding)
    if (snapshot) writeSnapshot(result.domain, snapshot)
  })
  return put.immediate
}

function rebuilderIn(db: Database): (row: Row) => Result {
  const select = db
    .prepare<[string], [string, string]>('SELECT extractor, finding FROM findings WHERE domain = ?')
    .raw()
  return ({ domain, head }) => joinResult({ head, findings: select.all(domain) })
}
