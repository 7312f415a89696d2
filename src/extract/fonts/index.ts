import { familyName } from '../../formats/css/font-family.ts'
import type { Candidate } from '../../model/finding.ts'
import { oncePer } from '../../model/keyed.ts'
import { noun } from '../../model/noun.ts'
import type { FontUse } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, evidence, type Survey } from '../extractor.ts'
import { isIconFace, isIconName, isPictures } from './icons.ts'
import { type FontRole, ROLES, usagesOfRole } from './roles.ts'
import { type Usage, usagesOf, wordsIn } from './usage.ts'
import { orderedFamilies, webFamiliesOf } from './web-families.ts'

const RULE = 'computed-styles'
const LINKED = 'linked-service'
/** The most kinds of elements that are listed for a family. */
const MAX_USES = 8
/** The most families in the result. Pages with specimens of typefaces list hundreds. */
const MAX_FAMILIES = 40

/**
 * Font families, with the roles in which each is used most. Families with most words come first. Families
 * that the brand did not choose are left out, with a reason in the trace: icon fonts, generic families,
 * defaults of browsers, faces for other scripts. If a role is shown in the browser's default font although
 * the page links a font service, a style sheet is missing. Then the first family of the service that no text
 * shows is listed for the role, with no words.
 */
export const fonts: Extractor<readonly FontUse[]> = (snapshot) => {
  const { usages, passedOver } = usagesOf(snapshot)
  const readable = usages.filter(isReadable)
  const listed = usages.filter((usage) => rejectionOf(usage) === undefined)
  const linked = unseenFamilies(snapshot, listed)
  const total = wordsIn(usages.flatMap(({ samples }) => samples))
  const trace: Survey<string> = {
    tried: [
      { rule: RULE, saw: usages.length },
      { rule: LINKED, saw: linked.length },
    ],
    candidates: byScore([
      ...usages.map((usage) => candidateOf(usage, total)),
      ...[...passedOver].map(passedCandidate),
      ...linked.map(linkedCandidate),
    ]),
  }
  const leading = ROLES.map((role) => ({
    role: role.name,
    usage: leaderOf(snapshot, readable, linked, role),
  }))
  const stand = linked.filter((usage) => leading.some((each) => each.usage === usage))
  const shown = [...listed, ...stand].filter(
    (usage, at) => at < MAX_FAMILIES || leading.some((each) => each.usage === usage),
  )
  if (shown.length === 0) return absent(trace)
  const all = readable.flatMap(({ samples }) => samples)
  const whole = { elements: all.length, words: wordsIn(all) }
  const value = shown.map((usage) => {
    const roles = leading.flatMap((each) => (each.usage === usage ? [each.role] : []))
    return fontUse(usage, roles, whole)
  })
  return {
    value,
    confidence: listed.length > 0 ? 0.9 : 0.5,
    rule: listed.length > 0 ? RULE : LINKED,
    evidence: value.map(evidenceOf),
    trace,
  }
}

/** Families that the page requests from a font service and that no text shows. */
function unseenFamilies(snapshot: Snapshot, listed: readonly Usage[]): Usage[] {
  const shown = new Set(listed.map(({ family }) => family.toLowerCase()))
  const families = new Map(
    orderedFamilies(snapshot).map(({ family }) => [familyName(family).toLowerCase(), family]),
  )
  return [...families].flatMap(([key, family]): Usage[] => {
    if (shown.has(key) || isIconName(family)) return []
    const web = new Set([webFamiliesOf(snapshot).get(family.toLowerCase())])
    return [
      {
        family: familyName(family),
        fallbacks: [],
        samples: [],
        tags: [],
        web,
        isGeneric: false,
        chosen: true,
      },
    ]
  })
}

/**
 * Returns the most used family of a role, if it has a name. If it is the browser's default font, returns the
 * first family of a font service instead, or else the family that the page chose for most of the role's other
 * text.
 */
function leaderOf(
  snapshot: Snapshot,
  readable: readonly Usage[],
  linked: readonly Usage[],
  role: FontRole,
): Usage | undefined {
  const [leader, ...others] = usagesOfRole(snapshot, readable, role)
  return leader && !leader.chosen ? (linked[0] ?? others.find(({ chosen }) => chosen)) : leader
}

function fontUse(
  usage: Usage,
  roles: FontUse['roles'],
  whole: { readonly elements: number; readonly words: number },
): FontUse {
  const { family, fallbacks, samples, tags } = usage
  const words = wordsIn(samples)
  const loadError = loadErrorOf(usage)
  return {
    family,
    fallbacks,
    uses: tags.slice(0, MAX_USES),
    roles: roles.length > 0 ? roles : ['other'],
    elements: samples.length,
    words,
    percentElements: percent(samples.length, whole.elements),
    percentWords: percent(words, whole.words),
    ...(loadError ? { loadError } : {}),
  }
}

/** Returns why no file of the family could be loaded; undefined when one was. */
function loadErrorOf({ web }: Usage): string | undefined {
  const families = [...web]
  return families.every((family) => family?.loadError !== undefined) ? families[0]?.loadError : undefined
}

function evidenceOf({ family, elements, uses, percentWords, loadError }: FontUse) {
  const share = `${family}: ${elements === 0 ? 'linked, but no text shows it' : `${percentWords} % of words`}`
  const text = loadError ? `${share}; not loaded: ${loadError}` : share
  return elements === 0
    ? evidence('link', 'link[rel=stylesheet]', text)
    : evidence('css', uses.join(', '), text)
}

function candidateOf(usage: Usage, total: number): Candidate<string> {
  const rejected = rejectionOf(usage)
  const { family, samples, tags } = usage
  const words = wordsIn(samples)
  const lost = loadErrorOf(usage)
  const seen = evidence(
    'css',
    tags.join(', '),
    `${words} ${noun(words, 'word')} in ${samples.length} ${noun(samples.length, 'element')}`,
  )
  return {
    rule: RULE,
    value: family,
    score: Math.round((words / Math.max(1, total)) * 1000) / 1000,
    evidence: lost ? [seen, evidence('font', family, `not loaded: ${lost}`)] : [seen],
    ...(rejected ? { rejected } : {}),
  }
}

function passedCandidate([family, words]: readonly [string, number]): Candidate<string> {
  return {
    rule: RULE,
    value: family,
    score: 0,
    evidence: [evidence('css', '@font-face', `chosen for ${words} ${noun(words, 'word')}`)],
    rejected: 'none of its faces is for the script of the text',
  }
}

function linkedCandidate({ family }: Usage): Candidate<string> {
  return {
    rule: LINKED,
    value: family,
    score: 0,
    evidence: [evidence('link', 'link[rel=stylesheet]', family)],
  }
}

/** Returns a percentage, 0 to 100, with two decimals. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}

interface Rejection {
  /** The reason as `explain` shows it. */
  readonly reason: string
  readonly holds: (usage: Usage) => boolean
}

/** Reasons why nobody reads the text of a family. Such text does not count as text of the page. */
const UNREADABLE: readonly Rejection[] = [
  { reason: 'an icon font by its name', holds: ({ family }) => isIconName(family) },
  {
    reason: 'an icon font: its faces are for private-use characters alone',
    holds: ({ web }) => [...web].every(isIconFace),
  },
  {
    reason: 'an icon font: private-use characters are set in it',
    holds: ({ samples }) => isPictures(samples.map(({ text }) => text)),
  },
  {
    reason: 'nothing readable is set in it',
    holds: ({ samples }) => !samples.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  },
]

/** Reasons why a family was not chosen by the brand, although its text is read. */
const NOT_CHOSEN: readonly Rejection[] = [
  { reason: 'a generic family: the browser chooses the font', holds: ({ isGeneric }) => isGeneric },
  { reason: 'a default font of browsers', holds: ({ chosen }) => !chosen },
]

const unreadableReason = oncePer(
  (usage: Usage) => UNREADABLE.find(({ holds }) => holds(usage))?.reason,
  new WeakMap<Usage, string | undefined>(),
)

function isReadable(usage: Usage): boolean {
  return unreadableReason(usage) === undefined
}

/** Returns why a family is not listed; undefined when it is. */
function rejectionOf(usage: Usage): string | undefined {
  return unreadableReason(usage) ?? NOT_CHOSEN.find(({ holds }) => holds(usage))?.reason
}
