/** Numbers of registers and e-mail addresses that say by themselves what they are. */

import { REGISTER_NUMBERS } from '../../lexicon/register-numbers.ts'
import type { Fact } from '../../model/facts.ts'

const NUMBERS = REGISTER_NUMBERS.map(([labels, announced, written]) => ({
  labels,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])${announced}(?!\\p{L})[\\s.:#№]*(?:(?:is|no|nr)[.:]?\\s)?(${written})(?!\\d)`,
    'u',
  ),
}))

const EMAIL = /(?<![\w.+-])([a-z]+(?:[._-][a-z]+)?)@[\w-]+(?:\.[\w-]+)+/giu

/** The numbers of registers in a line, and its e-mail addresses by the words before their `@`. */
export function identifiersIn(line: string, where: string): Fact[] {
  const numbers = NUMBERS.flatMap(({ labels, pattern }) => {
    const value = pattern.exec(line)?.[1]?.trim()
    return value === undefined ? [] : labels.map((label) => phrase(label, value, where))
  })
  const emails = [...line.matchAll(EMAIL)].map(([email, name = '']) =>
    phrase(`${name.replace(/[._-]/g, ' ')} email`, email, where),
  )
  return [...numbers, ...emails]
}

const phrase = (label: string, value: string, where: string): Fact => ({
  ...{ kind: 'phrase', label, values: [value], where },
})
