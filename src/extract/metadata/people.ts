/** Distinguishes people who wrote a page from the site itself, which many pages declare as the author. */

import { affinity, lettersOf } from '../../formats/text/affinity.ts'
import { DATE_LABELS } from '../../lexicon/date-labels.ts'
import { pattern, phrases, wholeText, words } from '../../lexicon/pattern.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import type { Match } from '../extractor.ts'
import { BY, NEXT_LABEL, nameInByline } from './bylines.ts'
import type { Reader } from './sources.ts'

/** Factor for an author that is the site or an account, so that a visible person comes first. */
const SITE_STRENGTH = 0.4

/** Accounts that exist after the installation of a system. Collected by hand in 2026. */
const ACCOUNT = wholeText(
  phrases('admin, administrator, webmaster, root, super user, superuser, wordpress, site admin'),
)

/** Lowers the strength of authors that are the site or an account, so that they come after all persons. */
export const ofPeople =
  (read: Reader): Reader =>
  (snapshot) =>
    [...read(snapshot)].map((match) =>
      ACCOUNT.test(match.value) || isSite(snapshot, match.value)
        ? { ...match, strength: SITE_STRENGTH }
        : match,
    )

/** If a page names more people in the same way, it lists them, or shows texts of visitors. */
const MAX_PEOPLE = 2

export const ofFew = (found: readonly Match<string>[]): readonly Match<string>[] =>
  new Set(found.map(({ value }) => value)).size > MAX_PEOPLE ? [] : found

const isSite = (snapshot: Snapshot, name: string): boolean => siteNamesOf(snapshot).has(lettersOf(name))

/** The declared names of the site and its publisher, as letters. */
const siteNamesOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const publishers = thingsOf(snapshot)
    .filter(({ property }) => property === 'publisher')
    .concat(siteOrganizationsOf(snapshot).map(({ thing }) => thing))
  const names = [
    metaContent(snapshot, 'og:site_name') ?? '',
    ...publishers.flatMap(({ item }) => textsOf(item, 'name')),
  ]
  return new Set(names.map(lettersOf).filter((name) => name !== ''))
})

/** Matches a newspaper after a name of two words: `Jo Smith, Acme Post`, `Jo Smith for Acme Post`. */
const BEHIND_NAME = /^(\S+\s.{1,60}?)(?:,\s+|\s+[-–—/]\s+|\s+for\s+)(\S.{2,40})$/i
/** A text with at least this affinity to the domain is the site's name. */
const CLOSE = 0.85

/** Removes the name of the site after a person's name. */
function withoutSite(name: string, snapshot: Snapshot): string {
  const [, person = name, behind = ''] = BEHIND_NAME.exec(name) ?? []
  return behind && (isSite(snapshot, behind) || affinity(behind, snapshot.site) >= CLOSE) ? person : name
}

/** Offices after a person's name: `Jo Smith, Staff Writer`. Collected by hand in 2026. */
const OFFICES = [
  ...words('writer reporter editor correspondent contributor columnist journalist'),
  ...[/redakteur(?:in)?/, /redactora?/],
]
const OFFICE = pattern('iu')`,\s+(?:[\p{L}-]+ ){0,2}(?:${OFFICES})$`

const withoutOffice = (name: string): string => name.replace(OFFICE, '')

/** Matches an address beside a name, as in feeds: `jo@acme.example (Jo Smith)`. */
const MAIL_ADDRESS = /(?<!\S)[<(]?(?:mailto:)?[^\s<(]+@[^\s@]+\.[^\s@]+[>)]?/

/** Text after this many characters is not read. */
const MAX_CHARS = 500

/**
 * Returns the name of a person without addresses, "by", the site, and text after a separator. Undefined for a
 * date, a number, a comment's "Jo says" and the variable of a template.
 */
export function toPerson(value: string, snapshot: Snapshot): string | undefined {
  if (/^(?:https?:|www\.|@|\[)|\bsays:?$|^\w+(?:\.\w+){2,}$|^\S+\.(?:txt|html?)$/i.test(value))
    return undefined
  const written = foldSpace(value.slice(0, MAX_CHARS).replace(MAIL_ADDRESS, '')).replace(/^\((.+)\)$/, '$1')
  const text = withoutOffice(withoutSite(written, snapshot))
  if (!/\p{L}/u.test(text)) return undefined
  if (!BY.test(text) && text.search(DATE_LABELS) === 0 && /\p{Nd}/u.test(text)) return nameInByline(text)
  const [labelled = ''] = BY.test(text) ? text.replace(BY, '').split(NEXT_LABEL) : [text]
  const name = labelled
    .split(/\s*[|•·\n]\s*|\s+(?:on|posted|updated|published)\s/i)[0]
    ?.replace(/[\s\-–—,:]+$/, '')
  if (!name || /\p{Nd}/u.test(name) || name === text) {
    const named = nameInByline(text)
    if (named) return named
  }
  return name && name.length <= 80 && !/\b(?:19|20)\d\d\b/.test(name) ? name : undefined
}
