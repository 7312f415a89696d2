import { render } from 'preact-render-to-string'
import { foundValue } from '../model/finding.ts'
import type { Look, Paint, SheetData, SheetLinks } from '../sheet/data.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { fontFaceRules, fontFacesOf } from '../sheet/type.tsx'
import { escaped, pageOf, policyOf, scriptOf } from './html.ts'
import { copyOnClick } from './in-page/copy.ts'
import { sheetStyle } from './style.ts'

const SCRIPT = scriptOf(copyOnClick)

/** The largest number of characters of a name in the title of a page. */
const MOST_CHARACTERS = 120

export interface SheetPage {
  readonly html: string
  /** The policy of the page, for a header. The page contains it, too. */
  readonly policy: string
}

/**
 * Writes the page of one brand. `back` is the address of the index; undefined when there is no index.
 * `isAlone` is true when the page contains its files.
 */
export function sheetPage(
  data: SheetData,
  links: SheetLinks,
  { back, isAlone }: { readonly back?: string; readonly isAlone?: boolean },
): SheetPage {
  const { fields, domain } = data.record
  const name = foundValue(fields.name) ?? domain
  const { paint, rules } = painted()
  const sheet = render(<Sheet data={data} links={links} paint={paint} />)
  const faces = fontFaceRules(fontFacesOf(data, links))
  const nav =
    back === undefined
      ? ''
      : `<nav class="back" aria-label="Report"><a href="${escaped(back)}">All brands</a></nav>\n`
  const page = {
    title: [...name].slice(0, MOST_CHARACTERS).join(''),
    style: `${sheetStyle()}\n${faces}\n${rules()}`,
    script: SCRIPT,
    body: `${nav}<main>${sheet}</main>\n<p id="told" role="status"></p>`,
    isAlone,
  }
  return { html: pageOf(page), policy: policyOf(page) }
}

/**
 * Turns the styles of elements into rules for classes, because the policy of the page forbids styles in
 * attributes. Equal styles share a class.
 */
function painted(): { readonly paint: Paint; rules(): string } {
  const names = new Map<string, string>()
  const paint: Paint = (name, look) => {
    const text = declarations(look)
    if (text === '') return { class: name }
    const own = names.get(text) ?? `l${names.size}`
    names.set(text, own)
    return { class: `${name} ${own}` }
  }
  return {
    paint,
    // The class is repeated, so that its rule overrides the style sheet.
    rules: () => [...names].map(([text, name]) => `.sheet .${name}.${name}{${text}}`).join('\n'),
  }
}

/**
 * Writes a style as text. The sheet has checked the values. A value that could end its rule is left out
 * nevertheless.
 */
function declarations(look: Look): string {
  return Object.entries(look)
    .filter(([, value]) => !/[{};<]|\/\*/.test(value))
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
