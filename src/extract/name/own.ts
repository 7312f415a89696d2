import { labelsOf, lettersOf, suffixOf } from '../../formats/affinity.ts'
import { textsOf } from '../../snapshot/item.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf, metaTags } from '../../snapshot/meta.ts'
import { siteOrganizationsOf } from '../../snapshot/organization.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { LEGAL_FORM, MANUAL_SUFFIX, PAGE_PREFIX, PAGE_SUFFIX } from './around.ts'

/** Letters of what the site is called by its domain, with and without its ending: `zarahome.com`, `zara.home`. */
const spellingsOf = view(({ site }: Snapshot): ReadonlySet<string> => {
  const labels = labelsOf(site)
  return new Set([...labels, ...labels.map((label) => label + suffixOf(site))].map(lettersOf))
})

/** A longer text is no name. */
const MAX_CHARS = 100

/** Letters of the names that it declares, without what no name ends with, with and without their legal form. */
const declaredOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const texts = [
    ...metaTags(snapshot, 'og:site_name').map(({ content }) => content),
    ...siteOrganizationsOf(snapshot).flatMap(({ thing }) => textsOf(thing.item, 'name')),
  ]
  const names = texts.map((text) =>
    [PAGE_PREFIX, PAGE_SUFFIX, MANUAL_SUFFIX].reduce(
      (name, around) => name.replace(around, ''),
      text.slice(0, MAX_CHARS),
    ),
  )
  return new Set([...names, ...names.map((name) => name.replace(LEGAL_FORM, ''))].map(lettersOf))
})

/** Whether a text is the whole name, so that a word like "Home" at its end is the name's own. */
export function isWhole(snapshot: Snapshot, text: string): boolean {
  const letters = lettersOf(text)
  return spellingsOf(snapshot).has(letters) || declaredOf(snapshot).has(letters)
}

/** Whether a page is of Indonesia, by its domain or language. */
export function isIndonesian(snapshot: Snapshot): boolean {
  return /(?:^|\.)id$/.test(snapshot.site.registrable) || /^id\b/i.test(langOf(snapshot) ?? '')
}
