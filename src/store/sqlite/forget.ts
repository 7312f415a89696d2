import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { Forgotten, ForgottenKind } from '../../model/maintenance.ts'
import { COUNT_COMPANIES, deletingIn, FORGET_UNUSED, MAX_PASSES, tokensIn } from '../sql/forgotten.ts'
import { keptIn, SHOWS_ONE } from '../sql/kept.ts'
import { type Naming, namingOf } from '../sql/naming.ts'
import type { Store } from '../store.ts'
import { storageFailure } from './failure.ts'
import { completed, sqliteSql } from './sql.ts'

const KEPT = keptIn('sqlite')

/** Rows of one portion, which is read within some milliseconds. Then other work has its turn. */
const PORTION_ROWS = 1_000

interface Forgetting {
  readonly db: Database.Database
  readonly path: string
  readonly nowMs: () => number
  /** Called when something was deleted. */
  readonly done: () => void
}

export function forgettingIn({ db, path, nowMs, done }: Forgetting): Pick<Store, 'forget'> {
  return {
    async forget(site, { compact = true } = {}) {
      try {
        refuseClosed(db, path)
        addIsNamed(db)
        const deleted = await allRemoved(db, path, namingOf(site, 'sqlite'))
        const reason = compact ? compacted(db) : emptied(db)
        const forgottenAt = new Date(nowMs()).toISOString()
        return { domain: site.domain, forgottenAt, deleted, isCompacted: compact && !reason, reason }
      } catch (thrown) {
        throw storageFailure(path, thrown)
      } finally {
        done()
      }
    },
  }
}

async function allRemoved(
  db: Database.Database,
  path: string,
  naming: Naming,
): Promise<Forgotten['deleted']> {
  const all = new Map<ForgottenKind, number>()
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const rows = await rowsOf(db, path, naming)
    if (pass > 1 && [...rows.values()].every((found) => found === '[]')) break
    const tokens = tokensOf(db, naming, rows)
    const showing = await showingIn(db, path, tokens)
    for (const [kind, count] of removed(db, naming, { rows, tokens, showing }))
      all.set(kind, (all.get(kind) ?? 0) + count)
  }
  return Object.fromEntries(all) as Forgotten['deleted']
}

function addIsNamed(db: Database.Database): void {
  let [source, expression] = ['', /$/]
  db.function('is_named', (pattern: unknown, text: unknown) => {
    if (pattern !== source) {
      source = String(pattern)
      expression = new RegExp(source, 'iu')
    }
    return Number(typeof text === 'string' && expression.test(text))
  })
}

type Rows = ReadonlyMap<string, string>

/** Finds the rows that no index finds. They are searched before the transaction, so that it is short. */
async function rowsOf(db: Database.Database, path: string, naming: Naming): Promise<Rows> {
  const found = new Map<string, string>()
  for (const { table, rows, by } of KEPT)
    if (by) found.set(table, await scanned(db, path, { table, by, rows }, naming))
  return found
}

interface Scan {
  readonly table: string
  readonly by: string
  readonly rows: string
}

/** The values of the column in the rows that meet a condition, as JSON. */
async function scanned(
  db: Database.Database,
  path: string,
  { table, by, rows }: Scan,
  given: object,
): Promise<string> {
  const portion = `SELECT ${by} AS id, max(${rows}) AS isIts FROM ${table} WHERE ${by} > :after
    GROUP BY ${by} ORDER BY ${by} LIMIT ${PORTION_ROWS}`
  const select = db.prepare<[object], { id: number; isIts: number | null }>(portion)
  const found: number[] = []
  for (let after: number | undefined = Number.MIN_SAFE_INTEGER; after !== undefined; await setImmediate()) {
    refuseClosed(db, path)
    const seen = select.all({ ...given, after })
    found.push(...seen.filter(({ isIts }) => isIts).map(({ id }) => id))
    after = seen.at(-1)?.id
  }
  return JSON.stringify(found)
}

function refuseClosed(db: Database.Database, path: string): void {
  if (!db.open) throw new BlazonError('storage', `The database ${path} is closed.`)
}

const ITS = (by: string, rows: string) => `${by} IN (SELECT value FROM json_each(:rows)) AND (${rows})`

/**
 * Returns a column's values in the domain's rows, as JSON. Checks the rows again, because other processes may
 * have changed them.
 */
function valuesIn(db: Database.Database, column: string, table: string, given: Naming, found: Rows): string {
  const [kept] = KEPT.filter((each) => each.table === table)
  const where = kept ? ITS(kept.by ?? 'rowid', kept.rows) : 'FALSE'
  const values = db
    .prepare<[object], string>(`SELECT ${column} FROM ${table} WHERE ${where}`)
    .pluck()
    .all({ ...given, rows: found.get(table) })
  return JSON.stringify(values)
}

/** Returns the public names of the domain's drawings, as JSON. */
function tokensOf(db: Database.Database, naming: Naming, rows: Rows): string {
  const domains = valuesIn(db, 'domain', 'results', naming, rows)
  return JSON.stringify(completed(tokensIn(sqliteSql(db))(domains)))
}

/** All answers that show one of these pictures, as JSON. */
async function showingIn(db: Database.Database, path: string, tokens: string): Promise<string> {
  if (tokens === '[]') return '[]'
  return scanned(db, path, { table: 'answers', by: 'rowid', rows: SHOWS_ONE }, { tokens })
}

interface Looked {
  readonly rows: Rows
  readonly tokens: string
  readonly showing: string
}

/** Deletes all rows in one transaction, overwrites their bytes, and counts them by kind. */
function removed(db: Database.Database, naming: Naming, looked: Looked): ReadonlyMap<ForgottenKind, number> {
  const sql = sqliteSql(db)
  const remove = db.transaction(() => {
    const { rows: found, ...pictured } = looked
    const domains = valuesIn(db, 'domain', 'results', naming, found)
    const given = { ...naming, ...pictured, domains }
    const deleted = new Map<ForgottenKind, number>()
    for (const { kind, table, rows, by } of KEPT) {
      const remove = deletingIn(sql, table, by ? ITS(by, rows) : rows)
      const count = completed(remove({ ...given, rows: found.get(table) }))
      deleted.set(kind, (deleted.get(kind) ?? 0) + count)
    }
    db.exec(FORGET_UNUSED)
    if (deleted.get('companies')) db.exec(COUNT_COMPANIES)
    return deleted
  })
  db.pragma('secure_delete = ON')
  try {
    return remove.immediate()
  } finally {
    db.pragma('secure_delete = OFF')
  }
}

const IS_READ = 'another process reads the journal beside the file'

/** Rewrites the file without deleted bytes, and empties its journal. Returns why it fails. */
function compacted(db: Database.Database): string | undefined {
  try {
    db.exec('VACUUM')
    return isJournalEmptied(db) ? undefined : IS_READ
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError)) throw thrown
    return isJournalEmptied(db) ? thrown.message : `${thrown.message}; ${IS_READ}`
  }
}

/** Empties only the journal, unless another process reads it. Returns the reason when it fails. */
function emptied(db: Database.Database): string | undefined {
  const usualMs = db.pragma('busy_timeout', { simple: true })
  db.pragma('busy_timeout = 0')
  try {
    return isJournalEmptied(db) ? undefined : IS_READ
  } finally {
    db.pragma(`busy_timeout = ${usualMs}`)
  }
}

function isJournalEmptied(db: Database.Database): boolean {
  return db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
}
