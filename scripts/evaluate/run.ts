import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Accuracy, evaluate } from '../../src/gold/evaluate.ts'
import { type Blazon, createBlazon } from '../../src/index.ts'
import type { GoldCase } from '../../src/model/gold-case.ts'
import type { Producer } from '../../src/model/options.ts'
import { MINUTE } from '../../src/model/units.ts'
import { readExpected } from '../fixtures/expected.ts'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'

/** What is found is scored, and not how fast: a machine that does much besides gets the same scores. */
const PATIENT = { lookupTimeoutMs: 10 * MINUTE }

/**
 * Looks up every fixture with the whole engine (gate, capture, cascade or browser, extractors) and scores it.
 */
export async function evaluateFixtures(
  producer: Producer,
): Promise<
  Accuracy & { /** Fixtures that need a browser where there is none. */ leftOut: readonly string[] }
> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-evaluate-'))
  const server = await serveFixtures()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, server.hostMap)
  const blazon = await createBlazon({ hosts, options: PATIENT })
  try {
    const truths = server.domains.map((domain) => readExpected(FIXTURES, domain))
    const within = truths.filter(({ needsBrowser }) => blazon.browser || !needsBrowser)
    const leftOut = truths.filter((truth) => !within.includes(truth)).map(({ domain }) => domain)
    return { ...(await evaluateWith(blazon, within, producer)), leftOut }
  } finally {
    await blazon.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
}

/** Scores a labelled list, on the sites of a host map. */
export async function evaluateList(
  cases: readonly GoldCase[],
  producer: Producer,
  hosts: string | undefined,
): Promise<Accuracy> {
  const blazon = await createBlazon({ hosts })
  try {
    return await evaluateWith(blazon, cases, producer)
  } finally {
    await blazon.close()
  }
}

function evaluateWith(blazon: Blazon, cases: readonly GoldCase[], producer: Producer): Promise<Accuracy> {
  return evaluate(cases, (domain) => blazon.brand({ domain }, { producer, keepSnapshot: false }))
}
