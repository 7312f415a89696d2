/** Imports and checks the modules with the fields that the user of an engine has defined. */

import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { OwnField, Readable } from '../extract/own/definition.ts'
import { type Claimed, definitionsIn } from '../extract/own/module.ts'
import type { FieldTable } from '../fields/index.ts'
import { fieldFrom, type NamedField, namesOf, problemIn, tableWith } from '../fields/own.ts'
import { TAKEN } from '../fields/taken.ts'
import { BlazonError } from '../model/errors.ts'
import { type OwnModule, READS_PAGES } from '../readers/own-fields.ts'

/** A definition of a field with its module, or the path or URL of a module that exports definitions. */
export type FieldSource = Readable | URL | string

/** A user's field, with the module from which the processes that read pages import it. */
export interface OwnLoaded extends NamedField, OwnModule {}

export interface LoadedFields {
  readonly own: readonly OwnLoaded[]
  /** All fields of a record. */
  readonly table: FieldTable
}

/**
 * Imports and checks fields. Rejects with `invalid_input` for a module that cannot be imported, and for an
 * invalid definition.
 */
export async function loadFields(sources: readonly FieldSource[]): Promise<LoadedFields> {
  if (Reflect.has(globalThis, READS_PAGES))
    throw new BlazonError(
      'invalid_input',
      'This module makes an engine when it is imported, and a process that reads pages imports it for a field: put the field into a module of its own.',
    )
  const own: OwnLoaded[] = []
  const taken = new Set(TAKEN)
  for (const source of sources)
    for (const { definition, module } of await definitionsOf(source)) {
      const checked = checkedField(definition, module, taken)
      for (const name of namesOf(checked)) taken.add(name)
      own.push({ name: checked.name, module, field: fieldFrom(checked, z) })
    }
  return { own, table: tableWith(own) }
}

interface Located {
  readonly definition: Claimed
  readonly module: string
}

async function definitionsOf(source: FieldSource): Promise<readonly Located[]> {
  if (typeof source !== 'string' && !(source instanceof URL)) return [located(source)]
  const module = urlOf(String(source))
  if (isMain(module)) throw new BlazonError('invalid_input', `The module ${module} of a field ${OF_MAIN}.`)
  const exports = await importedSoon(module).catch((thrown: unknown) => {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new BlazonError('invalid_input', `The module ${module} of a field cannot be imported: ${why}`, {
      cause: thrown,
    })
  })
  const definitions = definitionsIn(exports)
  if (definitions.length > 0) return definitions.map((definition) => ({ definition, module }))
  throw new BlazonError(
    'invalid_input',
    `The module ${module} exports no field: its default export is a definition, or a list of some.`,
  )
}

/** Imports a module. Rejects after `MAX_IMPORT_MS`, because the import of a module may never end. */
async function importedSoon(module: string): Promise<object> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const why = `it has not finished after ${MAX_IMPORT_MS / 1000} s`
    timer = setTimeout(() => reject(new Error(why)), MAX_IMPORT_MS)
  })
  try {
    return await Promise.race([import(module) as Promise<object>, late])
  } finally {
    clearTimeout(timer)
  }
}

const MAX_IMPORT_MS = 10_000

function located(definition: Claimed): Located {
  const { name, module: said } = definition
  if (typeof said !== 'string') throw wrong(name, undefined, `it has no module: ${SAY_MODULE}`)
  const module = urlOf(said)
  if (isMain(module)) throw wrong(name, module, `its module ${OF_MAIN}`)
  return { definition, module }
}

const SAY_MODULE =
  'say module: import.meta.url, so that the processes that read pages can import the definition'

const OF_MAIN =
  'is the program itself, which every process that reads pages would run: put the field into a module of its own'

/** Returns the URL of a module. A text that is not a URL is a path. */
const urlOf = (text: string): string =>
  /^[a-z][a-z\d+.-]+:/i.test(text) ? text : pathToFileURL(resolve(text)).href

/** Returns whether a module is the program with which Node was started. */
function isMain(module: string): boolean {
  const [, program] = process.argv
  if (program === undefined || !module.startsWith('file:')) return false
  try {
    return realpathSync(fileURLToPath(module)) === realpathSync(program)
  } catch {
    return false
  }
}

function checkedField(definition: Claimed, module: string, taken: ReadonlySet<string>): OwnField {
  const problem =
    problemIn(definition, taken, z) ??
    (typeof definition.extract === 'function' ? undefined : 'it has no function extract')
  if (problem !== undefined) throw wrong(definition.name, module, problem)
  return definition as OwnField
}

function wrong(name: unknown, module: string | undefined, problem: string): BlazonError {
  const of = module === undefined ? '' : ` of ${module}`
  return new BlazonError('invalid_input', `The field ${JSON.stringify(name)}${of} is wrong: ${problem}.`)
}
