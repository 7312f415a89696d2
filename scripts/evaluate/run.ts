import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBlazon } from '../../src/blazon.ts'
import type { Producer } from '../../src/model/options.ts'
import type { Result } from '../../src/model/record.ts'
import { FIXTURES, serveFixtures } from '../fixture-server.ts'
import { readExpected } from './expected.ts'
import { type Scores, score } from './score.ts'

export interface Evaluation {
  readonly rows: readonly { readonly domain: string; readonly scores: Scores; readonly result: Result }[]
  /** Mean over the fixtures that test a field, and how many those are. */
  readonly means: Readonly<Record<string, number>>
  readonly counts: Readonly<Record<string, number>>
  /** Fixtures that need a browser where there is none. */
  readonly leftOut: readonly string[]
}

/** Looks every fixture up through the whole path (gate, capture, cascade or browser, extractors) and scores it. */
export async function evaluateFixtures(producer: Producer): Promise<Evaluation> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-evaluate-'))
  const server = await serveFixtures()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, server.hostMap)
  const blazon = await createBlazon({ hosts })
  try {
    const rows = []
    const leftOut = []
    for (const domain of server.domains) {
      const expected = readExpected(FIXTURES, domain)
      if (expected.needsBrowser && !blazon.browser) {
        leftOut.push(domain)
        continue
      }
      const result = await blazon.brand({ domain }, { producer, keepSnapshot: false })
      rows.push({ domain, scores: score(result, expected), result })
    }
    return { rows, leftOut, ...meansOf(rows.map((row) => row.scores)) }
  } finally {
    await blazon.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
}

function meansOf(rows: readonly Scores[]): Pick<Evaluation, 'means' | 'counts'> {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const values = (field: string) => rows.flatMap((row) => row[field] ?? [])
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  return {
    means: Object.fromEntries(fields.map((field) => [field, mean(values(field))])),
    counts: Object.fromEntries(fields.map((field) => [field, values(field).length])),
  }
}
