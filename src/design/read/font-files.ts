/** Lists the font files of the families that the visible texts of a page use. */

import { FONT_LICENCES } from '../../data/vendors/font-licences.ts'
import { familyName, parseFamilies } from '../../formats/css/font-family.ts'
import { parsedUrl } from '../../formats/url.ts'
import { byName } from '../../model/by-name.ts'
import type { FontFile } from '../../model/design.ts'
import { groupedBy } from '../../model/keyed.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { fontFacesOf, stylesOf } from '../../snapshot/styles.ts'

type Face = ReturnType<typeof fontFacesOf>[number]

const MAX_FILES = 40

/** The files, and the families whose fonts are embedded in a style sheet. */
export interface FontFiles {
  readonly files: readonly FontFile[]
  readonly embedded: readonly string[]
}

/** Returns one file for each face of a used family, in the best format. */
export function fontFilesOf(snapshot: Snapshot): FontFiles {
  const { families, signs } = usedText(snapshot)
  const used = fontFacesOf(snapshot).filter(({ family }) => families.has(family.toLowerCase()))
  const files: FontFile[] = []
  const embedded = new Set<string>()
  for (const faces of groupedBy(used, ({ family }) => family.toLowerCase()).values()) {
    const ofText = faces.filter((face) => covers(face, signs))
    for (const face of ofText.length > 0 ? ofText : faces) {
      const file = fileOf(face)
      if (file && !files.some(({ url }) => url === file.url)) files.push(file)
      else if (!file && face.urls.some((url) => url.startsWith('data:'))) embedded.add(face.family)
    }
  }
  return { files: files.slice(0, MAX_FILES), embedded: [...embedded].map(familyName) }
}

/** Returns the families that visible texts name, in lower case, and the code points of these texts. */
function usedText(snapshot: Snapshot): {
  readonly families: ReadonlySet<string>
  readonly signs: ReadonlySet<number>
} {
  const lists = new Set<string>()
  const signs = new Set<number>()
  for (const { text, style } of stylesOf(snapshot)) {
    if (text === '') continue
    lists.add(style.fontFamily)
    for (const sign of text) signs.add(sign.codePointAt(0) ?? 0)
  }
  const families = [...lists].flatMap((list) => parseFamilies(list)).map((family) => family.toLowerCase())
  return { families: new Set(families), signs }
}

/**
 * Whether a face has a character of the text. Spaces and punctuation do not count, because most faces have
 * them.
 */
function covers({ unicodeRange }: Face, signs: ReadonlySet<number>): boolean {
  if (unicodeRange === null) return true
  for (const sign of signs)
    if (sign > 0x2f && unicodeRange.some(([first, last]) => first <= sign && sign <= last)) return true
  return false
}

/** Formats from the best to the worst. */
const FORMATS: readonly string[] = ['woff2', 'woff', 'ttf', 'otf', 'eot', 'svg']

function fileOf({ family, urls, weight, style }: Face): FontFile | undefined {
  const ranked = urls
    .filter((url) => /^https?:/.test(url))
    .map((url) => ({ url, format: formatOf(url) }))
    .sort((a, b) => rankOf(a.format) - rankOf(b.format))
  const [best] = ranked
  if (!best) return undefined
  const name = familyName(family)
  const licence = licenceOf(name, best.url)
  const { url, format } = best
  return {
    family: name,
    weight,
    style: /^(?:italic|oblique)/.test(style) ? 'italic' : 'normal',
    url,
    format,
    ...(licence && { licence }),
  }
}

function formatOf(url: string): string {
  const ending = /\.([a-z\d]+)$/i.exec(parsedUrl(url)?.pathname ?? '')?.[1]?.toLowerCase() ?? ''
  return FORMATS.includes(ending) ? ending : 'unknown'
}

function rankOf(format: string): number {
  const at = FORMATS.indexOf(format)
  return at < 0 ? FORMATS.length : at
}

const ofKind = (kind: 'family' | 'host') =>
  byName<string>(
    Object.fromEntries(
      FONT_LICENCES.filter((row) => row.kind === kind).map(({ name, licence }) => [name, licence]),
    ),
  )
const [BY_FAMILY, BY_HOST] = [ofKind('family'), ofKind('host')]

/**
 * Returns the licence of a well-known open family, or else the licence that the host of the file grants for
 * all its fonts.
 */
function licenceOf(family: string, url: string): string | undefined {
  return BY_FAMILY[family.toLowerCase()] ?? BY_HOST[parsedUrl(url)?.hostname ?? '']
}
