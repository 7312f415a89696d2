/** The settings of a configuration, and their names in files and in the environment. */

import * as z from 'zod/mini'
import { REMOVED_OPTIONS } from '../../../data/options/removed.ts'
import { LOG_LEVELS } from '../../../model/logger.ts'
import { FIELD_MODULES } from '../../../model/options/field-sources.ts'
import { ENGINE_SETTINGS } from '../../../model/options/programs.ts'
import { type Checks, isSchema, type Schema } from '../../../model/options/schema.ts'
import { oneOf } from '../../../model/options/setting.ts'
import type { Beside } from '../../../model/options/trust.ts'
import { OPTIONS } from '../../../model/options.ts'

const BESIDE: { readonly [K in keyof Beside]: Schema } = {
  db: ENGINE_SETTINGS.db,
  blobs: ENGINE_SETTINGS.blobs,
  hosts: ENGINE_SETTINGS.hosts,
  proxies: ENGINE_SETTINGS.proxies,
  fields: z.optional(FIELD_MODULES),
  logLevel: oneOf(LOG_LEVELS, 'info'),
}

/** All settings of a configuration: those of commands, and the options of the engine. */
export const CONFIGURABLE: Checks = { ...BESIDE, ...OPTIONS }

/** Each setting by its path, such as `fetch.maxRequests`, in the order of the definitions. */
export const SETTINGS: ReadonlyMap<string, Schema> = new Map(settingsIn(CONFIGURABLE, ''))

function settingsIn(checks: Checks, before: string): [string, Schema][] {
  return Object.entries(checks).flatMap(([name, entry]): [string, Schema][] =>
    isSchema(entry) ? [[before + name, entry]] : settingsIn(entry, `${before}${name}.`),
  )
}

const PREFIX = 'BLAZON_'

/** The environment variable of a setting: `BLAZON_FETCH_MAX_REQUESTS` for `fetch.maxRequests`. */
export function variableOf(path: string): string {
  const words = path.replace(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll('.', '_')
  return PREFIX + words.toUpperCase()
}

/**
 * Paths of settings by their variables. Settings of earlier versions are included, so that they can be
 * refused with the reason.
 */
const PATHS: ReadonlyMap<string, string> = new Map(
  [...SETTINGS.keys(), ...REMOVED_OPTIONS.map(([path]) => path)].map((path) => [variableOf(path), path]),
)
const GROUPS: readonly string[] = Object.keys(OPTIONS).filter((name) => !SETTINGS.has(name))

/** Kubernetes sets these variables when the name of a service begins with "blazon". They are no settings. */
const OF_KUBERNETES =
  /^BLAZON_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?)$/

/** Variables with our prefix that stand for no setting: other files read them. */
const OTHER_VARIABLES: ReadonlySet<string> = new Set(
  ['API_KEY', 'BROWSER', 'CONFIG', 'DEBUG', 'NO_BROWSER', 'SANDBOX'].map((name) => PREFIX + name),
)

/** True for a variable of a setting, and for any other variable with our prefix that has no known purpose. */
export function isSettingVariable(name: string): boolean {
  if (PATHS.has(name)) return true
  return name.startsWith(PREFIX) && !OTHER_VARIABLES.has(name) && !OF_KUBERNETES.test(name)
}

/**
 * Returns the path of the setting for a variable. For an unknown variable it is the path that the variable
 * would have, so that the error can list the names of its group.
 */
export function pathOf(variable: string): string {
  const known = PATHS.get(variable)
  if (known !== undefined) return known
  const group = GROUPS.find((name) => variable.startsWith(`${variableOf(name)}_`))
  const rest = variable.slice((group === undefined ? PREFIX : `${variableOf(group)}_`).length)
  const name = rest.toLowerCase().replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
  return group === undefined ? name : `${group}.${name}`
}
