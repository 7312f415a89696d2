/** A sign that the site's domain leads to the page of another organisation. */

import { domainToUnicode } from 'node:url'
import { labelOf, ownerOf } from '../../formats/psl.ts'
import { sharedHostOf } from '../../formats/shared-page.ts'
import { type Domains, isWithin } from '../../lexicon/hosts.ts'
import { words } from '../../lexicon/pattern.ts'
import { plainLetters, spelledLetters } from '../../lexicon/plain-letters.ts'
import { DENSE_SCRIPTS, inScripts } from '../../lexicon/scripts.ts'
import { PROFILE_DOMAINS } from '../../lexicon/social/index.ts'
import { metaContent } from '../meta.ts'
import { textsOf } from '../structured/item.ts'
import { thingsOf } from '../structured/structured.ts'
import type { PageFacts } from './facts.ts'
import type { VerdictRule } from './rule.ts'

/**
 * Platforms on which everybody has a page, in addition to the hosts that `sharedHostOf` knows. A link to such
 * a platform does not mean that the site has moved there.
 */
const PLATFORMS: Domains = new Set([
  ...PROFILE_DOMAINS,
  ...words('linktr.ee etsy.com ebay.com amazon.com google.com apple.com wikipedia.org patreon.com'),
])

export const REDIRECTED: readonly VerdictRule[] = [{ id: 'other-organisation', sign: otherOrganisation }]

function otherOrganisation(page: PageFacts): string | undefined {
  const { site } = page.snapshot
  const landed = ownerOf(page.host)
  if (landed === site.registrable || page.host === site.domain) return undefined
  const labels = labelsOf(site.label)
  const landedLabels = labelsOf(labelOf(page.host) ?? '')
  if (labels.some((label) => landedLabels.includes(label))) return undefined
  if (isWithin(landed, PLATFORMS) || sharedHostOf(page.snapshot.url) !== undefined)
    return `${site.domain} sends its visitors to ${page.host}, where anybody can have a page`
  const named = namesOn(page).find((name) => labels.some((label) => names(name, label)))
  return named
    ? undefined
    : `${site.domain} sends its visitors to ${page.host}, which does not name ${site.label}`
}

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

/** A shorter label must be a whole word; a longer one may also begin or end a word ("Steinbau"). */
const SHORT_LABEL = 5

/** Labels in these scripts join the words of a name without a space. */
const UNSPACED = inScripts(DENSE_SCRIPTS)

function names(text: string, label: string): boolean {
  const isUnspaced = UNSPACED.test(label)
  if (label.length < 2 && !isUnspaced) return false
  return [plainLetters, spelled].some((fold) => {
    const words = wordsOf(fold(text))
    if (isRunOf(words, label)) return true
    if (isUnspaced) return label.length > 1 && words.some((word) => word.includes(label))
    return label.length >= SHORT_LABEL && words.some((word) => word.startsWith(label) || word.endsWith(label))
  })
}

/** Returns whether the label is one word, or several adjacent ones (`bluebottle`, "Blue Bottle"). */
function isRunOf(words: readonly string[], label: string): boolean {
  return words.some((_, from) => {
    let run = ''
    for (let at = from; at < words.length && run.length < label.length; at++) run += words[at]
    return run === label
  })
}

/** Returns a label in its own script, in each way that its letters may be written in ASCII. */
function labelsOf(label: string): string[] {
  const own = domainToUnicode(label) || label
  return [plainLetters(own), spelled(own)].map((form) => wordsOf(form).join('')).filter((form) => form !== '')
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** Folds a text with letters spelled out: "König" becomes `koenig`. */
function spelled(text: string): string {
  return plainLetters(spelledLetters(text.normalize('NFC').toLowerCase()))
}
