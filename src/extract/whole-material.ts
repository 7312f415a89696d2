import type { PageMaterial } from '../model/facts.ts'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import { partOf } from '../snapshot/part.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { factsOf } from './facts/index.ts'
import { materialOf } from './facts/material.ts'
import { extractors } from './index.ts'
import { markdownOf } from './markdown/index.ts'
import { productsOf } from './products/index.ts'
import { listOf } from './products/listed.ts'

export interface MaterialWanted {
  /** Whether the page is returned as Markdown, too. */
  readonly text: boolean
  /** Whether the documents of frames are read at the position of the frames. Default: false. */
  readonly includeFrames?: boolean | undefined
}

/** The fields of a brand that become facts. */
const OF_BRANDS = [
  ...(['name', 'description', 'slogan', 'logos', 'socials', 'links'] as const),
  ...(['email', 'phone', 'address', 'language'] as const),
] as const

/** Returns the material of a page, with the fields of a brand that are found on it. */
export function wholeMaterial(given: Snapshot, { text, includeFrames }: MaterialWanted): PageMaterial {
  const snapshot = includeFrames ? partOf(given, { includeFrames }).page : given
  const { products } = listOf(snapshot)
  const page = foundValue(productsOf(snapshot)) ?? undefined
  const material = materialOf(snapshot, factsOf(snapshot, products), { products, page })
  const { markdown } = (text && foundValue(markdownOf(snapshot, { images: false }))) || {}
  const found = OF_BRANDS.map((name) => [name, untraced(extractors[name](snapshot) as Finding<unknown>)])
  return { ...material, brand: Object.fromEntries(found), ...(markdown !== undefined && { text: markdown }) }
}

function untraced<T>(finding: Finding<T>): Finding<T> {
  if (!isFound(finding)) return finding
  const { value, confidence, rule } = finding
  return { value, confidence, rule, evidence: [] }
}
