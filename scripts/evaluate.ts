// npm run evaluate
//   Scores the fixtures with every producer, writes ACCURACY.md, and fails when a field is below its pinned
//   floor.
// npm run evaluate -- --producer auto|cascade|browser [--worst] [--pin [--lower]]
//   Scores one producer and publishes nothing.
// npm run evaluate -- --gold FILE --name NAME --what TEXT [--hosts MAP]
//   Scores a labelled list as well, and publishes it under that name.
// npm run evaluate -- --folds CASES [--name NAME]
//   Cross-validates the bounds of the main content on a corpus of pages with their text, and publishes what
//   came out. CASES has one JSON object a line: {"url", "file", "expected": {"text"}}.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readGold } from '../src/gold/case.ts'
import type { Accuracy } from '../src/gold/evaluate.ts'
import { accuracyTable } from '../src/gold/table.ts'
import type { Producer } from '../src/model/options.ts'
import { publish } from './evaluate/accuracy.ts'
import { belowFloor, digestOfFixtures, FLOORS_FILE, pinned, readFloors } from './evaluate/floors.ts'
import { validateBounds } from './evaluate/folds.ts'
import { evaluateFixtures, evaluateList } from './evaluate/run.ts'
import { fillSchemas, schemaTable, scoresOf } from './evaluate/schemas.ts'
import { tryWeights } from './evaluate/weights.ts'

const { values } = parseArgs({
  options: {
    producer: { type: 'string' },
    worst: { type: 'boolean', default: false },
    pin: { type: 'boolean', default: false },
    lower: { type: 'boolean', default: false },
    gold: { type: 'string' },
    name: { type: 'string', default: 'A labelled list' },
    what: { type: 'string', default: '' },
    hosts: { type: 'string' },
    folds: { type: 'string' },
    schemas: { type: 'boolean', default: false },
    weights: { type: 'boolean', default: false },
  },
})
const PRODUCERS = ['auto', 'cascade', 'browser'] as const
const producers = values.producer ? [values.producer as Producer] : PRODUCERS
const measured = new Date().toISOString().slice(0, 10)

if (values.folds) publishFolds(values.folds)
else if (values.gold) await scoreList(values.gold)
else if (values.schemas) await scoreSchemas()
else if (values.weights) print('weights of things for a schema', await tryWeights())
else {
  await scoreFixtures()
  if (!values.producer) await scoreSchemas()
}

async function scoreFixtures(): Promise<void> {
  const kept = readFloors()
  const digest = digestOfFixtures()
  const columns: Record<string, Accuracy['fields']> = {}
  const faults: string[] = []
  const floors = { ...kept.floors }
  let leftOut: readonly string[] = []
  for (const producer of producers) {
    const accuracy = await evaluateFixtures(producer)
    const means = Object.fromEntries(
      Object.entries(accuracy.fields).map(([field, { mean }]) => [field, mean]),
    )
    const old = kept.floors[producer] ?? {}
    print(`fixtures, producer ${producer}`, accuracyTable(accuracy, { floors: old, worst: values.worst }))
    columns[producer] = accuracy.fields
    leftOut = accuracy.leftOut
    floors[producer] = pinned(means, old, values.lower)
    faults.push(...belowFloor(means, old).map((fault) => `${producer}: ${fault}`))
  }
  if (leftOut.length > 0) process.stderr.write(`without a browser, left out: ${leftOut.join(', ')}\n`)
  if (values.pin) {
    writeFileSync(FLOORS_FILE, `${JSON.stringify({ digest, floors }, null, 2)}\n`)
    process.stderr.write('floors pinned in fixtures/floors.json\n')
    return
  }
  if (digest !== kept.digest)
    faults.push('the fixtures changed since the floors were pinned: look at the change, then --pin')
  for (const fault of faults) process.stderr.write(`below: ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
  // Figures are published only for all fixtures and all producers.
  if (leftOut.length > 0 || values.producer) return
  const what =
    'Sites that we wrote for their difficulties, with hand-written truth (`fixtures/`); each says why it is there.'
  publish('Fixtures', { what, repeat: 'npm run evaluate', measured, columns })
}

async function scoreList(file: string): Promise<void> {
  const cases = readGold(readFileSync(file, 'utf8'))
  const columns: Record<string, Accuracy['fields']> = {}
  for (const producer of producers) {
    const accuracy = await evaluateList(cases, producer, values.hosts)
    print(`${values.name}, producer ${producer}`, accuracyTable(accuracy, { worst: values.worst }))
    columns[producer] = accuracy.fields
  }
  const repeat = 'npm run evaluate -- --gold FILE --name NAME --what TEXT --hosts MAP'
  if (!values.producer) publish(values.name, { what: values.what, repeat, measured, columns })
}

async function scoreSchemas(): Promise<void> {
  const cases = await fillSchemas()
  process.stdout.write(`schemas\n\n${schemaTable(cases, values.worst)}\n\n`)
  const columns = Object.fromEntries(
    (['tuning', 'held-out'] as const).map((half) => [
      half,
      scoresOf(cases.filter((one) => one.half === half)),
    ]),
  )
  const sites = new Set(cases.map(({ domain }) => domain)).size
  const what = [
    `Objects of ${cases.length} JSON Schemas, filled by rules from ${sites} sites that we wrote`,
    '(`test/extract/schemas/`), half of them held back while rules and weights were made. Precision is the share of',
    'the found values that are right, recall the share of the true values that were found: as the mean over the',
    'schemas, and over all values alike, of which `cases` are as many.',
  ].join(' ')
  publish('Schemas', { what, repeat: 'npm run evaluate -- --schemas', measured, columns })
}

function publishFolds(file: string): void {
  const columns: Record<string, Record<string, { mean: number; cases: number }>> = {}
  for (const [name, { today, heldOut, chosen, deciding, spread }] of Object.entries(validateBounds(file))) {
    process.stdout.write(`${name}: chosen ${chosen.join(' ')}, spread ${spread.toFixed(4)}\n`)
    for (const [column, mean] of Object.entries({ today, 'held out': heldOut, spread })) {
      columns[column] ??= {}
      columns[column][name] = { mean, cases: deciding }
    }
  }
  const what = [
    'Bounds of the main content: word F1 with the value of today, and on the fifth of the sites that was held',
    'out while the best value was chosen on the other four (mean of five). Spread is the difference between',
    'the best and the worst value tried; cases are the pages that score differently.',
  ].join(' ')
  publish(`Folds: ${values.name}`, { what, repeat: 'npm run evaluate -- --folds CASES', measured, columns })
}

function print(title: string, table: string): void {
  process.stdout.write(`${title}\n\n${table}\n`)
}
