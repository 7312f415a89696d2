import type { LookupRequest } from '../model/lookup.ts'
import { parseLanguage } from './language.ts'

/** Returns the request with the tag of its language, which may be a name. Throws `invalid_input`. */
export function understood<R extends LookupRequest>(request: R): R {
  const { language } = request
  return language === undefined ? request : { ...request, language: parseLanguage(language) }
}
