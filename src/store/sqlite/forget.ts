import Database from 'better-sqlite3'
import type { Forgotten, ForgottenKind, ForgottenSite } from '../../model/maintenance.ts'
import type { Immediate } from './immediate.ts'

/** A column with a host: the domain itself, or one below it. */
const of = (column: string) =>
  `(${column} = :domain OR substr(${column}, -length(:below)) = :below OR ${column} = 'www.' || :domain)`

/** A column with an address, whose host is what counts: other sites have the domain in their paths. */
const at = (url: string) => `is_named(substr(${url}, 1, instr(substr(${url}, 9) || '/', '/') + 8))`

/** A column with the host or text that somebody gave. */
const named = (column: string) => `is_named(${column})`

const OF_RESULT = 'domain IN (SELECT value FROM json_each(:domains))'
const PAGE = "coalesce(result ->> '$.record.url', result ->> '$.url')"

/** Which rows of a table are a domain's. */
interface Kept {
  /** What the receipt counts them as. */
  readonly kind: ForgottenKind
  readonly table: string
  readonly rows: string
}

/**
 * Where something is kept of a domain, in the order in which it is deleted: what refers to a row comes before
 * it. Rows of `CASCADING` are deleted with theirs.
 */
export const KEPT: readonly Kept[] = [
  { kind: 'answers', table: 'answers', rows: OF_RESULT },
  { kind: 'renditions', table: 'renditions', rows: OF_RESULT },
  { kind: 'snapshots', table: 'snapshots', rows: OF_RESULT },
  {
    kind: 'bodies',
    table: 'bodies',
    rows: `hash IN (SELECT value FROM json_each(:bodies)) AND hash NOT IN (SELECT hash FROM snapshot_bodies)`,
  },
  { kind: 'findings', table: 'findings', rows: OF_RESULT },
  { kind: 'results', table: 'results', rows: OF_RESULT },
  { kind: 'languages', table: 'language_results', rows: `${of('domain')} OR ${at(PAGE)}` },
  { kind: 'screenshots', table: 'screenshots', rows: `${of('domain')} OR ${at('url')}` },
  {
    kind: 'pictures',
    table: 'pictures',
    rows: `hash IN (SELECT value FROM json_each(:pictures)) AND hash NOT IN (SELECT hash FROM screenshots)
      AND NOT EXISTS (SELECT 1 FROM answers WHERE instr(body, token) > 0)`,
  },
  { kind: 'pages', table: 'scrapes', rows: at("(name ->> '$[1]')") },
  { kind: 'extras', table: 'extras', rows: of('domain') },
  { kind: 'tasks', table: 'tasks', rows: named('name') },
  { kind: 'lines', table: 'lines', rows: `${of('domain')} OR ${named('input')}` },
  { kind: 'corrections', table: 'corrections', rows: of('domain') },
  { kind: 'corrections', table: 'directory_overrides', rows: `${of('domain')} OR ${named('input')}` },
  { kind: 'companies', table: 'companies', rows: of('domain') },
  { kind: 'companies', table: 'company_domains', rows: of('domain') },
]

/** What belongs to a row of another table and is deleted with it. */
export const CASCADING: readonly string[] = [
  ...['snapshot_bodies', 'unused_bodies', 'scrape_bodies'],
  ...['company_names', 'company_listings', 'company_categories'],
]

/**
 * What is of no domain: of the service's keys and plans, counts, and names that the operator gave. The history
 * of calls names endpoints, and neither what was asked nor what was answered.
 */
export const OF_NO_DOMAIN: readonly string[] = [
  ...['keys', 'organisations', 'plans', 'endpoint_credits', 'quotas', 'credit_leases', 'daily_usage'],
  ...['call_portions', 'buckets', 'promises', 'bounds', 'usage', 'leases', 'list_runs', 'directory_sources'],
]

/** Everything that is deleted is written over; the setting is that of the connection. */
const OVERWRITING = ['secure_delete = ON', 'secure_delete = OFF'] as const

export function forgettingIn(db: Database.Database, nowMs: () => number): Immediate<'forget'> {
  const remove = removingIn(db)
  return {
    forget(site, { compact = true } = {}): Forgotten {
      const [begin, end] = OVERWRITING
      db.pragma(begin)
      try {
        const deleted = remove(site)
        const reason = compact ? compacted(db) : undefined
        const forgottenAt = new Date(nowMs()).toISOString()
        return { domain: site.domain, forgottenAt, deleted, isCompacted: compact && !reason, reason }
      } finally {
        db.pragma(end)
      }
    },
  }
}

/** Deletes all of a domain in one transaction, and counts what it was. */
function removingIn(db: Database.Database): (site: ForgottenSite) => Forgotten['deleted'] {
  const remove = db.transaction((site: ForgottenSite) => {
    const pattern = patternOf(site)
    db.function('is_named', (text: unknown) => Number(typeof text === 'string' && pattern.test(text)))
    const { domain } = site
    const host = { domain, below: site.isSuffix ? null : `.${domain}` }
    const listed = (select: string, given: object) =>
      JSON.stringify(db.prepare<[object], string>(select).pluck().all(given))
    const domains = listed(`SELECT domain FROM results WHERE ${of('domain')} OR ${at('url')}`, host)
    const bodies = listed(`SELECT hash FROM snapshot_bodies WHERE ${OF_RESULT}`, { domains })
    const pictures = listed(PICTURES, { ...host, domains })
    const deleted = new Map<ForgottenKind, number>()
    for (const { kind, table, rows } of KEPT) {
      const { changes } = db
        .prepare<[object]>(`DELETE FROM ${table} WHERE ${rows}`)
        .run({ ...host, domains, bodies, pictures })
      deleted.set(kind, (deleted.get(kind) ?? 0) + changes)
    }
    db.exec(NOTED_BODIES)
    if (deleted.get('companies')) db.exec(COUNTED_COMPANIES)
    return Object.fromEntries(deleted) as Forgotten['deleted']
  })
  return (site) => remove.immediate(site)
}

/** Screenshots, and pictures that answers show, such as a drawing in the page. */
const PICTURES = `SELECT hash FROM screenshots WHERE ${of('domain')} OR ${at('url')}
  UNION SELECT hash FROM pictures JOIN answers ON instr(body, token) > 0 WHERE ${OF_RESULT}`

const NOTED_BODIES = 'DELETE FROM unused_bodies WHERE hash NOT IN (SELECT hash FROM bodies)'
const COUNTED_COMPANIES = `UPDATE directory_sources
  SET companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
  WHERE imported_at IS NOT NULL`

/** The domain as a host in a text, not as a part of another name. A suffix has no hosts of its own below it. */
function patternOf({ domain, unicode, isSuffix }: ForgottenSite): RegExp {
  const names = [domain, unicode].map((name) => name.replaceAll('.', '\\.')).join('|')
  const before = isSuffix ? '(?<![\\p{L}\\p{N}_.-])(?:www\\.)?' : '(?<![\\p{L}\\p{N}_-])'
  return new RegExp(`${before}(?:${names})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'iu')
}

/**
 * Writes the file anew without what was deleted, now and earlier, and empties the journal beside it. Returns
 * why it could not.
 */
function compacted(db: Database.Database): string | undefined {
  try {
    db.exec('VACUUM')
    return isJournalEmptied(db) ? undefined : 'another process reads the journal beside the file'
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError)) throw thrown
    isJournalEmptied(db)
    return thrown.message
  }
}

function isJournalEmptied(db: Database.Database): boolean {
  return db.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0
}
