/** Reads numbers of people. */

import { STAFF } from '../../data/languages/staff.ts'
import { type Employees, rangeOf } from '../../fields/employees/field.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { pattern } from '../../lexicon/pattern.ts'

/** A whole number, with what separates thousands in any language. */
export const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}(?!\d)|\d{1,7}`

const COUNT = new RegExp(`^(?:${NUMBER})$`)

/** A number or two, with the words around them that any language has. */
const COUNTED = pattern('iu')`
  ^(?:(?<more>>|${inAllLanguages(STAFF, 'more')})\s?|(?<about>~|${inAllLanguages(STAFF, 'about')})\s?)?
  (?<first>${NUMBER})(?:\s?(?:-|–|—|to|bis|à|a|до|～|~)\s?(?<last>${NUMBER}))?(?<plus>\s?\+)?
  (?:\s?(?:${inAllLanguages(STAFF, 'words')}))?(?:\s?[(（][^()（）]{0,40}[)）])?$
`

/** No company has more. */
const MOST = 5_000_000

/** A number of people, or undefined for a text that is none, or for one that no company has. */
export function countOf(text: string): number | undefined {
  if (!COUNT.test(text)) return undefined
  const count = Number(text.replace(/\D/g, ''))
  return count > 0 && count <= MOST ? count : undefined
}

/** A number of people, or its range alone where there are more than that, or about so many. */
export function employeesFrom(count: number, isMore: boolean, isAbout: boolean): Employees {
  if (isMore) return { range: rangeOf(count + 1) }
  return isAbout ? { range: rangeOf(count) } : { exact: count, range: rangeOf(count) }
}

/**
 * What a text says that is a number of people and nothing else: `120`, `51-200`, `over 500`, `500+`,
 * `about 80 employees`.
 */
export function employeesOf(text: string): Employees | undefined {
  const { more, about, first = '', last, plus } = COUNTED.exec(text.trim())?.groups ?? {}
  const least = countOf(first)
  if (least === undefined) return undefined
  if (last === undefined) return employeesFrom(least, Boolean(more || plus), Boolean(about))
  const most = countOf(last)
  // A range of a company's own has the range of the service in which its middle is.
  return most !== undefined && least < most ? { range: rangeOf(Math.round((least + most) / 2)) } : undefined
}
