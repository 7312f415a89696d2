/** Finds numbers of registers, and e-mail addresses whose mailbox is named after its purpose. */

import { REGISTER_NUMBERS } from '../../data/companies/register-numbers.ts'
import { labelsOf } from '../../lexicon/labels/index.ts'
import { pattern } from '../../lexicon/pattern.ts'
import type { Fact } from '../../model/facts.ts'

const NUMBERS = REGISTER_NUMBERS.map(({ labels, announced, written }) => ({
  labels,
  written: pattern('u')`
    (?<![\p{L}\d])(?:${[announced]})(?!\p{L})[\s.:#№]*(?:(?:is|no|nr)[.:]?\s)?(${[written]})(?!\d)
  `,
}))

/** Labels of register numbers in all languages, with any signs and spaces between their words. */
const CALLED = labelsOf(['vat', 'registration'])
const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...CALLED.keys()]
    .sort((a, b) => b.length - a.length)
    .map((label) =>
      label
        .split(/[\s.]+/)
        .map(escaped)
        .join('[\\s.-]{0,2}'),
    )
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
)
/** Matches the text between a label and its number: `No.: `, ` is `. */
const NUMBER = new RegExp(
  [
    String.raw`[\s.:：#№°]*(?:(?:is|no|nr|n)[.:°]*\s)?`,
    String.raw`((?:[A-Z]{1,4}[ .‑-]?)?\d(?:[ .\/‑-]?\d){4,}(?:B\d\d)?`,
    String.raw`|(?=(?:[A-Z]*\d){5})[A-Z\d]{8,22})(?![\p{L}\d])`,
  ].join(''),
  'uy',
)
/** This cheap test comes first, because a line with fewer digits has no register number. */
const HAS_NUMBER = /\d(?:\D{0,3}\d){4}/

const EMAIL = /(?<![\w.+-])([a-z]+(?:[._-][a-z]+)?)@[\w-]+(?:\.[\w-]+)+/giu

/** Returns the register numbers in a line, and its e-mail addresses, each labelled by the part before `@`. */
export function identifiersIn(line: string, where: string): Fact[] {
  const numbers = NUMBERS.flatMap(({ labels, written }) => {
    const value = written.exec(line)?.[1]?.trim()
    return value === undefined ? [] : labels.map((label) => phrase(label, value, where))
  })
  const called = HAS_NUMBER.test(line) ? calledIn(line, where) : []
  const emails = [...line.matchAll(EMAIL)].map(([email, name = '']) =>
    phrase(`${name.replace(/[._-]/g, ' ')} email`, email, where),
  )
  return [...numbers, ...called, ...emails]
}

function calledIn(line: string, where: string): Fact[] {
  return [...line.matchAll(LABEL)].flatMap((match) => {
    NUMBER.lastIndex = match.index + match[0].length
    const value = NUMBER.exec(line)?.[1]
    return value === undefined ? [] : [phrase(match[0], value, where)]
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const phrase = (label: string, value: string, where: string): Fact => ({
  ...{ kind: 'phrase', label, values: [value], where },
})
