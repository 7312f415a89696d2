/**
 * Settings of an engine, and of the functions that work on a database file. This file is separate from the
 * requests, because these settings are checked before anything else is loaded.
 */

import * as z from 'zod/mini'
import { EXPORT_FORMATS, type ExportSettings, ROW_STATES } from '../exporting.ts'
import { LOGGER } from '../logger.ts'
import type { BackupSettings, DoctorSettings, ForgetSettings, MigrateSettings } from '../maintenance.ts'
import type { ReportSettings } from '../reporting.ts'
import { FIELD_SOURCES } from './field-sources.ts'
import { type Allowed, aFunction, anything, DATE, described, name, optional, signal, text } from './schema.ts'
import { flag, oneOf } from './setting.ts'

export const ENGINE_SETTINGS = optional({
  db: text,
  blobs: name,
  hosts: text,
  proxies: text,
  replay: text,
  directory: described(
    z.looseObject({ namesOf: aFunction }),
    'a directory, as `DirectorySource` describes it',
  ),
  fields: FIELD_SOURCES,
  onUnkept: aFunction,
  onNotice: aFunction,
  logger: LOGGER,
  options: anything,
  now: aFunction,
})

export const BACKUP_SETTINGS: Allowed<BackupSettings> = optional({ onProgress: aFunction, signal })

export const DOCTOR_SETTINGS: Allowed<DoctorSettings> = {
  ...{ blobs: z.optional(name), fix: flag(false), now: z.optional(aFunction) },
}

export const MIGRATE_SETTINGS: Allowed<MigrateSettings> = optional({
  blobs: name,
  toBlobs: name,
  onProgress: aFunction,
  signal,
  now: aFunction,
})

export const FORGET_SETTINGS: Allowed<ForgetSettings> = {
  ...{ blobs: z.optional(name), compact: flag(true), now: z.optional(aFunction) },
}

export const REPORT_SETTINGS: Allowed<ReportSettings> = {
  out: name,
  ...optional({ list: name, onProgress: aFunction, signal }),
  domains: z.optional(described(z.array(name), 'a list of domains')),
  pdf: flag(false),
  fonts: flag(false),
}

export const EXPORT_SETTINGS: Allowed<ExportSettings> = {
  ...optional({ list: name, language: text, since: DATE }),
  format: oneOf(EXPORT_FORMATS, 'ndjson'),
  fields: z.optional(described(z.array(name), 'a list of names of fields')),
  state: z.optional(described(z.array(z.enum(ROW_STATES)), `a list of ${ROW_STATES.join(', ')}`)),
  bom: flag(false),
  repeat: flag(false),
}
