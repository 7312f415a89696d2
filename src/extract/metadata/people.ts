/** Distinguishes the people who wrote a page from its site, which pages declare as author too. */

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

/** Factor for an author who is the site or an account, because a person whom visitors see comes first. */
const SITE_STRENGTH = 0.4

/** Accounts that exist when a system is installed. They were collected by hand in 2026. */
const ACCOUNT = wholeText(
  phrases('admin, administrator, webmaster, root, super user, superuser, wordpress, site admin'),
)

/** The authors of a source. Those that are the site or an account come after all persons. */
export const ofPeople =
  (read: Reader): Reader =>
  (snapshot) =>
    [...read(snapshot)].map((match) =>
      ACCOUNT.test(match.value) || isSite(snapshot, match.value)
        ? { ...match, strength: SITE_STRENGTH }
        : match,
    )

/** A page that names more people than this in one way lists them, or shows texts of visitors. */
const MAX_PEOPLE = 2

export const ofFew = (found: readonly Match<string>[]): readonly Match<string>[] =>
  new Set(found.map(({ value }) => value)).size > MAX_PEOPLE ? [] : found

const isSite = (snapshot: Snapshot, name: string): boolean => siteNamesOf(snapshot).has(lettersOf(name))

/** The names that the page declares for its site and its publisher, by their letters. */
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

/** Text of newspapers behind the two words of a name: `Jo Smith, Acme Post`, `Jo Smith for Acme Post`. */
const BEHIND_NAME = /^(\S+\s.{1,60}?)(?:,\s+|\s+[-–—/]\s+|\s+for\s+)(\S.{2,40})$/i
/** A text at least this close to the domain is the name of the site. */
const CLOSE = 0.85

/** Removes the name of the site behind the name of a person. */
function withoutSite(name: string, snapshot: Snapshot): string {
  const [, person = name, behind = ''] = BEHIND_NAME.exec(name) ?? []
  return behind && (isSite(snapshot, behind) || affinity(behind, snapshot.site) >= CLOSE) ? person : name
}

/** Offices of a person behind the name: `Jo Smith, Staff Writer`. They were collected by hand in 2026. */
const OFFICES = [
  ...words('writer reporter editor correspondent contributor columnist journalist'),
  ...[/redakteur(?:in)?/, /redactora?/],
]
const OFFICE = pattern('iu')`,\s+(?:[\p{L}-]+ ){0,2}(?:${OFFICES})$`

const withoutOffice = (name: string): string => name.replace(OFFICE, '')

/** An address beside a name, as feeds and newspapers write it: `jo@acme.example (Jo Smith)`. */
const MAIL_ADDRESS = /(?<!\S)[<(]?(?:mailto:)?[^\s<(]+@[^\s@]+\.[^\s@]+[>)]?/

/** Text behind this many characters is not a part of a name. */
const MAX_CHARS = 500

/**
 * Returns the name of a person: without addresses, without "by", without the site, and without what follows a
 * separator. A date, a number, a comment's "Jo says" and the name of a template's variable are not names of
 * persons.
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
