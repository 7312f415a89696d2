import { DATE, ENDPOINT, listOf } from '../model/options/keys.ts'
import * as requests from '../model/options/requests.ts'
import { type Check, type Checks, count, flag } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { ResultState } from '../model/record.ts'

/** An object argument: the checks of its members, and which of them are required. */
export interface Shape {
  readonly members: Checks
  readonly required: readonly string[]
  /** True when it may be left out as a whole. */
  readonly isOptional: boolean
}

/** The check of one argument of a method. */
export type Argument = Check | Shape

/** The arguments of a method by their names, in order. */
export type Arguments = Readonly<Record<string, Argument>>

/** Throws `invalid_input`, with the name, for a value that is not allowed. */
export function checkArgument(name: string, value: unknown, argument: Argument): void {
  if ('accepts' in argument) checkValue(name, value, argument)
  else if (value !== undefined || !argument.isOptional)
    checkSettings(argument.members, value, { whole: name, path: name, required: argument.required })
}

/** A required object whose members are all required. */
export const whole = (members: Checks): Shape => ({
  members,
  required: Object.keys(members),
  isOptional: false,
})
/** An optional object whose members are all optional. */
export const maybe = (members: Checks): Shape => ({ members, required: [], isOptional: true })

const RESULT_STATES: readonly ResultState[] = ['ok', 'refused', 'failed']
const { aFunction, isListOf, isObject, text } = requests
const { signal, maxAgeMs, maxStaleMs } = requests.LOOKUP_REQUEST
const ENDPOINTS = listOf(ENDPOINT)
export const anObject: Check = { allowed: 'an object', accepts: isObject }
export const maybeText: Check = {
  allowed: 'a text',
  accepts: (value) => value === undefined || text.accepts(value),
}
export const texts: Check = { allowed: 'a list of texts', accepts: (value) => isListOf(value, text.accepts) }
export const aNumber = count(0, { min: 0, max: Number.MAX_SAFE_INTEGER })
export const maybeNumber: Check = {
  allowed: aNumber.allowed,
  accepts: (value) => value === undefined || aNumber.accepts(value),
}
export const oneOrMore = count(1, { max: Number.MAX_SAFE_INTEGER })
export const aRate: Check = {
  allowed: 'a number greater than 0',
  accepts: (value) => Number.isFinite(value) && Number(value) > 0,
}
export const maybeDate: Check = {
  allowed: 'a Date',
  accepts: (value) => value === undefined || value === null || DATE.accepts(value),
}
export const aMonth: Check = {
  allowed: 'a month such as "2026-11"',
  accepts: (value) => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
}
export const maybeMonth: Check = {
  ...aMonth,
  accepts: (value) => value === undefined || aMonth.accepts(value),
}
export const maybeEndpoints: Check = {
  allowed: `${ENDPOINTS.allowed}, or null`,
  accepts: (value) => value === null || ENDPOINTS.accepts(value),
}
export const bytes: Check = { allowed: 'bytes', accepts: (value) => value instanceof Uint8Array }
export const aResult: Check = {
  allowed: 'a result of the engine',
  accepts: (value) =>
    isObject(value) &&
    requests.name.accepts(value.domain) &&
    RESULT_STATES.some((one) => one === value.state),
}
export const maybeSnapshot: Check = {
  allowed: 'a snapshot',
  accepts: (value) => value === undefined || (isObject(value) && Array.isArray(value.resources)),
}
const isQuota = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && text.accepts(value.organisation) && text.accepts(value.period)

/**
 * A service passes each of its answers here, so that the entries of the list are not checked, which would
 * take time.
 */
export const calls: Check = { allowed: 'a list of answered calls', accepts: Array.isArray }
export const keptCredits: Check = {
  allowed: 'a list of objects with organisation, period, credits and leaseMs',
  accepts: (value) =>
    isListOf(
      value,
      (each) => isQuota(each) && aNumber.accepts(each.credits) && oneOrMore.accepts(each.leaseMs),
    ),
}
export const lines: Check = {
  allowed: 'a list of lines',
  accepts: (value) =>
    isListOf(value, (each) => isObject(each) && oneOrMore.accepts(each.line) && text.accepts(each.input)),
}
export const anExtra: Check = {
  allowed: 'an object with kind, asked and found',
  accepts: (value) =>
    isObject(value) && (value.kind === 'products' || value.kind === 'answers') && isObject(value.found),
}

const aFile: Check = {
  allowed: 'a file, with its name and a function bytes',
  accepts: (value) => isObject(value) && text.accepts(value.name) && aFunction.accepts(value.bytes),
}
export const IMPORT_REQUEST: Shape = {
  members: {
    ...{ kind: text, source: text, licence: text, version: text, encoding: text },
    files: { allowed: 'a list of files', accepts: (value) => isListOf(value, aFile.accepts) },
    joined: aFile,
    map: { allowed: 'a Map', accepts: (value) => value instanceof Map },
    signal,
    onProgress: aFunction,
    onNotice: aFunction,
  },
  required: ['files'],
  isOptional: false,
}
export const UPDATE_REQUEST = maybe({
  sources: texts,
  dryRun: flag(false),
  refresh: flag(false),
  folder: requests.name,
  signal,
  onStep: aFunction,
})
export const WORK_REQUEST: Shape = {
  members: { signal, untilEmpty: flag(false), onError: aFunction },
  required: ['signal'],
  isOptional: false,
}
export const CREDIT_REQUEST = whole({
  ...{ organisation: text, period: text, holder: text },
  ...{ quota: aNumber, least: aNumber, want: aNumber, leaseMs: oneOrMore },
})
export const CALL_FILTER = maybe({ before: aNumber, limit: oneOrMore })
export const READ_RULES = maybe({ maxAgeMs, maxStaleMs, onAge: aFunction })
export const SAYING = maybe({ who: text, why: text })
export const OVERRIDE: Shape = {
  members: { name: text, descriptor: text, ticker: text, exchange: text, isin: text },
  required: [],
  isOptional: false,
}
