import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { InvalidArgumentError } from 'commander'
import * as z from 'zod/mini'
import { parsedUrl } from '../../formats/url.ts'
import type { Schema } from '../../model/options/schema.ts'
import { DAY, GIB, MIB, MINUTE, SECOND } from '../../model/units.ts'

/*
 * Readers of arguments and of the values of options. Each throws a sentence that says what is allowed. The
 * schema of a reader is made when it is first needed, since a command line uses few of them.
 */

function reader<T>(sentence: string, schema: () => Schema<T>) {
  let made: Schema<T> | undefined
  return (text: string): T => {
    made ??= schema()
    const { data, success } = made.safeParse(text)
    if (success) return data
    throw new InvalidArgumentError(sentence)
  }
}

/** Makes a reader for one of the values. Its property `allowed` lists them for help and completion. */
export function oneOf<T extends string>(...allowed: readonly T[]) {
  return Object.assign(
    reader(`It is one of: ${allowed.join(', ')}.`, () => z.enum(allowed)),
    { allowed },
  )
}

/** Makes a reader for some of the values, separated by commas. Its property `allowed` lists them. */
export function someOf<T extends string>(...allowed: readonly T[]) {
  const words = () =>
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map((word) => word.trim())),
      ),
      z.array(z.enum(allowed)),
    )
  return Object.assign(reader(`It is some of: ${allowed.join(', ')}; commas separate them.`, words), {
    allowed,
  })
}

/** Reads a text that has a certain form, and converts it to the value that it means. */
const written = <T>(form: RegExp, turned: (text: string) => unknown, value: Schema<T>) =>
  z.pipe(z.string().check(z.trim(), z.regex(form)), z.pipe(z.transform(turned), value))

/** A number written in digits only. JavaScript itself would read '' as 0 and `1e3` as a thousand. */
const digits = (least: number, most: number) =>
  written(/^\d+$/, Number, z.number().check(z.minimum(least), z.maximum(most)))

/** A whole number with its unit, such as 30m. */
const measured = (form: RegExp, units: Readonly<Record<string, number>>, least: number) =>
  written(
    form,
    (text) => Number.parseInt(text, 10) * (units[text.replace(/[\d ]/g, '').toLowerCase()] ?? Number.NaN),
    z.number().check(z.minimum(least)),
  )

export const wholeNumber = (least: number, most: number) =>
  reader(`It is a whole number from ${least} to ${most}.`, () => digits(least, most))

/** A number of bytes, from a whole number with its unit. */
export const byteSize = reader('It is a size such as 500MB, 20GB or 1TB.', () =>
  measured(/^\d{1,6} ?[MGT]B$/i, { mb: MIB, gb: GIB, tb: 1024 * GIB }, 1),
)

/** The address without a slash at its end. */
export const publicUrl = reader('It is an address such as https://api.example.com.', () =>
  written(
    /^https?:\/\//i,
    (text) => parsedUrl(text)?.href.replace(/\/+$/, ''),
    z.string().check(z.regex(/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/)),
  ),
)

/** An address or the name of a host, to listen on: a text that looks like an IPv4 address has to be valid. */
export const listenHost = reader('It is an address such as 127.0.0.1 or ::, or the name of a host.', () =>
  z.string().check(
    z.regex(/\S/),
    z.refine((text) => isIP(text) !== 0 || !/^[\d.]+$/.test(text)),
  ),
)

export const port = reader('It is a whole number from 0 (any free port) to 65535.', () => digits(0, 65_535))

const span = () => measured(/^\d{1,6}[smhd]$/, { s: SECOND, m: MINUTE, h: 60 * MINUTE, d: DAY }, 0)

/** A time in milliseconds, from a whole number with its unit. */
export const duration = reader('It is a time such as 30m, 24h or 7d.', span)

const DAY_OR_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/

/** A point in time: a time from now, a day (its beginning, UTC), a time of ISO 8601, or now. */
const time = () =>
  z.union([
    written(/^now$/, () => new Date(), z.date()),
    written(DAY_OR_TIME, (text) => new Date(text), z.date()),
    z.pipe(
      span(),
      z.transform((ms) => new Date(Date.now() + ms)),
    ),
  ])

const A_TIME = 'It is a time such as 90d, 2027-01-31 or 2027-01-31T12:00Z.'

export const moment = reader(A_TIME, time)

/** A point in time in the past: a time ago, a day (its beginning, UTC), or a time of ISO 8601. */
export const sinceWhen = reader(
  'It is a time ago such as 24h or 7d, or 2026-11-30 or 2026-11-30T12:00Z.',
  () =>
    z.union([
      written(DAY_OR_TIME, (text) => new Date(text), z.date()),
      z.pipe(
        span(),
        z.transform((ms) => new Date(Date.now() - ms)),
      ),
    ]),
)

export const momentOrNever = reader(A_TIME, () => z.union([z.literal('never'), time()]))

/** Returns a hint with the option that takes such a text; undefined for a text that can only be a domain. */
export function optionFor(text: string): string | undefined {
  if (existsSync(text)) return undefined
  if (/^[\p{L}\p{N}][^@/:.\\]*$/u.test(text)) return `A company by its name: --name ${JSON.stringify(text)}`
  return undefined
}
