import type { LookupRequest } from '../model/lookup.ts'
import { parseLanguage } from './language.ts'

/**
 * Returns the request with its language as a tag, even when the caller gave an English name. Throws
 * `invalid_input` for an unknown language.
 */
export function understood<R extends LookupRequest>(request: R): R {
  const { language } = request
  return language === undefined ? request : { ...request, language: parseLanguage(language) }
}
