/** Loads rarely needed packages when the first page needs them, because each takes time and memory. */

import { createRequire } from 'node:module'

/** Undefined in a CommonJS bundle, which has no `import.meta.url` and no packages installed beside it. */
const HERE: string | undefined = import.meta.url

/**
 * Returns the package, loaded by `require`, because the code that reads pages is synchronous. Undefined when
 * the package is not installed, as it may be for a bundle of `blazon/extract`. Callers then work without it.
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
