import { shownDatabase } from '../../../model/database-name.ts'
import { correctedResults } from '../../../paths/corrections.ts'
import type { Store } from '../../../store/index.ts'
import { openExisting } from '../database.ts'
import type { OwnFlags } from '../flags.ts'
import type { Source, SourceBrand } from './source.ts'

/** A database: its results with the operator's corrections, read in portions. */
export async function storedSource(db: string, flags: OwnFlags): Promise<Source> {
  const store = await openExisting(db, flags)
  return {
    ...{ name: shownDatabase(db), isOne: false, close: store.close },
    async *brands(domain) {
      const results = domain === undefined ? store.allResults() : resultOf(store, domain)
      for await (const { result } of correctedResults(results, store.corrections.correctionsOf))
        yield { domain: result.domain, result, page: () => pageOf(store, result) }
    },
  }
}

async function* resultOf(store: Store, domain: string) {
  const stored = await store.storedResultOf(domain)
  if (stored) yield stored
}

/** Returns the page of a result, if the stored page is from the same visit. */
async function pageOf(store: Store, result: SourceBrand['result']) {
  if (result.state !== 'ok') return undefined
  const page = await store.snapshotOf(result.domain)
  return page?.capturedAt === result.record.capturedAt ? page : undefined
}
