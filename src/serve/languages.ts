import { z } from 'zod'
import { CONTRACT_LANGUAGES } from '../formats/text/languages.ts'

/** Contract §4.1: the 52 of the public client 0.29.3, and three that later clients send. */
export const FORCE_LANGUAGE = z
  .enum(CONTRACT_LANGUAGES.map(([, name]) => name))
  .optional()
  .describe('The language of the texts. Without it the site chooses.')
