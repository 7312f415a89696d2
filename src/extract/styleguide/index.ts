import type { Failed, Finding } from '../../model/finding.ts'
import type { Styleguide } from '../../model/styleguide.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { accent } from './accent.ts'
import { buttons } from './buttons.ts'
import { card } from './card.ts'
import { background, mode, text } from './palette.ts'
import { shadows } from './shadows.ts'
import { elementSpacing } from './spacing.ts'
import { typography } from './typography.ts'

/**
 * How a page is styled, measured from what is visible on it. Pure; reads the samples of either producer. Each value is a finding of
 * its own: one that fails costs itself, or its group, and nothing else.
 */
export function styleguide(snapshot: Snapshot): Styleguide {
  const read = <T>(name: string, of: (snapshot: Snapshot) => Finding<T>): Finding<T> =>
    safely(
      name,
      () => of(snapshot),
      (failed) => failed,
    )
  return {
    mode: read('mode', mode),
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
