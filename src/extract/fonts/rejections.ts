/** Decides which families are not fonts of the brand. */

import { oncePer } from '../../model/keyed.ts'
import { isIconFace, isIconName, isPictures } from './icons.ts'
import type { Usage } from './usage.ts'

interface Rejection {
  /** The sentence that `explain` shows. */
  readonly reason: string
  readonly holds: (usage: Usage) => boolean
}

/** Families whose text nobody reads. They do not count in the shares of the others. */
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

/** Families whose text is read, but which the brand did not choose. */
const NOT_CHOSEN: readonly Rejection[] = [
  { reason: 'a generic family: the browser chooses the font', holds: ({ isGeneric }) => isGeneric },
  { reason: 'a default font of browsers', holds: ({ chosen }) => !chosen },
]

/** Reasons by usage, computed once because all of its text is searched. */
const unreadableReason = oncePer(
  (usage: Usage) => UNREADABLE.find(({ holds }) => holds(usage))?.reason,
  new WeakMap<Usage, string | undefined>(),
)

export function isReadable(usage: Usage): boolean {
  return unreadableReason(usage) === undefined
}

/** The reason why a family is not listed; undefined when it is listed. */
export function rejectionOf(usage: Usage): string | undefined {
  return unreadableReason(usage) ?? NOT_CHOSEN.find(({ holds }) => holds(usage))?.reason
}
