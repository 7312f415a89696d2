import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Accuracy } from '../../src/gold/evaluate.ts'
import { createBlazon } from '../../src/index.ts'
import type { JsonSchemaObject } from '../../src/model/extract.ts'
import { MINUTE } from '../../src/model/units.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { type Agreement, agreementOf } from './agreement.ts'

export const SCHEMA_SITES = fileURLToPath(new URL('../../test/extract/schemas/', import.meta.url))

/** The sites by which weights may be chosen, and those that were held back from it. */
export type Half = 'tuning' | 'held-out'

/** A schema as a user would write it, with the data that a reader of the pages would enter. */
export interface SchemaCase {
  readonly domain: string
  readonly half: Half
  readonly start: string
  readonly maxPages: number
  readonly schema: JsonSchemaObject
  readonly expected: unknown
}

/** A case with what came out. */
export interface FilledCase extends SchemaCase {
  readonly data: unknown
  /** The pages that were read. */
  readonly urls: readonly string[]
  readonly agreement: Agreement
}

/** Reads the labelled schemas. Each site is in one half, with all of its schemas. */
export function readSchemaCases(folder = SCHEMA_SITES): SchemaCase[] {
  return readdirSync(folder).flatMap((domain) => {
    const { half, cases } = JSON.parse(readFileSync(join(folder, domain, 'case.json'), 'utf8')) as {
      half: Half
      cases: Omit<SchemaCase, 'domain' | 'half'>[]
    }
    return cases.map((one) => ({ domain, half, ...one }))
  })
}

/** Fills every labelled schema with the whole engine, without a browser and without a language model. */
export async function fillSchemas(folder = SCHEMA_SITES): Promise<FilledCase[]> {
  const temporary = mkdtempSync(join(tmpdir(), 'blazon-schemas-'))
  const server = await serveFixtures(folder)
  const hosts = join(temporary, 'hosts')
  writeFileSync(hosts, server.hostMap)
  const blazon = await createBlazon({ hosts, options: { lookupTimeoutMs: 10 * MINUTE, producer: 'cascade' } })
  const filled: FilledCase[] = []
  try {
    for (const one of readSchemaCases(folder)) {
      const { domain, start, maxPages, schema, expected } = one
      const result = await blazon.extract({ url: `http://${domain}${start}` }, { schema, maxPages })
      if (result.state !== 'ok') throw new Error(`${domain}${start}: ${result.message}`)
      const { data, urls } = result
      filled.push({ ...one, data, urls, agreement: agreementOf(data, expected) })
    }
    return filled
  } finally {
    await blazon.close()
    await server.close()
    rmSync(temporary, { recursive: true })
  }
}

/**
 * Scores of cases: the share of found values that are right, and the share of true values that were found,
 * each as the mean over the schemas, and over all values alike.
 */
export function scoresOf(cases: readonly FilledCase[]): Accuracy['fields'] {
  const counts = cases.map(({ agreement }) => agreement)
  const total = (key: keyof Agreement) => counts.reduce((sum, each) => sum + each[key], 0)
  const mean = (key: 'found' | 'expected') => {
    const shares = counts.filter((each) => each[key] > 0).map((each) => each.right / each[key])
    return {
      mean: shares.reduce((sum, one) => sum + one, 0) / Math.max(shares.length, 1),
      cases: shares.length,
    }
  }
  const share = (key: 'found' | 'expected') => ({
    mean: total('right') / Math.max(total(key), 1),
    cases: total(key),
  })
  return {
    precision: mean('found'),
    recall: mean('expected'),
    precision_of_values: share('found'),
    recall_of_values: share('expected'),
  }
}

/** Harmonic mean of precision and recall of all values. */
export function f1Of(cases: readonly FilledCase[]): number {
  const { precision_of_values: precision, recall_of_values: recall } = scoresOf(cases)
  const [p, r] = [precision?.mean ?? 0, recall?.mean ?? 0]
  return p + r === 0 ? 0 : (2 * p * r) / (p + r)
}

/** One line for each schema with its counts, and what differs where that is asked for. */
export function schemaTable(cases: readonly FilledCase[], worst: boolean): string {
  return cases
    .map(({ domain, start, half, data, expected, agreement: { right, found, expected: all } }) => {
      const line = `${half.padEnd(9)} ${right} right of ${found} found, ${all} true: ${domain}${start}`
      // The other half is held back, so that nobody makes rules by it.
      if (!worst || half === 'held-out' || (right === found && right === all)) return line
      return `${line}\n  found ${JSON.stringify(data)}\n  true  ${JSON.stringify(expected)}`
    })
    .join('\n')
}
