/** Signs that a page shows nothing without signing in. */

import type { Element } from 'domhandler'
import { SIGNING_IN } from '../../data/languages/signing-in.ts'
import { IDENTITY_SERVICES } from '../../lexicon/hosted-pages.ts'
import { type Domains, isBelow } from '../../lexicon/hosts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { anyOf, pattern, words } from '../../lexicon/pattern.ts'
import { noun } from '../../model/noun.ts'
import { ancestors, foldSpace, select, textOf } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, quoteProminent, type VerdictRule } from './rule.ts'

const SIGN_IN = pattern('iu')`
  \b(${inAllLanguages(SIGNING_IN, 'signIn')})(?=$|[^\p{L}])|${inAllLanguages(SIGNING_IN, 'signInWithin')}
`

/** Words for creating an account. A site that offers that to everybody does not keep visitors out. */
const SIGN_UP = anyOf(inAllLanguages(SIGNING_IN, 'signUp'), 'iu')

const SIGN_IN_HOSTS: Domains = new Set(
  words(
    'accounts.google.com login.microsoftonline.com login.live.com signin.aws.amazon.com appleid.apple.com',
  ),
)

export const LOGIN_WALL: readonly VerdictRule[] = [
  {
    id: 'identity-host',
    sign: ({ host }) => (isSignInHost(host) ? `the visitor is sent to ${host}` : undefined),
  },
  {
    id: 'password-asked',
    sign: (page) => (asksForPassword(page) ? 'status 401 asks for a password' : undefined),
  },
  { id: 'password-only', sign: passwordOnly },
  { id: 'sign-in-only', sign: signInOnly },
  { id: 'provider-only', sign: providerOnly },
]

export function asksForPassword({ status, headers }: PageFacts): boolean {
  return status === 401 && headers['www-authenticate'] !== undefined
}

function isSignInHost(host: string): boolean {
  return SIGN_IN_HOSTS.has(host) || isBelow(host, IDENTITY_SERVICES)
}

/** Forms with these fields have another purpose: search, newsletter, contact. */
const OTHER_FIELDS =
  'textarea, input[type="search"], input[name="q"], input[name="s"], input[type="date"], input[type="number"]'

/** Finds a password field on a page without text, links or sections for a visitor who has no account. */
function passwordOnly(page: PageFacts): string | undefined {
  // A page with a heading of its own may have a small sign-in form in its header.
  const isOwn = page.headings.some((heading) => heading !== '' && !SIGN_IN.test(heading))
  const passwords = select(page.snapshot, 'input[type="password"]').filter(
    (field) => isShown(field) && !(isOwn && isInHead(field)) && !isOfNewAccount(field, page),
  )
  const isSilent = page.text === '' && !SIGN_IN.test(page.title)
  if (passwords.length === 0 || isSilent || !isShort(page, 450, 10) || hasContent(page)) return undefined
  return `a password field and ${page.text.length} ${noun(page.text.length, 'character')} of text`
}

/**
 * Returns whether a password field belongs to the form for a new account. The attribute alone is no proof:
 * sign-in forms use `new-password` as well, so that password managers do not fill them.
 */
function isOfNewAccount(field: Element, page: PageFacts): boolean {
  const form = [...ancestors(field)].find(({ name }) => name === 'form')
  const buttons = form ? buttonsOf(page, form) : []
  if ([page.title, ...page.headings, ...buttons].some((text) => SIGN_IN.test(text))) return false
  const { autocomplete = '', name = '', id = '' } = field.attribs
  const isNew = /new-password/i.test(autocomplete) || /new[-_]?pass(word)?/i.test(`${name} ${id}`)
  return isNew || buttons.some((text) => SIGN_UP.test(text))
}

function buttonsOf({ snapshot }: PageFacts, form: Element): string[] {
  return select(snapshot, 'button, input[type="submit"]', form).map((button) =>
    foldSpace(button.attribs.value ?? textOf(button)),
  )
}

function isInHead(field: Element): boolean {
  return [...ancestors(field)].some(({ name }) => name === 'header' || name === 'nav')
}

/** Returns whether a field is visible. Forums and shops have a hidden form that password managers fill. */
function isShown(field: Element): boolean {
  return ![field, ...ancestors(field)].some(
    ({ attribs }) => attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? ''),
  )
}

/** Finds the first step of a sign-in, which asks for the user name only. */
function signInOnly(page: PageFacts): string | undefined {
  const fields = select(
    page.snapshot,
    'form input[type="email"], form input[type="text"], form input[name*="user"]',
  ).length
  if (fields === 0 || fields > 2 || !isShort(page, 300, 8) || hasContent(page)) return undefined
  const said = quoteProminent(SIGN_IN, page, 0)
  return said && quote(SIGN_IN, page.text) && `a form to sign in, under ${said}`
}

const WITH_PROVIDER = pattern('i')`
  ^(${inAllLanguages(SIGNING_IN, 'verbs')}) (${inAllLanguages(SIGNING_IN, 'with')}) \S
`

/** Finds a page that has only the buttons of identity providers. */
function providerOnly(page: PageFacts): string | undefined {
  if (!isShort(page, 250, 6) || hasContent(page)) return undefined
  const [button] = select(page.snapshot, 'a, button')
    .map(textOf)
    .filter((text) => WITH_PROVIDER.test(text))
  const said = [page.title, ...page.headings].find(
    (text) => SIGN_IN.test(text) || /\bSSO\b|single sign-on/i.test(text),
  )
  return button && said && `"${said}" and "${button}"`
}

function hasContent(page: PageFacts): boolean {
  return (
    page.headings.length > 3 ||
    select(page.snapshot, OTHER_FIELDS).length > 0 ||
    select(page.snapshot, 'article, section').length > 3
  )
}
