/** What the files of languages are made of. */

import { z } from 'zod'

const phrase = z
  .string()
  .regex(/^(?!\/.*\/$)\S(?:.*\S)?$/su, 'a phrase has no white space around it, and no slashes')

export const phrases = z.array(phrase)

/** A phrase, or a pattern between slashes for what has several forms: `/services?/`. */
export const forms = z.array(z.string().regex(/^\S(?:.*\S)?$/su, 'white space stands around it'))

/** Twelve months, each with its forms. */
export const months = z.array(z.array(phrase).min(1)).length(12)
