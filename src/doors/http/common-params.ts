import { z } from 'zod'
import { BlazonError } from '../../model/errors.ts'
import { DAY } from '../../model/units.ts'
import {
  integer,
  list,
  object,
  type ParamValues,
  paramsReader,
  type RawParams,
  waitingTime,
} from './params.ts'

/** The parameters of all endpoints: how long a caller waits, how old an answer may be, and what is logged. */
export interface Common {
  readonly timeoutMs: number | undefined
  /** True when the caller prefers a part of the answer to a 408. */
  readonly prefersPartial: boolean
  readonly maxAgeMs: number | undefined
  /** True for zero data retention: nothing of the call is read from or written to the database. */
  readonly zdr: boolean
  readonly tags: readonly string[]
}

/** Clients may send any number. A negative one counts as 0, and a larger one counts as this age. */
const MAX_AGE_MS = 366 * DAY
const MAX_TAGS = 20
const MAX_TAG_CHARS = 50

/** Returns the parameters of all endpoints. `maxTimeoutMs` is the longest wait that the service allows. */
export function commonParams(maxTimeoutMs: number) {
  return {
    timeoutMS: waitingTime(maxTimeoutMs),
    timeoutOpts: object(
      z.strictObject({
        milliseconds: integer(1, maxTimeoutMs),
        behavior: z.enum(['fail', 'return-partial']).default('fail'),
      }),
    )
      .optional()
      .describe('The wait in milliseconds as later clients send it, and whether a part is an answer.'),
    maxAgeMs: integer(-MAX_AGE_MS, Number.MAX_SAFE_INTEGER)
      .transform((ms) => Math.min(Math.max(ms, 0), MAX_AGE_MS))
      .optional()
      .describe('The greatest age of a stored answer, in milliseconds. 0: the answer is made anew.'),
    tags: list(z.string().min(1).max(MAX_TAG_CHARS), MAX_TAGS)
      .optional()
      .describe('Words by which the calls can be found in the log.'),
    zdr: z
      .enum(['enabled', 'disabled'])
      .default('disabled')
      .describe(
        'Zero data retention. When enabled, nothing of the call is stored, and nothing stored is used.',
      ),
  }
}

/** Whether a request asks for zero data retention, even when its other parameters are wrong. */
export function asksForZdr({ zdr }: RawParams): boolean {
  return [zdr].flat().includes('enabled')
}

type CommonParams = ParamValues<ReturnType<typeof commonParams>>

/**
 * Makes a function that reads the common parameters of a request. It also collects the names of parameters
 * that have no effect, because the endpoint does not have them.
 */
export function commonReader(maxTimeoutMs: number): (raw: RawParams) => Common {
  const read = paramsReader(commonParams(maxTimeoutMs))
  return (raw) => {
    const { timeoutMS, timeoutOpts, maxAgeMs, tags = [], zdr }: CommonParams = read(raw)
    if (timeoutMS !== undefined && timeoutOpts && timeoutMS !== timeoutOpts.milliseconds)
      throw new BlazonError('invalid_input', 'The parameters timeoutMS and timeoutOpts name different times')
    return {
      timeoutMs: timeoutMS ?? timeoutOpts?.milliseconds,
      prefersPartial: timeoutOpts?.behavior === 'return-partial',
      ...{ maxAgeMs, tags, zdr: zdr === 'enabled' },
    }
  }
}

/** The largest number of names in the header. */
const MAX_NAMED = 20

/** Collects the parameters of a request that have no effect on its answer. */
export interface Ignored {
  /** Adds a parameter, such as `timeoutOpts.behavior`. */
  readonly add: (name: string) => void
  /** Returns the header with their names. It is missing when every parameter had an effect. */
  readonly headers: () => Readonly<Record<string, string>>
}

/** Starts with the parameters that neither this endpoint nor all endpoints have. */
export function ignoredIn(raw: RawParams, known: ReadonlySet<string>): Ignored {
  const names = Object.keys(raw).filter((name) => !known.has(name))
  return {
    add: (name) => void names.push(name),
    headers() {
      // A caller may send any name, and a header must not contain characters that could end it.
      const named = [...new Set(names)]
        .filter((name) => /^[\w.[\]-]{1,60}(?: \(\w{1,20}\))?$/.test(name))
        .slice(0, MAX_NAMED)
      return named.length === 0 ? {} : { 'x-ignored-parameters': named.join(', ') }
    },
  }
}
