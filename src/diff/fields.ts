/** Compares one field of two records. */

import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Comparison, whole } from '../fields/compare.ts'
import type { Field } from '../fields/field.ts'
import type { Change } from '../model/diff.ts'
import { type Finding, isFound } from '../model/finding.ts'
import { type BrandRecord, findingIn } from '../model/record.ts'
import { type Reduction, reductionsOf } from '../model/reductions.ts'

/** The changes of a field. `whyNot` says why some or all of its changes could not be found. */
export interface Compared {
  readonly changes: readonly Change[]
  readonly whyNot?: string | undefined
}

/** The name of a record in messages. */
type When = 'earlier' | 'later'

/** Compares a field of two records. `field` is undefined for a field of a user that is no longer defined. */
export function fieldCompared(
  name: string,
  field: Pick<Field<unknown>, 'compare' | 'value'> | undefined,
  [earlier, later]: readonly [BrandRecord, BrandRecord],
  by: Comparison,
): Compared {
  const before = findingIn(earlier.fields, name)
  const after = findingIn(later.fields, name)
  if (!before || !after) return none(`The ${before ? 'later' : 'earlier'} record does not have it.`)
  const broken = brokenIn(before, 'earlier', field) ?? brokenIn(after, 'later', field)
  if (broken !== undefined) return none(broken)
  const foreign = foreignIn(before, after)
  if (foreign !== undefined) return none(foreign)
  const changes = changesOf(before, after, field, by)
  const lost = changes.some(({ kind }) => kind === 'removed') ? reducedIn(later, 'later') : undefined
  const gained = changes.some(({ kind }) => kind === 'added') ? reducedIn(earlier, 'earlier') : undefined
  return {
    changes: changes.filter(({ kind }) => !(lost && kind === 'removed') && !(gained && kind === 'added')),
    whyNot: lost ?? gained,
  }
}

const none = (whyNot: string): Compared => ({ changes: [], whyNot })

function changesOf(
  before: Finding<unknown>,
  after: Finding<unknown>,
  field: Pick<Field<unknown>, 'compare'> | undefined,
  by: Comparison,
): readonly Change[] {
  const [isBefore, isAfter] = [isFound(before), isFound(after)]
  if (isBefore && isAfter) return (field?.compare ?? BY_JSON)(before.value, after.value, by)
  if (isBefore) return [{ kind: 'removed', before: before.value }]
  return isAfter ? [{ kind: 'added', after: after.value }] : []
}

const BY_JSON = whole<unknown>(isDeepStrictEqual)

/**
 * Returns why a finding cannot be compared: its rules failed, or its value does not have the shape of this
 * version.
 */
function brokenIn(
  finding: Finding<unknown>,
  when: When,
  field: Pick<Field<unknown>, 'value'> | undefined,
): string | undefined {
  if ('error' in finding) return `In the ${when} lookup it could not be read: ${finding.error}`
  if (!isFound(finding) || !field || shapeOf(field).safeParse(finding.value).success) return undefined
  return `In the ${when} record its value does not have the shape of this version.`
}

const SHAPES = new WeakMap<object, z.ZodType>()

function shapeOf(field: Pick<Field<unknown>, 'value'>): z.ZodType {
  const shape = SHAPES.get(field) ?? field.value(z)
  SHAPES.set(field, shape)
  return shape
}

/** Rules whose values do not come from the site, each with its words for messages. */
const FOREIGN: Readonly<Record<string, string>> = {
  correction: 'is a correction of the operator',
  directory: 'is that of the directory of companies',
}

/**
 * Returns why two values cannot be compared because they have different origins. A value of the site cannot
 * be compared with a correction of the operator, for example.
 */
function foreignIn(before: Finding<unknown>, after: Finding<unknown>): string | undefined {
  const [earlier, later] = [before, after].map((one) => (isFound(one) ? FOREIGN[one.rule] : undefined))
  if (earlier === later) return undefined
  return `The ${earlier ? 'earlier' : 'later'} value ${earlier ?? later}, and the other one is not.`
}

const REDUCED: Readonly<Record<Exclude<Reduction, 'directory_alone'>, string>> = {
  landing_page_alone: 'looked at the landing page alone',
  not_rendered: 'had no browser, which the page needs',
}

/** Returns why the lookup of a record may have missed a value that the other lookup found. */
function reducedIn(record: BrandRecord, when: When): string | undefined {
  const known = reductionsOf(record).flatMap((one) => (one === 'directory_alone' ? [] : REDUCED[one]))
  return known.length > 0 ? `The ${when} lookup ${known.join(' and ')}, and did not find it.` : undefined
}
