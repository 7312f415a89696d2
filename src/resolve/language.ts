import { readLanguage } from '../formats/language.ts'
import { BlazonError } from '../model/errors.ts'

/** The shortest tag of a language that is asked for by name or tag. Throws `invalid_input` for what is none that we know. */
export function parseLanguage(text: string): string {
  const language = typeof text === 'string' ? readLanguage(text) : undefined
  if (language) return language.tag
  throw new BlazonError(
    'invalid_input',
    `"${String(text).slice(0, 40)}" is no language that we know; it is asked for by name or tag, such as german or de.`,
  )
}
