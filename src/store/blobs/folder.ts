import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createSlots } from '../../concurrency/slots.ts'
import { systemCode, whyNotWritten } from '../../files/disk-failure.ts'
import { makeFolder, makeOnlyFolder } from '../../files/make-folder.ts'
import { BlazonError } from '../../model/errors.ts'
import { OWNER_ONLY } from '../../model/units.ts'
import { AT_ONCE, type BlobPlace, type ListedBlob } from './place.ts'

/** The suffix of files that are being written. No name of an object has it. */
const PART = '.part'

/**
 * Opens a folder that any number of processes share. `put` ends after bytes and names are on the disk, so
 * that after a loss of power no committed row lacks its file.
 */
export function openFolder(name: string): BlobPlace {
  const folder = resolve(name)
  const slots = createSlots(AT_ONCE)
  const each = <T>(items: Iterable<T>, work: (item: T) => Promise<void>) =>
    Promise.all(Array.from(items, (item) => slots.run(() => work(item))))
  const at = (object: string) => join(folder, object)
  return {
    shown: folder,
    address: folder,
    async begin(inside) {
      await makeFolder(at(inside))
        .then(() => synced(folder))
        .catch((cause: unknown) => {
          throw notWritten(folder, cause)
        })
    },
    isThere: async (inside) => (await unlessMissing(stat(at(inside)), folder)) !== undefined,
    async put(objects) {
      const folders = new Set(Array.from(objects.keys(), (object) => dirname(at(object))))
      await each(objects, ([object, bytes]) => written(at(object), bytes))
        .then(() => each(folders, synced))
        .catch((cause: unknown) => {
          throw notWritten(folder, cause)
        })
    },
    async get(names) {
      const found = new Map<string, Buffer>()
      await each(names, async (object) => {
        const bytes = await unlessMissing(readFile(at(object)), folder)
        if (bytes) found.set(object, bytes)
      })
      return found
    },
    async remove(names) {
      // A process that was killed may have left an incomplete file.
      const removed = async (object: string) => {
        for (const path of [at(object), at(object) + PART]) await rm(path, { force: true })
      }
      await each(names, removed).catch((cause: unknown) => {
        throw notWritten(folder, cause)
      })
    },
    async list(inside) {
      const names = (await unlessMissing(readdir(at(inside)), folder)) ?? []
      const listed: ListedBlob[] = []
      await each(names, async (file) => {
        const found = await unlessMissing(stat(join(at(inside), file)), folder)
        if (found?.isFile()) listed.push({ name: inside + file, bytes: found.size, writtenAt: found.mtime })
      })
      return listed
    },
    async closed(work) {
      await Promise.all(work())
    },
  }
}

/**
 * Writes a file under a temporary name first. Only the last folder of the path is created. The folder above
 * belongs to the database, and when it does not exist, the disk is probably not mounted.
 */
async function written(path: string, bytes: Uint8Array): Promise<void> {
  const part = path + PART
  const make = () => open(part, 'wx', OWNER_ONLY)
  const file = await make().catch(async (thrown: unknown) => {
    if (systemCode(thrown) !== 'ENOENT') throw thrown
    await makeOnlyFolder(dirname(path))
    await synced(dirname(dirname(path)))
    return make()
  })
  try {
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(part, path)
  } catch (thrown) {
    await rm(part, { force: true }).catch(() => undefined)
    throw thrown
  }
}

/** Flushes the names of the files in a folder to the disk. */
async function synced(folder: string): Promise<void> {
  const names = await open(folder, 'r')
  await names.sync().finally(() => names.close())
}

async function unlessMissing<T>(work: Promise<T>, folder: string): Promise<T | undefined> {
  return work.catch((cause: unknown) => {
    if (systemCode(cause) === 'ENOENT') return undefined
    throw new BlazonError(
      'storage',
      `The folder ${folder} cannot be read (${systemCode(cause)}); check its permissions and its disk.`,
      { cause },
    )
  })
}

function notWritten(folder: string, cause: unknown): BlazonError {
  const why = whyNotWritten(cause, 'folder')
  return new BlazonError('storage', `The folder ${folder} cannot be written: ${why}.`, { cause })
}
