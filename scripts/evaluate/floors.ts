import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Producer } from '../../src/model/options.ts'
import { FIXTURES } from '../fixtures/server.ts'

/**
 * `fixtures/floors.json`: the lowest allowed score of each field per producer, and the digest of the fixtures
 * that were measured.
 */
export interface Floors {
  /** SHA-256 over all fixture files, so that neither pages nor truth change unnoticed. */
  readonly digest: string
  readonly floors: { readonly [P in Producer]?: Readonly<Record<string, number>> }
}

export const FLOORS_FILE = join(FIXTURES, 'floors.json')

// Scores are means over a dozen fixtures, printed with three decimals, so rounding may change half of the
// last digit.
const TOLERANCE = 0.0005

export function readFloors(): Floors {
  return JSON.parse(readFileSync(FLOORS_FILE, 'utf8')) as Floors
}

export function digestOfFixtures(): string {
  const hash = createHash('sha256')
  const files = readdirSync(FIXTURES, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const paths = files.map((file) => join(file.parentPath, file.name)).filter((path) => path !== FLOORS_FILE)
  for (const path of paths.sort()) {
    hash.update(path.slice(FIXTURES.length).replaceAll('\\', '/')).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Returns a sentence about every field below its floor. */
export function belowFloor(
  means: Readonly<Record<string, number>>,
  floors: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(floors)
    .filter(([field, floor]) => (means[field] ?? 0) < floor - TOLERANCE)
    .map(
      ([field, floor]) => `${field} is ${(means[field] ?? 0).toFixed(3)}, its floor is ${floor.toFixed(3)}`,
    )
}

/** Returns floors raised to the measured scores. A lower score keeps the old floor, except with `lower`. */
export function pinned(
  means: Readonly<Record<string, number>>,
  old: Readonly<Record<string, number>>,
  lower: boolean,
): Record<string, number> {
  const rows = Object.entries(means).map(([field, mean]): [string, number] => {
    const reached = Math.floor(mean * 1000) / 1000
    return [field, lower ? reached : Math.max(reached, old[field] ?? 0)]
  })
  return Object.fromEntries(rows)
}
