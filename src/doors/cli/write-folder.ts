import { dirname, join } from 'node:path'
import { makeFolder } from '../../files/make-folder.ts'
import type { DesignFile } from '../../model/design.ts'
import { notWritten, writeChunksOrFail } from './write-file.ts'

/** Writes files into a folder. A missing folder is created. Rejects with `storage`. */
export async function writeFolderOrFail(folder: string, files: readonly DesignFile[]): Promise<void> {
  for (const place of new Set(files.map(({ path }) => dirname(join(folder, path)))))
    await makeFolder(place).catch((cause: unknown) => {
      throw notWritten(place, cause)
    })
  for (const file of files)
    await writeChunksOrFail(join(folder, file.path), ['text' in file ? file.text : file.bytes])
}
