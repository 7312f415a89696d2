import { isIconFace, isIconName, isPictures } from './icons.ts'
import type { Usage } from './usage.ts'

interface Rejection {
  /** In words for `explain`. */
  readonly reason: string
  readonly isSo: (usage: Usage) => boolean
}

/** What nobody reads. Shares are of the rest. */
const UNREADABLE: readonly Rejection[] = [
  { reason: 'an icon font by its name', isSo: ({ family }) => isIconName(family) },
  {
    reason: 'an icon font: its faces are for private-use characters alone',
    isSo: ({ web }) => [...web].every(isIconFace),
  },
  {
    reason: 'an icon font: private-use characters are set in it',
    isSo: ({ samples }) => isPictures(samples.map(({ text }) => text)),
  },
  {
    reason: 'nothing readable is set in it',
    isSo: ({ samples }) => !samples.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  },
]

/** What is read, and is no brand's font. */
const NOBODYS: readonly Rejection[] = [
  { reason: 'a generic family: the browser chooses the font', isSo: ({ isGeneric }) => isGeneric },
  { reason: 'what browsers take unasked', isSo: ({ chosen }) => !chosen },
]

/** Why nobody reads what is set in it, looked for once: all its text is gone through. */
const unreadable = new WeakMap<Usage, { readonly reason: string | undefined }>()

function unreadableReason(usage: Usage): string | undefined {
  const known = unreadable.get(usage) ?? { reason: UNREADABLE.find(({ isSo }) => isSo(usage))?.reason }
  unreadable.set(usage, known)
  return known.reason
}

export function isReadable(usage: Usage): boolean {
  return unreadableReason(usage) === undefined
}

/** Why a family is not listed; undefined when it is. */
export function rejectionOf(usage: Usage): string | undefined {
  return unreadableReason(usage) ?? NOBODYS.find(({ isSo }) => isSo(usage))?.reason
}
