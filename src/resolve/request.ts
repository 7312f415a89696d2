import type { LookupRequest } from '../model/lookup.ts'
import { parseLanguage } from './language.ts'

/**
 * A request with its language as a tag, whether the request has its name or its tag. Throws `invalid_input`
 * for a language that is not known.
 */
export function understood<R extends LookupRequest>(request: R): R {
  const { language } = request
  return language === undefined ? request : { ...request, language: parseLanguage(language) }
}
