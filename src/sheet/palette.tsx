import type { VNode } from 'preact'
import type { BrandColor, Color } from '../model/values.ts'
import { useTools } from './context.ts'
import { channelsOf, pairsOf } from './contrast.ts'
import type { Contrast, SheetDesign, Shown } from './data.ts'
import { Copy, Part, Short } from './part.tsx'
import { safeHex } from './safe.ts'

/** The colours of the brand, and the legible pairs of them. */
export function Palette({ colors, finding, design }: PaletteProps): VNode {
  const { paint } = useTools()
  const shown = colors.slice(0, MOST_COLORS).filter(({ hex }) => safeHex(hex) !== undefined)
  const pairs = onceEach((design?.contrast ?? pairsOf(shown)).filter(isSafe)).slice(0, MOST_PAIRS)
  return (
    <Part id="colour" title="Colour" field="colors" finding={finding}>
      <ul class="sheet-palette">
        {shown.map((color) => (
          <Swatch color={color} />
        ))}
      </ul>
      {pairs.length > 0 && <h3>Contrast of text</h3>}
      <ul class="sheet-pairs">
        {pairs.map(({ text, ground, ratio, level }) => (
          <li>
            <span {...paint('sheet-pair', { color: text, backgroundColor: ground })} aria-hidden="true">
              Aa
            </span>
            <span class="sheet-figure">
              {ratioText(ratio)} <span class="sheet-label">{level}</span>
            </span>
            <span class="sheet-note">
              {text} on {ground}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PaletteProps {
  readonly colors: readonly BrandColor[]
  readonly finding: Shown | undefined
  readonly design: SheetDesign | undefined
}

const MOST_COLORS = 12
const MOST_PAIRS = 12

const isSafe = ({ text, ground, ratio }: Contrast): boolean =>
  safeHex(text) !== undefined && safeHex(ground) !== undefined && Number.isFinite(ratio)

/** Removes repeated pairs. A page may have the same pair in several roles. */
function onceEach(pairs: readonly Contrast[]): readonly Contrast[] {
  return [...new Map(pairs.map((pair) => [`${pair.text} ${pair.ground}`, pair])).values()]
}

/** Writes a ratio. It is rounded down, so that 4.48 does not look like the 4.5 that a level demands. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1)

/** A colour with its name, role and values, and the colour that replaces it on dark pages. */
function Swatch({ color }: { readonly color: BrandColor }): VNode {
  const { paint } = useTools()
  const { hex, name, role, dark } = color
  const other = safeHex(dark?.hex)
  return (
    <li class={role === 'primary' ? 'is-primary' : undefined}>
      <div {...paint('sheet-swatch', { backgroundColor: hex })} data-copy={hex} title={`Copy ${hex}`}>
        {other !== undefined && <div {...paint('sheet-swatch-dark', { backgroundColor: other })} />}
      </div>
      <span class="sheet-label">{role ?? 'colour'}</span>
      <strong>
        <Short>{name}</Short>
      </strong>
      <Values color={color} />
      {dark && other !== undefined && (
        <>
          <span class="sheet-label">on dark pages</span>
          <Values color={dark} />
        </>
      )}
    </li>
  )
}

function Values({ color: { hex, name } }: { readonly color: Color }): VNode {
  const rgb = channelsOf(hex).join(' ')
  return (
    <dl class="sheet-values">
      <dt>Hex</dt>
      <dd>
        <span class="sheet-figure">{hex}</span> <Copy text={hex} of={`${name.slice(0, 60)} as hex`} />
      </dd>
      <dt>RGB</dt>
      <dd>
        <span class="sheet-figure">{rgb}</span>{' '}
        <Copy text={`rgb(${rgb})`} of={`${name.slice(0, 60)} as RGB`} />
      </dd>
    </dl>
  )
}
