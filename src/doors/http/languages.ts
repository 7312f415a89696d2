import { z } from 'zod'
import { LANGUAGES } from '../../data/codes/languages.ts'

/** Names of languages: the 52 of the public client 0.29.3, and three that only newer clients send. */
export const FORCE_LANGUAGE = z
  .enum(LANGUAGES.filter(({ contract }) => contract).map(({ name }) => name))
  .optional()
  .describe('The language of the texts. Default: that of the site.')
