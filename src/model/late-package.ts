/** Loads packages that few pages need, when the first page needs them: each takes time and memory. */

import { createRequire } from 'node:module'

/** A CommonJS bundle has no `import.meta.url`, and no packages are installed beside it. */
const HERE: string | undefined = import.meta.url

/**
 * The package, loaded by `require`, because the code that reads pages is synchronous. Undefined when it is
 * not installed, as beside a bundle of `blazon/extract`; then the caller works without the package.
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
