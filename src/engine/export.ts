import { exportRows } from '../batch/export.ts'
import type { ExportStore } from '../batch/ports.ts'
import type { FieldTable } from '../fields/index.ts'
import type { ExportSettings } from '../model/exporting.ts'
import type { StoredResult } from '../model/stored.ts'
import { corrected, correctedResults } from '../paths/corrections.ts'
import { parseLanguage } from '../resolve/language.ts'
import type { Store } from '../store/index.ts'

/** Yields the rows of a database as text or bytes, as the comment of `export` in `engine.ts` describes. */
export async function* exportOf(
  store: Store,
  table: FieldTable,
  { list, language, ...form }: ExportSettings,
): AsyncGenerator<string | Uint8Array> {
  const tag = language === undefined ? undefined : parseLanguage(language)
  yield* exportRows(exportedPart(store, list, tag), { ...form, table })
}

/** The exported part of a database: the lines of one or all lists, with the operator's corrections. */
function exportedPart(store: Store, list: string | undefined, language: string | undefined): ExportStore {
  const { correctionsOf } = store.corrections
  return {
    keptColumns: () => store.keptColumns({ language, list }),
    lines: () => store.allLines({ language, list }),
    resultOf: async (domain) => {
      const found = await store.storedResultOf(domain, language)
      return found && corrected(found, correctionsOf)
    },
    extrasOf: store.extrasOf,
    extrasAsked: store.extrasAsked,
    otherResults: () =>
      list === undefined ? correctedResults(store.unlistedResults(language), correctionsOf) : NONE,
  }
}

const NONE: AsyncIterable<StoredResult> = {
  async *[Symbol.asyncIterator]() {
    yield* []
  },
}
