import { type SchemaNode, schemaTree } from '../extract/answers/filling/tree.ts'
import { linkRank } from '../extract/answers/pages.ts'
import { FIELD_NAMES } from '../fields/index.ts'
import type { CrawlBounds } from '../model/crawl.ts'
import type { ExtractRequest, ExtractResult } from '../model/extract.ts'
import type { PageFacts, PageMaterial } from '../model/facts.ts'
import { failedResult } from '../model/failed-result.ts'
import { type Finding, isFound } from '../model/finding.ts'
import type { BrandFields } from '../model/record.ts'
import { type CrawlAsked, type CrawledPage, crawlPages } from './crawl.ts'
import { agesOf, readThrough } from './crawled.ts'
import { filledByModel } from './extract-model.ts'
import type { Asked, Ports } from './ports.ts'
import { recordFacts } from './query-record.ts'

/** What is extracted, the bounds of the crawl, and how its pages are captured. */
export interface ExtractPlan extends Pick<ExtractRequest, 'schema' | 'instructions' | 'includeFrames'> {
  readonly bounds: CrawlBounds
  readonly lookup: CrawlAsked<'material'>['lookup']
}

/**
 * Reads the pages of a site, those first whose addresses have words of the schema, and fills the object of
 * the schema: by rules, and by a model what the rules do not find. When the first page cannot be read, the
 * result says why.
 */
export async function extractFrom(
  { site, page: url = '', request, deadline }: Asked<ExtractRequest>,
  ports: Ports,
  { schema, instructions = '', bounds, lookup, includeFrames }: ExtractPlan,
): Promise<ExtractResult> {
  const tree = schemaTree(schema)
  // A schema that cannot be checked is refused before any page is read.
  await ports.fill({ pages: [], known: [], schema }, deadline.signal)
  const ages = agesOf(request)
  const asked = {
    source: { type: 'start_url', url },
    reading: { kind: 'material', options: { text: ports.model !== undefined, includeFrames } },
    rank: linkRank(
      [...tree.members.map(({ name }) => name), instructions].join(' '),
      wordsIn(tree).join(' '),
    ),
    lookup: { ...lookup, onStored: ages.add },
  } as const
  const pages: CrawledPage<'material'>[] = []
  const end = await readThrough(crawlPages<'material'>(ports, asked, bounds, deadline), (page) => {
    pages.push(page)
  })
  ages.report(end)
  const [first] = pages
  if (!first) return failedResult(site.domain, deadline.errorOf(deadline.signal.reason))
  if (first.page.state !== 'ok') return first.page
  const materials = pages.flatMap(({ page }) => (page.state === 'ok' ? [page.material] : []))
  const known = knownFrom(materials, site.domain)
  const task = { pages: materials, known, schema }
  const byRule = await ports.fill(task, deadline.signal)
  const numBlocked = pages.filter(({ page }) => page.state === 'refused').length
  const { numFailed, ...counts } = end.counts
  const found = {
    state: 'ok',
    domain: site.domain,
    urls: materials.map(({ facts }) => facts.url),
    ...byRule,
    counts: { ...counts, numFailed: numFailed - numBlocked, numBlocked },
    ...(first.page.actionsApplied && { actionsApplied: first.page.actionsApplied }),
    ...(end.isCut && { partial: true as const }),
    notes: [],
  } as const
  return filledByModel(found, { tree, instructions, task }, ports, deadline)
}

/**
 * The facts that follow from what the extractors of a brand find on the pages. Where pages differ, the value
 * of most of them counts, and the first of those that are as frequent.
 */
export function knownFrom(materials: readonly PageMaterial[], domain: string): PageFacts[] {
  const none = Object.fromEntries(FIELD_NAMES.map((name) => [name, { value: null, tried: [] }]))
  const chosen = new Map<string, string>()
  for (const name of FIELD_NAMES) {
    const said = materials.flatMap(({ brand }) => keyOf(brand?.[name]) ?? [])
    const count = (key: string) => said.filter((each) => each === key).length
    const [most] = said.toSorted((a, b) => count(b) - count(a))
    if (most !== undefined) chosen.set(name, most)
  }
  return materials.map(({ brand = {}, facts: { url } }) => {
    const own = Object.entries(brand).filter(([name, finding]) => keyOf(finding) === chosen.get(name))
    for (const [name] of own) chosen.delete(name)
    const fields = { ...none, ...Object.fromEntries(own) } as BrandFields
    return { url, facts: recordFacts({ domain, fields }) }
  })
}

function keyOf(finding: Finding<unknown> | undefined): string | undefined {
  return finding && isFound(finding) ? JSON.stringify(finding.value) : undefined
}

/** The names and descriptions in a schema. */
function wordsIn(node: SchemaNode): string[] {
  if (node.kind === 'list') return [node.about, ...wordsIn(node.entries)]
  if (node.kind === 'value') return [node.about]
  return [node.about, ...node.members.flatMap((member) => [member.name, ...wordsIn(member.node)])]
}
