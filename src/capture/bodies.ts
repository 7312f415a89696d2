import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BlazonError } from '../model/errors.ts'

/** Folder of bodies by content, beside the files that name them by hash. */
export const BODIES = 'bodies'

/** Reads a body of a saved snapshot or recording. Rejects with `storage` for one that is missing or not what was saved. */
export async function readBody(dir: string, hash: string): Promise<Uint8Array> {
  // Nothing but a hash: no path leads out of the folder.
  if (!/^[\da-f]{64}$/.test(hash)) throw new BlazonError('storage', `${dir} names a body that is no hash.`)
  const body = await readFile(join(dir, BODIES, hash)).catch((thrown: unknown) => {
    throw new BlazonError('storage', `${dir} lacks the body ${hash} (${systemCode(thrown)}).`, {
      cause: thrown,
    })
  })
  if (createHash('sha256').update(body).digest('hex') === hash) return body
  throw new BlazonError('storage', `${dir} is damaged: the body ${hash} is not what was saved.`)
}

/** As the system calls a failure of the disk. */
export function systemCode(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no reason given'
}
