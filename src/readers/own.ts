/** The fields of users in a process that reads pages, which imports their modules. */

import { constants, runInThisContext } from 'node:vm'
import { z } from 'zod'
import type { OwnField } from '../extract/own/definition.ts'
import { definitionsIn } from '../extract/own/module.ts'
import { ownFinding } from '../extract/own/run.ts'
import { failedField } from '../fields/failed.ts'
import type { Finding } from '../model/finding.ts'
import { once } from '../model/keyed.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type OwnModule, type OwnSaid, READS_PAGES, type TriedModule } from './own-fields.ts'

/** Reports the finding of a field before the next field is read. */
export type Tell = (said: OwnSaid) => Promise<unknown>

interface Asked {
  readonly snapshot: Snapshot
  readonly fields: readonly OwnModule[]
}

/** Reads fields from a page, one after the other. */
export async function readOwn({ snapshot, fields }: Asked, maxBytes: number, tell: Tell): Promise<void> {
  for (const { name, module } of fields) {
    const found = await imported({ name, module }).catch(asError)
    const finding: Finding<unknown> =
      found instanceof Error ? failedField(name, found.message) : ownFinding(found, { snapshot, z, maxBytes })
    await tell({ name, finding })
  }
}

/** Imports the modules of fields, without any page. */
export async function tryOwn(fields: readonly OwnModule[]): Promise<TriedModule> {
  const user = process.getuid?.()
  for (const field of fields) {
    const why = await imported(field).then(
      () => undefined,
      (thrown: unknown) => asError(thrown).message,
    )
    if (why !== undefined) return { user, failed: { ...field, why } }
  }
  return { user }
}

async function imported({ name, module }: OwnModule): Promise<OwnField> {
  Reflect.set(globalThis, READS_PAGES, true)
  const exports = await importer()(module)
  const found = definitionsIn(exports).find((each) => each.name === name)
  if (typeof found?.extract !== 'function') throw new Error(`it exports no field ${name} with extract`)
  return found as OwnField
}

/**
 * Imports a module. In a process that started from a startup snapshot, `import()` works only in this form.
 */
const importer = once((): ((url: string) => Promise<object>) =>
  runInThisContext('(url) => import(url)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }),
)

/** A module may throw anything. */
const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
