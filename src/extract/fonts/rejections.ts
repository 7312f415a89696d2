/** Decides which families are not fonts of the brand. */

import { oncePer } from '../../model/keyed.ts'
import { isIconFace, isIconName, isPictures } from './icons.ts'
import type { Usage } from './usage.ts'

interface Rejection {
  /** The reason as `explain` shows it. */
  readonly reason: string
  readonly holds: (usage: Usage) => boolean
}

/** Reasons why nobody reads the text of a family. Such text does not count as text of the page. */
const UNREADABLE: readonly Rejection[] = [
  { reason: 'an icon font by its name', holds: ({ family }) => isIconName(family) },
  {
    reason: 'an icon font: its faces are for private-use characters alone',
    holds: ({ web }) => [...web].every(isIconFace),
  },
  {
    reason: 'an icon font: private-use characters are set in it',
    holds: ({ samples }) => isPictures(samples.map(({ text }) => text)),
  },
  {
    reason: 'nothing readable is set in it',
    holds: ({ samples }) => !samples.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  },
]

/** Reasons why a family was not chosen by the brand, although its text is read. */
const NOT_CHOSEN: readonly Rejection[] = [
  { reason: 'a generic family: the browser chooses the font', holds: ({ isGeneric }) => isGeneric },
  { reason: 'a default font of browsers', holds: ({ chosen }) => !chosen },
]

const unreadableReason = oncePer(
  (usage: Usage) => UNREADABLE.find(({ holds }) => holds(usage))?.reason,
  new WeakMap<Usage, string | undefined>(),
)

export function isReadable(usage: Usage): boolean {
  return unreadableReason(usage) === undefined
}

/** Returns why a family is not listed; undefined when it is. */
export function rejectionOf(usage: Usage): string | undefined {
  return unreadableReason(usage) ?? NOT_CHOSEN.find(({ holds }) => holds(usage))?.reason
}
