import type { GivenPage } from '../../../src/snapshot/made/from-html.ts'
import { iconFile } from './bytes.ts'
import type { Chance } from './chance.ts'
import { stylesheet } from './css.ts'
import { fixturesOf } from './fixtures.ts'
import { page } from './html.ts'
import { manifest } from './json.ts'
import { mutated } from './mutate.ts'
import { drawing } from './svg.ts'

const ORIGIN = 'https://acme.example'

/** Makes a page with the files that it may refer to: a generated one, or a changed fixture. */
export function givenPage(chance: Chance): GivenPage {
  const [html, css] = chance.oneIn(3)
    ? [mutated(chance, someOf(chance, '.html')), mutated(chance, someOf(chance, '.css'))]
    : [page(chance), stylesheet(chance)]
  return {
    url: `${ORIGIN}/`,
    html,
    resources: {
      [`${ORIGIN}/style.css`]: css,
      [`${ORIGIN}/logo.svg`]: drawing(chance),
      [`${ORIGIN}/manifest.webmanifest`]: manifest(chance),
      [`${ORIGIN}/icon.ico`]: iconFile(chance),
    },
    ...(chance.oneIn(5) ? { pages: [{ url: `${ORIGIN}/contact`, html: page(chance) }] } : {}),
  }
}

const texts = new Map<string, string[]>()

/** Returns the text of a fixture with this ending. */
export function someOf(chance: Chance, extension: string): string {
  const known = texts.get(extension) ?? fixturesOf(extension).map((bytes) => Buffer.from(bytes).toString())
  texts.set(extension, known)
  return chance.pick(known)
}
