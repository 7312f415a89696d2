import { anyOf, matchesOf } from '../../lexicon/pattern.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { linksOf } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, metaTags, titleOf } from '../../snapshot/meta.ts'
import { resourceAt, type Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText, visibleTextOf, wholeText } from '../../snapshot/text.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { ADULT_LABEL, ADULT_SUFFIXES, AGE_GATE, EXPLICIT, HELP, LABELS } from './words.ts'

/** Signs that a site is for adults only, strongest first. Words count only if many kinds are frequent. */
export const RULES: readonly Rule<boolean>[] = [
  { id: 'label', weight: 0.98, read: fromLabels },
  { id: 'domain-ending', weight: 0.95, read: fromSuffix },
  { id: 'words', weight: 0.9, read: fromWords },
  { id: 'domain', weight: 0.85, read: fromDomain },
  { id: 'age-gate', weight: 0.85, read: fromAgeGate },
]

/** Reads `<meta name="rating">` and the HTTP header of the same name, which may have the RTA label. */
function* fromLabels(snapshot: Snapshot): Generator<Match<boolean>> {
  for (const { key, content } of metaTags(snapshot, 'rating'))
    if (LABELS.test(content.trim())) yield yes('meta', key, content)
  const rating = resourceAt(snapshot, snapshot.url)?.headers.rating
  if (rating && LABELS.test(rating.trim())) yield yes('header', 'rating', rating)
}

function* fromSuffix({ site }: Snapshot): Generator<Match<boolean>> {
  const suffix = site.registrable.split('.').at(-1) ?? ''
  if (ADULT_SUFFIXES.has(suffix)) yield yes('domain', site.domain, `.${suffix}`)
}

/** A page that only mentions the subject has fewer kinds of explicit words. */
const MANY_KINDS = 4
/** This many kinds are enough if another sign agrees. */
const SOME_KINDS = 2
/** Explicit words per thousand words. A page about another subject has fewer. */
const MIN_PER_THOUSAND = 4

/** Finds explicit words of several kinds that are frequent in the text, titles and links. */
function* fromWords(snapshot: Snapshot): Generator<Match<boolean>> {
  const { kinds, often, example } = explicitnessOf(snapshot)
  if (kinds.size >= MANY_KINDS && often) yield yes('text', 'body', example)
}

/** Finds a domain that names sexual content, on a page that also uses explicit words. */
function* fromDomain(snapshot: Snapshot): Generator<Match<boolean>> {
  const { site } = snapshot
  if (!ADULT_LABEL.test(site.label)) return
  const { kinds, isHelp } = explicitnessOf(snapshot)
  if (kinds.size >= SOME_KINDS && !isHelp) yield yes('domain', site.domain, site.label)
}

/** Finds an age check on a page with sexual content. Shops for wine, games and casinos have one too. */
function* fromAgeGate(snapshot: Snapshot): Generator<Match<boolean>> {
  const { kinds, isHelp } = explicitnessOf(snapshot)
  // The question may be hidden until a script asks it, so hidden texts are searched too.
  if (isHelp || !select(snapshot, MAY_ASK).some((part) => AGE_GATE.test(foldSpace(wholeText(part))))) return
  for (const element of select(snapshot, 'body div, body section, body dialog, body p')) {
    const text = foldSpace(visibleText(element))
    if (text.length > MAX_GATE_CHARS || !AGE_GATE.test(text)) continue
    if (kinds.size >= SOME_KINDS || SEXUAL_GATE.test(text)) yield yes('text', selectorOf(element), text)
    return
  }
}

/** The page, and elements whose text is not part of the page's text. */
const MAY_ASK = 'body, body object, body svg, body canvas, body video, body audio'
const MAX_GATE_CHARS = 1_500
const SEXUAL_GATE = anyOf(
  [
    ...[/sexually[- ](?:explicit|oriented)/, /adult[- ](?:only )?(?:content|material|entertainment)/],
    ...['pornograph', /sexuell[a-z]* (?:explizit|inhalt)/, /contenu[a-z]* (?:pour adultes|sexuel)/],
    ...[
      /contenido (?:para adultos|sexual)/,
      'контент для взрослых',
      /成人(?:向け|内容|コンテンツ)/,
      'アダルト',
    ],
  ],
  'iu',
)

interface Explicitness {
  readonly kinds: ReadonlySet<string>
  readonly often: boolean
  /** True for a page that counsels, filters or informs, because such pages use explicit words too. */
  readonly isHelp: boolean
  readonly example: string
}

const explicitnessOf = view((snapshot: Snapshot): Explicitness => {
  const text = textsOf(snapshot).slice(0, MAX_CHARS)
  const kinds = new Set<string>()
  const words: string[] = []
  for (const [kind, pattern] of EXPLICIT) {
    for (const match of matchesOf(text, pattern)) {
      kinds.add(kind)
      words.push(match[0])
    }
  }
  const helping = text.match(HELP)?.length ?? 0
  const isHelp = helping > 0 && helping * 2 >= words.length
  const per = (words.length / Math.max(100, text.split(/\s+/).length)) * 1000
  return {
    kinds,
    isHelp,
    often: per >= MIN_PER_THOUSAND && !isHelp,
    example: [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 8).join(', '),
  }
})

/** Only this many characters are searched. */
const MAX_CHARS = 60_000

function textsOf(snapshot: Snapshot): string {
  const declared = [
    titleOf(snapshot),
    metaContent(snapshot, 'description'),
    metaContent(snapshot, 'keywords'),
  ]
  const shown = select(snapshot, 'img[alt]').map(({ attribs }) => attribs.alt)
  const links = linksOf(snapshot).map(({ text }) => text)
  return [...declared, visibleTextOf(snapshot), ...shown.slice(0, 200), ...links.slice(0, 200)].join('\n')
}

function yes(source: string, where: string, text: string): Match<boolean> {
  return { value: true, evidence: evidence(source, where, text) }
}
