/** Reads numbers of people. */

import { type Employees, rangeOf } from '../../fields/employees/field.ts'

/** A whole number, with what separates thousands in any language. */
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d{1,7}`

const COUNT = new RegExp(`^(?:${NUMBER})$`)
const RANGE = new RegExp(`^(${NUMBER})\\s?(?:-|–|—|to|bis|à|a|до|～|~)\\s?(${NUMBER})$`, 'u')
const AT_LEAST = new RegExp(`^(?:>\\s?)?(${NUMBER})\\s?\\+?$`)

/** No company has more. */
const MOST = 5_000_000

/** A number of people, or undefined for a text that is none, or for one that no company has. */
export function countOf(text: string): number | undefined {
  if (!COUNT.test(text)) return undefined
  const count = Number(text.replace(/\D/g, ''))
  return count > 0 && count <= MOST ? count : undefined
}

/**
 * What a text says that is a number of people and nothing else: `120`, `51-200`, `over 500`, `500+`. The number
 * of a text that says that there are more, or about so many, is no exact one.
 */
export function employeesOf(text: string): Employees | undefined {
  const plain = text.trim().replace(/^(?:ca\.?|approx\.?|about|around|etwa|rund|environ|circa)\s/iu, '~')
  const [, from = '', to = ''] = RANGE.exec(plain) ?? []
  const least = countOf(from)
  const most = countOf(to)
  // A range of a company's own has the range of the service in which its middle is.
  if (least !== undefined && most !== undefined && least < most)
    return { range: rangeOf(Math.round((least + most) / 2)) }
  const [, number = ''] = AT_LEAST.exec(plain.replace(/^~/, '')) ?? []
  const count = countOf(number)
  if (count === undefined) return undefined
  if (/^>|\+$/.test(plain)) return { range: rangeOf(count + 1) }
  return plain.startsWith('~') ? { range: rangeOf(count) } : { exact: count, range: rangeOf(count) }
}

export { NUMBER }
