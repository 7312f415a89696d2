/** What a member of a topic may hold. */

import { z } from 'zod'

export const PHRASE = z
  .string()
  .regex(/^(?!\/.*\/$)\S(?:.*\S)?$/su, 'a phrase has no white space around it, and no slashes')
export const PHRASES = z.array(PHRASE)
/** Phrases, and patterns between slashes for what has several forms: `/services?/`. */
export const FORMS = z.array(z.string().regex(/^\S(?:.*\S)?$/su, 'white space stands around it'))

/** Phrases that a language may lack. */
export const words = (what: string) => PHRASES.optional().describe(what)
/** Forms that a language may lack. */
export const forms = (what: string) => FORMS.optional().describe(what)
