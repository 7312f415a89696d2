// npm run fidelity -- [--hosts FILE DOMAIN ...] [--scheme light|dark] [--property NAME] [--worst N]
// npm run fidelity -- --design [--dir DIR] [--scheme light|dark] [DOMAIN ...]
//
// Compares both producers on the same pages: what the cascade computes from the browser's document and style
// sheets, and what the browser computed. The pages are the fixtures, or the domains of a host map. With
// --property or --worst it lists the elements on which they differ, with the rule that gave the cascade's
// value; `--property box` lists the boxes that differ most. With --design it compares the tokens of designs,
// lints DESIGN.md, and measures processor time, over the fixtures or a folder of sites like theirs.
import { parseArgs } from 'node:util'
import type { ColorScheme } from '../src/model/options.ts'
import { elementAt } from '../src/snapshot/paths.ts'
import { cascadeOf } from '../src/snapshot/styles.ts'
import type { Comparison, Mismatch } from './fidelity/compare.ts'
import { belowFloor, figuresOf } from './fidelity/figures.ts'
import { comparePages } from './fidelity/pages.ts'

const USAGE =
  'usage: npm run fidelity -- [--hosts FILE DOMAIN ...] [--scheme light|dark] [--property NAME] [--worst N]'
const { values, positionals } = parseArgs({
  options: {
    hosts: { type: 'string' },
    scheme: { type: 'string', default: 'light' },
    property: { type: 'string' },
    worst: { type: 'string' },
    design: { type: 'boolean', default: false },
    dir: { type: 'string' },
  },
  allowPositionals: true,
})
const { hosts = process.env.BLAZON_HOSTS, scheme, property, worst } = values
const isList = property !== undefined || worst !== undefined
if (!/^(?:light|dark)$/.test(scheme) || (positionals.length > 0 && !hosts && !values.design)) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

if (values.design) {
  const { printDesigns } = await import('./fidelity/design.ts')
  process.exit(await printDesigns(values.dir, positionals, scheme as ColorScheme))
}
const pages = await comparePages({
  colorScheme: scheme as ColorScheme,
  ...(positionals.length > 0 && { hosts, domains: positionals }),
  onFailure: (domain, reason) => process.stderr.write(`${domain}: ${reason}\n`),
})
const figures = figuresOf(pages)
print(['', 'compared', 'mean %', 'lowest', ''])
for (const { name, compared, mean, lowest } of figures)
  print([name, String(compared), mean.toFixed(2), lowest.percent.toFixed(2), lowest.page])
print([])
for (const { snapshot, elements, onlyBrowser, onlyCascade } of pages) {
  if (onlyBrowser.length + onlyCascade.length === 0) continue
  const paths = (list: readonly { tag: string; path: string }[]) =>
    list.slice(0, 5).map(({ tag, path }) => `${tag} ${path}`)
  const sides = [`browser alone: ${onlyBrowser.length}`, ...paths(onlyBrowser)]
  sides.push(`cascade alone: ${onlyCascade.length}`, ...paths(onlyCascade))
  process.stdout.write(`${snapshot.site.domain}, ${elements} elements; ${sides.join('; ')}\n`)
}
if (isList) for (const page of pages) list(page, Number(worst ?? 10))
const low = belowFloor(figures)
if (positionals.length === 0 && low.length > 0) {
  process.stderr.write(`${low.join('\n')}\n`)
  process.exitCode = 1
}

/** Returns the most frequent differences of a page. Equal differences are listed once. */
function list(page: Comparison, most: number): void {
  const { snapshot, mismatches, overlaps } = page
  process.stdout.write(`\n${snapshot.site.domain}\n`)
  if (property === 'box') {
    const area = ({ width, height }: { width: number; height: number }) => width * height
    const off = [...overlaps].sort((a, b) => (1 - b.iou) * area(b.estimate) - (1 - a.iou) * area(a.estimate))
    for (const { sample, estimate, iou } of off.slice(0, most))
      process.stdout.write(
        `  ${iou.toFixed(2)} ${sample.tag} ${sample.path} ${sample.text.slice(0, 30)}\n       cascade ${JSON.stringify(estimate)}\n       browser ${JSON.stringify(sample.box)}\n`,
      )
    return
  }
  const groups = new Map<string, Mismatch[]>()
  for (const mismatch of mismatches) {
    if (property !== undefined && mismatch.property !== property) continue
    const key = `${mismatch.property}: cascade ${mismatch.cascade}, browser ${mismatch.browser}`
    groups.set(key, [...(groups.get(key) ?? []), mismatch])
  }
  const often = [...groups].sort((a, b) => b[1].length - a[1].length)
  for (const [key, [first, ...others]] of often.slice(0, most)) {
    if (!first) continue
    const { tag, path, text } = first.sample
    process.stdout.write(`  ${others.length + 1} x ${key}\n       ${tag} ${path} ${text.slice(0, 30)}\n`)
    process.stdout.write(`       ${ruleOf(page, first)}\n`)
  }
}

/** Returns the rule that gave the cascade's value. */
function ruleOf({ snapshot }: Comparison, { sample, property: name }: Mismatch): string {
  const element = elementAt(snapshot, sample.path)
  const trace = element && cascadeOf(snapshot).traceOf(element, longhandOf(name))
  if (!trace) return 'no rule: the initial value'
  const { rule, sheet, value, path } = trace
  return `${rule} { ${value} } ${sheet}${path === sample.path ? '' : `, inherited from ${path}`}`
}

/** `borderColor` is the colour of the top border. */
function longhandOf(name: string): string {
  const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (dashed === 'padding') return 'padding-top'
  if (dashed === 'border-radius') return 'border-top-left-radius'
  return dashed.replace(/^border-(color|width|style)$/, 'border-top-$1')
}

function print(cells: readonly string[]): void {
  const [name = '', ...rest] = cells
  process.stdout.write(`${name.padEnd(20)}${rest.map((cell) => cell.padStart(10)).join('')}\n`)
}
