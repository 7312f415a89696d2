import { CONSENT_FIRMS } from '../../data/vendors/consent-firms.ts'
import { CONSENT_LAYERS } from '../../data/vendors/consent-layers.ts'
import { branches, pattern, words } from '../pattern.ts'

/** Prefixes of classes, ids and custom properties of consent layers. */
export const CONSENT_PREFIXES = CONSENT_FIRMS.flatMap(({ prefixes }) => prefixes)

/** Words that mean consent when they are whole words of a name: `cookie-bar`. */
export const CONSENT_NAME_WORDS = words('cookie cookies consent gdpr')

/** Words for a notice in names with `cookie`: `cookie-bar`, `cookieConsentBanner`. */
const PARTS = words('notice notification banner bar popup modal dialog layer overlay message')

/**
 * Matches names of classes and ids that have to do with consent, by general words and by names of vendors.
 */
export const CONSENT_NAMES = pattern(
  'i',
)`(?:^|[\W_])(?:${CONSENT_PREFIXES}|(?:cookies?|consent|gdpr)(?:[-_]?(?:law|info|consent|policy|${PARTS}))*(?:[\W_]|$))`

/**
 * Ids and classes that are a layer's by themselves, as the selectors `#id` and `.class` have them; lower
 * case.
 */
const LAYER_NAMES: ReadonlySet<string> = new Set(
  [...CONSENT_FIRMS, ...CONSENT_LAYERS]
    .flatMap(({ layers }) => layers.split(', '))
    .filter((selector) => /^[.#][\w-]+$/.test(selector))
    .map((selector) => selector.slice(1).toLowerCase()),
)

const NOTICE = new RegExp(
  `^(?!(?:has|no|with|without)[-_])\\S*(?:cookies?|consent|gdpr)(?:[-_]*(?:law|info|consent|policy)){0,3}[-_]*(?:${branches(PARTS)})$`,
  'i',
)
const ALONE = /^(?:cookie[-_]?(?:consent|law)|cc-window|klaro|sp_message_container\S*)$/i

/** Names in programs are not longer than this. */
const MAX_NAME_CHARS = 100

/** Whether a single class or id is that of a notice about cookies, and of nothing else. */
export function isConsentLayerName(name: string): boolean {
  if (name.length > MAX_NAME_CHARS) return false
  return LAYER_NAMES.has(name.toLowerCase()) || NOTICE.test(name) || ALONE.test(name)
}
