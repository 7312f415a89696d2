import { createHash } from 'node:crypto'
import { bytesOfDataUrl } from '../../formats/data-url.ts'
import type { ForgetSettings, Forgotten, ForgottenKind, ForgottenSite } from '../../model/maintenance.ts'
import { keptIn, OF_RESULT } from '../sql/kept.ts'
import { namingOf } from '../sql/naming.ts'
import type { Sql, Steps } from '../sql/sql.ts'

const KEPT = keptIn('postgres')

const COUNT_COMPANIES = `UPDATE directory_sources
  SET companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
  WHERE imported_at IS NOT NULL`
const FORGET_UNUSED = 'DELETE FROM unused_bodies WHERE hash NOT IN (SELECT hash FROM bodies)'

const REMAINS =
  'PostgreSQL overwrites deleted rows when it needs their space; "VACUUM FULL" rewrites its tables at once, ' +
  'and the archived log and copies of the server hold the rows until they are deleted'

/**
 * Deletes all data about a domain in one transaction. Other processes read and write meanwhile, so that, unlike
 * in SQLite, nothing is searched beforehand. The rows' bytes are left to PostgreSQL.
 */
export function forgettingIn(sql: Sql, nowMs: () => number) {
  const [ofResults] = KEPT.filter(({ table }) => table === 'results')
  const domainsOf = sql.value<[object], string>(`SELECT domain FROM results WHERE ${ofResults?.rows}`)
  const removals = KEPT.map(
    ({ kind, table, rows }) => [kind, sql.prepare<[object]>(`DELETE FROM ${table} WHERE ${rows}`)] as const,
  )
  const tokensOf = tokensIn(sql)
  const remove = sql.write('forget', function* (site: ForgottenSite) {
    const naming = namingOf(site, sql.kind)
    const domains = JSON.stringify(yield* domainsOf.all(naming))
    const given = { ...naming, domains, tokens: yield* tokensOf(domains) }
    const deleted = new Map<ForgottenKind, number>()
    for (const [kind, statement] of removals)
      deleted.set(kind, (deleted.get(kind) ?? 0) + (yield* statement.run(given)))
    yield* sql.exec(FORGET_UNUSED)
    if (deleted.get('companies')) yield* sql.exec(COUNT_COMPANIES)
    return Object.fromEntries(deleted) as Forgotten['deleted']
  })
  return function* (
    site: ForgottenSite,
    { compact = true }: Pick<ForgetSettings, 'compact'> = {},
  ): Steps<Forgotten> {
    const deleted = yield* remove(site)
    const forgottenAt = new Date(nowMs()).toISOString()
    const reason = compact ? REMAINS : undefined
    return { domain: site.domain, forgottenAt, deleted, isCompacted: false, reason }
  }
}

/** The public names of the domain's drawings, as JSON: of those in its answers and of its logos. */
function tokensIn(sql: Sql): (domains: string) => Steps<string> {
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
    return JSON.stringify(tokens)
  }
}
