import type { VNode } from 'preact'
import { foundValue } from '../model/finding.ts'
import { HEADING_LEVELS, type Styleguide, type TypeStyle } from '../model/styleguide.ts'
import type { FontUse } from '../model/values.ts'
import { useTools } from './context.ts'
import type { FontFile, SheetData, SheetDesign, SheetLinks, Shown } from './data.ts'
import { Part, Short } from './part.tsx'
import { cssString, fontStack, loadedFamily, lookOf, safePx } from './safe.ts'

/** The fonts of the brand with a specimen of each, and the scale of headings. */
export function Type({ fonts, finding, design, sample }: TypeProps): VNode {
  const shown = fonts.slice(0, MOST_FONTS)
  return (
    <Part id="type" title="Type" field="fonts" finding={finding}>
      {shown.map((font) => (
        <Specimen font={font} design={design} sample={sample} />
      ))}
      {fonts.length > MOST_FONTS && <p class="sheet-note">And {fonts.length - MOST_FONTS} more.</p>}
      {design && <Scale styleguide={design.styleguide} sample={sample} />}
    </Part>
  )
}

interface TypeProps {
  readonly fonts: readonly FontUse[]
  readonly finding: Shown | undefined
  readonly design: SheetDesign | undefined
  /** A short text of the brand. */
  readonly sample: string
}

const MOST_FONTS = 6

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &?!@'

function Specimen(props: {
  readonly font: FontUse
  readonly design: SheetDesign | undefined
  readonly sample: string
}): VNode {
  const { paint, links } = useTools()
  const { family, fallbacks, roles, percentWords, uses } = props.font
  const files = (props.design?.fontFiles ?? []).filter((file) => file.family === family)
  const isLoaded = files.some(({ url }) => links.font(url) !== undefined)
  const weights = [...new Set(files.map(({ weight }) => weightText(weight).replace(' ', ' to ')))]
    .slice(0, 12)
    .join(', ')
  const licence = files.find((file) => file.licence !== undefined)?.licence
  const fontFamily = fontStack(family, fallbacks)
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Used for', roles.filter((role) => role !== 'other').join(', ') || uses.slice(0, 6).join(', ')],
    ['Share', `${percentWords.toFixed(0)} % of words`],
    ['Weights', weights],
    ['Licence', licence],
    ['Fallbacks', fallbacks.slice(0, 4).join(', ')],
  ]
  return (
    <div class="sheet-specimen">
      <p {...paint('sheet-letters', { fontFamily })} aria-hidden="true">
        Aa
      </p>
      <div>
        <h3>
          <Short>{family}</Short>
        </h3>
        <p {...paint('sheet-alphabet', { fontFamily })} aria-hidden="true">
          {ALPHABET}
        </p>
        <dl class="sheet-facts">
          {facts.map(
            ([label, value]) =>
              value && (
                <div>
                  <dt>{label}</dt>
                  <dd>
                    <Short>{value}</Short>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {!isLoaded && (
          <p class="sheet-note">
            {absenceOf(files.length > 0, licence)} Where it is not installed, you see{' '}
            <bdi>{fallbacks[0] ?? 'sans-serif'}</bdi> in its place.
          </p>
        )}
      </div>
    </div>
  )
}

/** Returns why a font of the brand is not shown from its file. */
function absenceOf(hasFiles: boolean, licence: string | undefined): string {
  if (!hasFiles) return 'The page loads no file of it.'
  return licence === undefined
    ? 'Its licence is not known to allow passing it on, so that its files are not here.'
    : 'Its files are not here.'
}

/** The number of characters of a line in the style of a heading. */
const SAMPLE_CHARACTERS = 60

/** Headings and text in the style of the page. */
function Scale({
  styleguide,
  sample,
}: {
  readonly styleguide: Styleguide
  readonly sample: string
}): VNode | null {
  const { paint } = useTools()
  const { headings, p } = styleguide.typography
  const styles = [
    ...HEADING_LEVELS.map((level) => [level, foundValue(headings[level])] as const),
    ['p', foundValue(p)] as const,
  ]
  const rows = styles.flatMap(([kind, style]) => (style ? [[kind, style] as const] : []))
  if (rows.length === 0) return null
  const text = [...sample].slice(0, SAMPLE_CHARACTERS).join('')
  return (
    <>
      <h3>Scale</h3>
      <ol class="sheet-scale">
        {rows.map(([kind, style]) => (
          <li>
            <span class="sheet-label">{kind}</span>
            <span {...paint('sheet-line', typeLook(style))} dir="auto">
              {text}
            </span>
            <span class="sheet-figure sheet-note">{describedType(style)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * Returns the style for a kind of text. Sizes are those of the page, reduced if they do not fit on the sheet.
 */
export function typeLook({
  fontFamily,
  fontFallbacks,
  fontSize,
  fontWeight,
  lineHeight,
  letterSpacing,
}: TypeStyle) {
  const size = Math.min(fontSize, 72)
  const ratio = lineHeight === null || fontSize <= 0 ? undefined : lineHeight / fontSize
  return lookOf({
    fontFamily: fontStack(fontFamily, fontFallbacks),
    fontSize: safePx(size, 8, 72),
    fontWeight: safeWeight(fontWeight),
    lineHeight:
      ratio === undefined ? undefined : String(Math.min(2, Math.max(0.9, Math.round(ratio * 100) / 100))),
    letterSpacing: safePx(letterSpacing, -4, 12),
  })
}

export const safeWeight = (weight: unknown): string | undefined =>
  typeof weight === 'number' && Number.isFinite(weight)
    ? String(Math.round(Math.min(1000, Math.max(1, weight))))
    : undefined

function describedType({ fontFamily, fontSize, fontWeight, lineHeight }: TypeStyle): string {
  const size = `${round(fontSize)}${lineHeight === null ? '' : `/${round(lineHeight)}`} px`
  return `${(fontFamily ?? 'default font').slice(0, 60)}, ${fontWeight}, ${size}`
}

const round = (length: number): number => Math.round(length * 10) / 10

/** A font file of a brand, for `@font-face` or the browser's `FontFace`. All values are checked. */
export interface FontFaceOf {
  readonly family: string
  /** In CSS: `url("…")`. */
  readonly source: string
  readonly weight: string
  readonly style: 'normal' | 'italic'
}

const MOST_FACES = 24

/** Writes a weight, or a range as in CSS: `400 700`. */
function weightText(weight: FontFile['weight']): string {
  if (typeof weight !== 'object') return String(weight)
  const [lowest, highest] = weight
  return lowest === highest ? String(lowest) : `${lowest} ${highest}`
}

/** Returns the font files that a sheet needs. The page around the sheet loads them. */
export function fontFacesOf({ design }: SheetData, links: SheetLinks): readonly FontFaceOf[] {
  return (design?.fontFiles ?? []).slice(0, MOST_FACES).flatMap(({ family, weight, style, url }) => {
    const href = links.font(url)
    if (href === undefined) return []
    const given = weightText(weight)
    const range = /^\d{1,4}(?: \d{1,4})?$/.test(given) ? given : '400'
    return [
      {
        family: loadedFamily(family),
        source: `url("${href.replace(/["\\\s<>]/g, (character) => encodeURIComponent(character))}")`,
        weight: range,
        style: style === 'italic' ? 'italic' : 'normal',
      } as const,
    ]
  })
}

/** Writes the fonts as rules of a style sheet. */
export const fontFaceRules = (faces: readonly FontFaceOf[]): string =>
  faces
    .map(
      ({ family, source, weight, style }) =>
        `@font-face{font-family:${cssString(family)};src:${source};font-weight:${weight};font-style:${style};font-display:swap}`,
    )
    .join('\n')
