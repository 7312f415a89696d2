/** Reads the settings of a configuration from each of its sources. */

import { existsSync } from 'node:fs'
import { readNamedFile } from '../../../files/named-file.ts'
import { asBlazonError, BlazonError } from '../../../model/errors.ts'
import { accepts } from '../../../model/options/schema.ts'
import { checkSettings } from '../../../model/options/validate.ts'
import { CONFIGURABLE, isSettingVariable, pathOf, SETTINGS } from './names.ts'

/** The sources of a setting. A source that stands later in this list takes precedence. */
export type Place = 'default' | 'unnamed file' | 'named file' | 'environment' | 'command line'

/** One setting with its configured value. */
export interface Entry {
  /** The path of the setting, such as `fetch.maxRequests`. */
  readonly path: string
  readonly value: unknown
  /** The file, the variable or the flag with the value. */
  readonly source: string
  readonly place: Place
}

/** The file that is read when the command line names no other, if it exists. */
export const USUAL_FILE = 'blazon.config.json'

/**
 * Reads the settings of the named file, or else of `blazon.config.json` in the working folder. Throws
 * `invalid_input` for a named file that cannot be read, and for wrong settings.
 */
export function entriesOfFile(named: string | undefined): Entry[] {
  const file = named ?? USUAL_FILE
  const place = named === undefined ? 'unnamed file' : 'named file'
  const text = textOf(file, named !== undefined)
  if (text === undefined) return []
  return naming(file, () => {
    // Infinity is written as a text, because JSON has no such number.
    const given = JSON.parse(text, (_, value) => (value === 'Infinity' ? Number.POSITIVE_INFINITY : value))
    checkSettings(CONFIGURABLE, given, { whole: 'the file' })
    return [...SETTINGS.keys()].flatMap((path) => {
      const value = valueAt(given, path)
      return value === undefined ? [] : [{ path, value, source: file, place }]
    })
  })
}

/** Undefined when the default file does not exist. */
function textOf(file: string, isNamed: boolean): string | undefined {
  return isNamed || existsSync(file) ? readNamedFile('configuration', file) : undefined
}

function valueAt(given: unknown, path: string): unknown {
  let value = given
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[name]
  }
  return value
}

/** The settings of the environment. An empty variable is ignored. Throws `invalid_input`. */
export function entriesOfEnvironment(env: NodeJS.ProcessEnv): Entry[] {
  return Object.entries(env).flatMap(([name, text]) => {
    return text && isSettingVariable(name) ? [entryOf(pathOf(name), text, name, 'environment')] : []
  })
}

/** The settings of each `--set KEY=VALUE`. Throws `invalid_input`. */
export function entriesOfSets(texts: readonly string[]): Entry[] {
  return texts.map((text) => {
    const [, path = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    if (path !== '') return entryOf(path, value, `--set ${path}`, 'command line')
    throw new BlazonError('invalid_input', `--set takes KEY=VALUE, such as --set fetch.maxRequests=20.`)
  })
}

/** The setting at a path with a value that was written as text. Throws `invalid_input`. */
export function entryOf(path: string, text: string, source: string, place: Place): Entry {
  const schema = SETTINGS.get(path)
  const readings = readingsOf(text)
  const value = schema && readings.find((reading) => accepts(schema, reading))
  if (value !== undefined) return { path, value, source, place }
  const [refused = text] = readings.slice(-1)
  const given = path
    .split('.')
    .reduceRight<unknown>((inner, name) => Object.fromEntries([[name, inner]]), refused)
  return naming(source, () => {
    checkSettings(CONFIGURABLE, given, { whole: 'a configuration' })
    return { path, value: refused, source, place }
  })
}

/**
 * Returns the values that a text may stand for: the text itself, a list with commas, infinity, or a value in
 * JSON. The type of the setting decides between them.
 */
function readingsOf(text: string): unknown[] {
  const list = text.split(',').map((part) => asJson(part.trim()) ?? part.trim())
  const json = text === 'Infinity' ? Number.POSITIVE_INFINITY : asJson(text)
  return json === undefined ? [list, text] : [text, list, json]
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds the source of a wrong setting to the message of an error. */
function naming<T>(source: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const message =
      cause instanceof SyntaxError ? `It is not JSON: ${cause.message}.` : asBlazonError(cause).message
    throw new BlazonError('invalid_input', `${source}: ${message}`, { cause })
  }
}
