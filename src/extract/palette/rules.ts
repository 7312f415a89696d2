import { alphaOf, compositeOver, oklchOf, parseColor } from '../../formats/css/color.ts'
import { absoluteUrl } from '../../formats/url.ts'
import { CONSENT_PREFIXES } from '../../lexicon/consent/names.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import type { PictureFacts, Shade } from '../../model/picture.ts'
import type { Hex } from '../../model/style.ts'
import { baseUrlOf } from '../../snapshot/dom.ts'
import { manifestOf } from '../../snapshot/manifest.ts'
import { artAt } from '../../snapshot/marks/art.ts'
import { headerMarksOf, placeOf } from '../../snapshot/marks/header.ts'
import { bannerMarksOf, headlineMarksOf } from '../../snapshot/marks/headline.ts'
import { seenAt } from '../../snapshot/marks/shown-part.ts'
import { iconTags, linkTags, metaTags } from '../../snapshot/meta.ts'
import { factsAt } from '../../snapshot/pictures.ts'
import { sampleAt } from '../../snapshot/sample-at.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { customPropertiesOf } from '../../snapshot/styles.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import {
  bodyTextColors,
  callToActionFills,
  footerFills,
  headerFills,
  headingColors,
  heroFills,
  linkColors,
  placeOf as placeOfUse,
  sectionFills,
  type Use,
} from './roles.ts'

/**
 * Sources of brand colours, whose scores are added. The weights were set by hand on ten development sites: a
 * change of 0.2 in any moves no site's colour out of the first three.
 */
export const RULES: readonly Rule<Hex>[] = [
  { id: 'mark-fill', weight: 0.9, read: markFills },
  { id: 'theme-color', weight: 0.8, read: themeColors },
  { id: 'call-to-action', weight: 0.8, read: (snapshot) => seen(callToActionFills(snapshot)) },
  { id: 'brand-property', weight: 0.6, read: brandProperties },
  { id: 'header-fill', weight: 0.6, read: (snapshot) => seen(headerFills(snapshot)) },
  { id: 'icon-fill', weight: 0.5, read: iconFills },
  { id: 'declared-elsewhere', weight: 0.5, read: declaredElsewhere },
  { id: 'hero-fill', weight: 0.5, read: (snapshot) => seen(heroFills(snapshot)) },
  { id: 'section-fill', weight: 0.5, read: (snapshot) => seen(sectionFills(snapshot)) },
  { id: 'link-color', weight: 0.45, read: (snapshot) => seen(linkColors(snapshot)) },
  { id: 'heading-color', weight: 0.4, read: (snapshot) => seen(headingColors(snapshot)) },
  { id: 'footer-fill', weight: 0.35, read: (snapshot) => seen(footerFills(snapshot)) },
  { id: 'social-image', weight: 0.3, read: socialImageFills },
  { id: 'text-color', weight: 0.25, read: (snapshot) => seen(bodyTextColors(snapshot)) },
]

/** Rules for colours that the page declares for browsers and devices, and may not show itself. */
export const DECLARED: ReadonlySet<string> = new Set(['theme-color', 'declared-elsewhere'])
/** Rules whose colours the brand chose, even if they are defaults of a framework. */
export const INDEPENDENT: ReadonlySet<string> = new Set(['mark-fill', 'icon-fill', ...DECLARED])
/** Rules for colours that are painted on the page. */
export const PAINTED: ReadonlySet<string> = new Set(
  words(`
  mark-fill call-to-action header-fill hero-fill section-fill link-color heading-color footer-fill`),
)

function* seen(uses: readonly Use[]): Generator<Match<Hex>> {
  for (const { hex, share, context } of uses) {
    yield {
      value: hex,
      evidence: evidence('css', placeOfUse(context), `${hex}, ${Math.round(share * 100)} % of its kind`),
      strength: Math.sqrt(share),
    }
  }
}

/** Factor for a logo that is not seen: for other screens or schemes, or in a closed menu. */
const NOT_SHOWN = 0.4

function* markFills(snapshot: Snapshot): Generator<Match<Hex>> {
  const marks = [headerMarksOf, headlineMarksOf, bannerMarksOf].flatMap((of) => of(snapshot))
  for (const mark of marks) {
    const isSeen = mark.source.shown && sampleAt(snapshot, mark.element) !== undefined
    const url = seenAt(snapshot, mark.element, mark.source.url)
    for (const { hex, share, source } of url ? shadesAt(snapshot, url) : []) {
      yield {
        value: hex,
        evidence: evidence(source, placeOf(mark), `${hex}, ${Math.round(share * 100)} % of the mark`),
        strength: mark.strength * Math.sqrt(share) * (isSeen ? 1 : NOT_SHOWN),
      }
    }
  }
}

function* iconFills(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const { url, isDark } of iconsOf(snapshot)) {
    for (const { hex, share, source } of shadesAt(snapshot, url)) {
      yield {
        value: hex,
        evidence: evidence(source, url.slice(0, 200), `${hex}, ${Math.round(share * 100)} % of the icon`),
        strength: Math.sqrt(share) * (isDark ? NOT_SHOWN : 1),
      }
    }
  }
}

function* socialImageFills(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const { key, content } of metaTags(snapshot, 'og:image', 'twitter:image').slice(0, 1)) {
    const url = absoluteUrl(content, baseUrlOf(snapshot)) ?? ''
    for (const { hex, share, source } of shadesAt(snapshot, url)) {
      yield {
        value: hex,
        evidence: evidence(source, key, `${hex}, ${Math.round(share * 100)} % of the picture`),
        strength: Math.sqrt(share),
      }
    }
  }
}

function* themeColors(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const { content, media } of metaTags(snapshot, 'theme-color')) {
    const hex = opaque(content)
    const dark = /dark/i.test(media ?? '')
    if (hex)
      yield {
        value: hex,
        evidence: evidence('meta', dark ? 'theme-color (dark)' : 'theme-color', content),
        strength: dark ? 0.6 : 1,
      }
  }
}

function* declaredElsewhere(snapshot: Snapshot): Generator<Match<Hex>> {
  const found = manifestOf(snapshot)
  const declared = [
    ...metaTags(snapshot, 'msapplication-tilecolor', 'msapplication-navbutton-color').map(
      ({ key, content }) => ({ where: key, text: content }),
    ),
    ...linkTags(snapshot, 'mask-icon').map(({ element }) => ({
      where: 'link[rel=mask-icon]',
      text: element.attribs.color ?? '',
    })),
    ...(found?.manifest.themeColor
      ? [{ where: `${found.url} theme_color`, text: found.manifest.themeColor }]
      : []),
  ]
  for (const { where, text } of declared) {
    const hex = opaque(text)
    if (hex) yield { value: hex, evidence: evidence('link', where, text) }
  }
}

/** Names of custom properties for the brand's colour, each with its strength, 0 to 1. */
const BRAND_PROPERTIES: readonly (readonly [name: RegExp, strength: number])[] = [
  [/^--([\w-]+-)?brand(-(color|colour|primary|main|base|default|500|600))?$/i, 1],
  [
    /^--([\w-]+-)?(color|colour|clr|c)?-?primary(-(color|colour|brand|main|base|default|500|600|blue|red|green|orange|purple))?$/i,
    1,
  ],
  [/^--([\w-]+-)?(main|theme|key)-(color|colour)$/i, 0.9],
  [/^--([\w-]+-)?(color|colour)?-?accent(-(color|colour|main|base|default|500|600|gold))?$/i, 0.8],
  [/^--([\w-]+-)?(color|colour)?-?secondary(-(color|colour|main|base|default|500|600))?$/i, 0.5],
]
/** Prefixes of tools' custom properties, which usually have the defaults of the tool. */
const TOOLS = words('wp tw fa swiper plyr mdc mat ion jp wc fc ag rdp toastify splide fancybox iti')
const TOOL_PROPERTY = pattern('i')`^--(?:(?:${TOOLS})-|(?:${CONSENT_PREFIXES}))`

function* brandProperties(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const [name, value] of customPropertiesOf(snapshot)) {
    if (TOOL_PROPERTY.test(name)) continue
    const strength = BRAND_PROPERTIES.find(([pattern]) => pattern.test(name))?.[1]
    const hex = strength === undefined ? undefined : opaque(value)
    if (hex && strength !== undefined) yield { value: hex, evidence: evidence('css', name, value), strength }
  }
}

function opaque(text: string): Hex | undefined {
  const hex = parseColor(text)
  return hex && alphaOf(hex) > 0.5 ? compositeOver(hex, '#ffffff') : undefined
}

/** A colour of a picture and how it was read. */
interface PictureShade extends Shade {
  readonly source: 'pixels' | 'svg'
}

/** Returns colours with shares from the pixels, or an SVG's source; none for photographs. */
function shadesAt(snapshot: Snapshot, url: string): PictureShade[] {
  const { broken, svg } = artAt(snapshot, url)
  if (broken) return []
  const facts = factsAt(snapshot, url)
  if (facts?.kind === 'photo') return []
  if (facts) return shadesOf(facts).map((shade) => ({ ...shade, source: 'pixels' }))
  return (svg?.fills ?? []).map((shade) => ({ ...shade, source: 'svg' }))
}

/** Chroma in OKLCH. A background with less chroma is like paper; a background with more was chosen. */
const PAPER_CHROMA = 0.03

function shadesOf({ ground, ink }: PictureFacts): Shade[] {
  const isPaper = !ground || oklchOf(ground.hex).c < PAPER_CHROMA
  if (isPaper) return [...ink.colors]
  const whole = ground.share + ink.share
  return [
    { hex: ground.hex, share: ground.share / whole },
    ...ink.colors.map(({ hex, share }) => ({ hex, share: (share * ink.share) / whole })),
  ]
}

interface Icon {
  readonly url: string
  /** True for an icon that is only shown in the dark colour scheme. */
  readonly isDark: boolean
}

/** Returns icons for tabs and home screens, each once. Mask icons are left out because they must be black. */
function iconsOf(snapshot: Snapshot): Icon[] {
  const linked = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed']
    .flatMap((rel) => iconTags(snapshot, rel))
    .filter(({ rels }) => !rels.includes('mask-icon'))
    .map(({ url, media }) => ({ url, isDark: /dark/i.test(media ?? '') }))
  const wellKnown = ['/apple-touch-icon.png', '/favicon.ico']
    .map((path) => new URL(path, snapshot.url).href)
    .filter((url) => resourceAt(snapshot, url)?.status === 200)
  const others = [...(manifestOf(snapshot)?.manifest.icons ?? []).map(({ url }) => url), ...wellKnown]
  const all = [...linked, ...others.map((url) => ({ url, isDark: false }))]
  return [...new Map(all.map((icon) => [icon.url, icon])).values()]
}
