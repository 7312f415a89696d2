import * as z from 'zod/mini'
import { BlazonError } from './errors.ts'
import { pathTo } from './options/validate.ts'
import { DATA_TYPES, type DataPoint, ENTRY_TYPES, FIELD_TYPES, QUERY_BOUNDS } from './query.ts'

const { points: maxPoints, nameChars, textChars, fields: maxFields } = QUERY_BOUNDS
const A_LIST = `a list of 1 to ${maxPoints} data points`
const A_NAME = `a text of 1 to ${nameChars} characters`
const A_TEXT = `a text of at most ${textChars} characters`
const A_TABLE = `an object of 1 to ${maxFields} fields, each with its type`

const oneOf = <const T extends string>(words: readonly T[]) => z.enum(words, `one of ${words.join(', ')}`)

const NOTE = z.optional(z.string(A_TEXT).check(z.maxLength(textChars, A_TEXT)))
const FIELDS = z
  .record(z.string(), oneOf(FIELD_TYPES), A_TABLE)
  .check(z.refine((fields) => isWithin(Object.keys(fields).length, maxFields), A_TABLE))

const POINT = z
  .object(
    {
      name: z.string(A_NAME).check(z.regex(/\S/, A_NAME), z.maxLength(nameChars, A_NAME)),
      description: NOTE,
      example: NOTE,
      type: oneOf(DATA_TYPES),
      entries: z.optional(oneOf(ENTRY_TYPES)),
      fields: z.optional(z.unknown()),
    },
    'an object with a name and a type',
  )
  .check(({ value: { type, entries, fields }, issues }) => {
    const { error } = type === 'list' && entries === 'object' ? FIELDS.safeParse(fields) : {}
    for (const { message, path } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: ['fields', ...path], input: fields })
  })

const POINTS = z
  .array(POINT, A_LIST)
  .check(z.refine((points) => isWithin(points.length, maxPoints), A_LIST))
  .check(({ value, issues }) => {
    const names = new Set<string>()
    for (const [at, { name }] of value.entries()) {
      const message = `another name than "${name}", which is taken`
      if (names.has(name)) issues.push({ code: 'custom', message, path: [at, 'name'], input: name })
      names.add(name)
    }
  })

const isWithin = (count: number, most: number) => count >= 1 && count <= most

/**
 * Checks that a value is a list of data points. Throws `invalid_input` that names the faulty place and the
 * allowed values, such as `points[3].type must be one of text, number, date, boolean, list, url.`
 */
export function checkPoints(points: unknown): asserts points is readonly DataPoint[] {
  const [issue] = POINTS.safeParse(points).error?.issues ?? []
  if (issue)
    throw new BlazonError('invalid_input', `${pathTo('points', issue.path)} must be ${issue.message}.`)
}
