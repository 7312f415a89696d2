import { labelsOf } from '../../formats/affinity.ts'
import { bareHost } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Services that hold a site's key page under their own name. An address there needs a path or a subdomain of the customer's. */
export const HOSTED: Partial<Readonly<Record<LinkKind, RegExp>>> = {
  careers:
    /(?:^|\.)(?:greenhouse\.io|lever\.co|workable\.com|ashbyhq\.com|bamboohr\.com|smartrecruiters\.com|myworkdayjobs\.com|personio\.(?:com|de)|recruitee\.com|teamtailor\.com|breezy\.hr|jobvite\.com|icims\.com|join\.com|rippling-ats\.com|ats\.rippling\.com|pinpointhq\.com|applytojob\.com|jazz\.co|recruiterbox\.com|hire\.trakstar\.com|welcometothejungle\.com|factorialhr\.(?:com|es)|softgarden\.io|jobs\.personio\.de|paylocity\.com|ultipro\.com|taleo\.net|successfactors\.(?:com|eu)|eightfold\.ai|oraclecloud\.com|comeet\.(?:com|co)|freshteam\.com|zohorecruit\.com|hrmos\.co|herp\.careers|wantedly\.com|gupy\.io|solides\.jobs|traffit\.com|elevato\.net|jobylon\.com|varbi\.com|webcruiter\.no|easycruit\.com|linkedin\.com)$/,
  blog: /(?:^|\.)(?:medium\.com|substack\.com|hashnode\.dev|ghost\.io|wordpress\.com|blogspot\.com|tumblr\.com|note\.com|ameblo\.jp|dev\.to|prezly\.com|beehiiv\.com|hatenablog\.com|naver\.com|tistory\.com|brunch\.co\.kr)$/,
  terms:
    /(?:^|\.)(?:termly\.io|iubenda\.com|termsfeed\.com|getterms\.io|notion\.site|freeprivacypolicy\.com|shopify\.com)$/,
  privacy:
    /(?:^|\.)(?:termly\.io|iubenda\.com|termsfeed\.com|getterms\.io|notion\.site|freeprivacypolicy\.com|privacypolicies\.com|privacyportal\.onetrust\.com)$/,
  contact:
    /(?:^|\.)(?:typeform\.com|zendesk\.com|hsforms\.com|jotform\.com|forms\.gle|tayori\.com|formrun\.com|form\.run|channel\.io)$/,
  login:
    /(?:^|\.)(?:auth0\.com|okta\.com|onelogin\.com|b2clogin\.com|mindbodyonline\.com|memberful\.com|thinkific\.com|teachable\.com)$/,
  signup: /(?:^|\.)(?:mindbodyonline\.com|memberful\.com|mailchi\.mp|list-manage\.com|eventbrite\.[a-z.]+)$/,
}

/** Services whose own legal pages are linked from other firms' footers, as captchas, maps and builders ask. */
export const THIRD_PARTIES =
  /(?:^|\.)(?:google\.[a-z.]+|gstatic\.com|youtube\.com|hcaptcha\.com|cloudflare\.com|facebook\.com|twitter\.com|x\.com|instagram\.com|apple\.com|microsoft\.com|shopify\.com|wix\.com|squarespace\.com|wordpress\.(?:com|org)|automattic\.com|mailchimp\.com|intuit\.com|stripe\.com|paypal\.com|klarna\.com|openstreetmap\.org|mapbox\.com|substack\.com|onetrust\.com|cookiebot\.com|trustpilot\.com|godaddy\.com|zendesk\.com|intercom\.(?:com|io)|addtoany\.com|disqus\.com)$/

/** Those of them that have products and projects under other names, with the firm's legal pages. */
export const OWNERS =
  /(?:^|\.)(?:facebook\.com|apple\.com|microsoft\.com|automattic\.com|intuit\.com|paypal\.com|stripe\.com)$/

/** How surely an address is the site's: its own domain, one with its name, a service that holds such pages, or any other. */
export function tie(snapshot: Snapshot, url: string, kind: LinkKind): number {
  const host = bareHost(url)
  const { registrable, domain } = snapshot.site
  if (host === domain) return 1
  if (host === registrable || host.endsWith(`.${registrable}`)) return 0.95
  if (labelsOf(snapshot.site).some((label) => label.length > 3 && host.includes(label))) return 0.9
  if (HOSTED[kind]?.test(host)) return 0.9
  return 0.6
}
