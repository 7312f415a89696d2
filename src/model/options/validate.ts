import { REMOVED_OPTIONS } from '../../data/options/removed.ts'
import { BlazonError } from '../errors.ts'
import { meantName } from './meant.ts'
import { type Check, type Checks, isSetting, type Settings, type ValuesOf } from './setting.ts'

export type { ValuesOf } from './setting.ts'

/** The default of each setting, frozen. */
export function defaultsOf<S extends Settings>(settings: S): ValuesOf<S> {
  const defaults = Object.entries(settings).map(([name, entry]) => [
    name,
    isSetting(entry) ? Object.freeze(entry.byDefault) : defaultsOf(entry),
  ])
  return Object.freeze(Object.fromEntries(defaults))
}

/**
 * A value for each setting: the given one, else its default. The value undefined stands for the default.
 * Throws as `checkSettings` does.
 */
export function settled<S extends Settings>(settings: S, given: unknown, where: Where): ValuesOf<S> {
  checkSettings(settings, given, where)
  return merged(settings, given as Given)
}

type Given = Readonly<Record<string, unknown>>

function merged<S extends Settings>(settings: S, given: Given): ValuesOf<S> {
  const values = Object.entries(settings).map(([name, entry]) => {
    const value = given[name]
    if (!isSetting(entry)) return [name, merged(entry, (value ?? {}) as Given)]
    return [name, structuredClone(value === undefined ? entry.byDefault : value)]
  })
  return Object.fromEntries(values)
}

/** The words of a message about the checked settings. */
export interface Where {
  /** A name for all the settings, such as `the request`. */
  readonly whole: string
  /** The prefix of their names, such as `store`. Default: none. */
  readonly path?: string
  /** The required names. Default: none. */
  readonly required?: readonly string[]
  /**
   * All settings with their groups, since a name may have been written into the wrong group. Default: the
   * checked settings.
   */
  readonly all?: Checks
}

/**
 * Throws `invalid_input` for a name that is no setting, and for a value that a setting does not accept. The
 * message is one sentence: it names the setting by its path, and says what is allowed.
 */
export function checkSettings(
  settings: Checks,
  given: unknown,
  { whole, path = '', required = [], all = settings }: Where,
): void {
  if (!isPlain(given)) throw refusal(path || whole, given, 'an object')
  for (const name of required) if (given[name] === undefined) throw missing(name, whole, settings[name])
  for (const [name, value] of Object.entries(given)) {
    const at = path ? `${path}.${name}` : name
    const entry = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!entry)
      throw (
        removedName(at, value) ??
        unknownName(name, { at, owner: path || whole, names: Object.keys(settings), all })
      )
    if (value === undefined) continue
    if (!isSetting(entry)) checkSettings(entry, value, { whole, path: at, all })
    else if (!entry.accepts(value)) throw refusal(at, value, entry.allowed)
  }
}

function isPlain(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function missing(name: string, owner: string, entry: Check | Checks | undefined): BlazonError {
  const allowed = entry && isSetting(entry) ? entry.allowed : 'an object'
  return new BlazonError('invalid_input', `There is no ${name} in ${owner}; it must be ${allowed}.`)
}

/** Throws `invalid_input` for a value that is not allowed; `name` is the name that the caller uses for it. */
export function checkValue(name: string, value: unknown, { allowed, accepts }: Check): void {
  if (!accepts(value)) throw refusal(name, value, allowed)
}

interface Unknown {
  /** The full path of the name. */
  readonly at: string
  readonly owner: string
  /** The allowed names in its place. */
  readonly names: readonly string[]
  readonly all: Checks
}

const REMOVED: ReadonlyMap<string, string> = new Map(REMOVED_OPTIONS)

/** The error for an option that earlier versions had, or for a group with one. */
function removedName(at: string, value: unknown): BlazonError | undefined {
  const inner = isPlain(value) ? Object.keys(value).map((name) => `${at}.${name}`) : []
  const name = [at, ...inner].find((path) => REMOVED.has(path))
  if (name === undefined) return undefined
  return new BlazonError('invalid_input', `There is no option ${name} any more: ${REMOVED.get(name)}.`)
}

function unknownName(name: string, { at, owner, names, all }: Unknown): BlazonError {
  const before = at.slice(0, at.length - name.length)
  const near = meantName(name, names)
  const meant = pathIn(all, name) ?? (near === undefined ? undefined : before + near)
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  const text = `There is no option ${shortened(at)}; ${owner} may have ${names.join(', ')}.${hint}`
  return new BlazonError('invalid_input', text)
}

/** Where a setting of exactly that name is, if exactly one group has it. */
function pathIn(all: Checks, name: string): string | undefined {
  const groups = Object.entries(all).filter(([, entry]) => !isSetting(entry) && Object.hasOwn(entry, name))
  const [[group] = [], another] = groups
  if (another !== undefined) return undefined
  return group === undefined ? (Object.hasOwn(all, name) ? name : undefined) : `${group}.${name}`
}

function refusal(at: string, value: unknown, allowed: string): BlazonError {
  return new BlazonError('invalid_input', `${at} is ${shown(value)}; it must be ${allowed}.`)
}

/** A value as a message shows it: short, and never the inside of an object. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value))
  if (Array.isArray(value)) return `[${shortened(value.map(shown).join(', '))}]`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'function') return 'a function'
  return shortened(String(value))
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
