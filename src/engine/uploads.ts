/** The methods of an engine about uploaded lists. A service works on the lists one after the other. */

import { BlazonError } from '../model/errors.ts'
import { MIB } from '../model/units.ts'
import type { ListState, ListUpload } from '../model/uploaded-lists.ts'
import type { UploadedLists } from './queues.ts'
import { createListing } from './upload-progress.ts'
import { entriesOf, type UploadPorts, workOn } from './upload-work.ts'

const MAX_TEXT_BYTES = 5 * MIB
const MAX_NAME_CHARS = 200

export function createUploads(ports: UploadPorts): UploadedLists {
  const { store } = ports
  const listing = createListing(store)
  const found = async (name: string) => {
    const list = await listing.of(name)
    if (!list) throw new BlazonError('not_found', `There is no list "${name}".`)
    return list
  }
  const changed = async (name: string, from: readonly ListState[], to: 'stopped' | 'waiting') => {
    if (await store.markUpload(name, to, { from })) return found(name)
    const { isUploaded, state } = await found(name)
    throw new BlazonError(
      'invalid_input',
      `The list "${name}" is ${isUploaded ? state : 'not an uploaded one'}.`,
    )
  }
  return {
    async add(upload) {
      const { name, text, kind, column } = checked(upload)
      const total = await countOf(upload)
      const isTaken = (await store.runHeads(name)).length > 0
      if (isTaken || !(await store.addUpload({ list: name, text, kind, column, total })))
        throw new BlazonError('invalid_input', `There is a list "${name}" already: choose another name.`)
      return found(name)
    },
    all: listing.all,
    of: found,
    stop: (name) => changed(name, ['waiting', 'running'], 'stopped'),
    resume: (name) => changed(name, ['stopped'], 'waiting'),
    work: (how) => workOn(ports, how),
  }
}

function checked({ name, text, ...more }: ListUpload): ListUpload {
  // PostgreSQL cannot store the control character 0 or half of a surrogate pair.
  const isNamed = name.trim() !== '' && name.length <= MAX_NAME_CHARS && !/[\p{Cc}\p{Cs}]/u.test(name)
  if (!isNamed)
    throw new BlazonError(
      'invalid_input',
      `A list has a name of 1 to ${MAX_NAME_CHARS} characters, none of them a control character.`,
    )
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES)
    throw new BlazonError('invalid_input', `A list has at most ${MAX_TEXT_BYTES} bytes; use "blazon batch".`)
  return { name, text: text.replaceAll('\0', '\ufffd'), ...more }
}

/** Counts the entries. Rejects with `invalid_input` for a list that cannot be read or is empty. */
async function countOf(upload: ListUpload): Promise<number> {
  let total = 0
  for await (const _ of entriesOf(upload)) total += 1
  if (total === 0) throw new BlazonError('invalid_input', 'The list has no entries.')
  return total
}
