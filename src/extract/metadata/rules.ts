import { parseDate } from '../../formats/text/date.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { baseUrlOf, foldSpace, selectorOf } from '../../snapshot/dom.ts'
import { canonicalOf, langOf, linkTags, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import type { Thing } from '../../snapshot/structured/structured.ts'
import { headlineOf, paragraphsOf } from '../../snapshot/text.ts'
import { evidence } from '../extractor.ts'
import {
  authorElements,
  authorLinksIn,
  citedAuthors,
  labelledAuthors,
  markedAuthors,
  portraitsIn,
  signaturesIn,
} from './authors.ts'
import { bylinesIn } from './bylines.ts'
import { changes, labelledLines, linesBelow, microformats, texts, times } from './dates.ts'
import { declaredLogos, icons, isSquare, LARGE_ICON_SIDE, markedLogos } from './logos.ts'
import { ofFew, ofPeople, toPerson } from './people.ts'
import { lastInTitle, publisherInHeader, publisherInTitle, publisherName } from './publishers.ts'
import { dateOfElement, elements, inOrder, meta, one, pictures, stated } from './sources.ts'

/** Class names for the name of an author, with prefixes and suffixes that frameworks add. */
const AUTHOR_CLASSES = /author(?:__?name|name|-details|[-_]info)|(?:meta|post|entry|article|blog)-author/i

/** Selectors of microformats, phpBB, Drupal, FluxBB, XenForo, vBulletin, SMF and MyBB for a user's name. */
const USER_NAMES = `
  .p-author, .author .username, .author .username-coloured, .submitted .username, [class*="submitted"] [class*="name-uid"],
  .postleft dt > strong, .message-name .username, .bigusername, .poster > h4 > a, .author_information strong > span > a`

/** Whether a thing is an offer of a job or a home, which has its own property for its date. */
const isOffer = ({ types }: Thing): boolean =>
  types.some((type) => type === 'JobPosting' || type === 'RealEstateListing')

/** The sources of each field, strongest first. */
export const RULES = {
  title: inOrder({
    'og-title': meta('og:title'),
    headline: stated('headline'),
    'twitter-title': meta('twitter:title'),
    cited: meta('citation_title', 'dc.title', 'dcterms.title'),
    title: one('title', titleOf),
    h1: one('h1', headlineOf),
  }),
  description: inOrder({
    'og-description': meta('og:description'),
    'meta-description': meta('description'),
    'twitter-description': meta('twitter:description'),
    structured: stated('description'),
    'further-description': meta('dc.description', 'dcterms.description', 'sailthru.description'),
    paragraph: (snapshot) =>
      paragraphsOf(snapshot)
        .filter(({ text }) => text.length > 60)
        .slice(0, 1)
        .map(({ element, text }) => ({ value: text, evidence: evidence('text', selectorOf(element), text) })),
  }),
  image: inOrder({
    'og-image': meta('og:image:secure_url', 'og:image:url', 'og:image'),
    'twitter-image': meta('twitter:image', 'twitter:image:src'),
    structured: stated('image', ['url', 'contentUrl', '@id']),
    thumbnail: stated('thumbnailUrl'),
    'link-image': (snapshot) =>
      linkTags(snapshot, 'image_src').map(({ url }) => ({
        value: url,
        evidence: evidence('link', 'image_src', url),
      })),
    'first-image': pictures('article', 'main', '[role=main]'),
    'any-image': pictures('body'),
  }),
  logo: inOrder({
    'og-logo': meta('og:logo'),
    marked: markedLogos,
    'square-logo': (snapshot) => declaredLogos(snapshot, isSquare),
    'large-icon': (snapshot) => icons(snapshot, LARGE_ICON_SIDE),
    'declared-logo': (snapshot) => declaredLogos(snapshot),
    icon: (snapshot) => icons(snapshot),
    'default-icon': one('url', (snapshot) => absoluteUrl('/favicon.ico', snapshot.url)),
  }),
  publisher: inOrder({
    publisher: stated('publisher'),
    'any-publisher': stated('name', undefined, ({ property }) => property === 'publisher'),
    'og-site-name': meta('og:site_name'),
    website: (snapshot) =>
      websitesOf(snapshot).flatMap(({ item, syntax, where }) =>
        textsOf(item, 'name').map((value) => ({ value, evidence: evidence(syntax, `${where}.name`, value) })),
      ),
    organization: (snapshot) =>
      siteOrganizationsOf(snapshot).flatMap(({ thing }) =>
        textsOf(thing.item, 'name').map((value) => ({
          value,
          evidence: evidence(thing.syntax, `${thing.where}.name`, value),
        })),
      ),
    'application-name': meta(
      'application-name',
      'publisher',
      'dc.publisher',
      'dcterms.publisher',
      'al:ios:app_name',
      'al:android:app_name',
      'apple-mobile-web-app-title',
      'twitter:app:name:iphone',
      'twitter:app:name:googleplay',
    ),
    'close-in-title': publisherInTitle,
    header: publisherInHeader,
    employer: stated('hiringOrganization', undefined, isOffer),
    title: lastInTitle,
  }),
  author: inOrder({
    structured: ofPeople(stated('author')),
    labelled: ofPeople(labelledAuthors),
    'meta-author': ofPeople(
      meta(
        'author',
        'article:author',
        'og:article:author',
        'parsely-author',
        'sailthru.author',
        'byl',
        'cxenseparse:author',
        'article.author',
      ),
    ),
    cited: ofPeople(citedAuthors),
    creator: ofPeople(stated('creator')),
    artist: stated('byArtist'),
    itemprop: markedAuthors,
    'user-name': authorElements(USER_NAMES),
    byline: authorElements(
      '.byline a, .author a, .author-name, .byline, .author, [class*="byline"] a, [class*="author-name"]',
    ),
    'near-headline': (snapshot) => ofFew(bylinesIn(snapshot)),
    'linked-near-headline': authorLinksIn,
    portrait: portraitsIn,
    'author-class': authorElements('[class*="uthor"]', AUTHOR_CLASSES),
    signature: signaturesIn,
  }),
  date: inOrder({
    published: stated('datePublished'),
    posted: stated('datePosted', undefined, isOffer),
    'meta-published': meta(
      'article:published_time',
      'og:published_time',
      'og:article:published_time',
      'og:pubdate',
      'bt:pubdate',
      'datepublished',
      'date',
      'pubdate',
      'publishdate',
      'publish-date',
      'publish_date',
      'pub_date',
      'pdate',
      'date_published',
      'date-published',
      'published_at',
      'publicationdate',
      'publication-date',
      'originalpublicationdate',
      'article_date_original',
      'article.created',
      'article:created',
      'parsely-pub-date',
      'sailthru.date',
      'dc.date',
      'dc.date.issued',
      'dc.date.created',
      'dcterms.issued',
      'dcterms.date',
      'dcterms.created',
      'cxenseparse:recs:publishtime',
      'article:published',
      'published',
      'published_date',
      'publication_date',
      'article.published',
      'citation_publication_date',
      'citation_date',
      'music:release_date',
      'video:release_date',
    ),
    itemprop: elements('[itemprop~="datePublished"]', dateOfElement),
    created: stated('dateCreated'),
    upload: stated('uploadDate'),
    time: times('published'),
    microformat: microformats('published'),
    url: one('url', dateInAddress),
    text: texts('published'),
    'near-headline': linesBelow('published'),
    'labelled-line': labelledLines('published'),
    changed: changes,
    modified: stated('dateModified'),
  }),
  modified: inOrder({
    structured: stated('dateModified'),
    meta: meta(
      'article:modified_time',
      'og:modified_time',
      'og:article:modified_time',
      'og:updated_time',
      'datemodified',
      'dc.date.modified',
      'dcterms.modified',
      'last_updated',
      'date-modified',
      'article.updated',
    ),
    itemprop: elements('[itemprop~="dateModified"]', dateOfElement),
    changed: changes,
  }),
  url: inOrder({
    canonical: one('canonical', canonicalOf),
    'og-url': meta('og:url'),
    page: one('url', ({ url }) => url),
  }),
  lang: inOrder({
    declared: one('html lang', langOf),
    structured: stated('inLanguage'),
    meta: meta('language', 'dc.language', 'dcterms.language', 'inlanguage'),
  }),
} as const

/**
 * Returns the day in an address such as `/2016/05/24/` or `/2016/may/24/`, or before a page's name:
 * `/2016-05-24/flood`, `/2016/0524/flood`. Digits at the end may be the number of a product.
 */
function dateInAddress({ url }: Snapshot): string | undefined {
  const [, year, month, day] =
    /\/((?:19|20)\d{2})\/(\d{1,2}|[a-z]{3,9})\/(\d{1,2})(?:\/|$)/i.exec(url) ??
    BEFORE_PAGE.exec(EVENTS.test(url) ? '' : url) ??
    []
  return year && (/\d/.test(month ?? '') ? `${year}/${month}/${day}` : `${day} ${month} ${year}`)
}

/** Matches a date since 1990 in a path, before a segment with a word. */
const BEFORE_PAGE = /\/(199\d|20\d{2})[-/]?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?=\/[\d_-]*[a-z%])/i

/** Matches pages of events, whose addresses have the day of the event. */
const EVENTS =
  /\/(?:events?|calendar|agenda|tickets?|concerts?|shows?|termine?|veranstaltung(?:en)?|eventos?|eventi)\//i

/** Turns a raw value into the value of the field; undefined when it does not fit. */
export const NORMALIZERS: Readonly<
  Record<keyof typeof RULES, (value: string, snapshot: Snapshot) => string | undefined>
> = {
  title: (value) => (/^https?:\/\/\S+$/.test(value) ? undefined : foldSpace(value)),
  description: foldSpace,
  image: toUrl,
  logo: toUrl,
  publisher: publisherName,
  author: toPerson,
  date: (value, snapshot) => parseDate(value, langOf(snapshot)),
  modified: (value, snapshot) => parseDate(value, langOf(snapshot)),
  url: toUrl,
  lang: (value) => LANGUAGE.exec(value)?.[0].replace('_', '-'),
}

/** Matches the code of one language, not a list or codes for all, several or none. */
const LANGUAGE = /^(?!(?:all|mul|und|zxx)(?![a-z]))[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*(?![a-z]|\s*[,/]\s*[a-z])/i

function toUrl(value: string, snapshot: Snapshot): string | undefined {
  return absoluteUrl(value, baseUrlOf(snapshot))
}
