/** Finds the field definitions that a user's module exports. */

import type { Readable } from './definition.ts'

/** A value that looks like a definition but is not checked. */
export type Claimed = { readonly [K in keyof Readable]?: unknown }

/**
 * Returns the exported definitions, unchecked: the default export, which may be a list. Without a default
 * export, returns every exported object that looks like a definition.
 */
export function definitionsIn(module: object): readonly Claimed[] {
  const all = 'default' in module ? [module.default] : Object.values(module).filter(isLike)
  return [...new Set(all.flat().filter(isObject))]
}

const isObject = (value: unknown): value is Claimed => typeof value === 'object' && value !== null

const isLike = (value: unknown) => isObject(value) && ('extract' in value || 'value' in value)
