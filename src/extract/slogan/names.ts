/** Distinguishes the names of the site from its slogans. */

import { VERBS } from '../../data/languages/verbs.ts'
import { labelsOf, lettersOf } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { view } from '../../snapshot/memo.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'

/** Verbs that begin slogans and are not also nouns. */
const CLAIM_VERBS: ReadonlySet<string> = new Set(inAllLanguages(VERBS, 'claiming'))

/** Verbs that follow the name in a sentence about the firm: `Acme is a foundry`. */
const STATING_VERBS: ReadonlySet<string> = new Set(inAllLanguages(VERBS, 'stating'))

/** A longer declared text contains more than the name. */
const MAX_NAME_CHARS = 80

/** Letters of the declared names, and of their first parts, because a slogan may follow the name. */
const declaredNamesOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const declared = [
    ...metaTags(snapshot, 'og:site_name', 'application-name').map(({ content }) => content),
    ...siteOrganizationsOf(snapshot).flatMap(({ thing }) => textsOf(thing.item, 'name')),
    ...websitesOf(snapshot).flatMap(({ item }) => textsOf(item, 'name')),
  ].map((text) => text.slice(0, MAX_NAME_CHARS))
  const parts = declared.flatMap((text) => [text, ...splitTitle(text).slice(0, 1)])
  return new Set(parts.map(lettersOf).filter((letters) => letters.length > 1))
})

/** Whether a text is a declared name, or little more than the label of the domain. */
export function isName(snapshot: Snapshot, text: string): boolean {
  const letters = lettersOf(text)
  if (declaredNamesOf(snapshot).has(letters)) return true
  if (speaks(text)) return false
  return labelsOf(snapshot.site).some((label) => {
    const name = lettersOf(label)
    return name.length > 2 && letters.includes(name) && letters.length < name.length * 2
  })
}

/** In letters. A shorter text may also be the beginning of another word. */
const MIN_BEGINNING = 5

/** Whether a declared name begins with a text: `Acme & Sons Lawyers` begins with `Acme & Sons`. */
export function beginsName(snapshot: Snapshot, text: string): boolean {
  const letters = lettersOf(text)
  return (
    letters.length >= MIN_BEGINNING && [...declaredNamesOf(snapshot)].some((name) => name.startsWith(letters))
  )
}

/** Whether a text begins with a verb that addresses somebody. */
export function speaks(text: string): boolean {
  return CLAIM_VERBS.has(text.match(/^\p{L}+(?=\s)/u)?.[0].toLowerCase() ?? '')
}

/** Whether a text is a sentence about the firm, such as `Acme is a foundry`, and so a description. */
export function describesByName(snapshot: Snapshot, text: string): boolean {
  const words = text.split(/\s+/)
  const at = words.findIndex((word) => STATING_VERBS.has(word))
  if (at < 1) return false
  const subject = lettersOf(words.slice(0, at).join(' '))
  const names = [...declaredNamesOf(snapshot), ...labelsOf(snapshot.site).map(lettersOf)]
  return names.some((name) => name === subject)
}
