import type { Failed, Finding } from '../../model/finding.ts'
import type { Styleguide } from '../../model/styleguide.ts'
import type { BrandColor } from '../../model/values.ts'
import { assertSnapshot, type Snapshot } from '../../snapshot/snapshot.ts'
import { brandColors, confidenceOf, evidenceOf, paletteOf } from '../palette/index.ts'
import { accent } from './accent.ts'
import { buttons } from './buttons.ts'
import { card } from './card.ts'
import { background, mode, text } from './palette.ts'
import { shadows } from './shadows.ts'
import { elementSpacing } from './spacing.ts'
import { typography } from './typography.ts'

/**
 * Measures the visual style of a page from its visible elements. Pure; works with the samples of either
 * producer. Each value is a separate finding: when one fails, the others are still reported.
 */
export function styleguide(snapshot: Snapshot): Styleguide {
  assertSnapshot(snapshot)
  const read = <T>(name: string, of: (snapshot: Snapshot) => Finding<T>): Finding<T> =>
    safely(
      name,
      () => of(snapshot),
      (failed) => failed,
    )
  return {
    mode: read('mode', mode),
    palette: read('palette', brandPalette),
    colors: {
      accent: read('accent', accent),
      background: read('background', background),
      text: read('text', text),
    },
    typography: safely(
      'typography',
      () => typography(snapshot),
      (failed) => ({
        headings: { h1: failed, h2: failed, h3: failed, h4: failed },
        p: failed,
      }),
    ),
    elementSpacing: read('spacing', elementSpacing),
    shadows: read('shadows', shadows),
    components: {
      button: safely(
        'buttons',
        () => buttons(snapshot),
        (failed) => ({ primary: failed, secondary: failed, link: failed }),
      ),
      card: read('card', card),
    },
  }
}

function safely<T>(name: string, read: () => T, otherwise: (failed: Failed) => T): T {
  try {
    return read()
  } catch (thrown) {
    return otherwise({ error: `${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}` })
  }
}

/** The brand's colours, like those of `extractColors` but without dark variants. */
function brandPalette(snapshot: Snapshot): Finding<readonly BrandColor[]> {
  const palette = paletteOf(snapshot)
  const { tried, chosen } = palette
  const [first] = chosen
  if (!first) return { value: null, tried: tried.map(({ rule }) => rule) }
  return {
    value: brandColors(palette),
    confidence: confidenceOf(first),
    rule: first.members[0]?.rule ?? '',
    evidence: chosen.flatMap(evidenceOf),
  }
}
