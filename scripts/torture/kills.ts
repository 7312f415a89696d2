// npm run torture -- kills [--only NAMES] [--domains 500] [--kills 50] [--seed 1]
//
// Kills processes at random moments while they look up 500 sample sites at generated names, of which a tenth
// is slow. Other scenarios kill PostgreSQL, cut its connections, tell processes to end, or fill the disk;
// `--only` chooses by names with commas. For each it prints what was lost and doubled, how many sites were
// fetched again, how many lookups the killed processes had in hand (4 each), and how many lookups failed by
// themselves and were tried again. It fails when anything is lost or doubled, when more was fetched again
// than that, and when a process ends by itself before its work is
// done. `--program` names another build than `dist/checkout/main.js`.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from '../measuring/table.ts'
import { type Outcome, type Size, torment } from './kills/run.ts'
import { SCENARIOS } from './kills/scenarios.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: SCENARIOS.map(({ name }) => name).join(',') },
    domains: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    program: { type: 'string', default: 'dist/checkout/main.js' },
  },
})
const size: Size = {
  program: resolve(values.program),
  domains: Number(values.domains),
  kills: Number(values.kills),
  seed: Number(values.seed),
}
const chosen = values.only.split(',').map((name) => {
  const scenario = SCENARIOS.find((one) => one.name === name)
  if (scenario) return scenario
  const names = SCENARIOS.map((one) => `  ${one.name.padEnd(14)} ${one.what}\n`).join('')
  process.stderr.write(`There is no scenario "${name}". These are there:\n${names}`)
  return process.exit(2)
})

const interrupted = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort())

const rows = []
const faults: string[] = []
for (const scenario of chosen) {
  const outcome = await torment(scenario, size, interrupted.signal).catch(whenFailed)
  const missed = missedBy(outcome)
  faults.push(...missed.map((fault) => `${scenario.name}: ${fault}`))
  rows.push(rowOf(scenario.what, outcome, missed.length === 0))
}
process.stdout.write(`${table(rows)}\n${faults.map((fault) => `${fault}\n`).join('')}`)
process.exitCode = faults.length === 0 ? 0 : 1

function whenFailed(thrown: unknown): never {
  if (!interrupted.signal.aborted) throw thrown
  process.stderr.write('interrupted; everything that was started has ended\n')
  return process.exit(130)
}

function missedBy(outcome: Outcome): readonly string[] {
  const { blows, wanted, lost, doubled, again, allowed, retried, faults } = outcome
  return [
    ...(blows < wanted ? [`The work was done after ${blows} of ${wanted} times: name more domains.`] : []),
    ...lost,
    ...(doubled > 0 ? [`${doubled} results are there or were stored twice.`] : []),
    ...(again > allowed + retried ? [`More sites were visited again than lookups were in hand.`] : []),
    ...faults,
  ]
}

function rowOf(what: string, { blows, lost, doubled, ...outcome }: Outcome, isHeld: boolean) {
  const { again, allowed, retried, slowestMs, seconds } = outcome
  return {
    ...{ scenario: what, domains: size.domains, times: blows, lost: lost.length, doubled },
    ...{ 'fetched again': again, 'in hand': allowed, retried },
    'slowest end s': slowestMs === 0 ? '' : slowestMs / 1_000,
    ...{ 'took s': Math.round(seconds), bars: isHeld ? 'held' : 'missed' },
  }
}
