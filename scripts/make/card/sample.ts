import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBlazon } from '../../../src/index.ts'
import type { PartialOptions } from '../../../src/model/options.ts'
import type { BrandRecord } from '../../../src/model/record.ts'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'
import { serveFixtures } from '../../fixtures/server.ts'

/** The fixture that README.md shows. */
const SAMPLE = 'pennoray.example'

export interface SampleBrand {
  readonly record: BrandRecord
  readonly snapshot: Snapshot
}

/** Looks the sample brand up with the real engine, served on loopback, without a browser. */
export async function sampleBrand(options: PartialOptions = {}): Promise<SampleBrand> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-card-'))
  const fixtures = await serveFixtures()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, fixtures.hostMap)
  const blazon = await createBlazon({ hosts, options: { ...options, producer: 'cascade' } })
  try {
    const { result, snapshot } = await blazon.examine({ domain: SAMPLE })
    if (result.state !== 'ok' || !snapshot) throw new Error(`${SAMPLE} ended as ${result.state}.`)
    return { record: result.record, snapshot }
  } finally {
    await blazon.close()
    await fixtures.close()
    rmSync(folder, { recursive: true })
  }
}
