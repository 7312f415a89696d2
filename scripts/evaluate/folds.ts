import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BOUNDS, type Bounds } from '../../src/extract/markdown/content/bounds.ts'
import { mainContentOf } from '../../src/extract/markdown/content/content.ts'
import { plainTextOf } from '../../src/extract/markdown/write/plain.ts'
import { withoutScriptsOf } from '../../src/snapshot/document/without-scripts.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { crossValidate, type ScoredPage, type Validation } from './cross-validation.ts'

/** The values that are tried of each bound of the main content. */
const TRIED: Readonly<Record<keyof Bounds, readonly number[]>> = {
  minMainShare: [0.3, 0.4, 0.5],
  minMainProseShare: [0.5, 0.7, 0.9],
  minPostsShare: [0.15, 0.3, 0.5],
  minArticleShare: [0.5, 0.6, 0.7],
  minShareInMain: [0.7, 0.8, 0.9],
  minLostRatio: [2, 4, 8],
}

const NAMES = Object.keys(TRIED) as readonly (keyof Bounds)[]

/** A line of a corpus: a page, and the words of its main content as somebody marked them. */
interface Case {
  readonly url: string
  /** HTML, also compressed with gzip, relative to the file of cases. */
  readonly file: string
  readonly expected: string | { readonly text: string }
}

/**
 * Cross-validates the bounds of the main content on a corpus: each bound by itself, with the others as they
 * are. A score is word F1 of the content of a page.
 */
export function validateBounds(file: string): Readonly<Record<keyof Bounds, Validation>> {
  const pages: Record<string, ScoredPage[]> = {}
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const one = JSON.parse(line) as Case
    const bytes = readFileSync(join(dirname(file), one.file))
    const html = (one.file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
    const page = withoutScriptsOf(snapshotFromHtml({ url: one.url, html }))
    const truth = wordsOf(typeof one.expected === 'string' ? one.expected : one.expected.text)
    const today = scoreOf(page, truth, BOUNDS)
    for (const name of NAMES) {
      const scores = TRIED[name].map((value) =>
        value === BOUNDS[name] ? today : scoreOf(page, truth, { ...BOUNDS, [name]: value }),
      )
      pages[name] ??= []
      pages[name].push({ site: page.site.registrable, scores })
    }
  }
  const rows = NAMES.map((name) => [name, crossValidate(TRIED[name], BOUNDS[name], pages[name] ?? [])])
  return Object.fromEntries(rows)
}

function scoreOf(page: Snapshot, truth: readonly string[], bounds: Bounds): number {
  const { roots, isDropped, isAside } = mainContentOf(page, bounds)
  const isOut: typeof isDropped = (element) => isDropped(element) || isAside(element)
  const texts = roots.filter((root) => !isAside(root)).map((root) => plainTextOf(root, isOut))
  return wordF1(wordsOf(texts.join('\n')), truth)
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

/**
 * Harmonic mean of precision and recall of words, each counted as often as it occurs; 1 for two empty lists.
 */
function wordF1(found: readonly string[], truth: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of truth) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of found) {
    const count = left.get(word) ?? 0
    if (count > 0) shared++
    left.set(word, count - 1)
  }
  return found.length + truth.length === 0 ? 1 : (2 * shared) / (found.length + truth.length)
}
