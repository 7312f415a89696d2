// npm run evaluate -- [--producer auto|cascade|browser] [--worst] [--pin [--lower]]
// Scores the fixtures, prints a table, and fails when a field is below its pinned floor.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Producer } from '../src/model/options.ts'
import { belowFloor, digestOfFixtures, FLOORS_FILE, pinned, readFloors } from './evaluate/floors.ts'
import { evaluateFixtures } from './evaluate/run.ts'

const { values } = parseArgs({
  options: {
    producer: { type: 'string', default: 'auto' },
    worst: { type: 'boolean', default: false },
    pin: { type: 'boolean', default: false },
    lower: { type: 'boolean', default: false },
  },
})
const producer = values.producer as Producer
const { rows, means, counts, leftOut } = await evaluateFixtures(producer)
const kept = readFloors()
const floors = kept.floors[producer] ?? {}
const digest = digestOfFixtures()

process.stdout.write(`fixtures ${rows.length}, producer ${producer}\n\n`)
process.stdout.write(`${'field'.padEnd(20)} ${'mean'.padStart(6)} ${'floor'.padStart(6)} fixtures\n`)
for (const [field, mean] of Object.entries(means)) {
  const floor = floors[field]?.toFixed(3) ?? '-'
  process.stdout.write(
    `${field.padEnd(20)} ${mean.toFixed(3).padStart(6)} ${floor.padStart(6)} ${counts[field]}\n`,
  )
}
if (values.worst) {
  for (const { domain, scores } of rows) {
    const lost = Object.entries(scores).filter(([, value]) => value < 1)
    if (lost.length > 0)
      process.stdout.write(
        `\n${domain}: ${lost.map(([field, value]) => `${field} ${value.toFixed(2)}`).join(', ')}`,
      )
  }
  process.stdout.write('\n')
}
if (leftOut.length > 0) process.stderr.write(`without a browser, left out: ${leftOut.join(', ')}\n`)

if (values.pin) {
  const next = { digest, floors: { ...kept.floors, [producer]: pinned(means, floors, values.lower) } }
  writeFileSync(FLOORS_FILE, `${JSON.stringify(next, null, 2)}\n`)
  process.stderr.write(`floors pinned in fixtures/floors.json\n`)
} else {
  const faults = belowFloor(means, floors)
  if (digest !== kept.digest)
    faults.push('the fixtures changed since the floors were pinned: look at the change, then --pin')
  for (const fault of faults) process.stderr.write(`below: ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
