import { CONSENT_FIRMS } from '../../data/vendors/consent-firms.ts'
import { CONSENT_LAYERS } from '../../data/vendors/consent-layers.ts'
import { branches, pattern, words } from '../pattern.ts'

/** Prefixes of classes, ids and custom properties of consent layers. */
export const CONSENT_PREFIXES = CONSENT_FIRMS.flatMap(({ prefixes }) => prefixes)

/** Words about consent when they are whole words of a name: `cookie-bar`. */
export const CONSENT_NAME_WORDS = words('cookie cookies consent gdpr')

/** Words for a notice in names with `cookie`: `cookie-bar`, `cookieConsentBanner`. */
const PARTS = words('notice notification banner bar popup modal dialog layer overlay message')

/** Matches class names and ids about consent, by general words and by names of vendors. */
export const CONSENT_NAMES = pattern(
  'i',
)`(?:^|[\W_])(?:${CONSENT_PREFIXES}|(?:cookies?|consent|gdpr)(?:[-_]?(?:law|info|consent|policy|${PARTS}))*(?:[\W_]|$))`

/** Ids and classes that only consent layers have, as the selectors `#id` and `.class`, in lower case. */
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

/** A longer name is not tested, because names in programs are shorter. */
const MAX_NAME_CHARS = 100

/** Whether only cookie notices have this class or id. */
export function isConsentLayerName(name: string): boolean {
  if (name.length > MAX_NAME_CHARS) return false
  return LAYER_NAMES.has(name.toLowerCase()) || NOTICE.test(name) || ALONE.test(name)
}
