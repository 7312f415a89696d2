import type { Element } from 'domhandler'
import { cssUrls } from '../../formats/css-url.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import type { Box } from '../../model/style.ts'
import { ancestors, attribute, baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { textsOf } from '../../snapshot/item.ts'
import { imageSources } from '../../snapshot/marks/images.ts'
import { metaTags } from '../../snapshot/meta.ts'
import { websitesOf } from '../../snapshot/organization.ts'
import { elementAt } from '../../snapshot/paths.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import { regionOf } from '../../snapshot/region.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { evidence, type Rule, type Sighting, sighted } from '../extractor.ts'

/** Where a brand shows itself at large, strongest first: what it declares for others to show, then what its page opens with. */
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

/** People at work here, and what others say: not the brand's face. */
const PORTRAIT_WORDS =
  /(?:^|[\W_])(?:team|staff|portraits?|head-?shots?|avatars?|authors?|testimonials?|profile|employees?|mitarbeiter|[ée]quipe|equipo)(?:$|[\W_])/i
/** Of a file's own name: a card that shows nothing but the mark. */
const LOGO_WORDS = /logo|wordmark|favicon/i
/** Pictures that are fetched to count visitors. */
const TRACKER =
  /[/.?](?:pixel|beacon|track(?:ing|er)?|collect|counter|impression)(?:[/.?]|$)|facebook\.com\/tr/i

function sighting(
  url: string,
  where: Omit<Sighting<string>['evidence'], 'text'>,
  strength: number,
  words: string,
): Sighting<string> {
  const name = url.startsWith('data:') ? '' : new URL(url).pathname
  const rejected = LOGO_WORDS.test(name.split('/').at(-1) ?? '')
    ? 'is called a logo'
    : PORTRAIT_WORDS.test(`${words} ${name}`)
      ? 'shows people'
      : TRACKER.test(url)
        ? 'counts visitors'
        : undefined
  return sighted(withoutFragment(url), evidence(where.source, where.where, url), strength, rejected)
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Sighting<string>> {
  let rank = 0
  for (const { key, content } of metaTags(snapshot, ...keys)) {
    const url = absoluteUrl(content, baseUrlOf(snapshot))
    if (url) yield sighting(url, { source: 'meta', where: key }, 0.95 ** rank++, '')
  }
}

/** Square pixels of the page from which a picture is part of its face: a quarter of the first view of a small laptop. */
const HERO_AREA = 200_000
/** Of the first view; further down it is content. */
const MAX_VIEWS = 1.5

/** How much a box is a hero, 0 to 1: by its size in the first view, and how high it stands. */
function heroness({ viewport }: Snapshot, box: Box | null | undefined): number {
  if (!box || box.width * box.height < HERO_AREA || box.y > viewport.height * MAX_VIEWS) return 0
  const area = Math.min(1, (box.width * box.height) / (viewport.width * viewport.height * 0.5))
  const height = 1 - Math.max(0, box.y) / (viewport.height * MAX_VIEWS * 2)
  return 0.5 + 0.3 * area + 0.2 * height
}

function* fromImages(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const element of select(snapshot, 'body img, body amp-img')) {
    const strength = heroness(snapshot, sampleAt(snapshot, element)?.box)
    const [shown] = strength > 0 ? imageSources(snapshot, element) : []
    if (shown && /^https?:/.test(shown.url) && regionOf(element) !== 'footer')
      yield sighting(
        shown.url,
        { source: 'html', where: selectorOf(element) },
        strength,
        wordsAround(element),
      )
  }
}

function* fromBackgrounds(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { path, box, style } of stylesOf(snapshot)) {
    const strength = style.backgroundImage === 'none' ? 0 : heroness(snapshot, box)
    const element = strength > 0 ? elementAt(snapshot, path) : undefined
    if (!element || regionOf(element) === 'footer') continue
    for (const url of cssUrls(style.backgroundImage).filter((one) => /^https?:/.test(one))) {
      const seen = sighting(
        url,
        { source: 'css', where: selectorOf(element) },
        strength,
        wordsAround(element),
      )
      // Of a picture that nobody has measured.
      const isTile = (element.name === 'body' || element.name === 'html') && !factsAt(snapshot, url)
      yield isTile ? { ...seen, rejected: 'is behind the whole page, as patterns are' } : seen
    }
  }
}

function* fromPosters(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const element of select(snapshot, 'body video[poster]')) {
    const url = absoluteUrl(attribute(element, 'poster'), baseUrlOf(snapshot))
    const box = sampleAt(snapshot, element)?.box
    const strength = box ? heroness(snapshot, box) : 0.6
    if (url && /^https?:/.test(url) && strength > 0)
      yield sighting(url, { source: 'html', where: selectorOf(element) }, strength, wordsAround(element))
  }
}

function* fromStructured(snapshot: Snapshot): Generator<Sighting<string>> {
  for (const { item, syntax, where } of websitesOf(snapshot)) {
    for (const reference of textsOf(item, 'image', ['url', 'contentUrl', '@id'])) {
      const url = absoluteUrl(reference, baseUrlOf(snapshot))
      if (url) yield sighting(url, { source: syntax, where: `${where}.image` }, 1, '')
    }
  }
}

/** Class and id of an element and of what is around it, and its alternative text. */
function wordsAround(element: Element): string {
  const around = [element, ...ancestors(element)].slice(0, 4)
  const names = around.map(({ attribs }) => `${attribs.class ?? ''} ${attribs.id ?? ''}`)
  return [attribute(element, 'alt') ?? '', ...names].join(' ')
}
