/** Finds the fields that a module of a user exports. */

import type { Readable } from './definition.ts'

/** A value that may be a definition. */
export type Claimed = { readonly [K in keyof Readable]?: unknown }

/**
 * The exported definitions: the default export, which may be a list; without one, every exported object that
 * looks like one. They are not checked here.
 */
export function definitionsIn(module: object): readonly Claimed[] {
  const all = 'default' in module ? [module.default] : Object.values(module).filter(isLike)
  return [...new Set(all.flat().filter(isObject))]
}

const isObject = (value: unknown): value is Claimed => typeof value === 'object' && value !== null

const isLike = (value: unknown) => isObject(value) && ('extract' in value || 'value' in value)
