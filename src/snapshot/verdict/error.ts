/** Signs that a page is an error message or the default page of a server. */

import { anyOf, branches, pattern, phrases, wholeText } from '../../lexicon/pattern.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, type VerdictRule } from './rule.ts'
import { softError } from './soft-error.ts'

/** The default pages of servers and hosting firms have these titles and headings. */
const DEFAULT_PAGES = anyOf(
  [
    /welcome to (nginx|centos|openresty|caddy|apache|lighttpd)/,
    /apache2? (ubuntu|debian|centos|http server|fedora|red hat)[\w ]*(default|test) page/,
    ...[/test page for (the )?(apache|nginx|http server)/, 'http server test page', /^it works!?$/],
    ...[/^iis ?(windows|\d)/, /^index of \//, /^directory listing (for|of) \//],
    ...[/default web ?site page/, /web server'?s default page/, 'domain default page'],
    ...[/plesk (obsidian|onyx)/, /^hostinger.*default/, /cpanel.*default/],
    ...[/^success! your new web server is ready/, /this is the default (welcome|web|index) page/],
    ...[/your (new )?web server is ready/, /^you are all set to go!?$/, /^welcome to xampp/],
    ...[/^the install worked successfully!/, /^wordpress › (installation|setup configuration)/],
  ],
  'i',
)

/** Matches what hosting firms say of a site that is gone, in the title or the text. */
const GONE = anyOf(
  [
    /account (has been )?suspended/,
    pattern('')`
      this (account|site|website|store) (has been|is) (suspended|deactivated|disabled|closed(?! (on|
      for|at|from|to|during|every|between|until|over|in|by|as|and)\b))
    `,
    ...[/website (has )?expired/, /hosting (account )?(has )?(expired|suspended)/],
    "there isn't a github pages site here",
    ...phrases(`
      nosuchbucket, no such app, fastly error: unknown domain, deployment_not_found, site not found
      project not found`),
    ...[/(shop|store) is (currently )?unavailable/, "domain isn't connected to a website"],
    ...[/this site (isn't|is not) (available|published)/, /website not (found|available|published)/],
    ...[/domain (is )?not (configured|connected)/, /there('s| is) nothing here,? yet/],
    ...[/accessdenied\s?access denied/, /(dns resolution|origin dns) error/],
    ...phrases(`
      application error: a client-side exception
      an error occurred in the application and your page could not be served
      error establishing a database connection, there has been a critical error on this website
      bandwidth limit exceeded`),
    /server error in '\/' application/,
    /(fatal|parse) error: .{1,300} on line \d/,
    /warning: \w*connect\(\): /,
  ],
  'i',
)

/** Matches such messages in other languages, and messages of start pages that were left in place. */
const GONE_ELSEWHERE = new RegExp(
  branches([
    pattern('')`
      (diese|die) (website|webseite|seite|homepage|internetpräsenz|domain) (ist|
      wurde) (vorübergehend |derzeit |aktuell )?(gesperrt|deaktiviert|abgeschaltet)
    `,
    /(ce|cet|le|votre) (site|compte|hébergement)( web| internet)? (est|a été) (actuellement |temporairement )?(suspendu|désactivé)/,
    'compte suspendu',
    /(cuenta|página|web) suspendida/,
    /(este|el) (sitio|dominio)( web)? (está|ha sido|fue) (temporalmente )?(suspendido|desactivado|deshabilitado|bloqueado)/,
    /(questo|il) sito( web)? (è|è stato) (temporaneamente )?(sospeso|disattivato)/,
    'account sospeso',
    /(este|o) site (está|foi|encontra-se) (temporariamente )?(suspenso|desativado|bloqueado)/,
    'conta suspensa',
    /(deze|de) (website|site|webpagina) is (tijdelijk |momenteel )?(geblokkeerd|opgeschort|uitgeschakeld)/,
    /(strona|konto|serwis|usługa|hosting) (został[aoy]? )?(tymczasowo )?(zawieszon|zablokowan|wyłączon)\p{L}+/u,
    /(сайт|аккаунт|хостинг|домен) (временно )?(заблокирован|приостановлен|отключ[её]н|не обслуживается)/,
    'домен не прилинкован',
    'домен не привязан',
    /(网站|站点|网页)(已被|已|暂时|被)(暂停|关闭|停用|无法访问)/,
    /(未|没有)(完成|进行)?备案/,
    /このサイトは(現在)?(停止|凍結)され/,
    /welcome to wordpress\. this is your first post/,
    'web station has been enabled',
  ]),
  'iu',
)

const BARE_LINES = [
  ...[/cannot (get|head) \/\S{0,40}/, 'default backend - 404', 'no healthy upstream'],
  ...[/upstream (connect|request) (error|timeout)\b.{0,200}/, 'invalid host header'],
  /no server is available to handle this request\.?/,
  ...phrases('fault filter abort, bad gateway, gateway timeout, service unavailable, not found, forbidden'),
]

/** Proxies and frameworks answer with these lines instead of a page. */
const BARE = wholeText(BARE_LINES, 'i')

export const ERROR_PAGE: readonly VerdictRule[] = [
  // A status from 300 to 399 is a redirect that leads nowhere.
  { id: 'status', sign: ({ status }) => (status >= 300 ? `status ${status}` : undefined) },
  { id: 'default-page', sign: (page) => quoteHeadline(DEFAULT_PAGES, page, 4000, 20) },
  {
    id: 'gone',
    sign: (page) =>
      quoteHeadline(GONE, page, 1500, 15) ??
      (isShort(page, 1500, 15)
        ? (quote(GONE, page.text) ?? quote(GONE_ELSEWHERE, `${page.title} ${page.text}`))
        : undefined),
  },
  { id: 'bare-line', sign: ({ text }) => quote(BARE, text) },
  { id: 'soft-error', sign: softError },
]

/** Searches the title, or the heading when there is only one. */
function quoteHeadline(
  pattern: RegExp,
  page: PageFacts,
  maxChars: number,
  maxLinks: number,
): string | undefined {
  if (!isShort(page, maxChars, maxLinks)) return undefined
  return (
    quote(pattern, page.title) ??
    (page.title === '' || page.headings.length === 1 ? quote(pattern, page.headings[0] ?? '') : undefined)
  )
}
