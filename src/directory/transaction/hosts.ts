import { BILLING_HOSTS } from '../../data/statements/billing-hosts.ts'
import { PAYMENT_SERVICES } from '../../data/statements/payment-services.ts'
import { SERVICE_PHONES } from '../../data/statements/service-phones.ts'
import { SHOP_SUFFIXES } from '../../data/statements/shop-suffixes.ts'
import { registrableOf } from '../../formats/psl.ts'
import { pattern } from '../../lexicon/pattern.ts'
import { cut, type Line } from './line.ts'

const BRAND_OF_HOST: ReadonlyMap<string, string> = new Map(BILLING_HOSTS)
const MERCHANT_OF_PHONE: ReadonlyMap<string, string> = new Map(
  SERVICE_PHONES.flatMap(({ domain, numbers }) => numbers.map((number) => [number, domain] as const)),
)
/** Hosts and telephone numbers of payment services, which do not identify a merchant. */
const NEUTRAL: ReadonlySet<string> = new Set(PAYMENT_SERVICES)

export interface NamedHost {
  /** The domain of the brand to which the host belongs: registrable, lower case. */
  readonly domain: string
  /** The host as the line has it. */
  readonly host: string
  /** True when the host was at the end of the line, so its own end may be cut off. */
  readonly isLast: boolean
}

export interface Contacts {
  readonly line: Line
  readonly hosts: readonly NamedHost[]
  /** Digits of numbers that are probably telephone numbers. */
  readonly phones: readonly string[]
}

/** Matches up to four labels and a suffix, with or without a path. */
const HOST = pattern('gi')`(?:HTTPS?:?/*)?((?:[A-Z0-9-]{1,40}\.){1,4}(?:${SHOP_SUFFIXES}))
  (?![A-Z0-9.-]|\.[A-Z])(?:/[^\s*]*)?`
const GLUED_SCHEME = /\bHTTPS?:?(?:\/\/)?(?:WWW\.?)?(?=[A-Z])/gi
const PHONE = /(?:\+|\b00)?\(?\b\d[\d().\s-]{5,16}\d\b/g

/** Removes hosts and telephone numbers. A host at the beginning is replaced by its label, which is a name. */
export function withoutContacts(line: Line): Contacts {
  const hosts: NamedHost[] = []
  const removed: string[] = []
  const unglued = line.text.replace(GLUED_SCHEME, ' ')
  const withoutHosts = unglued.replace(HOST, (whole: string, host: string, at: number) => {
    const named = namedHost(
      host.toLowerCase().replace(/^(www\.)+/, ''),
      at + whole.length >= unglued.length - 3,
    )
    if (!named) return whole
    hosts.push(named)
    removed.push(whole)
    const isEmail = unglued[at - 1] === '@'
    return at === 0 && !isEmail ? ` ${named.host.split('.')[0]} ` : ' '
  })
  const phones: string[] = []
  const text = withoutHosts.replace(PHONE, (written) => {
    const digits = nationalDigits(written)
    if (digits.length < 10 || digits.length > 13 || !isPhone(written, digits)) return written
    phones.push(digits)
    removed.push(written)
    return ' '
  })
  const left = text.trim() === '' ? (hosts[0]?.host.split('.')[0] ?? '') : text
  return { line: cut(line, 'contact', left, removed.join(' ')), hosts: hosts.filter(isTelling), phones }
}

const isTelling = ({ domain }: NamedHost) => !NEUTRAL.has(domain)

function namedHost(host: string, isLast: boolean): NamedHost | undefined {
  const registrable = registrableOf(host)
  if (registrable === undefined) return undefined
  const labels = host.split('.')
  const billed = labels.map((_, at) => BRAND_OF_HOST.get(labels.slice(at).join('.'))).find(Boolean)
  const [label = ''] = registrable.split('.')
  if (!billed && (label.length < 3 || /^\d+$/.test(label)) && !registrable.endsWith('.com')) return undefined
  return { domain: billed ?? registrable, host: registrable, isLast }
}

/** Returns the digits without the prefix of international calls and the code of North America. */
function nationalDigits(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/**
 * Returns whether digits are a telephone number: they have separators or a plus sign, or are in the table.
 * Ten digits without them may be a reference.
 */
function isPhone(written: string, digits: string): boolean {
  if (MERCHANT_OF_PHONE.has(digits) || NEUTRAL.has(digits) || /^\+/.test(written)) return true
  return /^\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/.test(written) && /\D/.test(written.slice(1, -1))
}

export function merchantOfPhone(digits: string): string | undefined {
  const national = nationalDigits(digits)
  const found = MERCHANT_OF_PHONE.get(national)
  if (found || national.length < 9) return found
  for (const [number, domain] of MERCHANT_OF_PHONE) if (number.endsWith(national)) return domain
  return undefined
}
