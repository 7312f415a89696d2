/** Reads the design of a page. */

import { colors } from '../../extract/colors/index.ts'
import { evidence } from '../../extract/extractor.ts'
import { name } from '../../extract/name/index.ts'
import { styleguide as styleguideOf } from '../../extract/styleguide/index.ts'
import type { DarkSwitch, Design } from '../../model/design.ts'
import type { Evidence } from '../../model/finding.ts'
import { noun } from '../../model/noun.ts'
import { assertSnapshot, type Snapshot } from '../../snapshot/snapshot.ts'
import { withBrand } from '../brand.ts'
import { contrastPairs } from './contrast.ts'
import { fontFilesOf } from './font-files.ts'
import { pairsOf } from './pairs.ts'
import { breakpointsOf, gradientsOf, radiiOf } from './scales.ts'
import { type DarkPage, darkOf } from './schemes.ts'
import { statesOf } from './states.ts'

/**
 * Reads the design of a page: its style guide, its dark scheme, contrast, gradients, radii, breakpoints,
 * states of components and font files. Pure; works with the samples of either producer. A part that fails is
 * empty, and a note says why. Throws `invalid_input` for a value that is not a snapshot.
 */
export function designOf(snapshot: Snapshot): Design {
  assertSnapshot(snapshot)
  const notes: string[] = []
  const read = <T>(what: string, of: () => T, otherwise: T): T => {
    try {
      return of()
    } catch (thrown) {
      notes.push(
        `The ${what} could not be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
      )
      return otherwise
    }
  }
  const styleguide = styleguideOf(snapshot)
  const darkPage = read('dark scheme', () => darkOf(snapshot), undefined)
  const dark = darkPage && styleguideOf(darkPage.page)
  const contrast = read('contrast', () => contrastPairs(snapshot, styleguide), [])
  const gradients = read('gradients', () => gradientsOf(snapshot), [])
  const radii = read('radii', () => radiiOf(snapshot), [])
  const breakpoints = read('breakpoints', () => breakpointsOf(snapshot), [])
  const states = read('states of components', () => statesOf(snapshot), [])
  const { files, embedded } = read('font files', () => fontFilesOf(snapshot), { files: [], embedded: [] })
  const pairs = dark ? read('pairs of colours', () => pairsOf(styleguide, dark), []) : []
  for (const family of embedded)
    notes.push(`The font ${family} is embedded in a style sheet and has no file.`)
  const design: Design = {
    domain: snapshot.site.domain,
    name: snapshot.site.domain,
    url: snapshot.url,
    styleguide,
    ...(dark && darkPage && { dark, darkBy: switchOf(darkPage) }),
    pairs,
    contrast,
    gradients,
    radii,
    breakpoints: breakpoints.map(({ px }) => px),
    states: states.map(({ where: _, ...state }) => state),
    fontFiles: files,
    evidence: {
      dark: darkPage ? [evidence('css', wherefrom(darkPage.by), darkPage.says)] : [],
      contrast: contrast
        .slice(0, 3)
        .map(({ text, ground, words }) => css(`${text} on ${ground}`, words, 'word')),
      gradients: gradients.slice(0, 3).map((text) => evidence('css', 'background-image', text)),
      radii: radii.map(({ px, count }) => css(`border-radius: ${px}px`, count, 'element')),
      breakpoints: breakpoints.map(({ says, blocks }) => css(`@media ${says}`, blocks, 'block')),
      states: states.map(({ component, state, where }) => evidence('css', where, `${component}:${state}`)),
      fontFiles: files
        .slice(0, 3)
        .map(({ url, family }) => evidence('css', '@font-face', `${family} ${url}`)),
    },
    notes,
  }
  const none = { value: null, tried: [] }
  return withBrand(design, {
    name: read('name', () => name(snapshot), none),
    colors: read('colours', () => colors(snapshot), none),
  })
}

function switchOf({ by: { by, on, name: of, value } }: DarkPage): DarkSwitch {
  return { by, ...(on && { on }), ...(of && { name: of }), ...(value && { value }) }
}

function wherefrom({ on, name: of }: DarkSwitch): string {
  return on ? `${of} of ${on}` : 'media query'
}

function css(where: string, count: number, what: string): Evidence {
  return evidence('css', where, `${count} ${noun(count, what)}`)
}
