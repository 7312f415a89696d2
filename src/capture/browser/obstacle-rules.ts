/** The rules for consent layers, newsletter popups and age gates. Their words are in `src/lexicon/`. */

import { CONSENT_FIRMS } from '../../data/vendors/consent-firms.ts'
import { CONSENT_LAYERS } from '../../data/vendors/consent-layers.ts'
import { ACCEPT_LABELS, CLOSE_LABELS, REFUSE_LABELS, YES_LABELS } from '../../lexicon/obstacles/labels.ts'
import { AGE_WORDS, CONSENT_WORDS, NEWSLETTER_WORDS } from '../../lexicon/obstacles/words.ts'
import { branches } from '../../lexicon/pattern.ts'

/** How obstacles are recognised and removed. Words are in lower case. */
export interface ObstacleRules {
  readonly vendors: readonly VendorRule[]
  readonly kinds: readonly KindRule[]
}

/** A consent layer of a vendor whose product many sites use. */
export interface VendorRule {
  readonly name: string
  /** Selector of the elements that the vendor puts over the page, in the page itself or around its frame. */
  readonly layers: string
  /** Selector of buttons that refuse, best first. Null when the button is known only by its label. */
  readonly refuse: string | null
}

/** A kind of obstacle that sites build themselves. */
export interface KindRule {
  readonly name: 'consent' | 'newsletter' | 'age'
  /** Source of a pattern for its text. Upper and lower case are not distinguished. */
  readonly says: string
  /** Selector of elements that it must contain in addition. */
  readonly has?: string
  /** Labels of buttons that remove it, best first. */
  readonly press: readonly (readonly string[])[]
  /** Labels to use when nothing else of the page is visible. */
  readonly lastResort?: readonly string[]
  /**
   * When set, a layer over the page whose text matches `says` is of this kind if it has at most this many
   * characters and a single button, whatever the label of the button is.
   */
  readonly maxNoticeChars?: number
}

const VENDORS: readonly VendorRule[] = [...CONSENT_FIRMS, ...CONSENT_LAYERS].map(
  ({ name, layers, refuse }) => ({ name, layers, refuse: refuse ?? null }),
)

export const OBSTACLE_RULES: ObstacleRules = {
  vendors: VENDORS,
  kinds: [
    // Age gates come first, because they may mention cookies, and a consent layer does not ask for an age.
    { name: 'age', says: branches(AGE_WORDS), press: [YES_LABELS] },
    {
      name: 'consent',
      says: branches(CONSENT_WORDS),
      press: [REFUSE_LABELS, CLOSE_LABELS],
      lastResort: ACCEPT_LABELS,
      maxNoticeChars: 300,
    },
    {
      name: 'newsletter',
      says: branches(NEWSLETTER_WORDS),
      has: 'input[type="email"], input[name*="email" i], input[type="tel"], iframe',
      press: [CLOSE_LABELS],
    },
  ],
}

/** The kinds of obstacles that stay on a page: consent layers, or other popups. */
export interface KeptObstacles {
  readonly consent: boolean
  readonly popups: boolean
}

/** Returns the rules for the obstacles that are removed; undefined when none is. */
export function rulesWithout({ consent, popups }: KeptObstacles): ObstacleRules | undefined {
  if (consent && popups) return undefined
  const { vendors, kinds } = OBSTACLE_RULES
  const removed = kinds.filter(({ name }) => (name === 'consent' ? !consent : !popups))
  return { vendors: consent ? [] : vendors, kinds: removed }
}
