import { registrableOf } from '../../formats/psl.ts'
import type { DirectorySource } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Site } from '../../model/site.ts'
import { type MailKind, type MailRules, mailKindOf } from './mail-hosts.ts'
import { type Identified, shown } from './outcome.ts'

/** Lengths in bytes (RFC 5321). */
const MAX_ADDRESS_BYTES = 254
const MAX_LOCAL_BYTES = 64

export interface EmailQuery {
  readonly email: string
  /** The operator's additions to the lists of mail hosts. */
  readonly rules: MailRules
  /** Returns the site of a host. Throws `invalid_input` for a host that is not on the public internet. */
  readonly resolve: (host: string) => Pick<Site, 'domain' | 'registrable'>
}

/**
 * Finds the company of an address at its own domain. Rejects with `invalid_input` for an invalid address, and
 * with `free_email` for an address at a host of free, disposable or forwarded mailboxes.
 */
export async function findByEmail(
  directory: DirectorySource,
  { email, rules, resolve }: EmailQuery,
): Promise<Identified> {
  const host = hostOf(email)
  const { domain: name, registrable } = siteOf(email, host, resolve)
  const kind = await mailKindOf({ host: name, registrable }, rules)
  const company = await directory.companyOf(registrable)
  // The domain is a public suffix, below which anybody can register names, so it does not identify a company.
  if (!company && registrableOf(registrable) === undefined)
    refusalOf(email)(`the part behind the @ is not a domain, but an ending of domains`)
  const isListed = company?.listings.some(({ isActive }) => isActive) ?? false
  // A listed company does not offer disposable addresses, so the list of such hosts is wrong.
  if (kind && !(kind === 'disposable' && isListed && !rules.disposable.includes(registrable)))
    throw new BlazonError('free_email', `${shown(email)} tells no company: at ${name} ${WHY[kind]}.`)
  const isOld = company?.domains.some((one) => one.domain === registrable && one.role === 'old') ?? false
  const at = `${shown(email)} is an address at ${registrable}`
  const known = company ? `, which the directory has as ${company.name} (${company.source})` : ''
  return {
    state: 'found',
    domain: company && isOld ? company.domain : registrable,
    company,
    how: 'email',
    evidence: [`${at}${known}.`],
  }
}

const WHY: Record<MailKind, string> = {
  free: 'everybody can have an address',
  disposable: 'addresses are made to be thrown away',
  relay: 'addresses stand for the hidden address of somebody else',
}

/** Matches the part before the @: atoms (RFC 5322) in any script (RFC 6531), separated by dots. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const HOST = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Returns the host of an address, in lower case. Throws `invalid_input` for an invalid address. */
export function hostOf(email: string): string {
  const text = email.trim()
  const refuse = refusalOf(email)
  const [local = '', host = '', ...more] = text.split('@')
  if (!text.includes('@')) refuse('it has no @')
  if (more.length > 0) refuse('it has more than one @')
  if (local === '' || host === '') refuse('there is nothing on one side of the @')
  if (Buffer.byteLength(text) > MAX_ADDRESS_BYTES) refuse(`it is longer than ${MAX_ADDRESS_BYTES} bytes`)
  if (Buffer.byteLength(local) > MAX_LOCAL_BYTES)
    refuse(`the part before the @ is longer than ${MAX_LOCAL_BYTES} bytes`)
  if (!LOCAL.test(local)) refuse('the part before the @ has characters or dots that none has')
  if (host.startsWith('[')) refuse('it has an IP address instead of a domain')
  return HOST.test(host) ? host.toLowerCase() : refuse('the part behind the @ is not a domain')
}

function siteOf(email: string, host: string, resolve: EmailQuery['resolve']) {
  try {
    return resolve(host)
  } catch (thrown) {
    const reason = thrown instanceof BlazonError ? ` (${thrown.message.replace(/\.$/, '')})` : ''
    return refusalOf(email)(`the part behind the @ is not a domain${reason}`)
  }
}

function refusalOf(email: string) {
  return (why: string): never => {
    throw new BlazonError('invalid_input', `${shown(email)} is not an e-mail address: ${why}.`)
  }
}
