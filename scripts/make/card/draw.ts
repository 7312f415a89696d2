import { foundValue } from '../../../src/model/finding.ts'
import type { BrandRecord } from '../../../src/model/record.ts'
import { bodyOf, resourceAt } from '../../../src/snapshot/snapshot.ts'
import type { SampleBrand } from './sample.ts'

const WIDTH = 860
const MARGIN = 32
const LABEL_WIDTH = 110
const LINE_HEIGHT = 24
const TOP = 148
/** Characters of text of 15 pixels that fit beside a label in the widest of the usual system fonts. */
const MAX_LINE_CHARS = 84
const SWATCH = { width: 188, height: 52, gap: 14 }
const FONTS = 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

/** A brand as a picture: logo, name and slogan, then one row for each field, then its colours. */
export function drawCard({ record, snapshot }: SampleBrand): string {
  const rows = rowsOf(record)
  const lines = rows.reduce((sum, [, texts]) => sum + texts.length, 0)
  const colorsTop = TOP + lines * LINE_HEIGHT + 12
  const height = colorsTop + SWATCH.height + MARGIN + 26
  const name = foundValue(record.fields.name) ?? record.domain
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    `<title>${escaped(`What blazon found for ${record.domain}`)}</title>`,
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${height - 2}" rx="14" fill="#ffffff" stroke="#d5d5d5"/>`,
    `<g font-family="${FONTS}" font-size="15" fill="#1c1c1c">`,
    logoOf(snapshot, foundValue(record.fields.logos)?.[0]),
    text(WIDTH - MARGIN, 56, record.domain, 'text-anchor="end" fill="#707070"'),
    text(MARGIN, 112, name, 'font-size="24" font-weight="700"'),
    ...placedRows(rows),
    ...(foundValue(record.fields.colors) ?? []).map((color, at) => swatch(color, at, colorsTop)),
    '</g>',
    '</svg>',
  ].join('\n')}\n`
}

type Row = readonly [label: string, texts: readonly string[]]

function rowsOf({ fields }: BrandRecord): Row[] {
  const { street, city, country } = foundValue(fields.address) ?? {}
  const rows: Row[] = [
    ['about', wrapped(foundValue(fields.description) ?? '')],
    ['slogan', [foundValue(fields.slogan) ?? '']],
    ['fonts', [(foundValue(fields.fonts) ?? []).map((one) => `${one.family} (${one.roles})`).join(', ')]],
    ['socials', (foundValue(fields.socials) ?? []).map(({ url }) => url)],
    ['links', [Object.keys(foundValue(fields.links) ?? {}).join(', ')]],
    ['e-mail', [foundValue(fields.email) ?? '']],
    ['telephone', [foundValue(fields.phone) ?? '']],
    ['address', [[street, city, country].filter(Boolean).join(', ')]],
  ]
  return rows.filter(([, texts]) => texts.some(Boolean))
}

function placedRows(rows: readonly Row[]): string[] {
  let y = TOP
  return rows.flatMap(([label, texts]) => {
    const first = y
    y += texts.length * LINE_HEIGHT
    return [
      text(MARGIN, first, label, 'fill="#707070"'),
      ...texts.map((line, at) => text(MARGIN + LABEL_WIDTH, first + at * LINE_HEIGHT, line)),
    ]
  })
}

function wrapped(sentence: string): string[] {
  const lines = ['']
  for (const word of sentence.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length > MAX_LINE_CHARS) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

function swatch({ hex, name }: { hex: string; name: string }, at: number, top: number): string {
  const x = MARGIN + at * (SWATCH.width + SWATCH.gap)
  const size = `width="${SWATCH.width}" height="${SWATCH.height}"`
  const caption = text(x, top + SWATCH.height + 20, `${hex} ${name}`, 'font-size="13"')
  return `<rect x="${x}" y="${top}" ${size} rx="8" fill="${hex}" stroke="#d5d5d5"/>${caption}`
}

/** The logo's own file, so that the card needs no network. */
function logoOf(
  snapshot: SampleBrand['snapshot'],
  logo: { readonly url: string; readonly resolution?: { width: number; height: number } } | undefined,
): string {
  const resource = logo && resourceAt(snapshot, logo.url)
  const body = resource && bodyOf(snapshot, resource)
  if (!logo?.resolution || !body) throw new Error('The logo of the sample brand is not in its snapshot.')
  const type = logo.url.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const { width, height } = logo.resolution
  const href = `data:${type};base64,${Buffer.from(body).toString('base64')}`
  return `<image x="${MARGIN}" y="${MARGIN}" width="${width}" height="${height}" href="${href}"/>`
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escaped(content)}</text>`
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
