import { lettersOf } from '../../formats/affinity.ts'
import { decodeCfEmail, disguisedEmailsIn, emailsIn, isMailHost, readEmail } from '../../formats/email.ts'
import type { Evidence } from '../../model/finding.ts'
import { DEFAULTS } from '../../model/options.ts'
import { select, selectorOf } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import { FREE_MAIL, MAILBOXES, NOBODY, NOT_OURS, OTHER_MAILBOX, PERSON_MAILBOX } from './email-words.ts'
import { FOLDED_STRENGTH, linesOf } from './lines.ts'
import { cardTexts, statedTexts } from './stated.ts'

/** Where an e-mail address stands, strongest first. Weights set by hand on contact pages. */
export const EMAIL_RULES: readonly Rule<string>[] = [
  { id: 'structured-email', weight: 0.95, read: fromStructured },
  { id: 'card-email', weight: 0.9, read: fromCards },
  { id: 'mailto-link', weight: 0.88, read: fromLinks },
  { id: 'protected-email', weight: 0.85, read: fromProtected },
  { id: 'text', weight: 0.75, read: fromText },
  { id: 'disguised-text', weight: 0.65, read: fromDisguised },
]

function* fromStructured(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { text, syntax, where, tie } of statedTexts(snapshot, 'email'))
    yield* sighting(snapshot, text.replace(/^mailto:/i, ''), evidence(syntax, where, text), tie)
}

function* fromCards(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { text, where } of cardTexts(snapshot, 'email', 'u-email'))
    yield* sighting(snapshot, text, evidence('hcard', where, text))
}

function* fromLinks(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const element of select(snapshot, 'a[href], area[href]')) {
    const target = element.attribs.href?.trim().match(/^mailto:\s*([^?]*)/i)?.[1]
    if (!target) continue
    for (const text of decoded(target).split(/[,;]/)) {
      const bare = text.match(/<([^>]+)>/)?.[1] ?? text
      const written = readEmail(bare) ? bare : (disguisedEmailsIn(bare)[0]?.email ?? bare)
      yield* sighting(snapshot, written, evidence('link', selectorOf(element), `mailto:${target}`))
    }
  }
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    // A stray percent sign: the address is what stands there.
    return target
  }
}

function* fromProtected(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const element of select(snapshot, '[data-cfemail], a[href]')) {
    const hex =
      element.attribs['data-cfemail'] ??
      element.attribs.href?.match(/\/cdn-cgi\/l\/email-protection#([\da-f]+)/i)?.[1]
    const email = hex && decodeCfEmail(hex)?.split('?')[0]
    if (email)
      yield* sighting(snapshot, email, evidence('link', selectorOf(element), `${email} (data-cfemail)`))
  }
}

function* fromText(snapshot: Snapshot): Generator<Sighting<string>> {
  let seen = 0
  for (const { text, element, folded } of linesOf(snapshot)) {
    for (const email of emailsIn(text)) {
      if (++seen > DEFAULTS.contacts.maxPlaces) return
      yield* sighting(
        snapshot,
        email,
        evidence('text', selectorOf(element), text),
        folded ? FOLDED_STRENGTH : 1,
      )
    }
  }
}

function* fromDisguised(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { text, element } of linesOf(snapshot)) {
    for (const { email, written } of disguisedEmailsIn(text))
      yield* sighting(snapshot, email, evidence('text', selectorOf(element), written))
  }
}

function* sighting(snapshot: Snapshot, text: string, where: Evidence, tie = 1): Generator<Sighting<string>> {
  const email = readEmail(text)
  if (!email) return
  const [mailbox = '', host = ''] = email.split('@')
  const strength = tie * ownness(snapshot, host) * mailboxStrength(mailbox)
  const rejected = rejection(snapshot, mailbox, host)
  yield { value: email, evidence: where, strength, ...(rejected && { rejected }) }
}

function isOwn({ site }: Snapshot, host: string): boolean {
  return host === site.registrable || host.endsWith(`.${site.registrable}`)
}

function rejection(snapshot: Snapshot, mailbox: string, host: string): string | undefined {
  if (NOBODY.test(mailbox)) return 'is nobody’s mailbox'
  if (/^[\da-f]{16,}$/.test(mailbox)) return 'is a key of a tool'
  if (isOwn(snapshot, host)) return undefined
  if (!isMailHost(host)) return 'ends in no known suffix'
  if (NOT_OURS.test(host)) return 'is an address of an example or a tool'
  return undefined
}

/** How surely a domain is the site's: its own, one of its name, where firms without mail of their own have it, or any other. Set by hand. */
function ownness(snapshot: Snapshot, host: string): number {
  if (isOwn(snapshot, host)) return 1
  const label = lettersOf(snapshot.site.label)
  if (label.length > 3 && lettersOf(host).includes(label)) return 0.9
  return FREE_MAIL.test(host) ? 0.8 : 0.6
}

/** How surely a mailbox is for everybody, by its name. */
export function mailboxStrength(mailbox: string): number {
  const known =
    MAILBOXES.find(({ words }) => words.has(mailbox)) ??
    MAILBOXES.find(({ words }) => words.has(mailbox.split(/[._-]/)[0] ?? ''))
  return known?.strength ?? (/^[a-z]+[._][a-z]+$/.test(mailbox) ? PERSON_MAILBOX : OTHER_MAILBOX)
}
