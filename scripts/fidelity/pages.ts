import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBlazon } from '../../src/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import type { ColorScheme } from '../../src/model/options.ts'
import { serveFixtures } from '../fixtures/server.ts'
import { type Comparison, compareProducers } from './compare.ts'

/** Which pages are compared. */
export interface PageRequest {
  readonly colorScheme: ColorScheme
  /** Host map that contains the domains; default: that of the fixtures. */
  readonly hosts?: string | undefined
  /** Default: all fixtures. */
  readonly domains?: readonly string[] | undefined
  /** Called for a page that could not be compared. */
  readonly onFailure: (domain: string, reason: string) => void
}

/** All pages are requested at once and wait for each other. */
const TIMEOUT_MS = 300_000

/** Captures pages in the browser and compares them. Rejects with `unavailable` without a browser. */
export async function comparePages({ colorScheme, onFailure, ...asked }: PageRequest): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-fidelity-'))
  const fixtures = asked.hosts ? undefined : await serveFixtures()
  const hosts = asked.hosts ?? join(folder, 'hosts')
  if (fixtures) writeFileSync(hosts, fixtures.hostMap)
  const blazon = await createBlazon({ hosts, options: { colorScheme } })
  try {
    const pages = (asked.domains ?? fixtures?.domains ?? []).map(async (domain) => {
      try {
        const request = { producer: 'browser', timeoutMs: TIMEOUT_MS } as const
        return compareProducers(await blazon.capture({ domain }, request)) ?? []
      } catch (thrown) {
        onFailure(domain, asBlazonError(thrown).message)
        return []
      }
    })
    return (await Promise.all(pages)).flat()
  } finally {
    await blazon.close()
    await fixtures?.close()
    rmSync(folder, { recursive: true })
  }
}
