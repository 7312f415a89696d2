/** Reads the bodies of saved snapshots and recordings. Each body is a file that is named by its hash. */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemCode } from '../../files/disk-failure.ts'
import { BlazonError } from '../../model/errors.ts'

/** The folder of the bodies. It is beside the files that refer to them. */
export const BODIES = 'bodies'

/** Reads a body of a saved snapshot or recording. Rejects with `storage` when it is missing or changed. */
export async function readBody(dir: string, hash: string): Promise<Uint8Array> {
  // Only a hash is accepted, so that no path can lead out of the folder.
  if (!/^[\da-f]{64}$/.test(hash)) throw new BlazonError('storage', `${dir} names a body that is not a hash.`)
  const body = await readFile(join(dir, BODIES, hash)).catch((thrown: unknown) => {
    throw new BlazonError('storage', `${dir} lacks the body ${hash} (${systemCode(thrown)}).`, {
      cause: thrown,
    })
  })
  if (createHash('sha256').update(body).digest('hex') === hash) return body
  throw new BlazonError('storage', `${dir} is damaged: the body ${hash} is not what was saved.`)
}
