import { readFileSync } from 'node:fs'

/** Facts about the package from its `package.json`. */
export interface About {
  readonly name: string
  readonly version: string
  readonly description: string
  /** SPDX identifier. */
  readonly license: string
  /** The address of its documents. Undefined when the package names none. */
  readonly homepage?: string
}

/**
 * The text of `package.json`. The bundler defines it (`scripts/bundle.mjs`), because a bundle may be in any
 * folder and cannot find the file.
 */
declare const BLAZON_PACKAGE: string | undefined

/** Without a bundle, `package.json` is two folders above this file. */
export function about(): About {
  const text =
    typeof BLAZON_PACKAGE === 'string'
      ? BLAZON_PACKAGE
      : readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return JSON.parse(text) as About
}
