import { MAILBOXES as WORDS } from '../../data/languages/mailboxes.ts'
import { OTHERS_MAIL } from '../../data/vendors/others-mail.ts'
import type { Domains } from '../../lexicon/hosts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { wholeText } from '../../lexicon/pattern.ts'
import { PLATFORM_DOMAINS } from '../../lexicon/platforms.ts'

type Purpose = keyof (typeof WORDS)[string]

const named = (purpose: Purpose): ReadonlySet<string> =>
  new Set(inAllLanguages(WORDS, (words) => words[purpose]))

/** Names of mailboxes by purpose, best first. */
export const MAILBOXES: readonly { readonly strength: number; readonly words: ReadonlySet<string> }[] = [
  { strength: 1, words: named('everybody') },
  { strength: 0.95, words: named('customers') },
  { strength: 0.75, words: named('special') },
  { strength: 0.6, words: named('administration') },
]

/** Strength of any other mailbox, and of a mailbox that looks like a person's name: `jane.doe@`. */
export const OTHER_MAILBOX = 0.9
export const PERSON_MAILBOX = 0.8

/** Mailboxes that nobody reads, such as `noreply`, and placeholders of templates. */
export const NOBODY = wholeText(inAllLanguages(WORDS, 'nobody'), '')

/** Domains of examples, of templates, and of tools whose addresses appear in the pages of their customers. */
export const NOT_OURS: Domains = new Set([...PLATFORM_DOMAINS, ...OTHERS_MAIL])
