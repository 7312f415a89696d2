import { ASIA_AFRICA } from './asia-africa.ts'
import { EAST_EUROPE } from './europe-east.ts'
import { WEST_EUROPE } from './europe-west.ts'
import type { Notices } from './types.ts'

/** What notices of any site say, by language: those of the names of pages. */
export const NOTICES: Readonly<Record<string, Notices>> = { ...WEST_EUROPE, ...EAST_EUROPE, ...ASIA_AFRICA }
