import { CONTRACT_LANGUAGES, type LanguageRow, OTHER_LANGUAGES } from './languages.ts'

/** A language that a site may be asked in. */
export interface Language {
  /** BCP 47, the shortest: `de`. */
  readonly tag: string
  /** English, lower case: `german`. */
  readonly name: string
  /** What a visitor's browser would send, the usual first: `de-DE`, `de`. */
  readonly accept: readonly string[]
  /** What its speakers call it, lower case. */
  readonly endonyms: readonly string[]
  /** What switches show for it in short, lower case. */
  readonly codes: readonly string[]
}

const LANGUAGES: readonly Language[] = [...CONTRACT_LANGUAGES, ...OTHER_LANGUAGES].map(languageOf)

function languageOf([tag, name, tags, endonyms, codes = '']: LanguageRow): Language {
  const accept = tags.split(' ')
  const short = accept.map((one) => one.toLowerCase())
  return {
    tag,
    name,
    accept,
    endonyms: endonyms.split(', '),
    codes: [...short, ...codes.split(' ').filter(Boolean)],
  }
}

const BY_NAME = new Map(LANGUAGES.map((language) => [language.name, language]))
const BY_TAG = new Map(
  LANGUAGES.flatMap((one) => [one.tag, ...one.accept].map((tag) => [tag.toLowerCase(), one])),
)

/** By its English name or by a tag: `german`, `de`, `de-AT`, `pt_BR`. Undefined for what is none that we know. */
export function readLanguage(text: string): Language | undefined {
  const folded = text.trim().toLowerCase()
  return BY_NAME.get(folded) ?? languageOfTag(folded)
}

/** As much of a tag as readers must take at least (RFC 5646, section 4.4.1); what names the language stands at its beginning. */
const MAX_TAG_CHARS = 35

/** The language of a BCP 47 tag, as written in pages: a variety that is not listed is of the language it is one of. */
export function languageOfTag(tag: string): Language | undefined {
  const parts = tag.trim().slice(0, MAX_TAG_CHARS).toLowerCase().split(/[-_]/)
  for (let length = parts.length; length > 0; length--) {
    const found = BY_TAG.get(parts.slice(0, length).join('-'))
    if (found) return found
  }
  return undefined
}

/** Its English name as it is written in sentences: `German`; the tag itself where we know no name. */
export function languageName(tag: string): string {
  const { name = tag } = languageOfTag(tag) ?? {}
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Value of an Accept-Language header (RFC 9110, section 12.5.4): `de-DE,de;q=0.9,de-AT;q=0.8`. */
export function acceptLanguageOf({ accept }: Language): string {
  return accept.map((tag, at) => (at === 0 ? tag : `${tag};q=0.${9 - at + 1}`)).join(',')
}
