/** A table that `migrate` copies. */
export interface CopiedTable {
  readonly name: string
  /** The columns of its primary key, in the order of its index. */
  readonly keys: readonly string[]
  /** Whether queries depend on the order in which rows were added. Then `rowid` is copied, too. */
  readonly isOrdered: boolean
  /** Whether bytes of its rows may be in objects, whose keys are in the column `blob`. */
  readonly hasBlobs: boolean
}

type Named = (name: string, ...keys: readonly string[]) => CopiedTable

const table: Named = (name, ...keys) => ({ name, keys, isOrdered: false, hasBlobs: false })
const ordered: Named = (name, ...keys) => ({ ...table(name, ...keys), isOrdered: true })
const withBlobs: Named = (name, ...keys) => ({ ...table(name, ...keys), hasBlobs: true })

/** All copied tables. A table comes after those that its rows refer to. */
export const COPIED: readonly CopiedTable[] = [
  ordered('plans', 'name'),
  ordered('organisations', 'id'),
  ordered('keys', 'id'),
  table('endpoint_credits', 'endpoint'),
  table('buckets', 'name'),
  table('promises', 'bucket', 'due'),
  table('quotas', 'organisation', 'period'),
  table('credit_leases', 'organisation', 'period', 'holder'),
  table('call_portions', 'last_seq'),
  table('daily_usage', 'organisation', 'day', 'endpoint', 'status'),
  table('bounds', 'name'),
  table('results', 'domain'),
  table('findings', 'domain', 'extractor'),
  table('brand_names', 'name', 'domain'),
  table('language_results', 'language', 'domain'),
  table('answers', 'domain', 'route'),
  withBlobs('snapshots', 'domain'),
  withBlobs('bodies', 'hash'),
  table('unused_bodies', 'hash'),
  table('snapshot_bodies', 'domain', 'position'),
  ordered('extras', 'domain', 'kind'),
  withBlobs('scrapes', 'id'),
  withBlobs('scrape_bodies', 'scrape', 'position'),
  withBlobs('pictures', 'hash'),
  table('screenshots', 'domain', 'page', 'type', 'priority'),
  table('renditions', 'domain', 'variant'),
  table('lines', 'list', 'language', 'line'),
  table('list_runs', 'list', 'language'),
  table('uploaded_lists', 'list'),
  table('begun_lookups', 'list', 'language', 'domain'),
  table('tasks', 'id'),
  table('page_batches', 'id'),
  table('batch_pages', 'batch', 'position'),
  table('deliveries', 'id'),
  table('delivery_attempts', 'delivery', 'attempt'),
  table('monitors', 'id'),
  table('monitor_runs', 'id'),
  table('monitor_changes', 'id'),
  table('directory_sources', 'id'),
  table('companies', 'id'),
  table('company_domains', 'company', 'domain'),
  table('company_names', 'company', 'key'),
  table('company_listings', 'company', 'symbol', 'exchange', 'isin'),
  table('company_categories', 'company', 'scheme', 'value'),
  table('directory_overrides', 'kind', 'key', 'exchange'),
  table('corrections', 'domain', 'field'),
]

/** Tables that are not copied, each with the reason. */
export const NOT_COPIED: Readonly<Record<string, string>> = {
  usage: 'Triggers of the target count what is added.',
  usage_parts: 'Triggers of the target count what is added.',
  leases: 'They belong to processes that work on the source.',
  work_reports: 'They belong to processes that work on the source.',
  blobs: 'Objects are copied with the rows that they belong to, and get names of their own.',
  blob_places: 'Each database has a place of its own.',
  chunks: 'The next batch of a list queues them again.',
  host_turns: 'They belong to requests that are under way.',
  site_notes: 'The next process that needs them asks the sites again.',
  staged_names: 'They belong to an import that is running.',
  staged_listings: 'They belong to an import that is running.',
  blazon_schema: 'Each database has migrations of its own.',
  sqlite_sequence: 'SQLite raises it by itself.',
}
