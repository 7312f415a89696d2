import { availableParallelism } from 'node:os'
import { BlazonError, cancelledBy } from '../model/errors.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { Report, ReportSettings } from '../model/reporting.ts'
import { corrected, correctedResults } from '../paths/corrections.ts'
import { withDirectory } from '../paths/known.ts'
import type { Ports } from '../paths/ports.ts'
import { fileNameOf } from '../report/names.ts'
import { writeReport } from '../report/write.ts'
import { parseBrand } from '../resolve/listed.ts'
import type { Parts } from './parts.ts'
import { materialOf } from './report-material.ts'

/** A report names at most this many domains without a result. */
const MOST_MISSING = 100

/** Writes a report of a database, as the comment of `report` in `engine.ts` describes. */
export async function reportOf(parts: Parts, ports: Ports, settings: ReportSettings): Promise<Report> {
  const { out, pdf = false, fonts = false, onProgress, signal } = settings
  const missing: string[] = []
  const printer = pdf ? await parts.capturer.openPrinter(signal) : undefined
  try {
    const written = await writeReport(out, {
      results: () => resultsOf(parts, ports, settings, (domain) => missing.push(domain)),
      materialOf: (record: BrandRecord) => materialOf(record, parts, { fonts, signal }),
      at: parts.now(),
      atOnce: availableParallelism() + 1,
      signal,
      ...(onProgress && { onProgress }),
      ...(printer && { onSheet: (path: string) => printer.print(path, path.replace(/\.html$/, '.pdf')) }),
    })
    return { ...written, missing: missing.slice(0, MOST_MISSING) }
  } catch (thrown) {
    throw signal?.aborted ? cancelledBy(signal) : thrown
  } finally {
    await printer?.close()
  }
}

/** Yields the chosen results, each domain once, with corrections and with values of the directory. */
async function* resultsOf(
  { store }: Parts,
  ports: Ports,
  { domains, list }: ReportSettings,
  onMissing: (domain: string) => void,
): AsyncGenerator<Result> {
  const { correctionsOf } = store.corrections
  const shown = (result: Result) => withDirectory(result, ports, { domain: result.domain })
  if (domains === undefined && list === undefined) {
    for await (const { result } of correctedResults(store.allResults(), correctionsOf)) yield shown(result)
    return
  }
  const done = new Set<string>()
  for await (const domain of domainsOf(store, domains, list)) {
    // Names of files are compared, because two domains with the same name of a file would overwrite each
    // other.
    const name = fileNameOf(domain)
    if (done.has(name)) continue
    done.add(name)
    const stored = await store.storedResultOf(domain)
    if (stored) yield shown((await corrected(stored, correctionsOf)).result)
    else onMissing(domain)
  }
}

async function* domainsOf(
  store: Parts['store'],
  domains: readonly string[] = [],
  list: string | undefined,
): AsyncGenerator<string> {
  for (const domain of domains) yield domainIn(domain)
  if (list === undefined) return
  for await (const { domain } of store.allLines({ list })) if (domain !== null) yield domain
}

/**
 * Returns the domain under which a result for this text is stored. The result may be for a host that only the
 * host map of another program names.
 */
function domainIn(text: string): string {
  try {
    return parseBrand(text, { isMapped: () => true }).domain
  } catch (thrown) {
    // No result is stored for a text that is no domain, so the text is reported as missing.
    if (thrown instanceof BlazonError) return text
    throw thrown
  }
}
