import type { BlazonSettings } from '../../engine/settings.ts'
import { OPTIONS, type Producer } from '../../model/options.ts'
import type { Configured } from './config/apply.ts'

/** The values of a command that may name modules with fields. */
export interface OwnFlags {
  /** The configuration, including the flags. */
  readonly configured: Configured
}

/** The modules of `--own-fields` or of the configuration; undefined when nothing names any. */
export function modulesIn(configured: Configured): readonly string[] | undefined {
  // The configuration was checked, so the value has this type.
  return configured.get('fields')?.value as readonly string[] | undefined
}

/** The place for blobs of `--blobs` or of the configuration; undefined: the database. */
export function blobsIn(configured: Configured): string | undefined {
  return configured.get('blobs')?.value as string | undefined
}

/** Values of `captureOptions`. */
export interface CaptureFlags extends OwnFlags {
  readonly hosts?: string
  readonly proxies?: string
  readonly replay?: string
  readonly producer?: Producer
}

/** Values of `engineOptions`. */
export interface EngineFlags extends CaptureFlags {
  readonly db: string
}

/** Values of `companyOptions`. */
export interface CompanyFlags {
  readonly name?: string
  readonly country?: string
  readonly ticker?: string
  readonly exchange?: string
  readonly isin?: string
  readonly email?: string
}

/** The settings of an engine that name its database; none for a command without the option `--db`. */
export function databaseOf({
  db,
  configured,
}: Partial<EngineFlags> & OwnFlags): Pick<BlazonSettings, 'db' | 'blobs'> {
  return db === undefined ? {} : { db, blobs: blobsIn(configured) }
}

/** Settings of an engine: its paths, and the configured options. */
export function engineSettings({
  hosts,
  proxies,
  replay,
  configured,
}: CaptureFlags): Pick<BlazonSettings, 'hosts' | 'proxies' | 'replay' | 'fields' | 'options'> {
  const options: Record<string, unknown> = {}
  for (const { path, value } of configured.values()) {
    const [name = '', inner] = path.split('.')
    if (!Object.hasOwn(OPTIONS, name)) continue
    options[name] = inner === undefined ? value : { ...(options[name] as object), [inner]: value }
  }
  return { hosts, proxies, replay, fields: modulesIn(configured), options }
}
