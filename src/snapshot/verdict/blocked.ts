/** Signs that a page is a challenge or a refusal of a bot defence, and not the site. */

import { CHALLENGES as SAID } from '../../data/languages/challenges.ts'
import { CHALLENGES } from '../../data/vendors/challenges.ts'
import { beginning } from '../../formats/text/excerpt.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, pattern } from '../../lexicon/pattern.ts'
import { noun } from '../../model/noun.ts'
import { select } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { asksForPassword } from './login.ts'
import { isOfSite } from './of-a-site.ts'
import { isShort, partsOf, quote, type VerdictRule } from './rule.ts'

/**
 * Challenges and refusals have little text. Their vendors' scripts are also on pages that were let through.
 */
const short = (page: PageFacts): boolean => isShort(page, 1500, 15)

const VENDORS = CHALLENGES.map(({ name, header, selector, source, anyCase }) => ({
  name,
  selector,
  header: header && { name: header.name, value: anyOf([header.value], '') },
  source: source === undefined ? undefined : anyOf([source], anyCase ? 'i' : ''),
}))

/** Beginnings of titles that no organisation would give its page. */
const TITLES = pattern('i')`^(please )?(${inAllLanguages(SAID, 'titleBeginnings')})`

/**
 * Words that count only as a whole title, or together with the host alone. Beside other words they may belong
 * to a name, such as "Security Check: alarms in Leeds".
 */
const WHOLE_TITLES = pattern('iu')`^(${inAllLanguages(SAID, 'titles')})[\s.…!?。]*$`

/** The subject has to be the site or its content, because a shop may not deliver to a country. */
const REGIONS = [
  pattern('')`
    (this|our|the) (web ?)?(site|page|service|content) is (currently |
    unfortunately )?(not (available|accessible)|unavailable|blocked) (in|from|to) your (country|
    region|location|area)
  `,
  pattern('')`
    (?<!\b(some|certain|many|other|most)\b[^.!?]{0,40})\b(web ?site|site|page|content|(?<!(delivery|
    shipping|courier) )services?|app|application|platform|video|stream|resource|
    url)\b[^.!?]{0,40}(not|isn't|aren't|un)( currently| yet)? ?(available|accessible|
    supported) .{0,12}your (current )?(country|region|location|area)
  `,
]

const PHRASES = anyOf([...inAllLanguages(SAID, 'phrases'), ...REGIONS], 'iu')

const APOLOGIES = [/(we're |we are )?sorry[,!.:]? */, /oops[,!.:]? */, /unfortunately,? /]

/** Matches the message as a whole title or line, without a subject or with the site's name as subject. */
const NOT_IN_REGION = pattern('iu')`
  ^(${APOLOGIES})?((?<subject>[\p{L}\p{N}.-]+) (is|isn't) )?(currently |unfortunately |
  not |yet )*(un)?(available|accessible|supported) (yet )?(in|from|to|
  for) your (current )?(country|region|location|area)( yet)?[\s.!]*$
`
const NEGATED = /\b(not|isn't)\b|\bun(available|supported)/i

const WIDGETS =
  '.g-recaptcha, .h-captcha, .cf-turnstile, [data-sitekey], iframe[src*="recaptcha/api2"], iframe[src*="hcaptcha.com"], iframe[src*="challenges.cloudflare.com"]'

export const BLOCKED: readonly VerdictRule[] = [
  { id: 'vendor', sign: (page) => (short(page) ? vendorSign(page) : undefined) },
  {
    id: 'challenge-title',
    sign: (page) => (short(page) ? unlessSite(page, prefixed('the title', titleSign(page))) : undefined),
  },
  {
    id: 'region-line',
    sign: (page) => (isShort(page, 600, 8) ? prefixed('all that a line says', regionSign(page)) : undefined),
  },
  {
    id: 'challenge-phrase',
    sign: (page) =>
      isShort(page, 600, 8)
        ? unlessSite(page, prefixed('nearly all it says', quote(PHRASES, page.text)))
        : undefined,
  },
  { id: 'captcha-only', sign: captchaOnly },
  { id: 'status', sign: statusSign },
]

function vendorSign(page: PageFacts): string | undefined {
  for (const { name, header, selector, source } of VENDORS) {
    const value = header && page.headers[header.name]
    if (header && value !== undefined && header.value.test(value))
      return `${name}: header ${header.name}: ${beginning(value, 80)}`
    if (selector && select(page.snapshot, selector).length > 0)
      return `${name}: an element ${selector.split(',')[0]}`
    const seen = source && quote(source, page.source)
    if (seen) return `${name}: ${seen}`
  }
  return undefined
}

function titleSign(page: PageFacts): string | undefined {
  const own = partsOf(page.title).filter((part) => !part.toLowerCase().includes(page.host))
  return quote(TITLES, page.title) ?? (own.length === 1 ? quote(WHOLE_TITLES, own[0] ?? '') : undefined)
}

function regionSign(page: PageFacts): string | undefined {
  const { label, domain } = page.snapshot.site
  const line = [...partsOf(page.title), ...page.lines].find((text) => {
    const match = NOT_IN_REGION.exec(text)
    const subject = match?.groups?.subject?.toLowerCase()
    return match && NEGATED.test(text) && (subject === undefined || [label, domain].includes(subject))
  })
  return line && `"${beginning(line, 160)}"`
}

function captchaOnly(page: PageFacts): string | undefined {
  const hasFields =
    select(page.snapshot, 'input[type="email"], input[type="password"], input[type="search"], textarea')
      .length > 0
  if (!isShort(page, 400, 6) || hasFields || page.headings.length > 2) return undefined
  return select(page.snapshot, WIDGETS).length > 0 ? 'a captcha and little else' : undefined
}

/**
 * The statuses of a site that does not want this visitor. With 503 a site says that it cannot answer anybody
 * now; and with 401 that it wants a password, which it asks for in a header (RFC 9110, 15.5.2 and 15.6.4).
 */
const UNWANTED: readonly number[] = [401, 403, 429, 451]

function statusSign(page: PageFacts): string | undefined {
  const { status } = page
  if (!UNWANTED.includes(status) || asksForPassword(page) || !short(page)) return undefined
  return `status ${status} with ${page.text.length} ${noun(page.text.length, 'character')} of text`
}

/**
 * Returns the sign, unless the page belongs to a real site. A firm that sells such challenges, or has such a
 * name, uses the same words, but its page links to its products.
 */
const unlessSite = (page: PageFacts, sign: string | undefined): string | undefined =>
  sign !== undefined && isOfSite(page, 2) ? undefined : sign

function prefixed(what: string, quoted: string | undefined): string | undefined {
  return quoted && `${what}: ${quoted}`
}
