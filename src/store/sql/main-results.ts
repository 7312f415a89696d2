import type { Result, ResultState } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import { STORING } from '../bounds.ts'
import { packWithin } from '../fitting.ts'
import type { ResultDetails } from '../store.ts'
import type { Blobs } from './blobs.ts'
import { brandNameWriter } from './brand-names.ts'
import { type Freshness, type FreshSince, IS_FRESH } from './freshness.ts'
import { insertsIn } from './inserts.ts'
import { PORTION_ROWS, type PreparedPage, type ResultTable, type Which } from './result-table.ts'
import { type PlacedSnapshot, snapshotPlacer, snapshotWriter } from './snapshots.ts'
import { digestOf, joinResult, type SplitResult, splitResult } from './split-result.ts'
import type { Sql, Steps } from './sql.ts'

/** This character occurs in JSON only in its escaped form, so it can separate texts of JSON. */
const SEPARATOR = '\x1e'

/** A row, with all its findings in one text, so that one query reads a result and its own findings. */
const COLUMNS = `domain, head, evidence, attempts, finished_at,
  (SELECT string_agg(extractor || ' ' || finding, '${SEPARATOR}') FROM findings
   WHERE findings.domain = results.domain) AS findings`

interface Row {
  readonly domain: string
  readonly head: string
  readonly evidence: Uint8Array | null
  readonly attempts: number
  readonly finished_at: number
  /** All findings, each after the name of its extractor and a space; null when there are none. */
  readonly findings: string | null
}

/** The results without a language: each has a row, and its findings have separate rows. */
export function mainResultsIn(
  sql: Sql,
  nowMs: () => number,
  { freshSince, isRowGiven }: Freshness,
  { keepsPages, blobs }: { readonly keepsPages: boolean; readonly blobs: Blobs },
): ResultTable & { resultOf(domain: string): Steps<Result | undefined> } {
  const write = writerIn(sql, blobs)
  const place = snapshotPlacer(sql, blobs)
  const prepared = function* ({ snapshot }: ResultDetails): Steps<PreparedPage> {
    const packed = keepsPages && snapshot ? packWithin(snapshot, STORING.maxSnapshotBytes) : undefined
    return { snapshot: packed && (yield* place(packed)) }
  }
  const select = sql.prepare<[string], Row>(`SELECT ${COLUMNS} FROM results WHERE domain = ?`)
  const selectAged = sql.prepare<[string], Row & { readonly state: ResultState }>(
    `SELECT ${COLUMNS}, state FROM results WHERE domain = ?`,
  )
  const selectSummary = sql.value<[FreshSince & { domain: string }], string>(
    `SELECT head FROM results WHERE domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = sql.prepare<[string], Pick<Row, 'attempts' | 'finished_at'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM results WHERE domain = ?',
  )
  const selectPortion = sql.prepare<[string, Which, number], Row>(
    `SELECT ${COLUMNS} FROM results
     WHERE domain > ? AND (CAST(? AS TEXT) = 'all' OR NOT EXISTS (
       SELECT 1 FROM lines WHERE lines.language = '' AND lines.domain = results.domain))
     ORDER BY domain LIMIT ?`,
  )
  return {
    prepared,
    *put(result, details, page) {
      const { snapshot } = page ?? (yield* prepared(details))
      const { domain } = result
      const given = { ...splitResult(result), domain, digest: digestOf(result) }
      yield* write(given, details.attempts ?? 1, nowMs(), snapshot)
    },
    *resultOf(domain) {
      const row = yield* select.get(domain)
      return row && rebuild(row)
    },
    *fresh(domain, rules) {
      const row = yield* selectAged.get(domain)
      return row && isRowGiven(row, rules) ? rebuild(row) : undefined
    },
    *freshSummary(domain) {
      const head = yield* selectSummary.get({ domain, ...freshSince() })
      return head && JSON.parse(head)
    },
    *status(domain) {
      const row = yield* selectStatus.get(domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    *stored(domain) {
      const row = yield* select.get(domain)
      return row && storedFrom(row)
    },
    *after(last, which) {
      const rows = yield* selectPortion.all(last?.result.domain ?? '', which, PORTION_ROWS)
      return rows.map(storedFrom)
    },
  }
}

function storedFrom(row: Row): StoredResult {
  return { result: rebuild(row), finishedAt: new Date(row.finished_at), attempts: row.attempts }
}

function rebuild({ head, evidence, findings }: Row): Result {
  const texts = findings?.split(SEPARATOR) ?? []
  return joinResult({ head, evidence, findings: texts.map(findingFrom) })
}

function findingFrom(text: string): SplitResult['findings'][number] {
  const at = text.indexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

interface Given extends SplitResult {
  readonly domain: string
  readonly digest: string
}

function writerIn(sql: Sql, blobs: Blobs) {
  const remove = sql.prepare<[string]>('DELETE FROM results WHERE domain = ?')
  const insert = sql.prepare<[string, string, Uint8Array | null, string, number, number]>(
    'INSERT INTO results (domain, head, evidence, digest, attempts, finished_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const columns = { domain: 'TEXT', extractor: 'TEXT', finding: 'TEXT' } as const
  const insertFindings = insertsIn(sql, 'findings', columns)
  const writeNames = brandNameWriter(sql)
  const writeSnapshot = snapshotWriter(sql, blobs)
  return sql.write(
    ({ domain }) => `result ${domain}`,
    function* (given: Given, attempts: number, at: number, snapshot?: PlacedSnapshot) {
      const { domain, head, findings, evidence, digest } = given
      yield* remove.run(domain)
      yield* insert.run(domain, head, evidence, digest, attempts, at)
      yield* insertFindings.run(findings.map((named) => [domain, ...named]))
      yield* writeNames(domain)
      if (snapshot) yield* writeSnapshot(domain, snapshot, at)
    },
  )
}
