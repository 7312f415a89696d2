/** Looks up languages by name and tag. */

import { LANGUAGES } from '../../data/codes/languages.ts'
import { shortestTag } from '../../lexicon/language-tag.ts'

/** A language in which a site may be requested. */
export interface Language {
  /** The shortest BCP 47 tag: `de`. */
  readonly tag: string
  /** The English name in lower case: `german`. */
  readonly name: string
  /** The tags that a visitor's browser would send, the most usual one first: `de-DE`, `de`. */
  readonly accept: readonly string[]
  /** The names that its speakers use, in lower case. */
  readonly endonyms: readonly string[]
  /** The short forms that language switches show, in lower case. */
  readonly codes: readonly string[]
}

const KNOWN: readonly Language[] = LANGUAGES.map(({ tag, name, tags, endonyms, codes }) => {
  const short = tags.map((one) => one.toLowerCase())
  return { tag, name, accept: tags, endonyms, codes: [...short, ...codes] }
})

const BY_NAME = new Map(KNOWN.map((language) => [language.name, language]))
const BY_TAG = new Map(KNOWN.map((language) => [language.tag, language]))

/** Finds a language by its English name or a tag: `german`, `de-AT`, `pt_BR`. Undefined for others. */
export function readLanguage(text: string): Language | undefined {
  const folded = text.trim().toLowerCase()
  return BY_NAME.get(folded) ?? languageOfTag(folded)
}

/** Returns the language of a BCP 47 tag. A variety that is not listed counts as its main language. */
export function languageOfTag(tag: string): Language | undefined {
  return BY_TAG.get(shortestTag(tag) ?? '')
}

/** Returns the English name with a capital, such as `German`; the tag itself where the name is unknown. */
export function languageName(tag: string): string {
  const { name = tag } = languageOfTag(tag) ?? {}
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the value of Accept-Language (RFC 9110, section 12.5.4): `de-DE,de;q=0.9,de-AT;q=0.8`. */
export function acceptLanguageOf({ accept }: Language): string {
  return accept.map((tag, at) => (at === 0 ? tag : `${tag};q=0.${9 - at + 1}`)).join(',')
}
