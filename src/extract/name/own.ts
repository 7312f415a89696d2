/** The names of the site: the names in its domain, and the names that it declares. */

import { labelsOf, lettersOf, suffixOf } from '../../formats/text/affinity.ts'
import { view } from '../../snapshot/memo.ts'
import { langOf, metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { LEGAL_FORM, MANUAL_SUFFIX, PAGE_PREFIX, PAGE_SUFFIX } from './around.ts'

/** Letters of the domain's labels, with and without the public suffix: `zarahome.com`, `zara.home`. */
const spellingsOf = view(({ site }: Snapshot): ReadonlySet<string> => {
  const labels = labelsOf(site)
  return new Set([...labels, ...labels.map((label) => label + suffixOf(site))].map(lettersOf))
})

/** A longer declared text is not a name. */
const MAX_CHARS = 100

/** Letters of the declared names, without words around them, each with and without its legal form. */
export const declaredOf = view((snapshot: Snapshot): ReadonlySet<string> => {
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

/** Whether a text is a whole known name, so that a word like "Home" at its end belongs to it. */
export function isWhole(snapshot: Snapshot, text: string): boolean {
  return isSpelled(snapshot, text) || declaredOf(snapshot).has(lettersOf(text))
}

/** Whether a text has the letters of the domain, with or without the public suffix. */
export function isSpelled(snapshot: Snapshot, text: string): boolean {
  return spellingsOf(snapshot).has(lettersOf(text))
}

/** Whether the site is a subdomain, which may be a section with a name of its own. */
export function isOfSubdomain({ site }: Snapshot): boolean {
  return site.domain.replace(/^www\./, '') !== site.registrable
}

/** Whether a page is Indonesian, by its domain or its language. */
export function isIndonesian(snapshot: Snapshot): boolean {
  return /(?:^|\.)id$/.test(snapshot.site.registrable) || /^id\b/i.test(langOf(snapshot) ?? '')
}
