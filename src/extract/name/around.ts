import { AROUND_NAMES } from '../../data/languages/around-names.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { HOME, OFFICIAL } from '../../lexicon/page-names/index.ts'
import { pattern } from '../../lexicon/pattern.ts'

/**
 * Words around a name in alternative texts, links and titles: "Acme logo white", "Go to Acme homepage",
 * "Welcome to Acme". Many of them may also be part of a name ("Zara Home", "Visit Denver"), so they stay in a
 * declared name.
 */
const TO_THE_PAGE = [
  ...inAllLanguages(AROUND_NAMES, 'before'),
  /(?:the\s+)?(?:site\s+|company\s+|brand\s+|header\s+|footer\s+)?logo(?:\s+(?:of|for|de|der|von))?\s*[:\-–]?\s+/,
]
const HOME_FIRST = inAllLanguages(AROUND_NAMES, 'homeFirst')
export const LABEL_PREFIX = pattern('i')`^(?:${TO_THE_PAGE}|(?:home|${HOME_FIRST})\s*[:：\-－–_|]\s*)`

/** Words around the name of a site in its title, as in "Welcome to the Acme project". */
export const CALLED_A_SITE = /^(?:welcome to )?the (.+) (?:project|web ?site|site|home ?page)$/i

/**
 * Names of sections behind the name of the brand. Some are also part of names, so they are removed only where
 * what remains is spelled by the domain.
 */
const SECTIONS = inAllLanguages(AROUND_NAMES, 'sections')
export const SECTION_SUFFIX = pattern('i')`[\s\-–|:,_]+(?:${SECTIONS})$`

/** Words in file names by which variants of a logo are distinguished. */
const VARIANT = 'white|black|dark|light|colou?r|svg|png'
const PICTURED = inAllLanguages(AROUND_NAMES, 'pictured')
const LOGOS = inAllLanguages(AROUND_NAMES, 'logos')
export const LABEL_SUFFIX = pattern('i')`
  (?:[\s\-–|:,_]+(?:(?:${PICTURED}|${VARIANT})\s+)*(?:${LOGOS}|${HOME}|
  ${OFFICIAL})(?:[\s\-–_]+(?:${VARIANT}|image|img|link|desktop|mobile|\d+))*)$
`

/** Words that are never part of a name, not even of a declared one. */
const CERTAINLY_OFFICIAL = OFFICIAL.filter((name) => name !== 'official' && name !== '公式')
export const PAGE_SUFFIX = pattern('i')`[\s\-–|:,_]+(?:${CERTAINLY_OFFICIAL}|首页|首頁)$`
export const PAGE_PREFIX = pattern('')`^(?:${HOME_FIRST})\s*[:：\-－–_|]\s*`

/**
 * Words that documentation adds to the name of its product: "Flask Documentation (3.1.x)", "Python 3.14.3
 * documentation".
 */
export const MANUAL_SUFFIX =
  /[\s\-–|:,]+(?:v?\d+(?:\.[\dx]+)+\s+)?documentation(?:\s*[([]?v?\d+(?:\.[\dx]+)*[)\]]?)?$/i

export const LEGAL_FORM = pattern('iu')`[,\s]+(?:${inAllLanguages(AROUND_NAMES, 'formsBehind')})\.?$`

/** Legal forms that follow a name without a space, in scripts that have none. */
export const LEGAL_FORM_ATTACHED = pattern('u')`
  (?<=\S{2})(?:${inAllLanguages(AROUND_NAMES, 'formsAttached')})$
`

/**
 * The Italian legal form, which is also a word: it is the form after a comma or when written `SpA`, and
 * otherwise part of a name such as `Serenity Spa`.
 */
export const LEGAL_SPA = /(?:,\s*(?:spa|Spa|SPA)|\s+SpA)\.?$/

export const LEGAL_FORM_BEFORE = pattern('u')`
  ^(?:${inAllLanguages(AROUND_NAMES, 'formsBefore')})\s*(?=\S{2})
`

/** Indonesian legal forms. On other sites they are part of the name: `PT Solutions`, `CV Library`. */
export const INDONESIAN_FORM_BEFORE = /^(?:PT|CV)\.?\s+(?=\S{2})/
