import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BlazonError } from '../model/errors.ts'
import { indexOf, type Snapshot, type SnapshotIndex } from '../snapshot/snapshot.ts'

/** The folder of a saved snapshot: this file, and `bodies/<sha-256>` beside it. */
const INDEX = 'snapshot.json'
const BODIES = 'bodies'

/**
 * Writes a snapshot to a folder, whole or not at all: it is laid out beside and then moved there. A snapshot that is there already
 * is replaced; a folder with anything else in it is left alone. Rejects with `storage`.
 */
export async function saveSnapshot(dir: string, snapshot: Snapshot): Promise<void> {
  const target = resolve(dir)
  const fresh = `${target}.${randomUUID()}.new`
  try {
    await refuseOtherContent(target)
    await mkdir(join(fresh, BODIES), { recursive: true })
    for (const [hash, body] of snapshot.bodies) await writeFile(join(fresh, BODIES, hash), body)
    await writeFile(join(fresh, INDEX), `${JSON.stringify(indexOf(snapshot), null, 2)}\n`)
    await rm(target, { recursive: true, force: true })
    await rename(fresh, target)
  } catch (thrown) {
    if (existsSync(fresh)) await rm(fresh, { recursive: true, force: true })
    throw thrown instanceof BlazonError
      ? thrown
      : new BlazonError('storage', `The snapshot cannot be written to ${dir} (${codeOf(thrown)}).`, {
          cause: thrown,
        })
  }
}

async function refuseOtherContent(target: string): Promise<void> {
  const names = await readdir(target).catch((thrown: unknown): string[] => {
    if (codeOf(thrown) === 'ENOENT') return []
    throw thrown
  })
  const other = names.find((name) => name !== INDEX && name !== BODIES)
  if (other !== undefined) {
    throw new BlazonError(
      'storage',
      `${target} holds more than a snapshot (${other}), and is not replaced: choose another folder.`,
    )
  }
}

/** Reads a saved snapshot. Rejects with `storage` and one sentence: no snapshot folder, a newer format, a body that is missing. */
export async function loadSnapshot(dir: string): Promise<Snapshot> {
  const index = await readIndex(dir)
  const hashes = new Set([index.document.body, ...index.resources.flatMap(({ body }) => body ?? [])])
  const bodies = new Map<string, Uint8Array>()
  for (const hash of hashes) bodies.set(hash, await readBody(dir, hash))
  return { ...index, bodies }
}

async function readIndex(dir: string): Promise<SnapshotIndex> {
  const text = await readFile(join(dir, INDEX), 'utf8').catch((thrown: unknown) => {
    throw new BlazonError(
      'storage',
      `${dir} is not a snapshot folder: it has no readable ${INDEX} (${codeOf(thrown)}).`,
      { cause: thrown },
    )
  })
  const index = parseIndex(text, dir)
  if (index?.format !== 1) {
    throw new BlazonError(
      'storage',
      `${dir} holds a snapshot of format ${String(index?.format)}; this version reads format 1.`,
    )
  }
  if (!Array.isArray(index.resources) || typeof index.document?.body !== 'string') {
    throw new BlazonError(
      'storage',
      `${join(dir, INDEX)} is no snapshot: it has no document or no resources.`,
    )
  }
  return index
}

function parseIndex(text: string, dir: string): SnapshotIndex {
  try {
    return JSON.parse(text) as SnapshotIndex
  } catch (cause) {
    throw new BlazonError('storage', `${join(dir, INDEX)} is not JSON.`, { cause })
  }
}

async function readBody(dir: string, hash: string): Promise<Uint8Array> {
  if (!/^[\da-f]{64}$/.test(hash))
    throw new BlazonError('storage', `${join(dir, INDEX)} names a body that is no hash.`)
  const body = await readFile(join(dir, BODIES, hash)).catch((thrown: unknown) => {
    throw new BlazonError('storage', `${dir} lacks the body ${hash} (${codeOf(thrown)}).`, { cause: thrown })
  })
  if (createHash('sha256').update(body).digest('hex') === hash) return body
  throw new BlazonError('storage', `${dir} is damaged: the body ${hash} is not what was saved.`)
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'no reason given'
}
