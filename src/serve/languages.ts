import { CONTRACT_LANGUAGES } from '../formats/text/languages.ts'
import type { Param } from './params.ts'

/** Contract §4.1: the 52 of the public client 0.29.3, and three that later clients send. */
export const FORCE_LANGUAGE = {
  kind: 'choice',
  of: CONTRACT_LANGUAGES.map(([, name]) => name),
} as const satisfies Param
