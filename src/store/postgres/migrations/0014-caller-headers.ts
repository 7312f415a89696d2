import { callerHeaders } from '../../sqlite/migrations/0037-caller-headers.ts'
import { ofSqlite } from './of-sqlite.ts'

/** The columns of migration `0037-caller-headers.ts` of SQLite. */
export const CALLER_HEADERS = ofSqlite(callerHeaders("(webhook::jsonb #- '{job,headers}')::text"))
