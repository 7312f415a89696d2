import { MAILBOXES as WORDS } from '../../data/languages/mailboxes.ts'
import { OTHERS_MAIL } from '../../data/vendors/others-mail.ts'
import { isOf } from '../../formats/psl.ts'
import { lettersOf } from '../../formats/text/affinity.ts'
import {
  decodeCfEmail,
  disguisedEmailsIn,
  emailsIn,
  isMailHost,
  readEmail,
} from '../../formats/text/email.ts'
import { decoded } from '../../formats/url.ts'
import { type Domains, isWithin } from '../../lexicon/hosts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { FREE_MAIL } from '../../lexicon/mail-hosts.ts'
import { wholeText } from '../../lexicon/pattern.ts'
import { PLATFORM_DOMAINS } from '../../lexicon/platforms.ts'
import type { Evidence } from '../../model/finding.ts'
import { select, selectorOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { FOLDED_STRENGTH, linesOf, MAX_PLACES } from './lines.ts'
import { cardTexts, statedTexts } from './stated.ts'

/** Where e-mail addresses are found, strongest first. The weights were set by hand on contact pages. */
export const EMAIL_RULES: readonly Rule<string>[] = [
  { id: 'structured-email', weight: 0.95, read: fromStructured },
  { id: 'card-email', weight: 0.9, read: fromCards },
  { id: 'mailto-link', weight: 0.88, read: fromLinks },
  { id: 'protected-email', weight: 0.85, read: fromProtected },
  { id: 'text', weight: 0.75, read: fromText },
  { id: 'disguised-text', weight: 0.65, read: fromDisguised },
]

function* fromStructured(snapshot: Snapshot): Generator<Match<string>> {
  for (const { text, syntax, where, ownership } of statedTexts(snapshot, 'email'))
    yield* match(snapshot, text.replace(/^mailto:/i, ''), evidence(syntax, where, text), ownership)
}

function* fromCards(snapshot: Snapshot): Generator<Match<string>> {
  for (const { text, where } of cardTexts(snapshot, 'email', 'u-email'))
    yield* match(snapshot, text, evidence('hcard', where, text))
}

function* fromLinks(snapshot: Snapshot): Generator<Match<string>> {
  for (const element of select(snapshot, 'a[href], area[href]')) {
    const target = element.attribs.href?.trim().match(/^mailto:\s*([^?]*)/i)?.[1]
    if (!target) continue
    for (const text of decoded(target).split(/[,;]/)) {
      const bare = text.match(/<([^>]+)>/)?.[1] ?? text
      const written = readEmail(bare) ? bare : (disguisedEmailsIn(bare)[0]?.email ?? bare)
      yield* match(snapshot, written, evidence('link', selectorOf(element), `mailto:${target}`))
    }
  }
}

function* fromProtected(snapshot: Snapshot): Generator<Match<string>> {
  for (const element of select(snapshot, '[data-cfemail], a[href]')) {
    const hex =
      element.attribs['data-cfemail'] ??
      element.attribs.href?.match(/\/cdn-cgi\/l\/email-protection#([\da-f]+)/i)?.[1]
    const email = hex && decodeCfEmail(hex)?.split('?')[0]
    if (email) yield* match(snapshot, email, evidence('link', selectorOf(element), `${email} (data-cfemail)`))
  }
}

function* fromText(snapshot: Snapshot): Generator<Match<string>> {
  let seen = 0
  for (const { text, element, folded } of linesOf(snapshot)) {
    for (const email of emailsIn(text)) {
      if (++seen > MAX_PLACES) return
      yield* match(snapshot, email, evidence('text', selectorOf(element), text), folded ? FOLDED_STRENGTH : 1)
    }
  }
}

function* fromDisguised(snapshot: Snapshot): Generator<Match<string>> {
  for (const { text, element } of linesOf(snapshot)) {
    for (const { email, written } of disguisedEmailsIn(text))
      yield* match(snapshot, email, evidence('text', selectorOf(element), written))
  }
}

function* match(snapshot: Snapshot, text: string, where: Evidence, ownership = 1): Generator<Match<string>> {
  const email = readEmail(text)
  if (!email) return
  const [mailbox = '', host = ''] = email.split('@')
  const strength = ownership * hostOwnership(snapshot, host) * mailboxStrength(mailbox)
  const rejected = rejection(snapshot, mailbox, host)
  yield { value: email, evidence: where, strength, ...(rejected && { rejected }) }
}

function rejection(snapshot: Snapshot, mailbox: string, host: string): string | undefined {
  if (NOBODY.test(mailbox)) return 'is a mailbox that nobody reads'
  if (/^[\da-f]{16,}$/.test(mailbox)) return 'is an identifier of a tool'
  if (isOf(snapshot.site, host)) return undefined
  if (!isMailHost(host)) return 'has no known domain suffix'
  if (isWithin(host, NOT_OURS)) return 'is an address of an example or a tool'
  return undefined
}

/**
 * Likelihood that a mail domain belongs to the site: its own, then one that contains its name, then a free
 * provider (for firms without mail of their own), then any other. Set by hand.
 */
function hostOwnership(snapshot: Snapshot, host: string): number {
  if (isOf(snapshot.site, host)) return 1
  const label = lettersOf(snapshot.site.label)
  if (label.length > 3 && lettersOf(host).includes(label)) return 0.9
  return isWithin(host, FREE_MAIL) ? 0.8 : 0.6
}

/** Likelihood that a mailbox is for the public, by its name. */
export function mailboxStrength(mailbox: string): number {
  const known =
    MAILBOXES.find(({ words }) => words.has(mailbox)) ??
    MAILBOXES.find(({ words }) => words.has(mailbox.split(/[._-]/)[0] ?? ''))
  return known?.strength ?? (/^[a-z]+[._][a-z]+$/.test(mailbox) ? PERSON_MAILBOX : OTHER_MAILBOX)
}

type Purpose = keyof (typeof WORDS)[string]

const named = (purpose: Purpose): ReadonlySet<string> =>
  new Set(inAllLanguages(WORDS, (words) => words[purpose]))

/** Names of mailboxes by purpose, best first. */
const MAILBOXES: readonly { readonly strength: number; readonly words: ReadonlySet<string> }[] = [
  { strength: 1, words: named('everybody') },
  { strength: 0.95, words: named('customers') },
  { strength: 0.75, words: named('special') },
  { strength: 0.6, words: named('administration') },
]

/** Strength of any other mailbox, and of a mailbox that looks like a person's name: `jane.doe@`. */
const OTHER_MAILBOX = 0.9
const PERSON_MAILBOX = 0.8

/** Mailboxes that nobody reads, such as `noreply`, and placeholders of templates. */
const NOBODY = wholeText(inAllLanguages(WORDS, 'nobody'), '')

/** Domains of examples, of templates, and of tools whose addresses appear in the pages of their customers. */
const NOT_OURS: Domains = new Set([...PLATFORM_DOMAINS, ...OTHERS_MAIL])
