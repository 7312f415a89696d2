// npm run torture -- kills [--only NAMES] [--domains 500] [--kills 50] [--seed 1]
//   [--program dist/checkout/main.js]
//
// Kills processes at random moments while they look up 500 sample sites at generated names, of which a tenth
// is slow. Other scenarios (`--only`, names with commas) kill PostgreSQL, cut its connections, tell processes
// to end, or fill the disk. It prints a table: what was lost, doubled and visited again, and of that how much
// was in hand at the kills. It fails when anything is lost or doubled, and when more is visited again.
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
  const outcome = await torment(scenario, size, interrupted.signal)
  const missed = missedBy(outcome)
  faults.push(...missed.map((fault) => `${scenario.name}: ${fault}`))
  rows.push(rowOf(scenario.what, outcome, missed.length === 0))
}
process.stdout.write(`${table(rows)}\n${faults.map((fault) => `${fault}\n`).join('')}`)
process.exitCode = faults.length === 0 ? 0 : 1

function missedBy({
  blows,
  wanted,
  lost,
  doubled,
  again,
  allowed,
  retried,
  faults,
}: Outcome): readonly string[] {
  return [
    ...(blows < wanted ? [`The work was done after ${blows} of ${wanted} times: name more domains.`] : []),
    ...lost,
    ...(doubled > 0 ? [`${doubled} results are there or were stored twice.`] : []),
    ...(again > allowed + retried
      ? [`${again} sites were visited again, and ${allowed + retried} may have been.`]
      : []),
    ...faults,
  ]
}

function rowOf(what: string, outcome: Outcome, isHeld: boolean) {
  const { blows, lost, doubled, again, allowed, retried, slowestMs, seconds } = outcome
  return {
    scenario: what,
    ...{
      domains: size.domains,
      times: blows,
      lost: lost.length,
      doubled,
      'fetched again': again,
      'in hand': allowed,
      retried,
    },
    'slowest end s': slowestMs === 0 ? '' : slowestMs / 1_000,
    'took s': Math.round(seconds),
    bars: isHeld ? 'held' : 'missed',
  }
}
