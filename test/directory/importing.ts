import { type ImportRequest, importSource } from '../../src/directory/import/run.ts'
import type { DirectorySource } from '../../src/model/directory.ts'
import type { ImportReport } from '../../src/model/directory-import.ts'
import type { Store } from '../../src/store/index.ts'
import { temporaryStore } from '../store/temporary.ts'

type Request = Omit<ImportRequest, 'files' | 'joined'> & { readonly joined?: string }

/** A file of that text, in pieces. */
function fileOf(name: string, content: string | Uint8Array) {
  const all = Buffer.from(content)
  async function* bytes() {
    for (let at = 0; at < all.length; at += 61) yield all.subarray(at, at + 61)
  }
  return { name, bytes }
}

/** Imports a file into a store, by default a new one. */
export async function importedFrom(
  content: string | Uint8Array,
  { joined, ...request }: Request,
  given?: Store,
): Promise<{ readonly report: ImportReport; readonly source: DirectorySource; readonly store: Store }> {
  const store = given ?? (await temporaryStore())
  const { directory: source } = store
  const second = joined === undefined ? {} : { joined: fileOf('second', joined) }
  const report = await importSource(source, source, {
    files: [fileOf('/lists/list.csv', content)],
    ...second,
    ...request,
  })
  return { report, source, store }
}

export async function reportOf(...given: Parameters<typeof importedFrom>): Promise<ImportReport> {
  return (await importedFrom(...given)).report
}
