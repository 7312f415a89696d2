/** The fields of users, as the owner of the processes that read pages sees them. */

import { failedField } from '../fields/failed.ts'
import { BlazonError } from '../model/errors.ts'
import type { Finding } from '../model/finding.ts'

/** A field of a user, by its name and the URL of the module that exports it. */
export interface OwnModule {
  readonly name: string
  readonly module: string
}

/** A process's report of one field of a page. */
export interface OwnSaid {
  readonly name: string
  readonly finding: Finding<unknown>
}

/** Whether a process could import all modules, and as which user it runs. */
export interface TriedModule {
  readonly user: number | undefined
  readonly failed?: OwnModule & { readonly why: string }
}

/**
 * A process that reads pages sets a property with this key on its global object before it imports a user's
 * module. A module that makes an engine when it is imported would otherwise start such processes without end.
 */
export const READS_PAGES = Symbol.for('blazon reads pages')

/** Findings by the names of their fields. */
export type OwnFindings = Readonly<Record<string, Finding<unknown>>>

interface Reading {
  readonly fields: readonly OwnModule[]
  readonly signal: AbortSignal
  /** Reads fields in one process, which sends each finding at once. */
  readonly read: (fields: readonly OwnModule[], tell: (said: OwnSaid) => void) => Promise<void>
}

/**
 * Reads the fields of users from a page. A field that never ends, or takes all memory, is ended with its
 * process. It fails alone, and the fields after it are read in another process. After several such fields the
 * others fail too, so that a page has its record in time. Rejects with the reason of the signal alone.
 */
export async function readOwnFields({ fields, signal, read }: Reading): Promise<OwnFindings> {
  const found = new Map<string, Finding<unknown>>()
  const left = () => fields.filter(({ name }) => !found.has(name))
  for (let ended = 0; ended <= MAX_ENDED && left().length > 0; ended++) {
    const why = await read(left(), ({ name, finding }) => void found.set(name, finding)).then(
      () => 'its process said nothing about it',
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    )
    signal.throwIfAborted()
    const [inHand] = left()
    if (inHand) found.set(inHand.name, failedField(inHand.name, `extract was ended: ${why}`))
  }
  const notRead = (name: string) =>
    failedField(name, 'it was not read, since too many fields before it were ended')
  return Object.fromEntries(fields.map(({ name }) => [name, found.get(name) ?? notRead(name)]))
}

const MAX_ENDED = 3

/** Imports the modules in a process. Rejects with `invalid_input` when that cannot be done. */
export async function tryModules(
  fields: readonly OwnModule[],
  tryIn: (fields: readonly OwnModule[]) => Promise<TriedModule>,
): Promise<void> {
  const { user, failed } = await tryIn(fields).catch((thrown: unknown) => {
    if (!(thrown instanceof BlazonError && thrown.code === 'too_large')) throw thrown
    const all = fields.map(({ module }) => module).join(', ')
    throw new BlazonError(
      'invalid_input',
      `The processes that read pages cannot import ${all}: that takes too much time or memory. A module of a field must do nothing when it is imported.`,
      { cause: thrown },
    )
  })
  if (!failed) return
  const { name, module, why } = failed
  const isOther = user !== undefined && user !== process.getuid?.()
  throw new BlazonError(
    'invalid_input',
    `The field ${name} cannot be used: the processes that read pages import ${module}${
      isOther ? ` as user ${user}` : ''
    }, and cannot: ${why.replace(/\.$/, '')}. ${isOther ? READABLE : ALONE}`,
  )
}

const READABLE =
  'They run as a user whom nobody else is, because this program runs as root: make the file, whatever it imports, and their folders readable for all users.'

const ALONE =
  'They import it by itself, with none of the variables of your environment: put the field into a module that needs nothing else.'
