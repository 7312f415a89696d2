import { existsSync } from 'node:fs'
import type { Blazon } from '../../engine/engine.ts'
import { readHostMap } from '../../engine/host-map.ts'
import type { BlazonSettings } from '../../engine/settings.ts'
import type { CompanyHandle } from '../../model/company.ts'
import { isPostgres } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { noRecording } from '../../model/no-recording.ts'
import type { Site } from '../../model/site.ts'
import type { ParseDomainOptions } from '../../resolve/domain.ts'
import { parsePage } from '../../resolve/page.ts'
import { companyOf } from './company.ts'
import { useAndClose } from './database.ts'
import {
  type CaptureFlags,
  type CompanyFlags,
  databaseOf,
  type EngineFlags,
  engineSettings,
} from './flags.ts'
import { siteOf, siteOrHint } from './handle.ts'
import { untilInterrupted } from './interrupt.ts'
import { DATABASE } from './options.ts'
import { onNotice, tell } from './output.ts'
import { onUnkept } from './unkept.ts'

/**
 * Opens an engine, looks up one brand, and closes the engine. The brand is named by its domain, or as a
 * company by the options. Ctrl-C fires the signal. When the user names no database, a failure of the default
 * database does not prevent the answer.
 */
export async function withBrand<T>(
  domain: string | undefined,
  flags: EngineFlags & CompanyFlags,
  use: (blazon: Blazon, handle: Site | CompanyHandle, signal: AbortSignal) => Promise<T>,
  /** Whether the argument may be a complete URL, which names a single page at any host. */
  mayBePage = false,
): Promise<T> {
  const handle = await brandHandle(domain, flags, mayBePage)
  return onBrandEngine(flags, (blazon, signal) => use(blazon, handle, signal))
}

/**
 * Returns the handle of a brand: the domain, or the company that the flags name. The handle is checked before
 * a database is made, so that a mistyped domain leaves no file behind.
 */
export async function brandHandle(
  domain: string | undefined,
  flags: EngineFlags & CompanyFlags,
  mayBePage = false,
): Promise<Site | CompanyHandle> {
  const site = (text: string) =>
    mayBePage && addressIn(text) ? parsePage(text, rulesOf(flags)).site : siteFor(text, flags)
  return (await companyOf(domain, flags)) ?? siteOrHint(domain ?? '', (text) => site(text))
}

/**
 * Does the same as `onEngine`, but ignores a failure of the database when the user named no database. The
 * user wants the brand, and the working folder may be read-only.
 */
export function onBrandEngine<T>(
  flags: EngineFlags,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return onEngine(flags, flags.db === DATABASE[2] ? { onUnkept: unkept() } : {}, use)
}

const unkept = () => onUnkept((message) => tell(`not stored: ${message}\n`))

/** Returns the page when the argument is a complete URL in place of a domain. */
export function addressIn(domain: string | undefined): { readonly url: string } | undefined {
  return domain !== undefined && /^https?:\/\//i.test(domain.trim()) ? { url: domain } : undefined
}

/**
 * Opens an engine for a page by its complete URL, or for the list of a site's pages. A failure of the
 * database does not prevent the answer.
 */
export async function withPages<T>(
  handle: { readonly url: string } | { readonly domain: string },
  flags: EngineFlags,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if ('url' in handle) parsePage(handle.url, rulesOf(flags))
  else siteFor(handle.domain, flags)
  return onEngine(flags, { onUnkept: unkept() }, use)
}

/** The site in a command's argument. Throws `invalid_input`. */
export function siteFor(handle: string, flags: CaptureFlags): Site {
  return siteOf(handle, rulesOf(flags))
}

/** The hosts that are allowed although they are not public. */
function rulesOf({ hosts, replay }: CaptureFlags): ParseDomainOptions {
  const isMapped = replay ? () => true : readHostMap(hosts)?.isMapped
  return isMapped ? { isMapped } : {}
}

/** Opens an engine, does something with it, and closes it. Ctrl-C fires the signal. */
export async function onEngine<T>(
  flags: EngineFlags,
  settings: Pick<BlazonSettings, 'onUnkept' | 'fields'>,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (flags.replay !== undefined && !existsSync(flags.replay)) throw noRecording(flags.replay)
  // A replay is not stored, because the values in a recording may be out of date.
  const rest = { ...engineSettings(flags), onNotice, ...settings }
  // The parts of an engine take one second of processor time to load. They are loaded only here, so that a
  // mistyped domain does not cost this time.
  const { createBlazon } = await import('../../engine/index.ts')
  const database = flags.replay ? {} : databaseOf(flags)
  const blazon = await createBlazon({ ...database, ...rest }).catch((thrown: unknown) => {
    if (!settings.onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
    settings.onUnkept(thrown)
    return createBlazon(rest)
  })
  return whileOpen(blazon, use)
}

/** Does something with an engine, and closes it. Ctrl-C fires the signal. */
export async function whileOpen<T>(
  blazon: Blazon,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = untilInterrupted()
  try {
    return await use(blazon, signal)
  } finally {
    release()
    await blazon.close()
  }
}

/** Does something with an engine over the database. A missing file is not made, so then there is no database. */
export async function onKnown<T>(db: string, use: (blazon: Blazon) => Promise<T>): Promise<T> {
  const { createBlazon } = await import('../../engine/index.ts')
  return useAndClose(await createBlazon(isPostgres(db) || existsSync(db) ? { db } : {}), use)
}

/** Does something with an engine over a database that must exist. Modules with fields are not loaded. */
export async function onJobs<T>(
  flags: EngineFlags,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!isPostgres(flags.db)) {
    const { refuseEmpty, refuseMissing } = await import('../../store/sqlite/open.ts')
    refuseMissing(flags.db)
    refuseEmpty(flags.db)
  }
  return onEngine(flags, { fields: undefined }, use)
}
