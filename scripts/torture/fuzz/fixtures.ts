import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../../fixtures', import.meta.url))

/** Larger fixtures take the time of a hundred others. */
const MAX_BYTES = 100_000

let found: string[] | undefined

/** Returns the fixture files with an ending, always in the same order. */
export function fixturesOf(...extensions: readonly string[]): Uint8Array[] {
  found ??= readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort()
  return found
    .filter((name) => extensions.includes(extname(name)))
    .map((name) => join(FOLDER, name))
    .filter((file) => statSync(file).isFile() && statSync(file).size < MAX_BYTES)
    .map((file) => readFileSync(file))
}
