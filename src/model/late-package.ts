/** Loads packages that few pages need, when the first page needs them: each takes time and memory. */

import { createRequire } from 'node:module'

/** A bundle in the format of CommonJS has no URL of its own, and nothing is installed beside it. */
const HERE: string | undefined = import.meta.url

/**
 * The package, loaded by `require`, because those who read pages are synchronous. Undefined where it is not
 * installed, as beside a bundle of `blazon/extract`; the caller then does without.
 */
export function latePackage<T>(name: string): T | undefined {
  if (!HERE) return undefined
  try {
    return createRequire(HERE)(name) as T
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'MODULE_NOT_FOUND') return undefined
    throw thrown
  }
}
