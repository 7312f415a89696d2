import { AROUND_NAMES } from '../../data/languages/around-names.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { HOME, OFFICIAL } from '../../lexicon/page-names/index.ts'
import { pattern } from '../../lexicon/pattern.ts'

/**
 * Words around a name in alternative texts, links and titles: "Acme logo white", "Go to Acme homepage",
 * "Welcome to Acme". Names may contain them too ("Zara Home", "Visit Denver"), so they are not removed from
 * declared names.
 */
const TO_THE_PAGE = [
  ...inAllLanguages(AROUND_NAMES, 'before'),
  /(?:the\s+)?(?:site\s+|company\s+|brand\s+|header\s+|footer\s+)?logo(?:\s+(?:of|for|de|der|von))?\s*[:\-–]?\s+/,
]
const HOME_FIRST = inAllLanguages(AROUND_NAMES, 'homeFirst')
export const LABEL_PREFIX = pattern('i')`^(?:${TO_THE_PAGE}|(?:home|${HOME_FIRST})\s*[:：\-－–_|]\s*)`

/** Matches words around the name in a title: "Welcome to the Acme project". */
export const CALLED_A_SITE = /^(?:welcome to )?the (.+) (?:project|web ?site|site|home ?page)$/i

/**
 * Names of sections after the name of the brand. They are removed only where the rest is spelled like the
 * domain, because names may contain them too.
 */
const SECTIONS = inAllLanguages(AROUND_NAMES, 'sections')
export const SECTION_SUFFIX = pattern('i')`[\s\-–|:,_]+(?:${SECTIONS})$`

/** Words for variants of a logo in file names. */
const VARIANT = 'white|black|dark|light|colou?r|svg|png'
const PICTURED = inAllLanguages(AROUND_NAMES, 'pictured')
const LOGOS = inAllLanguages(AROUND_NAMES, 'logos')
export const LABEL_SUFFIX = pattern('i')`
  (?:[\s\-–|:,_]+(?:(?:${PICTURED}|${VARIANT})\s+)*(?:${LOGOS}|${HOME}|
  ${OFFICIAL})(?:[\s\-–_]+(?:${VARIANT}|image|img|link|desktop|mobile|\d+))*)$
`

/** Words with which sites call themselves official, which are part of no name. */
const CERTAINLY_OFFICIAL = OFFICIAL.filter((name) => name !== 'official' && name !== '公式')
export const PAGE_SUFFIX = pattern('i')`[\s\-–|:,_]+(?:${CERTAINLY_OFFICIAL}|首页|首頁)$`
export const PAGE_PREFIX = pattern('')`^(?:${HOME_FIRST})\s*[:：\-－–_|]\s*`

/** Matches words that documentation adds to its product's name: "Flask Documentation (3.1.x)". */
export const MANUAL_SUFFIX =
  /[\s\-–|:,]+(?:v?\d+(?:\.[\dx]+)+\s+)?documentation(?:\s*[([]?v?\d+(?:\.[\dx]+)*[)\]]?)?$/i

export const LEGAL_FORM = pattern('iu')`[,\s]+(?:${inAllLanguages(AROUND_NAMES, 'formsBehind')})\.?$`

/** Matches legal forms that follow a name without a space, in scripts without spaces. */
export const LEGAL_FORM_ATTACHED = pattern('u')`
  (?<=\S{2})(?:${inAllLanguages(AROUND_NAMES, 'formsAttached')})$
`

/** Matches the Italian legal form after a comma or as `SpA`; `Serenity Spa` is a name. */
export const LEGAL_SPA = /(?:,\s*(?:spa|Spa|SPA)|\s+SpA)\.?$/

export const LEGAL_FORM_BEFORE = pattern('u')`
  ^(?:${inAllLanguages(AROUND_NAMES, 'formsBefore')})\s*(?=\S{2})
`

/** Indonesian legal forms. Elsewhere they are part of the name: `PT Solutions`, `CV Library`. */
export const INDONESIAN_FORM_BEFORE = /^(?:PT|CV)\.?\s+(?=\S{2})/
