import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, batchArguments, type Command, inTurn } from './bench.ts'

const PRODUCERS = ['cascade', 'auto', 'browser'] as const

/** All sites in one batch, by each way to compute styles. */
export const batch = inTurn(async (bench, command) => {
  const { domains, hosts, browser } = bench
  const figures: Record<string, number> = {}
  for (const producer of PRODUCERS) {
    if (producer === 'browser' && !browser) continue
    const db = `${producer}.db`
    const args = batchArguments(bench, command, { count: domains.length, producer, hosts, db })
    const { processorMs, peakMb = 0 } = await command.run(args)
    figures[`batch, ${producer}, a domain (s)`] = processorMs / 1000 / domains.length
    figures[`batch, ${producer}, memory (MB)`] = peakMb
  }
  if (browser)
    figures['batch, browser, sites that fail in the batch alone'] = await failuresOfBatchAlone(bench, command)
  figures['database, a domain (kB)'] = bytesOf(command.cwd, 'auto.db') / 1000 / domains.length
  return figures
})

/** Counts the sites that fail in the batch with the browser, though a lookup with it answers them. */
async function failuresOfBatchAlone({ hosts }: Bench, { run }: Command): Promise<number> {
  const { output } = await run(['export', '--db', 'browser.db', '-o', 'name'])
  const rows = output.trim().split('\n')
  const failed = rows
    .map((row): { readonly state: string; readonly input: string } => JSON.parse(row))
    .filter(({ state }) => state !== 'ok')
  let count = 0
  for (const { input, state } of failed) {
    const single = await run([
      ...[input, '--json', '-o', 'name', '--producer', 'browser', '--hosts', hosts, '--db', 'single.db'],
    ])
    if (stateOf(single.output) !== 'ok') continue
    count++
    process.stderr.write(`${input} is ${state} in the batch with the browser, and a lookup answers it.\n`)
  }
  return count
}

/** The state that a lookup printed; a failed one prints nothing. */
function stateOf(output: string): string | undefined {
  return output === '' ? undefined : JSON.parse(output).state
}

function bytesOf(folder: string, db: string): number {
  const files = readdirSync(folder).filter((name) => name.startsWith(db) && !name.endsWith('.txt'))
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

/**
 * What a further domain costs in a batch whose processes have read all sites before: a batch that reads each
 * site several times, at generated names, less one that reads each once.
 */
export const warm = inTurn(async (bench, command) => {
  const { domains, times, hosts } = bench
  const cost = async (turns: number) => {
    const batch = { count: turns * domains.length, producer: 'cascade', hosts, db: `${turns}.db` }
    return (await command.run(batchArguments(bench, command, batch))).processorMs
  }
  const [once, often] = [await cost(1), await cost(times)]
  return {
    'batch, cascade, a further domain, warm (s)': (often - once) / 1000 / ((times - 1) * domains.length),
  }
})
