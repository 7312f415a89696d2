/** Saves snapshots in folders, and reads them back. */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { systemCode, whyNotWritten } from '../../files/disk-failure.ts'
import { makeFolder } from '../../files/make-folder.ts'
import { BlazonError } from '../../model/errors.ts'
import { REDUCTIONS } from '../../model/reductions.ts'
import { OWNER_ONLY } from '../../model/units.ts'
import { samplesOf } from '../../snapshot/packed-samples.ts'
import { indexOf, type Snapshot, type SnapshotIndex } from '../../snapshot/snapshot.ts'
import { EXCHANGES, indexTextOf } from './exchanges-file.ts'
import type { Recording } from './recording.ts'
import { BODIES, readBody } from './saved-bodies.ts'
import * as saved from './saved-json.ts'

/** The index. Beside it are bodies, as `bodies/<sha-256>`, and the recording, if there is one. */
const INDEX = 'snapshot.json'

/**
 * Writes a snapshot to a folder, together with the recording of its capture if there is one. The files are
 * written to a new folder, which is then moved, so that either everything is written or nothing. Only the
 * owner can read the folder. An earlier snapshot there is replaced; a folder with anything else in it is not
 * touched. Rejects with `storage`.
 */
export async function saveSnapshot(dir: string, snapshot: Snapshot, recording?: Recording): Promise<void> {
  const target = resolve(dir)
  const fresh = `${target}.${randomUUID()}.new`
  try {
    await refuseOtherContent(target)
    await makeFolder(join(fresh, BODIES))
    const bodies = new Map([...snapshot.bodies, ...(recording?.bodies ?? [])])
    const write = (name: string, content: string | Uint8Array) =>
      writeFile(join(fresh, name), content, { mode: OWNER_ONLY })
    for (const [hash, body] of bodies) await write(join(BODIES, hash), body)
    await write(INDEX, `${JSON.stringify({ ...indexOf(snapshot), samples: samplesOf(snapshot) }, null, 2)}\n`)
    if (recording) await write(EXCHANGES, indexTextOf(recording))
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  } catch (thrown) {
    if (existsSync(fresh)) await rm(fresh, { recursive: true, force: true })
    throw thrown instanceof BlazonError ? thrown : writeFailure(dir, thrown)
  }
}

/** One sentence about a snapshot that could not be written. `cause` is the error of the file system. */
export function writeFailure(dir: string, cause: unknown): BlazonError {
  const why = whyNotWritten(cause, 'folder')
  return new BlazonError('storage', `The snapshot cannot be written to ${dir}: ${why}.`, { cause })
}

async function refuseOtherContent(target: string): Promise<void> {
  const names = await readdir(target).catch((thrown: unknown): string[] => {
    if (systemCode(thrown) === 'ENOENT') return []
    throw thrown
  })
  const other = names.find((name) => ![INDEX, BODIES, EXCHANGES].includes(name))
  if (other !== undefined) {
    throw new BlazonError(
      'storage',
      `${target} holds more than a snapshot (${other}), and is not replaced: choose another folder.`,
    )
  }
}

/** Reads a saved snapshot. Rejects with `invalid_input` without one, `storage` if newer or incomplete. */
export async function loadSnapshot(dir: string): Promise<Snapshot> {
  const index = await readIndex(dir)
  const hashes = new Set([index.document.body, ...index.resources.flatMap(({ body }) => body ?? [])])
  const bodies = new Map<string, Uint8Array>()
  for (const hash of hashes) bodies.set(hash, await readBody(dir, hash))
  return { ...index, bodies }
}

async function readIndex(dir: string): Promise<SnapshotIndex> {
  const text = await readFile(join(dir, INDEX), 'utf8').catch((thrown: unknown) => {
    const code = systemCode(thrown)
    const isWrongPath = code === 'ENOENT' || code === 'ENOTDIR'
    throw new BlazonError(isWrongPath ? 'invalid_input' : 'storage', whyNoSnapshot(dir, code), {
      cause: thrown,
    })
  })
  return saved.readSaved(text, join(dir, INDEX), 'snapshot', FIELDS)
}

function whyNoSnapshot(dir: string, code: string): string {
  if (!existsSync(dir)) return `There is no folder ${dir}.`
  if (code === 'ENOTDIR') return `${dir} is a file: a saved capture is a folder.`
  if (code === 'ENOENT')
    return `${dir} is not a snapshot folder: it has no ${INDEX}. "blazon capture DOMAIN --out DIR" makes one.`
  return `${join(dir, INDEX)} cannot be read (${code}).`
}

const RESOURCE = z.looseObject({
  url: saved.webUrl,
  finalUrl: saved.anyUrl,
  kind: z.string(),
  status: saved.status,
  headers: saved.headers,
  body: saved.textOrNull,
  partial: z.boolean(),
  redirects: saved.redirects,
  error: saved.textOrNull,
})

const SITE = z.looseObject({
  input: z.string(),
  domain: z.string(),
  registrable: z.string(),
  label: z.string(),
  unicode: z.string(),
})

/** Samples are not checked here. Their readers check each value. */
const FIELDS = {
  document: z.looseObject({ status: saved.status, charset: z.string(), body: z.string() }),
  resources: z.array(RESOURCE),
  site: SITE,
  capturedAt: saved.moment,
  producer: z.enum(['http', 'browser']),
  url: saved.webUrl,
  samples: z.nullable(z.array(z.unknown())),
  notes: z.array(z.string()),
  reductions: z.optional(z.array(z.enum(REDUCTIONS))),
  language: z.optional(saved.language),
}
