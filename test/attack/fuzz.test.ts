import { expect, test } from 'vitest'
import { READERS } from '../../scripts/torture/fuzz/readers.ts'
import { faultOf, inputOf } from '../../scripts/torture/fuzz/try.ts'

/** The first inputs of `npm run torture -- fuzz`, which show that it still tries each reader. */
const SEEDS = [1, 2, 3]

/** Code with quadratic time took more than ten times as long. */
const MAX_CPU_MS = 8_000

/** Inputs that were once handled wrongly, by reader. */
const ONCE_WRONG: readonly (readonly [reader: string, input: unknown])[] = [
  ['color', 'rgb(1px 2 3)'],
  ['gradient', 'linear-gradient(rgb(1x 2 3), red)'],
  ['svg', '<svg viewBox="0 0 9 9"><constructor/><__proto__/></svg>'],
  ['date', `9${'9'.repeat(150_000)}`],
  ['title', `${'\t'.repeat(150_000)}x`],
  ['svg-css', `p{${'x;'.repeat(100_000)}}`],
  ['gold', '{"domain":"acme.example","constructor":1}'],
]

/** Memory of this process before, with what other test files have left in it. */
const OTHERS_MB = process.memoryUsage.rss() / 1e6

/**
 * Runs a reader with a generous time limit. The short limits are for the script: tests run on a busy machine,
 * and compile what they use.
 */
function patient(name: string) {
  const reader = READERS[name]
  if (!reader) throw new Error(`There is no reader ${name}.`)
  return { ...reader, limit: [MAX_CPU_MS, 0] as const }
}

test.each(Object.keys(READERS))('%s accepts generated inputs', async (name) => {
  const reader = patient(name)
  for (const seed of SEEDS)
    expect(await faultOf(reader, inputOf(reader, seed), OTHERS_MB), `seed ${seed}`).toBeUndefined()
})

test.each(ONCE_WRONG)('%s accepts an input that it once handled wrongly (%#)', async (name, input) => {
  expect(await faultOf(patient(name), input, OTHERS_MB)).toBeUndefined()
})

test('a seed gives the same input each time', () => {
  for (const reader of Object.values(READERS)) expect(inputOf(reader, 7)).toEqual(inputOf(reader, 7))
})
