import { ASIA_AFRICA } from './asia-africa.ts'
import { EAST_EUROPE } from './europe-east.ts'
import { WEST_EUROPE } from './europe-west.ts'
import type { Words } from './words.ts'

/** All languages: 44 of them. */
export const WORDS: Words = { ...WEST_EUROPE, ...EAST_EUROPE, ...ASIA_AFRICA }
