import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filled } from '../../src/extract/answers/filling/index.ts'
import { FIT } from '../../src/extract/answers/filling/weights.ts'
import { wholeMaterial } from '../../src/extract/reading.ts'
import type { PageMaterial } from '../../src/model/facts.ts'
import { knownFrom } from '../../src/paths/extract.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { fileAt } from '../fixtures/server.ts'
import { table } from '../measuring/table.ts'
import { agreementOf } from './agreement.ts'
import { type FilledCase, f1Of, fillSchemas, type Half, SCHEMA_SITES } from './schemas.ts'

/** The values that are tried of each weight. */
const TRIED: Readonly<Record<keyof typeof FIT, readonly number[]>> = {
  unnamed: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  otherType: [0.2, 0.4, 0.6, 0.8, 1],
  minPart: [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 1],
  minFields: [1, 2, 3],
  minRows: [0.2, 0.5, 0.8, 1],
  minPartOnTopic: [0.3, 0.5, 0.75],
  named: [0, 0.25, 0.5, 1, 2],
  topic: [0, 0.25, 0.5, 1],
  asGood: [0.5, 0.75, 0.9, 1],
  aside: [0.25, 0.5, 0.75, 1],
  alone: [0.1, 0.3, 0.5, 1],
}

/**
 * Returns, as a table, the harmonic mean of precision and recall of all values with each weight of each kind,
 * the others as they are. Weights are tried on the tuning half. The last columns say what the best of them
 * would change there and on the half that was held back; of equally good ones it is the nearest to today's.
 */
export async function tryWeights(): Promise<string> {
  const cases = (await fillSchemas()).map((one) => ({ ...one, pages: materialsOf(one) }))
  const score = (half: Half) => f1Of(cases.filter((one) => one.half === half).map(filledAgain))
  const [today, heldOut] = [score('tuning'), score('held-out')]
  const rows = Object.entries(TRIED).map(([name, values]) => {
    const weight = name as keyof typeof FIT
    const before = FIT[weight]
    const distance = (value: number) => Math.abs(value - before)
    const tried = values.map((value) => {
      FIT[weight] = value
      return { value, f1: score('tuning') }
    })
    const [best] = tried.toSorted((a, b) => b.f1 - a.f1 || distance(a.value) - distance(b.value))
    FIT[weight] = best?.value ?? before
    const after = score('held-out')
    FIT[weight] = before
    const scores = tried.map(({ f1 }) => f1)
    return {
      weight,
      today: String(before),
      tried: tried.map(({ value, f1 }) => `${value}: ${f1.toFixed(3)}`).join('  '),
      spread: (Math.max(...scores) - Math.min(...scores)).toFixed(3),
      best: String(best?.value),
      tuning: `${today.toFixed(3)} to ${best?.f1.toFixed(3)}`,
      'held out': `${heldOut.toFixed(3)} to ${after.toFixed(3)}`,
    }
  })
  return table(rows)
}

type Case = FilledCase & { readonly pages: readonly PageMaterial[] }

function materialsOf({ domain, urls }: FilledCase): PageMaterial[] {
  return urls.map((url) => {
    const file = fileAt(join(SCHEMA_SITES, domain, 'www'), decodeURIComponent(new URL(url).pathname))
    if (file === undefined) throw new Error(`${url} is no file of the labelled sites`)
    return wholeMaterial(snapshotFromHtml({ url, html: readFileSync(file, 'utf8') }), { text: false })
  })
}

function filledAgain(one: Case): FilledCase {
  const { data } = filled(one.pages, knownFrom(one.pages, one.domain), one.schema)
  return { ...one, data, agreement: agreementOf(data, one.expected) }
}
