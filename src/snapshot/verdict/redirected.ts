import { domainToUnicode } from 'node:url'
import { hostParts, registrableOf } from '../../formats/psl.ts'
import { textsOf } from '../item.ts'
import { metaContent } from '../meta.ts'
import { thingsOf } from '../structured.ts'
import type { PageFacts } from './facts.ts'
import type { VerdictRule } from './rule.ts'

/** Platforms on which everybody has a page: being named there is not being at home there. */
const PLATFORMS: ReadonlySet<string> = new Set([
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'tiktok.com',
  'pinterest.com',
  'github.com',
  'linktr.ee',
  'medium.com',
  'etsy.com',
  'ebay.com',
  'amazon.com',
  'google.com',
  'apple.com',
  'wikipedia.org',
  'reddit.com',
  't.me',
  'patreon.com',
  'crunchbase.com',
  'behance.net',
  'dribbble.com',
  'vimeo.com',
  'yelp.com',
  'tripadvisor.com',
])

export const REDIRECTED: readonly VerdictRule[] = [{ id: 'other-organisation', sign: otherOrganisation }]

function otherOrganisation(page: PageFacts): string | undefined {
  const { site } = page.snapshot
  const landed = registrableOf(page.host) ?? page.host
  if (landed === site.registrable || page.host === site.domain) return undefined
  const labels = labelsOf(site.label)
  const landedLabels = labelsOf(hostParts(page.host)?.label ?? '')
  if (labels.some((label) => landedLabels.includes(label))) return undefined
  if (PLATFORMS.has(landed))
    return `${site.domain} sends its visitors to ${page.host}, where anybody can have a page`
  const named = namesOn(page).find((name) => labels.some((label) => names(name, label)))
  return named
    ? undefined
    : `${site.domain} sends its visitors to ${page.host}, which does not name ${site.label}`
}

/** Where an organisation states who it is. */
function namesOn({ snapshot, title, text }: PageFacts): string[] {
  const structured = thingsOf(snapshot).flatMap(({ item }) =>
    ['name', 'legalName', 'alternateName', 'sameAs'].flatMap((property) => textsOf(item, property)),
  )
  const declared = [metaContent(snapshot, 'og:site_name'), metaContent(snapshot, 'application-name')].filter(
    (name) => name !== undefined,
  )
  const copyright = [...text.matchAll(/(?:©|\(c\)|copyright)[^|•·]{0,80}/giu)].map(([line]) => line)
  return [title, ...declared, ...structured, ...copyright]
}

/** A short label is a word of its own; a longer one may also begin or end a word (`stein`, "Steinbau"). */
const SHORT_LABEL = 5

/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

function names(text: string, label: string): boolean {
  const isUnspaced = UNSPACED.test(label)
  if (label.length < 2 && !isUnspaced) return false
  return [plain, spelled].some((fold) => {
    const words = wordsOf(fold(text))
    if (isRunOf(words, label)) return true
    if (isUnspaced) return label.length > 1 && words.some((word) => word.includes(label))
    return label.length >= SHORT_LABEL && words.some((word) => word.startsWith(label) || word.endsWith(label))
  })
}

/** Is the label one word, or some that stand side by side (`bluebottle`, "Blue Bottle")? */
function isRunOf(words: readonly string[], label: string): boolean {
  return words.some((_, from) => {
    let run = ''
    for (let at = from; at < words.length && run.length < label.length; at++) run += words[at]
    return run === label
  })
}

/** A label in its own script, as it may be written with marks and without. */
function labelsOf(label: string): string[] {
  const own = domainToUnicode(label) || label
  return [plain(own), spelled(own)].map((form) => wordsOf(form).join('')).filter((form) => form !== '')
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** Letters that no mark can be taken off. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** How labels spell letters that ASCII lacks, where they keep them apart from the bare ones. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Lower case and without marks: "Café" is `cafe`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter] ?? letter)
}

/** "König" is `koenig` too. */
function spelled(text: string): string {
  return plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter),
  )
}
