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

/**
 * Reads `package.json`, which stands two folders above this file, in the sources and in the package alike.
 */
export function about(): About {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as About
}
