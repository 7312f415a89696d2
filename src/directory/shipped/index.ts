import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { DirectorySource } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import { shippedSource } from './reader.ts'

/** The location of the file: in the folder of the sources, of the compiled modules, or of a bundle. */
export const SHIPPED_FILE = new URL('./companies.bin.br', import.meta.url)

let opened: Promise<DirectorySource> | undefined

/**
 * Opens the directory in the package: some 29,000 brands and companies with their domains and names. The file
 * is read only once in a process. Throws `unavailable` when the file is missing, and `storage` when it is
 * damaged.
 */
export function openShipped(): Promise<DirectorySource> {
  opened ??= openFile(SHIPPED_FILE).catch((thrown: unknown) => {
    opened = undefined
    throw thrown
  })
  return opened
}

/** Opens a file of this format. Throws as `openShipped` does. */
export async function openFile(file: URL): Promise<DirectorySource> {
  const compressed = await readFile(file).catch((cause: unknown) => {
    const sentence =
      `The directory of companies, ${file.pathname}, cannot be read. Install blazon again; beside a bundle, ` +
      'copy dist/directory/shipped/companies.bin.br of the package there.'
    throw new BlazonError('unavailable', sentence, { cause, retryable: false })
  })
  const content = await promisify(brotliDecompress)(compressed).catch((cause: unknown) => {
    const sentence = 'The shipped directory cannot be read: it is damaged. Install blazon again.'
    throw new BlazonError('storage', sentence, { cause })
  })
  return shippedSource(content)
}
