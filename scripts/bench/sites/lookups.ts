import { median } from '../../measuring/median.ts'
import { inTurn } from './bench.ts'

/** A start, and each site of the sample twice: the second time the answer is stored. */
export const lookups = inTurn(async ({ sample, hosts }, { run }) => {
  const seconds = async (...args: readonly string[]) => (await run(args)).processorMs / 1000
  const help = [await seconds('--help'), await seconds('--help'), await seconds('--help')]
  const first: number[] = []
  const stored: number[] = []
  for (const domain of sample)
    for (const times of [first, stored])
      times.push(await seconds(domain, '--json', '--hosts', hosts, '--db', 'single.db'))
  return {
    '--help (s)': median(help),
    'a lookup (s)': median(first),
    'a stored answer (s)': median(stored),
  }
})
