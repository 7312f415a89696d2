import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesOf, serveFixtures } from '../../fixtures/server.ts'
import { median } from '../../measuring/median.ts'
import { costOf, type Progress, paceOf } from '../../measuring/pace.ts'
import { descendants } from '../../measuring/processor-time.ts'
import { batchArguments, inTurn } from './bench.ts'

/** Far more than a page takes on a busy machine. */
const PAGE_TIMEOUT_MS = 20_000
const SAMPLE_MS = 1000
/** Fewer samples give no tenths that could be compared. */
const MIN_SAMPLES = 20

interface Sample extends Progress {
  readonly megabytes: number
}

/**
 * A long batch at generated names: memory and pace of its second tenth, when caches are filled, beside those
 * of its last. The names that the server was asked for tell how far it is.
 */
export const pages = inTurn(async ({ dir, domains, pages: count }, command) => {
  const names = new Set(namesOf(domains, count))
  const begun = new Set<string>()
  const served = await serveFixtures(dir, {
    everyHost: true,
    onRequest: ({ hostname }) => void (names.has(hostname) && begun.add(hostname)),
  })
  const hosts = join(command.cwd, 'hosts')
  writeFileSync(hosts, served.hostMap)
  const samples: Sample[] = []
  try {
    const batch = { count, producer: 'cascade', hosts, db: 'long.db' }
    await command.run(batchArguments({ domains }, command, batch), {
      timeoutMs: count * PAGE_TIMEOUT_MS,
      sampleMs: SAMPLE_MS,
      onMemory: (megabytes) =>
        samples.push({ atMs: performance.now(), megabytes, processorMs: processorMs(), begun: begun.size }),
    })
  } finally {
    await served.close()
  }
  return figuresOf(samples.filter((sample) => sample.begun < count))
})

function figuresOf(samples: readonly Sample[]): Readonly<Record<string, number>> {
  if (samples.length < MIN_SAMPLES) {
    process.stderr.write(
      'left out: the long batch is too short to be compared, give --pages a higher number\n',
    )
    return {}
  }
  const tenth = (at: number) =>
    samples.slice(Math.floor((samples.length * at) / 10), Math.floor((samples.length * (at + 1)) / 10))
  const [second, last] = [tenth(1), tenth(9)]
  const memory = (of: readonly Sample[]) => median(of.map(({ megabytes }) => megabytes))
  return {
    'long batch, memory in the second tenth (MB)': memory(second),
    'long batch, memory in the last tenth (MB)': memory(last),
    'long batch, memory, last to second': memory(last) / memory(second),
    'long batch, domains a second in the second tenth': paceOf(second),
    'long batch, domains a second in the last tenth': paceOf(last),
    'long batch, domains a second, last to second': paceOf(last) / paceOf(second),
    'long batch, processor a domain in the second tenth (ms)': costOf(second),
    'long batch, processor a domain in the last tenth (ms)': costOf(last),
    'long batch, processor a domain, last to second': costOf(last) / costOf(second),
  }
}

/** The sites are served by this process, and the batch is its only child. */
function processorMs(): number {
  return descendants().reduce((sum, { ticks }) => sum + ticks, 0) * 10
}
