import { OBSTACLES } from '../../data/languages/obstacles.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import type { Branches } from '../pattern.ts'

/** What cookies are called. */
export const COOKIE_NAMES: Branches = inAllLanguages(OBSTACLES, 'cookies')

/** What consent layers speak of. */
export const CONSENT_WORDS: Branches = [...COOKIE_NAMES, ...inAllLanguages(OBSTACLES, 'consent')]

/** What asks for an age. */
export const AGE_QUESTIONS: Branches = inAllLanguages(OBSTACLES, 'ages')

/** What stands on an age gate: a question, or the age alone. */
export const AGE_WORDS: Branches = [...AGE_QUESTIONS, /(?:1[89]|2[01]) ?\+/]

/** What a newsletter is called. */
export const NEWSLETTER_NAMES: Branches = inAllLanguages(OBSTACLES, 'newsletters')

/** What asks for an address to write to. */
export const NEWSLETTER_WORDS: Branches = [...NEWSLETTER_NAMES, ...inAllLanguages(OBSTACLES, 'subscribing')]
