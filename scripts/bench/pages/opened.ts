import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSnapshot, saveSnapshot } from '../../../src/capture/recording/snapshot-folder.ts'
import { type Blazon, createBlazon } from '../../../src/index.ts'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'
import { readExpected } from '../../fixtures/expected.ts'
import { FIXTURES, serveFixtures } from '../../fixtures/server.ts'

/** The pages that a run of the benchmark is about, captured by the cascade or loaded from folders. */
export interface OpenPages {
  readonly blazon: Blazon
  /** The domains among `names`, which can be captured again. */
  readonly domains: readonly string[]
  /** Domains first, then folders. */
  readonly names: readonly string[]
  /** In the order of `names`. */
  readonly snapshots: readonly Snapshot[]
  /** Writes each page to a folder of its own, and gives the folders. They are deleted by `close`. */
  save(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Opens domains and saved pages; without any, the brands among the fixtures that need no browser. */
export async function openPages(named: readonly string[], hostsFile?: string): Promise<OpenPages> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'))
  const fixtures = named.length === 0 ? await serveFixtures() : undefined
  const hosts = fixtures ? join(folder, 'hosts') : (hostsFile ?? process.env.BLAZON_HOSTS)
  if (fixtures && hosts) writeFileSync(hosts, fixtures.hostMap)
  const domains = fixtures
    ? fixtures.domains.filter(isPlainBrand)
    : named.filter((name) => !existsSync(join(name, 'snapshot.json')))
  const folders = named.filter((name) => !domains.includes(name))
  const blazon = await createBlazon({ hosts })
  const close = async () => {
    await blazon.close()
    await fixtures?.close()
    rmSync(folder, { recursive: true })
  }
  const captured = domains.map((domain) => blazon.capture({ domain }, { producer: 'cascade' }))
  const loaded = folders.map((dir) => loadSnapshot(dir))
  try {
    const snapshots = await Promise.all([...captured, ...loaded])
    const save = async (snapshot: Snapshot, at: number) => {
      const page = join(folder, String(at))
      await saveSnapshot(page, snapshot)
      return page
    }
    const names = [...domains, ...folders]
    return { blazon, domains, names, snapshots, close, save: () => Promise.all(snapshots.map(save)) }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

function isPlainBrand(domain: string): boolean {
  const { outcome, needsBrowser } = readExpected(FIXTURES, domain)
  return outcome === 'brand' && !needsBrowser
}
