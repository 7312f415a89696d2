import type { Element } from 'domhandler'
import { cssUrls } from '../../formats/css/url.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { anyOf, nameWords } from '../../lexicon/pattern.ts'
import { LOGO_FILES } from '../../lexicon/picture-names.ts'
import type { Box } from '../../model/style.ts'
import { ancestors, attribute, baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { metaTags } from '../../snapshot/meta.ts'
import { elementAt } from '../../snapshot/paths.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import { regionOf } from '../../snapshot/region.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { websitesOf } from '../../snapshot/structured/organization.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { evidence, type Match, matched, type Rule } from '../extractor.ts'

/**
 * Where large pictures of the brand are found, strongest first: pictures declared for link previews, then
 * those at the top of the page.
 */
export const RULES: readonly Rule<string>[] = [
  { id: 'og-image', weight: 0.85, read: (snapshot) => fromMeta(snapshot, ...OG) },
  {
    id: 'twitter-image',
    weight: 0.8,
    read: (snapshot) => fromMeta(snapshot, 'twitter:image', 'twitter:image:src'),
  },
  { id: 'hero-image', weight: 0.75, read: fromImages },
  { id: 'hero-background', weight: 0.75, read: fromBackgrounds },
  { id: 'video-poster', weight: 0.7, read: fromPosters },
  { id: 'structured-image', weight: 0.55, read: fromStructured },
]

const OG = ['og:image', 'og:image:url', 'og:image:secure_url']

const PORTRAIT_NAMES = [
  ...['team', 'staff', /portraits?/, /head-?shots?/, /avatars?/, /authors?/, /testimonials?/],
  ...['profile', /employees?/, 'mitarbeiter', /[ée]quipe/, 'equipo'],
]

/** Words for pictures of people, such as staff or customers; they do not stand for the brand. */
const PORTRAIT_WORDS = nameWords(PORTRAIT_NAMES)
/** Names of files that show only the logo. */
const LOGO_WORDS = anyOf([...LOGO_FILES, 'favicon'], 'i')
/** URLs of pictures that only count visitors. */
const TRACKER =
  /[/.?](?:pixel|beacon|track(?:ing|er)?|collect|counter|impression)(?:[/.?]|$)|facebook\.com\/tr/i

function match(
  url: string,
  where: Omit<Match<string>['evidence'], 'text'>,
  strength: number,
  words: string,
): Match<string> {
  const name = url.startsWith('data:') ? '' : new URL(url).pathname
  const rejected = LOGO_WORDS.test(name.split('/').at(-1) ?? '')
    ? 'is called a logo'
    : PORTRAIT_WORDS.test(`${words} ${name}`)
      ? 'shows people'
      : TRACKER.test(url)
        ? 'counts visitors'
        : undefined
  return matched(withoutFragment(url), evidence(where.source, where.where, url), strength, rejected)
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Match<string>> {
  let rank = 0
  for (const { key, content } of metaTags(snapshot, ...keys)) {
    const url = absoluteUrl(content, baseUrlOf(snapshot))
    if (url) yield match(url, { source: 'meta', where: key }, 0.95 ** rank++, '')
  }
}

/** Smallest area of a hero picture in square pixels: a quarter of the first view of a small laptop. */
const HERO_AREA = 200_000
/** How far down a hero picture may begin, in heights of the viewport. */
const MAX_VIEWS = 1.5

/** How likely a box is a hero, 0 to 1, by its area within the first view and its distance from the top. */
function heroScore({ viewport }: Snapshot, box: Box | null | undefined): number {
  if (!box || box.width * box.height < HERO_AREA || box.y > viewport.height * MAX_VIEWS) return 0
  const area = Math.min(1, (box.width * box.height) / (viewport.width * viewport.height * 0.5))
  const height = 1 - Math.max(0, box.y) / (viewport.height * MAX_VIEWS * 2)
  return 0.5 + 0.3 * area + 0.2 * height
}

function* fromImages(snapshot: Snapshot): Generator<Match<string>> {
  for (const element of select(snapshot, 'body img, body amp-img')) {
    const strength = heroScore(snapshot, sampleAt(snapshot, element)?.box)
    const [shown] = strength > 0 ? imageSources(snapshot, element) : []
    if (shown && /^https?:/.test(shown.url) && regionOf(element) !== 'footer')
      yield match(shown.url, { source: 'html', where: selectorOf(element) }, strength, wordsAround(element))
  }
}

function* fromBackgrounds(snapshot: Snapshot): Generator<Match<string>> {
  for (const { path, box, style } of stylesOf(snapshot)) {
    const strength = style.backgroundImage === 'none' ? 0 : heroScore(snapshot, box)
    const element = strength > 0 ? elementAt(snapshot, path) : undefined
    if (!element || regionOf(element) === 'footer') continue
    for (const url of cssUrls(style.backgroundImage).filter((one) => /^https?:/.test(one))) {
      const seen = match(url, { source: 'css', where: selectorOf(element) }, strength, wordsAround(element))
      // A picture whose size is unknown may be a small pattern that is repeated over the whole page.
      const isTile = (element.name === 'body' || element.name === 'html') && !factsAt(snapshot, url)
      yield isTile
        ? { ...seen, rejected: 'is the background of the whole page, which is usually a pattern' }
        : seen
    }
  }
}

function* fromPosters(snapshot: Snapshot): Generator<Match<string>> {
  for (const element of select(snapshot, 'body video[poster]')) {
    const url = absoluteUrl(attribute(element, 'poster'), baseUrlOf(snapshot))
    const box = sampleAt(snapshot, element)?.box
    const strength = box ? heroScore(snapshot, box) : 0.6
    if (url && /^https?:/.test(url) && strength > 0)
      yield match(url, { source: 'html', where: selectorOf(element) }, strength, wordsAround(element))
  }
}

function* fromStructured(snapshot: Snapshot): Generator<Match<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    for (const reference of textsOf(item, 'image', ['url', 'contentUrl', '@id'])) {
      const url = absoluteUrl(reference, baseUrlOf(snapshot))
      if (url) yield match(url, { source: syntax, where: `${where}.image` }, 1, '')
    }
  }
}

/** Alternative text of an element, and the classes and ids of the element and of three elements around it. */
function wordsAround(element: Element): string {
  const around = [element, ...ancestors(element)].slice(0, 4)
  const names = around.map(({ attribs }) => `${attribs.class ?? ''} ${attribs.id ?? ''}`)
  return [attribute(element, 'alt') ?? '', ...names].join(' ')
}
