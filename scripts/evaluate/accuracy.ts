import { readFileSync, writeFileSync } from 'node:fs'
import type { Accuracy } from '../../src/gold/evaluate.ts'

/**
 * The source of `ACCURACY.md`: the last figures of each set. They are stored because not every machine has
 * every set.
 */
export interface Published {
  readonly sets: Readonly<Record<string, PublishedSet>>
}

export interface PublishedSet {
  /** What the set is, in a sentence or two. */
  readonly what: string
  /** The command that measures it again. */
  readonly repeat: string
  /** Day of the measurement, such as 2026-11-20. */
  readonly measured: string
  /** Column -> what is scored -> figure. A column is a producer, or the set's own measure. */
  readonly columns: Readonly<Record<string, Accuracy['fields']>>
}

const FIGURES = new URL('accuracy.json', import.meta.url)
const DOCUMENT = new URL('../../ACCURACY.md', import.meta.url)

export function readPublished(): Published {
  return JSON.parse(readFileSync(FIGURES, 'utf8')) as Published
}

/** Replaces the figures of the same set, and writes the document again. */
export function publish(name: string, set: PublishedSet): void {
  const sets = { ...readPublished().sets, [name]: set }
  writeFileSync(FIGURES, `${JSON.stringify({ sets }, null, 2)}\n`)
  writeFileSync(DOCUMENT, documentOf({ sets }))
}

/** Returns the document, made from the figures alone. */
export function documentOf({ sets }: Published): string {
  return `${[HEAD, ...Object.entries(sets).map(([name, set]) => sectionOf(name, set))].join('\n')}`
}

const HEAD = `# How often blazon is right

Written by \`npm run evaluate\`, from figures that commands measured; none is typed in. A score is a mean over the sites that tell the truth about
a field, from 0 to 1: share of right answers for one value, share of right entries (\`color_precision\`), harmonic mean of precision and recall for
lists (\`socials\`, \`links\`), share of right parts (\`address\`). \`..._no_strangers\` is 1 when nothing of somebody else's is listed, \`outcome\` when the page's
class is right: a brand, parked, blocked and so on. To score a list of your own: \`blazon evaluate --gold FILE\`.
`

function sectionOf(name: string, { what, repeat, measured, columns }: PublishedSet): string {
  const names = Object.keys(columns)
  const fields = [...new Set(Object.values(columns).flatMap((column) => Object.keys(column)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rows = fields.map((field) => {
    const cases = Math.max(...names.map((column) => columns[column]?.[field]?.cases ?? 0))
    return row([
      field,
      ...names.map((column) => columns[column]?.[field]?.mean.toFixed(3) ?? ''),
      String(cases),
    ])
  })
  return `## ${name}

${what} Measured ${measured}: \`${repeat}\`

${row(['scored', ...names, 'cases'])}
${row(['---', ...names.map(() => '--:'), '--:'])}
${rows.join('\n')}
`
}
