import { WORK_REPORTS as TABLE } from '../../sqlite/migrations/0028-work-reports.ts'
import { ofSqlite } from './of-sqlite.ts'

export const WORK_REPORTS = `${ofSqlite(TABLE)}CREATE INDEX chunks_given_up ON chunks (list) WHERE is_given_up = 1;
`
