/** How the fields of a user are named. */

import type { Check } from './setting.ts'

const isModule = (value: unknown) => typeof value === 'string' && value.trim() !== ''

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Each definition is checked when its module was imported. */
export const FIELD_SOURCES: Check = {
  allowed: 'a list of modules, each by its path or URL, or of definitions of fields',
  accepts: (value) => Array.isArray(value) && value.every((one) => isModule(one) || isObject(one)),
}

/** The values that a configuration may have: it has no definitions. */
export const FIELD_MODULES: Check = {
  allowed: 'a list of modules with fields of your own, each by its path or URL',
  accepts: (value) => Array.isArray(value) && value.every(isModule),
}

/** The settings of the shape of a record. */
export const SCHEMA_SETTINGS = { fields: FIELD_SOURCES }
