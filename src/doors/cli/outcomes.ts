import type { ErrorCode } from '../../model/errors.ts'
import { noun } from '../../model/noun.ts'
import type { PageClass } from '../../model/site.ts'
import type { DeadLetters, Outcome } from '../../model/stored.ts'
import { beside, wrapped } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

/** Advice for the user about domains without a brand, by the page class or the error code of the result. */
const ADVICE: Readonly<Record<Exclude<PageClass, 'brand'> | ErrorCode, string>> = {
  blocked: 'The site turns automatic visitors away: --proxies FILE asks from other addresses.',
  login_wall: 'Only a sign-in page is public: list the site of the brand itself.',
  parked: 'The domain is for sale or unused: list the one that the brand uses now.',
  empty: 'The page is empty, or a file: list the domain that the brand uses now.',
  under_construction: 'The site is not ready yet: run the list again another day.',
  error_page: 'The site answers with an error: run the list again another day.',
  redirected: 'The domain leads to another organisation: list that one if it is meant.',
  invalid_input: 'The request was not valid: the message in the export says why.',
  not_found: 'There is no such site: see whether the name is spelt right.',
  unsupported_type: 'The file is of a type that is not read: the message in the export names a remedy.',
  free_email: 'The address is at a host where everybody can have one: list the domain of the company.',
  forbidden_target: 'The name leads to an address that is not public; only --hosts can allow that.',
  unreachable: 'The site did not answer: the same command tries again.',
  crashed: 'The browser, or blazon itself, ended on the page: --producer cascade reads it without a browser.',
  too_large: 'The page exceeds a limit: the message in the export names it.',
  timeout: 'The site took too long: the same command tries again; a lower --concurrency may help.',
  cancelled: 'The work was ended: the same command goes on.',
  storage: 'The database or a file could not be used: the message in the export says why.',
  unavailable: 'This machine lacked something: the message in the export says what.',
  internal: 'This is a fault of blazon: BLAZON_DEBUG=1 blazon DOMAIN shows it, please report it.',
}

/**
 * Lists how the domains without a brand ended: a line for each class or code, with the number of domains and
 * the advice. Empty when every domain has its brand.
 */
export function outcomesText(outcomes: readonly Outcome[], painter: Painter): string {
  return outcomes
    .filter(({ state }) => state !== 'ok')
    .map((outcome) => {
      const count = outcome.domains.toLocaleString('en-US').padStart(9)
      const kind = `${outcome.state}: ${outcome.reason}`.padEnd(27)
      return `${beside(`${count} ${painter.yellow(kind)} `, safe(adviceFor(outcome)), painter.columns)}\n`
    })
    .join('')
}

/** Names the domains whose attempts all failed. Empty when there are none. */
export function deadLettersText({ count, domains }: DeadLetters, columns: number): string {
  if (count === 0) return ''
  const [are, more] = [noun(count, 'domain has', 'domains have'), count - domains.length]
  const rest = more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''
  const text = `${count.toLocaleString('en-US')} ${are} failed at each attempt: ${domains.join(', ')}${rest}. "blazon export --state failed,refused" has the reasons.`
  return `${wrapped(safe(text), columns)}\n`
}

/** The possible reasons, for when the actual reason is no longer known. */
const WHY_UNRENDERED =
  'There was none, it did not finish, or --producer cascade was asked for: "blazon install-browser" gets one, BLAZON_NO_BROWSER must not be set, BLAZON_DEBUG=1 tells more.'

/** Says how many pages were read without the browser that they need, and why. Empty when there are none. */
export function unrenderedText(unrendered: number, why = WHY_UNRENDERED): string {
  const [pages, them] = [noun(unrendered, 'page is', 'pages are'), noun(unrendered, 'it', 'them')]
  return unrendered === 0
    ? ''
    : `${unrendered.toLocaleString('en-US')} ${pages} built by scripts, and no browser showed ${them}: only what stands there without scripts was read. ${why} Another run of the list reads ${them} again.`
}

/**
 * Returns the advice for an outcome. When this machine lacked something, the advice is the message of the
 * outcome, because the message names what was missing.
 */
function adviceFor({ reason, message }: Outcome): string {
  const advice = Object.entries(ADVICE).find(([name]) => name === reason)?.[1] ?? ''
  return reason === 'unavailable' && message !== null ? message : advice
}
