import { readFileSync } from 'node:fs'

/** Facts about the package from its `package.json`. */
export interface About {
  readonly name: string
  readonly version: string
  readonly description: string
  /** SPDX identifier. */
  readonly license: string
  /** Where its documents are. Undefined when the package names no such place. */
  readonly homepage?: string
}

/** The facts in a bundle, which may stand anywhere (`scripts/bundle.mjs`). */
declare const BLAZON_PACKAGE: About | undefined

/** In the sources `package.json` stands two folders above this file. */
export function about(): About {
  if (typeof BLAZON_PACKAGE !== 'undefined') return BLAZON_PACKAGE
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as About
}
