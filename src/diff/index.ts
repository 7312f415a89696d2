/** Finds the changes of a brand between two results. */

import * as z from 'zod/mini'
import type { Comparison } from '../fields/compare.ts'
import { type FieldTable, OUR_FIELDS } from '../fields/index.ts'
import type { BrandChange, BrandDiff, NotCompared } from '../model/diff.ts'
import { BlazonError } from '../model/errors.ts'
import { type Allowed, accepts, anything, described, name } from '../model/options/schema.ts'
import { checkSettings } from '../model/options/validate.ts'
import type { Pictures } from '../model/picture.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import { reductionsOf } from '../model/reductions.ts'
import { fieldCompared } from './fields.ts'
import { deltaE, likenessOf, type Side } from './pictures.ts'

/** Settings of a comparison. All have defaults. */
export interface DiffSettings {
  /** The fields to compare. Default: all except `backdrops`, which change with campaigns. */
  readonly fields?: readonly string[] | undefined
  /** The definitions of all fields, such as `fields` of an engine. Default: the fields of every record. */
  readonly table?: FieldTable | undefined
  /** Facts about pictures that are in neither snapshot, by the hash of their bytes. Default: none. */
  readonly pictures?: Pictures | undefined
}

const SETTINGS: Allowed<DiffSettings> = {
  fields: z.optional(described(z.array(name), 'a list of names of fields')),
  table: z.optional(anything),
  pictures: z.optional(anything),
}

/** A result, with or without the page from which it was read. */
export type Comparable = Result | Side

/**
 * Compares an earlier and a later result of a brand. Pure. Differences of evidence, confidence and times are
 * not changes. With the snapshots of the pages, as `examine` and `withPictures` return them, logos are
 * compared by their bytes and pixels. Without them, logos are compared by their values in the records, and a
 * note says so. A value that a reduced lookup could not find is in `notCompared`. Throws `invalid_input` when
 * an argument is not a result, and for an unknown name of a field.
 *
 * @example
 * const { kind, changes } = diffBrands(yesterday, await blazon.brand({ domain: 'example.com' }))
 */
export function diffBrands(before: Comparable, after: Comparable, settings: DiffSettings = {}): BrandDiff {
  checkSettings(SETTINGS, settings, { whole: 'the settings' })
  const [earlier, later] = [sideOf(before, 'first'), sideOf(after, 'second')]
  const names = namesOf(earlier.result, later.result, settings)
  const domains = [earlier.result.domain, later.result.domain] as const
  const around = [
    ...(settings.fields ? [] : changed('domain', domains)),
    ...changed('state', [stateOf(earlier.result), stateOf(later.result)]),
  ]
  const unread = unreadIn(earlier.result, 'earlier') ?? unreadIn(later.result, 'later')
  if (unread !== undefined || earlier.result.state !== 'ok' || later.result.state !== 'ok')
    return diffOf(domains[1], around, [{ fields: names, why: unread ?? '' }], [])
  const records = [earlier.result.record, later.result.record] as const
  const compared = fieldsCompared(names, records, [earlier, later], settings)
  return diffOf(domains[1], [...around, ...compared.changes], compared.notCompared, compared.notes)
}

/** Returns the difference for a brand that is only on one of the two sides. */
export const onlyIn = (domain: string, kind: 'added' | 'removed'): BrandDiff => ({
  ...diffOf(domain, [], [], []),
  kind,
})

function diffOf(
  domain: string,
  changes: readonly BrandChange[],
  notCompared: readonly NotCompared[],
  notes: readonly string[],
): BrandDiff {
  return { domain, kind: changes.length > 0 ? 'changed' : 'same', changes, notCompared, notes }
}

const BY_RECORD =
  'No picture of some logos was at hand on both sides: they were compared by address, size and colours.'

function fieldsCompared(
  names: readonly string[],
  records: readonly [BrandRecord, BrandRecord],
  [earlier, later]: readonly [Side, Side],
  { table = OUR_FIELDS, pictures = {} }: DiffSettings,
): Pick<BrandDiff, 'changes' | 'notCompared' | 'notes'> {
  const changes: BrandChange[] = []
  const reasons = new Map<string, string[]>()
  const notes = new Set<string>()
  const by: Comparison = {
    deltaE,
    likeness: likenessOf(earlier, later, pictures),
    usesRecord: () => notes.add(BY_RECORD),
  }
  for (const field of names) {
    const found = fieldCompared(field, table.get(field), records, by)
    changes.push(...found.changes.map((change) => ({ field, ...change })))
    if (found.whyNot !== undefined) reasons.set(found.whyNot, [...(reasons.get(found.whyNot) ?? []), field])
  }
  return {
    changes,
    notCompared: Array.from(reasons, ([why, fields]) => ({ fields, why })),
    notes: [...notes],
  }
}

/**
 * Returns the names of the fields to compare: the requested fields, or else all fields that a definition or a
 * record names.
 */
function namesOf(
  before: Result,
  after: Result,
  { fields, table = OUR_FIELDS }: DiffSettings,
): readonly string[] {
  const known = [before, after].flatMap((one) => (one.state === 'ok' ? Object.keys(one.record.fields) : []))
  const all = new Set([...table.keys(), ...known])
  if (!fields) return [...all].filter((name) => !table.get(name)?.isPassing)
  checkNames(fields, all)
  return fields
}

/** Throws `invalid_input` for a name that no field has. */
export function checkNames(names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return
  const message = `There is no field ${JSON.stringify(unknown)} to compare. Fields: ${[...known].join(', ')}.`
  throw new BlazonError('invalid_input', message)
}

function changed(field: string, [before, after]: readonly [string, string]): readonly BrandChange[] {
  return before === after ? [] : [{ field, kind: 'changed', before, after }]
}

function stateOf(result: Result): string {
  if (result.state === 'ok') return 'ok'
  return `${result.state}: ${result.state === 'refused' ? result.class : result.code}`
}

/** Returns why a result has no values that were read from the site. */
function unreadIn(result: Result, when: 'earlier' | 'later'): string | undefined {
  const isKnown = result.state === 'ok' && reductionsOf(result.record).includes('directory_alone')
  if (isKnown) return `The site could not be read in the ${when} lookup: its record is of the directory.`
  return result.state === 'ok' ? undefined : `The ${when} lookup has no record (${stateOf(result)}).`
}

const RESULT = z.discriminatedUnion('state', [
  z.looseObject({
    state: z.literal('ok'),
    domain: z.string(),
    record: z.looseObject({ fields: z.record(z.string(), z.looseObject({})) }),
  }),
  z.looseObject({ state: z.literal('refused'), domain: z.string(), class: z.string() }),
  z.looseObject({ state: z.literal('failed'), domain: z.string(), code: z.string() }),
])

/** Whether a value of unknown origin has the shape of a result. */
export const isResult = (value: unknown): value is Result => accepts(RESULT, value)

function sideOf(given: Comparable, which: 'first' | 'second'): Side {
  const side = typeof given === 'object' && given !== null && 'result' in given ? given : { result: given }
  if (isResult(side.result)) return side
  throw new BlazonError(
    'invalid_input',
    `The ${which} argument is no result: brand() returns one, and examine() one with its page.`,
  )
}
