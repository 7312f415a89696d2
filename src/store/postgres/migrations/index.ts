import { UPLOADED_LISTS } from '../../sqlite/migrations/0030-uploaded-lists.ts'
import { MONITORS } from '../../sqlite/migrations/0033-monitors.ts'
import { SUBMITTERS } from '../../sqlite/migrations/0034-submitters.ts'
import { JOB_EVENTS } from '../../sqlite/migrations/0036-job-events.ts'
import { FUNCTIONS } from './0001-functions.ts'
import { TABLES } from './0002-tables.ts'
import { ACCOUNTS } from './0003-accounts.ts'
import { TRIGGERS } from './0004-triggers.ts'
import { CHUNKS } from './0005-chunks.ts'
import { BLOBS } from './0006-blobs.ts'
import { SHARED_WORK } from './0007-shared-work.ts'
import { WORK_REPORTS } from './0008-work-reports.ts'
import { BRAND_NAMES } from './0009-brand-names.ts'
import { DELIVERIES } from './0011-deliveries.ts'
import { PAGE_BATCHES } from './0012-page-batches.ts'
import { ABOUT_PAGES } from './0013-about-pages.ts'
import { CALLER_HEADERS } from './0014-caller-headers.ts'
import { ofSqlite } from './of-sqlite.ts'

/**
 * All migrations in order; the schema version of a database is the number of those that ran on it. New
 * migrations are only added at the end: a released migration is never changed.
 */
export const MIGRATIONS: readonly string[] = [
  ...[FUNCTIONS, TABLES, ACCOUNTS, TRIGGERS, CHUNKS],
  ...[BLOBS, SHARED_WORK, WORK_REPORTS, BRAND_NAMES, ofSqlite(UPLOADED_LISTS)],
  ...[DELIVERIES, PAGE_BATCHES, ofSqlite(MONITORS), ofSqlite(SUBMITTERS), ABOUT_PAGES, ofSqlite(JOB_EVENTS)],
  CALLER_HEADERS,
]
