import { BlazonError } from '../model/errors.ts'

/** The kind of one parameter. The names are in the route's table; unknown parameters are ignored. */
export type Param =
  | { readonly kind: 'text'; readonly required?: true }
  | { readonly kind: 'flag'; readonly fallback: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly fallback?: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }

export type Params = Readonly<Record<string, Param>>

/** The types of the values. A parameter that is required or has a fallback always has a value. */
export type ParamValues<P extends Params> = { readonly [K in keyof P]: ValueOf<P[K]> }

type ValueOf<P extends Param> = P extends { kind: 'flag' }
  ? boolean
  : P extends { kind: 'integer' }
    ? number | (P extends { fallback: number } ? never : undefined)
    : P extends { kind: 'text'; required: true }
      ? string
      : string | undefined

/** Parameters as they came: from a query text, or a list when it is repeated; from a body any JSON value. */
export type RawParams = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is RawParams {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a query. `+` is a space, as older clients send it; invalid percent-encoding stays as it is. */
export function readQuery(query: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    const before = values[name]
    // The list grows in place. If it were copied each time, a query that repeats one name would take seconds.
    if (Array.isArray(before)) before.push(value)
    else values[name] = before === undefined ? value : [before, value]
  }
  return values
}

/** Reads parameters by their table. Throws `invalid_input`, which names the first one that is wrong. */
export function readParams<P extends Params>(params: P, raw: RawParams): ParamValues<P> {
  const values = Object.entries(params).map(([name, param]) => [name, readParam(name, param, raw[name])])
  return Object.fromEntries(values) as ParamValues<P>
}

function readParam(name: string, param: Param, raw: unknown): string | number | boolean | undefined {
  if (Array.isArray(raw))
    throw new BlazonError('invalid_input', `The parameter ${name} takes one value, not several`)
  if (isLeftOut(param, raw)) {
    if ('required' in param) throw new BlazonError('invalid_input', `The parameter ${name} is required`)
    return 'fallback' in param ? param.fallback : undefined
  }
  const value = read(param, raw)
  if (value === undefined) {
    throw new BlazonError('invalid_input', `The parameter ${name} must be ${describe(param)}`)
  }
  return value
}

/**
 * Clients send null for a parameter without a value. For a text parameter, an empty text means the same; for
 * all others it is a wrong value.
 */
function isLeftOut(param: Param, raw: unknown): boolean {
  return raw === undefined || raw === null || (param.kind === 'text' && raw === '')
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  [true, true],
  ['false', false],
  ['0', false],
  [false, false],
])

function read(param: Param, raw: unknown): string | number | boolean | undefined {
  switch (param.kind) {
    case 'text':
      return typeof raw === 'string' ? raw : undefined
    case 'flag':
      return FLAGS.get(raw)
    case 'choice':
      return typeof raw === 'string' && param.of.includes(raw) ? raw : undefined
    case 'integer': {
      const value = toInteger(raw)
      return value !== undefined && value >= param.min && value <= param.max ? value : undefined
    }
  }
}

/** Some clients write whole numbers as `5.0`. */
function toInteger(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : undefined
  return typeof raw === 'string' && /^-?\d{1,15}(?:\.0+)?$/u.test(raw) ? Number(raw) : undefined
}

/** The message names all values of a choice only up to this number. */
const MAX_LISTED = 12

function describe(param: Param): string {
  switch (param.kind) {
    case 'text':
      return 'text'
    case 'flag':
      return 'true or false'
    case 'choice':
      return param.of.length > MAX_LISTED
        ? `one of ${param.of.length} known values, such as ${param.of[0]}`
        : `one of ${param.of.join(', ')}`
    case 'integer':
      return `a whole number from ${param.min} to ${param.max}`
  }
}
