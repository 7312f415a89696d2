import type { ForgetSettings, Forgotten, ForgottenKind, ForgottenSite } from '../../model/maintenance.ts'
import { COUNT_COMPANIES, deletingIn, FORGET_UNUSED, MAX_PASSES, tokensIn } from '../sql/forgotten.ts'
import { type Kept, keptIn, OF_RESULT, SHOWS_ONE } from '../sql/kept.ts'
import { namingOf } from '../sql/naming.ts'
import type { Sql, Steps } from '../sql/sql.ts'

const KEPT = keptIn('postgres')

const REMAINS =
  'PostgreSQL overwrites deleted rows when it needs their space; "VACUUM FULL" rewrites its tables at once, ' +
  'and the archived log and copies of the server hold the rows until they are deleted'

/**
 * Deletes all data about a domain. Rows that no index finds are searched before the transaction, which is
 * short then. Bytes are not overwritten; PostgreSQL reuses their space later.
 */
export function forgettingIn(sql: Sql, nowMs: () => number) {
  const search = searchIn(sql)
  const remove = removingIn(sql)
  return function* (
    site: ForgottenSite,
    { compact = true }: Pick<ForgetSettings, 'compact'> = {},
  ): Steps<Forgotten> {
    const naming = namingOf(site, sql.kind)
    const deleted = new Map<ForgottenKind, number>()
    for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
      const { places, ...pictured } = yield* search(naming)
      if (pass > 1 && [...places.values()].every((found) => found.length === 0)) break
      for (const [kind, count] of yield* remove({ ...naming, ...pictured }, places))
        deleted.set(kind, (deleted.get(kind) ?? 0) + count)
    }
    return {
      ...{ domain: site.domain, forgottenAt: new Date(nowMs()).toISOString(), isCompacted: false },
      deleted: Object.fromEntries(deleted) as Forgotten['deleted'],
      reason: compact ? REMAINS : undefined,
    }
  }
}

type Places = ReadonlyMap<string, readonly string[]>

/** Finds the rows that no index finds, the domain's drawings, and answers that show one of them. */
function searchIn(sql: Sql) {
  const placesOf = ({ table, rows }: Pick<Kept, 'table' | 'rows'>) =>
    sql.value<[object], string>(`SELECT CAST(ctid AS text) FROM ${table} WHERE ${rows}`)
  const searches = KEPT.filter(({ by }) => by).map((kept) => [kept.table, placesOf(kept)] as const)
  const showing = placesOf({ table: 'answers', rows: SHOWS_ONE })
  const domainsOf = domainsIn(sql)
  const tokensOf = tokensIn(sql)
  return function* (naming: object) {
    const places = new Map<string, readonly string[]>()
    for (const [table, search] of searches) places.set(table, yield* search.all(naming))
    const domains = yield* domainsOf({ ...naming, places: places.get('results') })
    const tokens = yield* tokensOf(JSON.stringify(domains))
    const given = { tokens: JSON.stringify(tokens) }
    return { places, ...given, showing: tokens.length > 0 ? yield* showing.all(given) : [] }
  }
}

/** The rows at these places are checked again, because another process may have stored other rows there. */
const AT_PLACE = 'ctid = ANY (CAST(:places AS tid[]))'
const itsRows = ({ by, rows }: Pick<Kept, 'by' | 'rows'>) => (by ? `${AT_PLACE} AND (${rows})` : rows)

/** The domains of the results at these places. `lock` is a text such as `FOR UPDATE`. */
function domainsIn(sql: Sql, lock = ''): (given: object) => Steps<readonly string[]> {
  const [results] = KEPT.filter(({ table }) => table === 'results')
  const select = sql.value<[object], string>(
    `SELECT domain FROM results WHERE ${results && itsRows(results)} ORDER BY domain ${lock}`,
  )
  return (given) => select.all(given)
}

const LOCK_BODIES = `SELECT hash FROM bodies
  WHERE hash IN (SELECT hash FROM snapshot_bodies WHERE ${OF_RESULT}) ORDER BY hash FOR NO KEY UPDATE`

function removingIn(sql: Sql): (given: object, places: Places) => Steps<ReadonlyMap<ForgottenKind, number>> {
  // The results are locked first, as every transaction that replaces a result does.
  const lockedDomains = domainsIn(sql, 'FOR UPDATE')
  const lockBodies = sql.prepare<[object]>(LOCK_BODIES)
  const removals = KEPT.map((kept) => [kept, removalIn(sql, kept)] as const)
  return sql.write('forget', function* (given: object, places: Places) {
    const domains = JSON.stringify(yield* lockedDomains({ ...given, places: places.get('results') }))
    yield* lockBodies.all({ domains })
    const deleted = new Map<ForgottenKind, number>()
    for (const [{ kind, table }, remove] of removals) {
      const count = yield* remove({ ...given, domains, places: places.get(table) })
      deleted.set(kind, (deleted.get(kind) ?? 0) + count)
    }
    yield* sql.exec(FORGET_UNUSED)
    if (deleted.get('companies')) yield* sql.exec(COUNT_COMPANIES)
    return deleted
  })
}

/**
 * Rows that others may refer to. A deletion that waits for a transaction does not see the references that it
 * has added, so a separate statement locks these rows before.
 */
const REFERRED: ReadonlySet<string> = new Set(['bodies', 'pictures'])

function removalIn(sql: Sql, kept: Kept): (given: object) => Steps<number> {
  const { table } = kept
  const rows = itsRows(kept)
  if (!REFERRED.has(table)) return deletingIn(sql, table, rows)
  const lock = sql.value<[object], string>(`SELECT hash FROM ${table} WHERE ${rows} ORDER BY hash FOR UPDATE`)
  const remove = sql.prepare<[object]>(
    `DELETE FROM ${table} WHERE hash IN (SELECT value FROM json_each(:locked)) AND ${rows}`,
  )
  return function* (given) {
    const locked = yield* lock.all(given)
    return yield* remove.run({ ...given, locked: JSON.stringify(locked) })
  }
}
