/** The settings that name the fields of a user. */

import * as z from 'zod/mini'
import { described, object } from './schema.ts'

const MODULE = z.string().check(z.regex(/\S/))

/** Fields of a user. Each definition is checked after its module was imported. */
export const FIELD_SOURCES = described(
  z.array(z.union([MODULE, object()])),
  'a list of modules, each by its path or URL, or of definitions of fields',
)

/** A configuration names only modules, because a file cannot contain the functions of a definition. */
export const FIELD_MODULES = described(
  z.array(MODULE),
  'a list of modules with fields of your own, each by its path or URL',
)

export const SCHEMA_SETTINGS = { fields: z.optional(FIELD_SOURCES) }
