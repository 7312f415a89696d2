import type { LinkKind } from '../model/values.ts'
import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'
import { domainsOf } from './social/index.ts'

/** Services below whose domains the customers of others sign in. */
export const IDENTITY_SERVICES: Domains = new Set(
  words(`
    okta.com okta-emea.com oktapreview.com onelogin.com auth0.com pingone.com b2clogin.com ciamlogin.com
    amazoncognito.com jumpcloud.com duosecurity.com`),
)

/**
 * Services that hold a site's key page under their own name. An address there needs a path or a subdomain of
 * the customer's. By hand, from where career, blog and legal pages of sites lead, 2026.
 */
export const HOSTED_PAGES: Partial<Readonly<Record<LinkKind, Domains>>> = {
  careers: new Set(
    words(`
      greenhouse.io lever.co workable.com ashbyhq.com bamboohr.com smartrecruiters.com myworkdayjobs.com personio.com
      personio.de recruitee.com teamtailor.com breezy.hr jobvite.com icims.com join.com rippling-ats.com ats.rippling.com
      pinpointhq.com applytojob.com jazz.co recruiterbox.com hire.trakstar.com welcometothejungle.com factorialhr.com
      factorialhr.es softgarden.io paylocity.com ultipro.com taleo.net successfactors.com successfactors.eu eightfold.ai
      oraclecloud.com comeet.com comeet.co freshteam.com zohorecruit.com hrmos.co herp.careers wantedly.com gupy.io
      solides.jobs traffit.com elevato.net jobylon.com varbi.com webcruiter.no easycruit.com linkedin.com`),
  ),
  blog: new Set(
    words(`
      medium.com substack.com hashnode.dev ghost.io wordpress.com blogspot.com tumblr.com note.com ameblo.jp dev.to
      prezly.com beehiiv.com hatenablog.com naver.com tistory.com brunch.co.kr`),
  ),
  terms: new Set(
    words('termly.io iubenda.com termsfeed.com getterms.io notion.site freeprivacypolicy.com shopify.com'),
  ),
  privacy: new Set(
    words(`
      termly.io iubenda.com termsfeed.com getterms.io notion.site freeprivacypolicy.com privacypolicies.com
      privacyportal.onetrust.com`),
  ),
  contact: new Set(
    words(`
      typeform.com zendesk.com hsforms.com jotform.com forms.gle tayori.com formrun.com form.run channel.io`),
  ),
  login: new Set([
    ...IDENTITY_SERVICES,
    ...words('mindbodyonline.com memberful.com thinkific.com teachable.com'),
  ]),
  signup: new Set(words('mindbodyonline.com memberful.com mailchi.mp list-manage.com eventbrite.*')),
}

/** Large firms whose products and projects under other names have the firm's legal pages. */
export const OWNERS: Domains = new Set(
  words('facebook.com apple.com microsoft.com automattic.com intuit.com paypal.com stripe.com'),
)

/**
 * Firms whose services are put into pages and whose legal pages notices beside them link: maps, videos,
 * captchas.
 */
export const EMBEDDED_FIRMS: readonly string[] = [
  ...words('google.* gstatic.com apple.com microsoft.com'),
  ...domainsOf('youtube', 'facebook', 'x', 'instagram'),
]
