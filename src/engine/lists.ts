import type { BatchLine, BatchSettings, ListLines } from '../batch/request.ts'
import type { FieldTable } from '../fields/index.ts'
import type { ExportSettings } from '../model/exporting.ts'
import type { Store } from '../store/index.ts'
import type { Blazon } from './engine.ts'
import type { PageBatchPorts } from './page-batches.ts'
import type { BatchesOfPages, UploadedLists } from './queues.ts'
import type { createUploads } from './uploads.ts'

/**
 * The name of a list that the caller has not named. It is also the name of lists that come through a pipe.
 */
const UNNAMED = '-'

/** The method `batch` of an engine. It loads the modules of batches when the first line is requested. */
export async function* batchOf(
  engine: Blazon,
  lines: ListLines,
  settings: BatchSettings = {},
): AsyncGenerator<BatchLine> {
  const { batchLines } = await import('../batch/iterate.ts')
  yield* batchLines(engine, { list: UNNAMED, ...settings, lines })
}

/** The method `export` of an engine. It loads its modules when the first row is requested. */
export async function* exportedFrom(
  store: Store,
  table: FieldTable,
  settings: ExportSettings = {},
): AsyncGenerator<string | Uint8Array> {
  const { exportOf } = await import('./export.ts')
  yield* exportOf(store, table, settings)
}

/** Makes the methods about batches of pages. Their modules are loaded at the first call. */
export function latePageBatches(ports: () => PageBatchPorts): BatchesOfPages {
  let made: Promise<BatchesOfPages> | undefined
  const batches = () => {
    made ??= import('./page-batches.ts').then((module) => module.createPageBatches(ports()))
    return made
  }
  return {
    submit: async (request) => (await batches()).submit(request),
    list: async (filter) => (await batches()).list(filter),
    get: async (...given) => (await batches()).get(...given),
    results: async (...given) => (await batches()).results(...given),
    file: async (...given) => (await batches()).file(...given),
    cancel: async (...given) => (await batches()).cancel(...given),
    delete: async (...given) => (await batches()).delete(...given),
    work: async (how) => (await batches()).work(how),
  }
}

/** Makes the methods about uploaded lists. Their module is loaded at the first call. */
export function lateUploads(ports: () => Parameters<typeof createUploads>[0]): UploadedLists {
  let made: Promise<UploadedLists> | undefined
  const uploads = () => {
    made ??= import('./uploads.ts').then((module) => module.createUploads(ports()))
    return made
  }
  return {
    add: async (upload) => (await uploads()).add(upload),
    all: async () => (await uploads()).all(),
    of: async (name) => (await uploads()).of(name),
    stop: async (name) => (await uploads()).stop(name),
    resume: async (name) => (await uploads()).resume(name),
    work: async (how) => (await uploads()).work(how),
  }
}
