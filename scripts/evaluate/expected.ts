import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GoldCase, readGold } from '../../src/gold/case.ts'

/** The hand-written truth of a fixture. */
export interface Expected extends GoldCase {
  /** The page is built by scripts: without a browser the fixture is left out. */
  readonly needsBrowser?: boolean
}

export function readExpected(folder: string, domain: string): Expected {
  const [truth] = readGold(`[${readFileSync(join(folder, domain, 'expected.json'), 'utf8')}]`)
  if (!truth) throw new Error(`${domain} has no truth.`)
  return truth
}
