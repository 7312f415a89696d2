import type { Candidate } from '../../model/finding.ts'
import type { StyleSample } from '../../model/style.ts'
import type { FontUse } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { stylesOf } from '../../snapshot/styles.ts'
import { absent, type Extractor, evidence, type Survey } from '../extractor.ts'
import { isIconFamily, linkedFamilies, stackOf } from './families.ts'
import { type FontRole, leadingUsage, ROLES } from './roles.ts'
import { type Usage, usagesOf } from './usage.ts'

const RULE = 'computed-styles'
const LINKED = 'linked-service'
/** Element kinds named per family. */
const MAX_USES = 8

/**
 * Font families by the words that readers see in them, most first; icon fonts left out; heading and body named.
 * Where a role's text stands in the browser's own font although the page links a font service, a style sheet is
 * missing: the first family of that service that no text shows is taken for it, and listed with no words.
 */
export const fonts: Extractor<readonly FontUse[]> = (snapshot) => {
  const usages = usagesOf(stylesOf(snapshot), (value) => stackOf(snapshot, value))
  const readable = usages.filter((usage) => rejectionOf(usage) === undefined)
  const chosen = readable.filter((usage) => usage.chosen)
  const linked = linkedFamilies(snapshot).filter(
    (family) => !chosen.some((usage) => usage.family.toLowerCase() === family.toLowerCase()),
  )
  const text = chosen.length + linked.length > 0 ? chosen : readable
  const trace: Survey<string> = {
    tried: [
      { rule: RULE, saw: usages.length },
      { rule: LINKED, saw: linked.length },
    ],
    candidates: [...usages.map((usage) => candidateOf(usage, usages)), ...linked.map(linkedCandidate)],
  }
  if (text.length + linked.length === 0) return absent(trace)
  const leading = new Map(
    ROLES.map((role) => [role.name, roleFamily(snapshot, readable, text, linked, role)]),
  )
  const samples = text.flatMap((usage) => usage.samples)
  const value = [
    ...text.map((usage) => fontUse(usage, leading, samples.length, wordsIn(samples))),
    ...linked
      .filter((family) => [...leading.values()].includes(family))
      .map((family) =>
        fontUse({ family, fallbacks: [], samples: [], tags: [], chosen: true }, leading, samples.length, 1),
      ),
  ]
  return {
    value,
    confidence: text.length > 0 ? 0.9 : 0.5,
    rule: text.length > 0 ? RULE : LINKED,
    evidence: value.map(({ family, uses, percentWords }) =>
      evidence('css', uses.join(', '), `${family}: ${percentWords} % of words`),
    ),
    trace,
  }
}

/** The role's family; a linked one where most of the role's text stands in the browser's own font. */
function roleFamily(
  snapshot: Snapshot,
  readable: readonly Usage[],
  text: readonly Usage[],
  linked: readonly string[],
  role: FontRole,
): string | undefined {
  const seen = leadingUsage(snapshot, readable, role)
  if (seen && !seen.chosen && linked[0]) return linked[0]
  return leadingUsage(snapshot, text, role)?.family
}

function linkedCandidate(family: string): Candidate<string> {
  return {
    rule: LINKED,
    value: family,
    score: 0,
    evidence: [evidence('link', 'link[rel=stylesheet]', family)],
  }
}

function fontUse(
  usage: Usage,
  leading: ReadonlyMap<'heading' | 'body', string | undefined>,
  elements: number,
  words: number,
): FontUse {
  const roles = [...leading].flatMap(([role, family]) => (family === usage.family ? [role] : []))
  const own = wordsIn(usage.samples)
  return {
    family: usage.family,
    fallbacks: usage.fallbacks,
    uses: usage.tags.slice(0, MAX_USES),
    roles: roles.length > 0 ? roles : ['other'],
    elements: usage.samples.length,
    words: own,
    percentElements: percent(usage.samples.length, elements),
    percentWords: percent(own, words),
  }
}

function candidateOf(usage: Usage, all: readonly Usage[]): Candidate<string> {
  const rejected = rejectionOf(usage)
  const words = wordsIn(usage.samples)
  const total = wordsIn(all.flatMap(({ samples }) => samples))
  return {
    rule: RULE,
    value: usage.family,
    score: Math.round((words / Math.max(1, total)) * 1000) / 1000,
    evidence: [evidence('css', usage.tags.join(', '), `${words} words in ${usage.samples.length} elements`)],
    ...(rejected ? { rejected } : {}),
  }
}

function rejectionOf(usage: Usage): string | undefined {
  if (isIconFamily(usage.family)) return 'an icon font by its name'
  return usage.samples.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
    ? undefined
    : 'nothing readable is set in it'
}

function wordsIn(samples: readonly StyleSample[]): number {
  return samples.reduce((sum, { words }) => sum + words, 0)
}

/** 0 to 100, two decimals. */
function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100
}
