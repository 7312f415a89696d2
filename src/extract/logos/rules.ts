import type { Element } from 'domhandler'
import { absoluteUrl } from '../../formats/url.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { LOGO_FILES } from '../../lexicon/picture-names.ts'
import { ancestors, baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import {
  headerMarksOf,
  MARK_WORDS,
  picturesOf,
  placeOf,
  textMarkOf,
  wordsAround,
  wordsOfPicture,
} from '../../snapshot/marks/header.ts'
import { bannerMarksOf, headlineMarksOf, opensPage } from '../../snapshot/marks/headline.ts'
import { homeLikeness } from '../../snapshot/marks/home.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { seenBackgrounds } from '../../snapshot/marks/masked.ts'
import { metaTags } from '../../snapshot/meta.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { ICON_RULES } from './icons.ts'
import { describeUrl, type Mark } from './mark.ts'
import { namesOwner } from './owner.ts'
import { homeLinkRejectionOf, isCalledLogo, rejectionOf } from './rejections.ts'

/** Sources of logos, strongest first: what the page shows as its logo, what it declares, then icons. */
export const RULES: readonly Rule<Mark>[] = [
  { id: 'header-home-link', weight: 0.95, read: headerHomeLink },
  { id: 'header-logo', weight: 0.85, read: headerLogo },
  { id: 'organization-logo', weight: 0.74, read: organizationLogo },
  { id: 'declared-logo', weight: 0.7, read: declaredLogo },
  { id: 'headline-mark', weight: 0.65, read: headlineMark },
  { id: 'banner', weight: 0.65, read: banner },
  { id: 'named-logo', weight: 0.6, read: namedLogo },
  ...ICON_RULES,
  { id: 'social-image-named-logo', weight: 0.3, read: socialImage },
]

function* headerHomeLink(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const mark of headerMarksOf(snapshot)) {
    const { url, media } = mark.source
    const rejected = homeLinkRejectionOf(snapshot, mark.element)
    yield {
      value: { url, kind: 'mark', element: mark.element, ...(media ? { media } : {}) },
      evidence: evidence('header', placeOf(mark), describeUrl(url)),
      strength: mark.strength,
      ...(rejected ? { rejected } : {}),
    }
  }
}

/**
 * Yields pictures in the header that are called a logo but are in no link to the home page. They are either
 * the site's own logo or the logo of another organisation.
 */
function* headerLogo(snapshot: Snapshot): Generator<Match<Mark>> {
  const inHead = (element: Element) => ['header', 'nav'].includes(regionOf(element))
  for (const match of calledLogo(snapshot, inHead)) yield besideHeaderMark(snapshot, match)
}

/**
 * The most pictures called a logo that are read. A page with more shows logos of other firms, and comparing
 * all takes quadratic time.
 */
const MAX_CALLED_LOGO = 200

/**
 * Handles a picture that is called a logo but does not name the site. It is rejected if a link to the home
 * page has a logo. Otherwise its score is lower, unless it is the first thing on the page.
 */
function besideHeaderMark(snapshot: Snapshot, match: Match<Mark>): Match<Mark> {
  const { element } = match.value
  const own =
    element !== undefined && (namesOwner(snapshot, wordsAround(element, 1)) || leadsHome(snapshot, element))
  const hasMark = headerMarksOf(snapshot).length > 0
  const opens = !hasMark && element !== undefined && opensPage(snapshot, element)
  const strength = (match.strength ?? 1) * (own || opens ? 1 : 0.7)
  const foreign = !own && hasMark ? 'called a logo, but not this site’s' : undefined
  const rejected = match.rejected ?? foreign
  return { ...match, strength, ...(rejected ? { rejected } : {}) }
}

/** Yields pictures and drawings beside the headline of a page without a logo in its header. */
function* headlineMark(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const { element, form, source, strength } of headlineMarksOf(snapshot))
    yield shown(element, source.url, source.media, form, strength, rejectionOf(snapshot, element))
}

/** Yields the picture at the top whose alternative text is the site's name. A photograph is not a logo. */
function* banner(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const { element, form, source, strength } of bannerMarksOf(snapshot)) {
    const isPhoto = factsAt(snapshot, source.url)?.kind === 'photo'
    const rejected = isPhoto ? 'a photograph' : rejectionOf(snapshot, element)
    yield shown(element, source.url, source.media, form, strength, rejected)
  }
}

/** Yields pictures elsewhere that are called a logo; more likely with the site's name. */
function* namedLogo(snapshot: Snapshot): Generator<Match<Mark>> {
  const text = textMarkOf(snapshot)
  const elsewhere = (element: Element) => !['header', 'nav'].includes(regionOf(element))
  for (const match of calledLogo(snapshot, elsewhere)) {
    const known = besideHeaderMark(snapshot, match)
    yield text && !known.rejected ? { ...known, rejected: TEXT_MARK(text.text) } : known
  }
}

function leadsHome(snapshot: Snapshot, element: Element): boolean {
  const link = [...ancestors(element)].slice(0, 3).find(({ name }) => name === 'a')
  return link !== undefined && homeLikeness(snapshot, link) >= 0.8
}

const TEXT_MARK = (text: string) => `the mark in the header is text: ${text}`

function* calledLogo(snapshot: Snapshot, stands: (element: Element) => boolean): Generator<Match<Mark>> {
  let called = 0
  const inHomeLinks = new Set(headerMarksOf(snapshot).map(({ element }) => element))
  for (const element of select(snapshot, 'img, svg, object[data], input[type=image]')) {
    if (inHomeLinks.has(element) || !isCalledLogo(element) || !stands(element)) continue
    if (++called > MAX_CALLED_LOGO) break
    const rejected = rejectionOf(snapshot, element)
    for (const { form, source } of picturesOf(snapshot, element)) {
      yield shown(element, source.url, source.media, form, 1, rejected)
    }
  }
  for (const element of select(snapshot, 'div, span, h1, a, i, p')) {
    if (!MARK_WORDS.test(wordsOfPicture(element)) || !stands(element) || inHomeLinks.has(element)) continue
    for (const { url } of seenBackgrounds(snapshot, element)) {
      yield shown(element, url, undefined, 'background', 0.9, rejectionOf(snapshot, element))
    }
  }
}

function shown(
  element: Element,
  url: string,
  media: string | undefined,
  form: string,
  strength: number,
  rejected: string | undefined,
): Match<Mark> {
  return {
    value: { url, kind: 'mark', element, ...(media ? { media } : {}) },
    evidence: evidence(form, placeOf({ element }), describeUrl(url)),
    strength,
    ...(rejected ? { rejected } : {}),
  }
}

function* organizationLogo(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot)) {
    for (const reference of textsOf(thing.item, 'logo', ['url', 'contentUrl', '@id'])) {
      const url = absoluteUrl(reference, baseUrlOf(snapshot))
      if (url)
        yield {
          value: { url, kind: 'mark' },
          evidence: evidence(thing.syntax, `${thing.where}.logo`, url),
          strength: ownership,
        }
    }
  }
}

/** Yields logos in `og:logo`, `link rel=logo`, and `itemprop=logo` outside of any item. */
function* declaredLogo(snapshot: Snapshot): Generator<Match<Mark>> {
  for (const { key, content } of metaTags(snapshot, 'og:logo', 'logo')) {
    const url = absoluteUrl(content, baseUrlOf(snapshot))
    if (url) yield { value: { url, kind: 'mark' }, evidence: evidence('meta', key, content) }
  }
  for (const element of select(
    snapshot,
    'link[rel=logo], [itemprop=logo][src], [itemprop=logo][href], [itemprop=logo] img',
  )) {
    const reference = element.attribs.src ?? element.attribs.href ?? ''
    const [picture] = element.name === 'img' ? imageSources(snapshot, element) : []
    const url = picture?.url ?? absoluteUrl(reference, baseUrlOf(snapshot))
    if (url)
      yield { value: { url, kind: 'mark' }, evidence: evidence('itemprop', selectorOf(element), reference) }
  }
}

const LOGO_FILE = anyOf(LOGO_FILES, 'i')

function* socialImage(snapshot: Snapshot): Generator<Match<Mark>> {
  const text = textMarkOf(snapshot)
  for (const { key, content } of metaTags(snapshot, 'og:image', 'twitter:image')) {
    const url = absoluteUrl(content, baseUrlOf(snapshot))
    if (!url || !LOGO_FILE.test(new URL(url).pathname.split('/').pop() ?? '')) continue
    const rejected = text && TEXT_MARK(text.text)
    yield {
      value: { url, kind: 'mark' },
      evidence: evidence('meta', key, content),
      ...(rejected ? { rejected } : {}),
    }
  }
}
