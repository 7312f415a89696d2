import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Links in the documents of an unpacked package that lead to no file of it. */
export function brokenLinks(folder: string): string[] {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return documents.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .filter(([, to = '']) => !existsSync(join(folder, dirname(file), to)))
      .map(([, to]) => `${file} links ${to}, which is not in the package.`),
  )
}
