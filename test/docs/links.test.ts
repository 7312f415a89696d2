import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const markdownIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
const documents = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...markdownIn('docs'),
  ...markdownIn('src'),
]
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Link {
  readonly from: string
  /** Path from the root. */
  readonly to: string
  readonly anchor: string | undefined
}

const links = documents.flatMap((from): Link[] =>
  [...read(from).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', anchor]) => ({
    from,
    to: path === '' ? from : normalize(join(dirname(from), path)),
    anchor,
  })),
)

test('every link between documents leads to a file, and every anchor to a heading', () => {
  expect(links.length).toBeGreaterThan(50)
  for (const { from, to, anchor } of links) {
    expect(existsSync(join(ROOT, to)), `${from} links ${to}`).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(to), `${from} links ${to}`).toContain(anchor)
  }
})

/** The anchors that hosts of repositories give headings. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every document of docs/ is linked from another one', () => {
  const targets = new Set(links.filter(({ from, to }) => from !== to).map(({ to }) => to))
  for (const file of documents) if (file.startsWith('docs/')) expect(targets, file).toContain(file)
})

test('every file and folder that a document names in code quotes is there', () => {
  const missing = documents
    .filter((file) => !/^(?:CHANGELOG|ACCURACY)/.test(file))
    .flatMap((file) =>
      namedIn(file)
        .filter((name) => !isThere(name, file))
        .map((name) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})

/** Paths of sources, and of folders, as documents write them: `gate.ts`, `capture/gate/`. */
function namedIn(file: string): string[] {
  const path = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|mjs)|(?:[\w.-]+\/)+)`/g
  return [...read(file).matchAll(path)].map(([, name = '']) => name)
}

/** Names are relative to the document, to the root, or to src/. */
function isThere(name: string, file: string): boolean {
  return [dirname(file), '.', 'src'].some((folder) => existsSync(join(ROOT, folder, name)))
}
