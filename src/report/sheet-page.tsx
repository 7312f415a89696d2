import { render } from 'preact-render-to-string'
import { foundValue } from '../model/finding.ts'
import type { Look, Paint, SheetData, SheetLinks } from '../sheet/data.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { fontFaceRules, fontFacesOf } from '../sheet/type.tsx'
import { escaped, pageOf, policyOf, scriptOf } from './html.ts'
import { copyOnClick } from './in-page/copy.ts'
import { sheetStyle } from './style.ts'

const SCRIPT = scriptOf(copyOnClick)

/** Characters of a name in the title of a page. */
const MOST_CHARACTERS = 120

export interface SheetPage {
  readonly html: string
  /** The policy that is in the page, for a header. */
  readonly policy: string
}

/**
 * Writes the page of one brand. `back` is the address of the index; undefined when there is none. `isAlone`:
 * the files are in the page.
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
 * Collects the styles of elements as rules of classes, because the policy of the page allows no style in an
 * attribute. Equal styles share a class.
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
    // Twice the class: a look goes before what the style sheet says of an element.
    rules: () => [...names].map(([text, name]) => `.sheet .${name}.${name}{${text}}`).join('\n'),
  }
}

/**
 * A style as text. The sheet has checked the values; one that could end its rule is left out all the same.
 */
function declarations(look: Look): string {
  return Object.entries(look)
    .filter(([, value]) => !/[{};<]|\/\*/.test(value))
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
