/** Reads the texts beside the name in titles, descriptions and alternative texts. */

import { affinity, lettersOf } from '../../formats/text/affinity.ts'
import { splitTitle } from '../../formats/text/title.ts'
import { HOME } from '../../lexicon/page-names/index.ts'
import { pattern, phrases, words } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { isFrontPage, isFrontPageOf } from '../../snapshot/front-page.ts'
import { linksOf } from '../../snapshot/links.ts'
import { metaTags, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Match } from '../extractor.ts'
import { match, naming } from './match.ts'
import { beginsName, isName } from './names.ts'
import { isSentence } from './own-words.ts'

/** A part of a title with at least this affinity to the domain is the name. */
const NAME_AFFINITY = 0.6
/** A longer part contains more than the name. */
const MAX_NAME_WORDS = 4

/** Whether a part of a text is the name of the site. */
function isNamePart(snapshot: Snapshot, part: string): boolean {
  if (isName(snapshot, part) || beginsName(snapshot, part)) return true
  return affinity(part, snapshot.site) >= NAME_AFFINITY && part.trim().split(/\s+/).length <= MAX_NAME_WORDS
}

/** Words in a logo's alternative text that describe the picture, or the page behind its link. */
const OF_PICTURE = words(`
  logo logotipo logotype ロゴ логотип 로고 icon image homepage wordmark emblem monogram silhouette version`)
const OF_COLOUR = words('white black colour color dark light')
const OF_WAY = phrases('go to, back to, return to, link to, click to')
const NO_CLAIM = pattern('iu')`
  (?<!\p{L})(?:${OF_PICTURE})(?!\p{L})|^(?:${HOME})(?!\p{L})|(?<!\p{L})(?:${HOME})$|
  ^(?:${OF_WAY})(?!\p{L})|^(?:(?:in|on)\s)?(?:${OF_COLOUR})$
`

/** Reads the text after the name in a logo's alternative text: `Acme – anvils that sing`. */
export function* fromMarks(snapshot: Snapshot): Generator<Match<string>> {
  for (const { url, element, region } of linksOf(snapshot)) {
    if (!isFrontPageOf(snapshot, url)) continue
    for (const picture of select(snapshot, 'img[alt]', element)) {
      const [name = '', claim, ...rest] = partsOf(foldSpace(picture.attribs.alt ?? ''))
      if (!claim || rest.length > 0 || !isNamePart(snapshot, name) || NO_CLAIM.test(claim)) continue
      const source = { source: 'image', where: `${selectorOf(picture)} alt` }
      yield naming(snapshot, match(snapshot, claim, source, region === 'main' ? 0.8 : 1))
    }
  }
}

/** Splits an alternative text, also at a full stop: `Acme. Anvils that sing`. */
function partsOf(text: string): string[] {
  const parts = splitTitle(text.slice(0, 200))
  if (parts.length !== 1) return parts
  const at = text.search(/(?<=\p{L}{3})\. /u)
  return at < 0 ? parts : [text.slice(0, at), text.slice(at + 2)]
}

export function fromTitle(snapshot: Snapshot): Iterable<Match<string>> {
  return besideTheName(snapshot, titleOf(snapshot), { source: 'title', where: 'title' })
}

export function* fromOgTitle(snapshot: Snapshot): Generator<Match<string>> {
  const title = titleOf(snapshot)
  for (const { key, content } of metaTags(snapshot, 'og:title', 'twitter:title').slice(0, 1)) {
    // A repeated title is not a second source.
    if (title === undefined || lettersOf(title) !== lettersOf(content))
      yield* besideTheName(snapshot, content, { source: 'meta', where: key })
  }
}

/** Factor for a part of a title without a full stop, which is often the site's subject. */
const NO_SENTENCE = 0.85

/** Reads the other part of a front page's title, if it has exactly one besides the name. */
function* besideTheName(
  snapshot: Snapshot,
  title: string | undefined,
  source: Omit<Evidence, 'text'>,
): Generator<Match<string>> {
  if (!title || !isFrontPage(snapshot)) return
  const pieces = splitTitle(title)
  const [other, ...more] = pieces.filter((piece) => !isNamePart(snapshot, piece))
  if (pieces.length < 2 || other === undefined || more.length > 0) return
  yield naming(snapshot, match(snapshot, other, source, isSentence(other) ? 1 : NO_SENTENCE))
}

/** Reads a text after the name at the beginning of the description: `Acme - anvils that sing`. */
export function* fromDescription(snapshot: Snapshot): Generator<Match<string>> {
  for (const { key, content } of metaTags(snapshot, 'description', 'og:description').slice(0, 1)) {
    const [name = '', claim, ...rest] = splitTitle(content.slice(0, 300))
    // After a colon, small letters continue the sentence: `Acme: cast anvils with free delivery`.
    const goesOn = claim !== undefined && /^\p{Ll}/u.test(claim) && content.includes(`: ${claim}`)
    if (claim && !goesOn && rest.length === 0 && isName(snapshot, name))
      yield naming(snapshot, match(snapshot, claim.replace(/\.$/, ''), { source: 'meta', where: key }))
  }
}
