import { familyName } from '../../formats/font-family.ts'
import type { Candidate } from '../../model/finding.ts'
import type { FontUse } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, evidence, type Survey } from '../extractor.ts'
import { isIconName } from './icons.ts'
import { isReadable, rejectionOf } from './rejections.ts'
import { type FontRole, leadingUsage, ROLES } from './roles.ts'
import { type Usage, usagesOf, wordsIn } from './usage.ts'
import { orderedFamilies, webFamiliesOf } from './web-families.ts'

const RULE = 'computed-styles'
const LINKED = 'linked-service'
/** Element kinds named per family. */
const MAX_USES = 8
/** Families named: some pages list hundreds, in specimens of type. */
const MAX_FAMILIES = 40

/**
 * Font families by the words that readers see in them, most first; heading and body named. What is no brand's font is left out, with
 * its reason in the trace: icon fonts, generic families, what browsers do unasked, faces that are not for the script of the text.
 * Where a role's text stands in the browser's own font although the page links a font service, a style sheet is
 * missing: the first family of that service that no text shows is taken for it, and listed with no words.
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

/** Families that a font service is asked for and no text shows. */
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

/** The role's family, if it has one with a name; a linked one where most of the role's text stands in the browser's own font. */
function leaderOf(
  snapshot: Snapshot,
  readable: readonly Usage[],
  linked: readonly Usage[],
  role: FontRole,
): Usage | undefined {
  const leader = leadingUsage(snapshot, readable, role)
  return leader && !leader.chosen ? linked[0] : leader
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

/** Nothing of the family came. */
function loadErrorOf({ web }: Usage): string | undefined {
  const families = [...web]
  return families.every((family) => family?.loadError !== undefined) ? families[0]?.loadError : undefined
}

function evidenceOf({ family, elements, uses, percentWords, loadError }: FontUse) {
  const share = `${family}: ${elements === 0 ? 'linked, and seen nowhere' : `${percentWords} % of words`}`
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
  const seen = evidence('css', tags.join(', '), `${words} words in ${samples.length} elements`)
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
    evidence: [evidence('css', '@font-face', `asked for by ${words} words`)],
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

/** 0 to 100, two decimals. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}
