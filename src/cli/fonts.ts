import { foundValue } from '../model/finding.ts'
import type { FontsResult } from '../model/record.ts'
import type { FontUse } from '../model/values.ts'
import { withEngine } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { noBrandText } from './summary.ts'
import { cut, type Painter, painterFor, safe } from './terminal.ts'

/** `blazon fonts DOMAIN`: a line a family, or the result as JSON. */
export async function fontsCommand(
  domain: string,
  flags: EngineFlags & { json?: boolean; refresh?: boolean },
): Promise<number> {
  return withEngine(domain, flags, async (blazon, site, signal) => {
    const { producer, refresh } = flags
    const result = await blazon.fonts(site, { producer, refresh, signal })
    const text = flags.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : fontsText(result, painterFor(process.stdout))
    process.stdout.write(text)
    return result.state === 'ok' ? 0 : 1
  })
}

function fontsText(result: FontsResult, painter: Painter): string {
  if (result.state !== 'ok') return noBrandText(result, painter)
  const head = `${painter.bold(result.domain)}  ${painter.dim(result.url)}\n`
  if ('error' in result.fonts) return `${head}    ${painter.red('failed')}  ${safe(result.fonts.error)}\n`
  const families = foundValue(result.fonts) ?? []
  if (families.length === 0) return `${head}    ${painter.dim('no font of its own: the browser chooses')}\n`
  const table = tableOf([HEADINGS, ...families.map(rowOf)], painter)
  return head + table + restOf(families, painter) + lossesOf(families, painter)
}

const HEADINGS = ['family', 'role', 'words', 'elements', 'used for', 'falls back to']
const NUMBERS: ReadonlySet<number> = new Set([2, 3])

function rowOf({ family, roles, percentWords, percentElements, uses, fallbacks }: FontUse): string[] {
  const shares = [percentWords, percentElements].map((share) => `${share.toFixed(1)} %`)
  return [
    cut(safe(family), 32),
    roles.join(' '),
    ...shares,
    uses.slice(0, 5).join(' '),
    cut(safe(fallbacks.join(', ')), 48),
  ]
}

/** Columns as wide as their widest cell, numbers to the right. */
function tableOf(rows: readonly (readonly string[])[], painter: Painter): string {
  const widths = HEADINGS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (NUMBERS.has(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return lines.map((line, at) => `    ${at === 0 ? painter.dim(line) : line}\n`).join('')
}

/** Below this many percent the rest is rounding. */
const WORTH_TELLING = 0.5

function restOf(families: readonly FontUse[], painter: Painter): string {
  const rest = families.reduce((left, { percentWords }) => left - percentWords, 100)
  return rest < WORTH_TELLING
    ? ''
    : `    ${painter.dim(`${rest.toFixed(1)} % of the words are in fonts that the browser chooses`)}\n`
}

function lossesOf(families: readonly FontUse[], painter: Painter): string {
  return families
    .flatMap(({ family, loadError }) =>
      loadError === undefined
        ? []
        : [`    ${painter.yellow(safe(family))} did not load: ${cut(safe(loadError), 240)}\n`],
    )
    .join('')
}
