import type { LookupRequest } from '../model/lookup.ts'
import { parseLanguage } from './language.ts'

/**
 * Returns a request whose language is a tag, also when the caller named it in English. Throws `invalid_input`
 * for an unknown language.
 */
export function understood<R extends LookupRequest>(request: R): R {
  const { language } = request
  return language === undefined ? request : { ...request, language: parseLanguage(language) }
}
