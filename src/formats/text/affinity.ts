import { words } from '../../lexicon/pattern.ts'
import { withoutMarks } from '../../lexicon/plain-letters.ts'
import type { Site } from '../../model/site.ts'

/**
 * Rates how close a name or a handle is to the site's domain, from 0 to 1: 1 means the same letters, 0.85 the
 * initials, and partial matches rate lower. A name in another script than the domain has 0, which does not
 * mean that it is wrong. The steps were set by hand on the development pages.
 */
export function affinity(name: string, site: Site): number {
  const suffix = suffixOf(site)
  const own = subdomainOf(site)
  const near = Math.max(...labelsOf(site).map((label) => closeness(name, label, suffix)), 0)
  if (own === undefined) return near
  // On `project.example.org`, the organisation's name alone does not name the project.
  const key = lettersOf(name)
  if (key.includes(lettersOf(own)) && key.includes(lettersOf(site.label))) return 1
  return closeness(name, own, suffix) > 0 ? near : near * 0.7
}

/** Returns the public suffix, such as `co.uk`. */
export function suffixOf(site: Site): string {
  return site.registrable.slice(site.label.length + 1)
}

/** Returns the labels that may spell the brand: a subdomain, then the registrable domain. */
export function labelsOf(site: Site): string[] {
  const [unicode = ''] = site.unicode.split('.')
  const own = subdomainOf(site)
  const labels =
    own === undefined
      ? [site.label, site.domain === site.registrable ? unicode : site.label]
      : [own, site.label]
  return [...new Set(labels)].filter((label) => label.length > 1)
}

/** Subdomains that name a part of a site and not a brand. */
const PARTS: ReadonlySet<string> = new Set(
  words(`
  www www2 m mobile web blog blogs news shop store app apps forum forums community help support docs doc
  wiki bbs learn guides library locations buy status beta demo developer developers dev api about home
  info my account login portal secure careers jobs en us uk de fr es it jp go get try static cdn online
  corporate extension corp share embed player media mail search pages links`),
)

/** Returns the first label below the registrable domain, unless it names only a part of a site. */
function subdomainOf(site: Site): string | undefined {
  const [first = ''] = site.domain.split('.')
  return site.domain === site.registrable || first.length < 3 || PARTS.has(first) ? undefined : first
}

/** Reduces a text to its letters and digits, without diacritics; `&` becomes "and". */
export function lettersOf(text: string): string {
  return withoutMarks(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Reduces a name to its letters, without a leading "the" and the site's public suffix (`.com`). */
export function nameKey(name: string, suffix = ''): string {
  const text = name.trim().toLowerCase()
  const bare = suffix && text.endsWith(`.${suffix}`) ? text.slice(0, -suffix.length - 1) : text
  return lettersOf(bare.replace(/^the\s+(?=\S)/, ''))
}

function closeness(name: string, label: string, suffix: string): number {
  const key = nameKey(name, suffix)
  const target = lettersOf(label)
  if (!key || !target) return 0
  if (key === target || lettersOf(name) === target || lettersOf(name) === target + lettersOf(suffix)) return 1
  if (target.length > 2 && key.startsWith(target)) return 0.8
  if (key.length > 3 && target.startsWith(key)) return 0.75
  const words = wordsOf(name)
  if (words.length <= MAX_SPELLED_WORDS && spells(words, target)) return 0.85
  if (target.length > 3 && key.includes(target)) return 0.6
  if (key.length > 4 && target.includes(key)) return 0.5
  return words.some((word) => word.length > 3 && target.includes(word)) ? 0.35 : 0
}

function wordsOf(name: string): string[] {
  return withoutMarks(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Joining words, which initials leave out. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  words(`
  a an and the of for in on at by to de du des la le les et und der die das für von del los las y e di
  do da van och og`),
)

/** Limits the search in `spells`. */
const MAX_SPELLED_WORDS = 8

/**
 * Returns whether the label consists of beginnings of the words, in their order: `uwkc`, `hopkinsmed`.
 * Joining words may be left out.
 */
function spells(words: readonly string[], target: string, at = 0): boolean {
  if (target === '') return words.slice(at).every((word) => SMALL_WORDS.has(word))
  const word = words[at]
  if (word === undefined) return false
  if (SMALL_WORDS.has(word) && spells(words, target, at + 1)) return true
  for (let length = Math.min(word.length, target.length); length > 0; length--) {
    if (word.startsWith(target.slice(0, length)) && spells(words, target.slice(length), at + 1)) return true
  }
  return false
}
