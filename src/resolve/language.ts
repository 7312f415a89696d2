import { readLanguage } from '../formats/text/language.ts'
import { BlazonError } from '../model/errors.ts'

/** Returns the shortest tag of a language, from its name or tag. Throws `invalid_input` if it is unknown. */
export function parseLanguage(text: string): string {
  const language = typeof text === 'string' ? readLanguage(text) : undefined
  if (language) return language.tag
  throw new BlazonError(
    'invalid_input',
    `"${String(text).slice(0, 40)}" is not a language that we know; write a name or a tag, such as german or de.`,
  )
}
