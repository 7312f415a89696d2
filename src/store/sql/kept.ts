import type { ForgottenKind } from '../../model/maintenance.ts'
import type { Sql } from './sql.ts'

/** Returns a condition for a column with a host: the host is the domain, or is below it. */
const of = (column: string) =>
  `(${column} = :domain OR ${column} = 'www.' || :domain OR ${column} LIKE :below ESCAPE '\\')`

/**
 * Returns a condition for the host of a URL alone: URLs of other sites may have the domain in their paths.
 */
const at = (url: string) => `is_named(:pattern, substr(${url}, 1, instr(substr(${url}, 9) || '/', '/') + 8))`

/** Returns a condition for a column with free text: the domain occurs in it as a host name. */
const named = (column: string) => `is_named(:pattern, ${column})`

/** Returns a condition: the column is one of the values of a parameter, which is a list as JSON. */
const listed = (column: string, parameter: string) =>
  `${column} IN (SELECT value FROM json_each(:${parameter}))`

export const OF_RESULT = listed('domain', 'domains')
const PAGE = "coalesce(result ->> '$.record.url', result ->> '$.url')"

/** The monitor watches the domain, or sends its events to it. */
const OF_MONITOR = `${named('target')} OR ${named("coalesce(webhook, '')")}`

/** The failure of a monitor or run names the domain, as that of a page that redirects to it does. */
const IN_FAILURE = named("coalesce(message, '')")

/** The batch is a crawl of the domain, or was submitted with a URL of it. */
const OF_BATCH = `${named("coalesce(crawl, '')")} OR ${named('invalid_urls')}`
const IN_BATCH_FAILURE = named("coalesce(failure, '')")
const IN_BATCH_WEBHOOK = named("coalesce(webhook, '') || ' ' || coalesce(headers, '')")

const FORGOTTEN = 'The reason named a domain that was forgotten.'
/** The failure of a batch as JSON. Its code has no signs that JSON would escape. */
const BATCH_FORGOTTEN = `'{"code":"' || (failure ->> '$.code') || '","message":"${FORGOTTEN}"}'`

/** Rows about other domains, which stay without the columns that name the domain. */
interface Staying {
  readonly set: string
  readonly rows: string
}

export const STAYING: ReadonlyMap<string, Staying> = new Map([
  ['monitors', { set: `message = '${FORGOTTEN}'`, rows: `${IN_FAILURE} AND NOT (${OF_MONITOR})` }],
  [
    'page_batches',
    {
      set: `failure = CASE WHEN ${IN_BATCH_FAILURE} THEN ${BATCH_FORGOTTEN} ELSE failure END,
        webhook = CASE WHEN ${IN_BATCH_WEBHOOK} THEN NULL ELSE webhook END,
        headers = CASE WHEN ${IN_BATCH_WEBHOOK} THEN NULL ELSE headers END`,
      rows: `(${IN_BATCH_FAILURE} OR ${IN_BATCH_WEBHOOK}) AND NOT (${OF_BATCH})`,
    },
  ],
])

/** Conditions for answers that may show a picture. These answers are found before the deletion. */
const IS_SHOWING = {
  sqlite: listed('answers.rowid', 'showing'),
  postgres: 'answers.ctid = ANY (CAST(:showing AS tid[]))',
} as const

/** The condition for answers that show one of the pictures with these public names. */
export const SHOWS_ONE = 'EXISTS (SELECT 1 FROM json_each(:tokens) WHERE instr(body, value) > 0)'

/** The rows of a table that belong to a domain. */
export interface Kept {
  /** The kind of these rows in the receipt. */
  readonly kind: ForgottenKind
  readonly table: string
  readonly rows: string
  /**
   * Set for a table without an index that leads to these rows. The whole table is then read, in SQLite in
   * portions by this column.
   */
  readonly by?: 'rowid' | 'company'
}

/**
 * All tables with data about a domain, in the order of deletion. Rows that refer to another row are deleted
 * before that row. Rows of `CASCADING` are deleted with their owners.
 */
export const keptIn = (kind: Sql['kind']): readonly Kept[] => [
  { kind: 'answers', table: 'answers', rows: OF_RESULT },
  { kind: 'renditions', table: 'renditions', rows: OF_RESULT },
  { kind: 'snapshots', table: 'snapshots', rows: OF_RESULT },
  // Bodies that no page uses any more. Some are of this domain; for older ones the domain is not known.
  {
    kind: 'bodies',
    table: 'bodies',
    rows: `hash IN (SELECT hash FROM unused_bodies)
      AND NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE snapshot_bodies.hash = bodies.hash)`,
  },
  { kind: 'findings', table: 'findings', rows: OF_RESULT },
  { kind: 'results', table: 'results', rows: `${of('domain')} OR ${at('url')}`, by: 'rowid' },
  { kind: 'languages', table: 'language_results', rows: `${of('domain')} OR ${at(PAGE)}`, by: 'rowid' },
  { kind: 'screenshots', table: 'screenshots', rows: `${of('domain')} OR ${at('url')}`, by: 'rowid' },
  // The domain of a replaced screenshot is not stored, so the replaced screenshots of all domains are
  // deleted. A picture without a width is a drawing; drawings are deleted only when they belong to this
  // domain.
  {
    kind: 'pictures',
    table: 'pictures',
    rows: `(width > 0 OR ${listed('token', 'tokens')})
      AND NOT EXISTS (SELECT 1 FROM screenshots WHERE screenshots.hash = pictures.hash)
      AND NOT EXISTS (SELECT 1 FROM answers WHERE ${IS_SHOWING[kind]} AND instr(body, token) > 0)`,
  },
  { kind: 'pages', table: 'scrapes', rows: at("(name ->> '$[1]')"), by: 'rowid' },
  { kind: 'extras', table: 'extras', rows: of('domain'), by: 'rowid' },
  { kind: 'tasks', table: 'tasks', rows: named('name'), by: 'rowid' },
  {
    kind: 'lines',
    table: 'lines',
    rows: `${of('domain')} OR ${named('input')} OR ${named('kept')}`,
    by: 'rowid',
  },
  // The work on such a list ends. The results of its other domains stay.
  { kind: 'lines', table: 'uploaded_lists', rows: named('text'), by: 'rowid' },
  { kind: 'lines', table: 'begun_lookups', rows: of('domain'), by: 'rowid' },
  // An event that contains the domain, or belongs to a crawl of it, is not sent any more, and is removed from
  // the log.
  {
    kind: 'deliveries',
    table: 'deliveries',
    rows: `${named('url')} OR ${named('body')} OR (source = 'batch'
      AND source_id IN (SELECT id FROM page_batches WHERE ${OF_BATCH}))`,
    by: 'rowid',
  },
  { kind: 'pages', table: 'batch_pages', rows: `${named('url')} OR ${named('final_key')}`, by: 'rowid' },
  // A crawl of the domain is deleted with all its pages.
  {
    kind: 'pages',
    table: 'page_batches',
    rows: `${OF_BATCH} OR ${IN_BATCH_FAILURE} OR ${IN_BATCH_WEBHOOK}`,
    by: 'rowid',
  },
  {
    kind: 'monitors',
    table: 'monitor_changes',
    rows: `${named('url')} OR ${named('difference')}`,
    by: 'rowid',
  },
  {
    kind: 'monitors',
    table: 'monitor_runs',
    rows: `${of('host')} OR ${IN_FAILURE} OR monitor IN (SELECT id FROM monitors WHERE ${OF_MONITOR})`,
    by: 'rowid',
  },
  { kind: 'monitors', table: 'monitors', rows: `${OF_MONITOR} OR ${IN_FAILURE}`, by: 'rowid' },
  { kind: 'lines', table: 'host_turns', rows: of('host') },
  { kind: 'lines', table: 'work_reports', rows: named('report') },
  { kind: 'lines', table: 'site_notes', rows: of('host'), by: 'rowid' },
  { kind: 'corrections', table: 'corrections', rows: of('domain') },
  { kind: 'corrections', table: 'directory_overrides', rows: `${of('domain')} OR ${named('input')}` },
  { kind: 'companies', table: 'companies', rows: of('domain'), by: 'rowid' },
  { kind: 'companies', table: 'company_domains', rows: of('domain'), by: 'company' },
]

/** Tables whose rows belong to a row of another table and are deleted with it. */
export const CASCADING: readonly string[] = [
  ...['brand_names', 'snapshot_bodies', 'unused_bodies', 'scrape_bodies'],
  'delivery_attempts',
  ...['company_names', 'company_listings', 'company_categories'],
]

/**
 * Tables without data about domains: keys and plans of the service, counts, and names that the operator
 * chose. The history of calls has the endpoints, but neither the requests nor the answers.
 */
export const OF_NO_DOMAIN: readonly string[] = [
  ...['keys', 'organisations', 'plans', 'endpoint_credits', 'quotas', 'credit_leases', 'daily_usage'],
  // An object is freed with its row, and is deleted before the receipt is returned.
  ...['blobs', 'blob_places'],
  ...[
    'call_portions',
    'buckets',
    'promises',
    'bounds',
    'usage',
    'leases',
    'list_runs',

    'directory_sources',
  ],
]
