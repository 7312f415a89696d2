import { OBSTACLES } from '../../data/languages/obstacles.ts'
import { inAllLanguages } from '../in-all-languages.ts'
import type { Branches } from '../pattern.ts'

export const COOKIE_NAMES: Branches = inAllLanguages(OBSTACLES, 'cookies')

export const CONSENT_WORDS: Branches = [...COOKIE_NAMES, ...inAllLanguages(OBSTACLES, 'consent')]

export const AGE_QUESTIONS: Branches = inAllLanguages(OBSTACLES, 'ages')

/** Texts of an age gate: a question, or only the age. */
export const AGE_WORDS: Branches = [...AGE_QUESTIONS, /(?:1[89]|2[01]) ?\+/]

export const NEWSLETTER_NAMES: Branches = inAllLanguages(OBSTACLES, 'newsletters')

/** Texts that ask for an e-mail address. */
export const NEWSLETTER_WORDS: Branches = [...NEWSLETTER_NAMES, ...inAllLanguages(OBSTACLES, 'subscribing')]
