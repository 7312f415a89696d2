import { FIRST } from './0001-first.ts'
import { PICTURES } from './0002-pictures.ts'
import { SCRAPES } from './0003-scrapes.ts'
import { LANGUAGES } from './0004-languages.ts'
import { BOUNDS } from './0005-bounds.ts'
import { LINES } from './0006-lines.ts'
import { FIELD_NAMES } from './0007-field-names.ts'
import { DIRECTORY } from './0008-directory.ts'
import { ACCOUNTS } from './0009-accounts.ts'
import { TASKS } from './0010-tasks.ts'
import { RENDITIONS } from './0011-renditions.ts'
import { PHONES } from './0012-phones.ts'
import { PROMISES } from './0013-promises.ts'
import { CALL_PORTIONS } from './0014-call-portions.ts'
import { EXTRAS } from './0015-extras.ts'
import { TOTALS } from './0016-totals.ts'
import { ENDED_TASKS } from './0018-ended-tasks.ts'
import { OLDER_CLIENTS } from './0019-older-clients.ts'
import { READ_AS } from './0020-read-as.ts'
import { PACKED_PAGES } from './0022-packed-pages.ts'
import { PACKED_EVIDENCE } from './0023-packed-evidence.ts'
import { BEGUN_LOOKUPS } from './0024-begun-lookups.ts'
import { HOST_TURNS } from './0025-host-turns.ts'
import { BLOBS } from './0026-blobs.ts'
import { SHARED_WORK } from './0027-shared-work.ts'
import { WORK_REPORTS } from './0028-work-reports.ts'
import { BRAND_NAMES } from './0029-brand-names.ts'
import { UPLOADED_LISTS } from './0030-uploaded-lists.ts'
import { DELIVERIES } from './0031-deliveries.ts'
import { PAGE_BATCHES } from './0032-page-batches.ts'
import { MONITORS } from './0033-monitors.ts'
import { SUBMITTERS } from './0034-submitters.ts'
import { ABOUT_PAGES } from './0035-about-pages.ts'
import { JOB_EVENTS } from './0036-job-events.ts'
import { CALLER_HEADERS } from './0037-caller-headers.ts'

/** A version that changed only the view `brands`, which every opening creates now (`../brands-view.ts`). */
const VIEW = ''

/**
 * All migrations in order; the schema version of a database is the number of those that ran on it. New
 * migrations are only added at the end: a released migration is never changed.
 */
export const MIGRATIONS: readonly string[] = [
  ...[FIRST, PICTURES, SCRAPES, LANGUAGES, BOUNDS],
  ...[LINES, FIELD_NAMES, DIRECTORY, ACCOUNTS],
  ...[TASKS, RENDITIONS, PHONES, PROMISES, CALL_PORTIONS],
  ...[EXTRAS, TOTALS, VIEW, ENDED_TASKS, OLDER_CLIENTS],
  ...[READ_AS, VIEW, PACKED_PAGES, PACKED_EVIDENCE, BEGUN_LOOKUPS, HOST_TURNS],
  ...[BLOBS, SHARED_WORK, WORK_REPORTS, BRAND_NAMES, UPLOADED_LISTS],
  ...[DELIVERIES, PAGE_BATCHES, MONITORS, SUBMITTERS, ABOUT_PAGES, JOB_EVENTS],
  CALLER_HEADERS,
]
