/** Checks values, and says in one sentence which value is wrong and what is allowed. */

import type * as z from 'zod/mini'
import { REMOVED_OPTIONS } from '../../data/options/removed.ts'
import { BlazonError } from '../errors.ts'
import { meantName } from './meant.ts'
import { type Checks, isSchema, memberOf, membersOf, objectOf, type Schema, wordsOf } from './schema.ts'
import type { Settings, ValuesOf } from './setting.ts'

export type { ValuesOf } from './setting.ts'

/** Returns the default of each setting, frozen. */
export function defaultsOf<S extends Settings>(settings: S): ValuesOf<S> {
  const defaults = Object.entries(settings).map(([name, entry]) => [
    name,
    isSchema(entry) ? Object.freeze(entry.parse(undefined)) : defaultsOf(entry),
  ])
  return Object.freeze(Object.fromEntries(defaults))
}

/** The words with which a message names a value. */
export interface Where {
  /** A name for the whole value, such as `the request`. */
  readonly whole: string
  /** The prefix of the names in the value, such as `store`. Default: none. */
  readonly path?: string
  /**
   * All settings with their groups, because a name may have been written in the wrong group. Default: the
   * checked settings.
   */
  readonly all?: Checks
}

/**
 * Returns a value for each setting: the value in `given`, or the default where this is missing or undefined.
 * Throws as `checkSettings` does.
 */
export function settled<S extends Settings>(settings: S, given: unknown, where: Where): ValuesOf<S> {
  return accepted(objectOf(settings) as Schema<ValuesOf<S>>, given, { all: settings, ...where })
}

/**
 * Throws `invalid_input` for a name that is not a setting, for a value that a setting does not accept, and
 * for a missing required value. The message is one sentence with the path of the setting and the allowed
 * values.
 */
export function checkSettings(checks: Checks, given: unknown, where: Where): void {
  accepted(objectOf(checks), given, { all: checks, ...where })
}

/** Throws `invalid_input` for a value that is not allowed. `name` is the caller's name for the value. */
export function checkValue(name: string, value: unknown, schema: Schema): void {
  accepted(schema, value, { whole: name, path: name })
}

/**
 * `jitless` avoids compiling a function for each schema, because most objects are checked once in a process.
 * All checks share this object: `safeParse` would copy it, which takes ten times as long as most checks.
 */
const HOW = { async: false, jitless: true } as const

function accepted<T>(schema: Schema<T>, given: unknown, where: Where): T {
  const checked = schema._zod.run({ value: given, issues: [] }, HOW)
  if (!(checked instanceof Promise) && checked.issues.length === 0) return checked.value as T
  const { data, error } = schema.safeParse(given, HOW)
  const [issue] = error?.issues ?? []
  if (issue) throw new BlazonError('invalid_input', sentenceOf(issue, schema, given, where))
  return data as T
}

/** Writes the sentence about a fault that the schema found in a value. */
function sentenceOf(issue: z.core.$ZodIssue, schema: Schema, given: unknown, where: Where): string {
  const { whole, path = '', all = {} } = where
  const { rule, place } = ruleAt(schema, issue.path)
  const allowed = wordsOf(rule) ?? 'an object'
  const at = pathTo(path, place)
  const value = valueAt(given, place)
  if (issue.code === 'unrecognized_keys' && wordsOf(rule) === undefined) {
    const [name = ''] = issue.keys
    const names = Object.keys(membersOf(rule) ?? {})
    return unknownName(
      name,
      { at: pathTo(at, [name]), owner: at || whole, names, all },
      valueAt(value, [name]),
    )
  }
  if (value === undefined && place.length > 0) {
    const owner = pathTo(path, place.slice(0, -1)) || whole
    return `There is no ${String(place.at(-1))} in ${owner}; it must be ${allowed}.`
  }
  return `${at || whole} is ${shown(value)}; it must be ${allowed}.`
}

/**
 * Returns the first schema with a description on the path to a fault, with its path. Without a description it
 * returns the last schema on the path.
 */
function ruleAt(schema: Schema, path: readonly PropertyKey[]) {
  let rule = schema
  for (const [at, key] of path.entries()) {
    const member = wordsOf(rule) === undefined ? memberOf(rule, key) : undefined
    if (!member) return { rule, place: path.slice(0, at) }
    rule = member
  }
  return { rule, place: path }
}

const valueAt = (given: unknown, place: readonly PropertyKey[]): unknown =>
  place.reduce((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], given)

/** Returns the path of a place below another path: `points[3].type`. */
export const pathTo = (path: string, place: readonly PropertyKey[]): string =>
  place.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    return before === '' ? String(key) : `${before}.${String(key)}`
  }, path)

interface Unknown {
  /** The full path of the unknown name. */
  readonly at: string
  readonly owner: string
  /** The names that are allowed there. */
  readonly names: readonly string[]
  readonly all: Checks
}

const REMOVED: ReadonlyMap<string, string> = new Map(REMOVED_OPTIONS)

function unknownName(name: string, { at, owner, names, all }: Unknown, value: unknown): string {
  // An earlier version may have had this option, or a group with it.
  const inner = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const removed = [at, ...inner.map((key) => `${at}.${key}`)].find((path) => REMOVED.has(path))
  if (removed !== undefined) return `There is no option ${removed} any more: ${REMOVED.get(removed)}.`
  const before = at.slice(0, at.length - name.length)
  const near = meantName(name, names)
  const meant = pathIn(all, name) ?? (near === undefined ? undefined : before + near)
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  return `There is no option ${shortened(at)}; ${owner} may have ${names.join(', ')}.${hint}`
}

/** Returns the path of the setting with exactly this name, if only one group has it. */
function pathIn(all: Checks, name: string): string | undefined {
  const groups = Object.entries(all).filter(([, entry]) => !isSchema(entry) && Object.hasOwn(entry, name))
  const [[group] = [], another] = groups
  if (another !== undefined) return undefined
  return group === undefined ? (Object.hasOwn(all, name) ? name : undefined) : `${group}.${name}`
}

/** Shortens a value for a message, and never shows the contents of an object. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value))
  if (Array.isArray(value)) return `[${shortened(value.map(shown).join(', '))}]`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'function') return 'a function'
  return shortened(String(value))
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
