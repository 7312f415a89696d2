/** Reads the documents of the package as Markdown, for agents. */

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { byName } from '../../../model/by-name.ts'

export interface Documents {
  /** The first line of each document by its file name, in the order of the names. */
  readonly titles: ReadonlyMap<string, string>
  /** Returns a document by its file name; undefined when there is none. */
  read(name: string): Promise<string | undefined>
}

/** A document that every package has. It shows where the documents are. */
const ONE = 'docs/service.md'
/** A program is one or two folders below the package, and a module that was compiled alone is up to six. */
const MAX_ABOVE = 6

const NONE: Documents = { titles: new Map(), read: async () => undefined }

/** Lists the documents. The list is empty in a program that was bundled without the package. */
export async function documentsOfPackage(): Promise<Documents> {
  const above = Array.from({ length: MAX_ABOVE + 1 }, (_, levels) => `./${'../'.repeat(levels)}${ONE}`)
  const one = above.map((path) => new URL(path, import.meta.url)).find((file) => existsSync(file))
  if (!one) return NONE
  const names = (await readdir(new URL('./', one))).filter((name) => /^[\w-]+\.md$/.test(name)).sort()
  const textOf = (name: string) => readFile(new URL(name, one), 'utf8')
  const titles = await Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [
        name,
        (await textOf(name)).split('\n', 1).join('').replace(/^# /, ''),
      ],
    ),
  )
  const known = byName(Object.fromEntries(titles))
  return {
    titles: new Map(titles),
    read: async (name) => (known[name] === undefined ? undefined : textOf(name)),
  }
}
