/** The page that the function of a user's field gets, and the tools to make a finding. */

import type { Element } from 'domhandler'
import type { Evidence, Finding } from '../../model/finding.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { linksOf } from '../../snapshot/links.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { thingsOf } from '../../snapshot/structured/structured.ts'
import { headlineOf, visibleText, visibleTextOf } from '../../snapshot/text.ts'
import { agreed, byScore, evidence, type Match, pickBest, survey } from '../extractor.ts'

/** One element of a page. */
export interface PageElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The visible text, with white space folded. */
  readonly text: string
  /** A short selector, for evidence. */
  readonly where: string
}

/** Structured data of a page about one thing, such as an `Organization`, in JSON-LD, microdata or RDFa. */
export interface PageThing {
  readonly types: readonly string[]
  /** The data in the shape of JSON-LD, with plain names of schema.org. */
  readonly properties: Readonly<Record<string, unknown>>
  readonly where: string
}

/**
 * The page that is passed to the function of a field that a user defines. Each part is computed at its first
 * use.
 */
export interface OwnPage {
  readonly url: string
  /** The text of its `<title>`. */
  readonly title: string | undefined
  /** The text of its first `<h1>`. */
  readonly headline: string | undefined
  /** The visible text, one block a line. */
  readonly text: string
  readonly links: readonly { readonly url: string; readonly text: string }[]
  readonly things: readonly PageThing[]
  /** Other captured pages of the site, such as its imprint. */
  readonly pages: readonly OwnPage[]
  /** The content of the first `<meta>` with one of these names, such as `og:title`. */
  meta(...names: readonly string[]): string | undefined
  /** The elements that match a CSS selector, in page order. */
  select(selector: string): readonly PageElement[]
  /** Makes a piece of evidence; its text is cut to 200 characters. */
  evidence(source: string, where: string, text: string): Evidence
  /** Makes the finding of a value. `rule` names how it was found; `confidence` is from 0 to 1. */
  found<T>(value: T, how: FoundHow): Finding<T>
  /** Makes the finding of no value, with the names of the rules that were tried. */
  absent(...rules: readonly string[]): Finding<never>
  /**
   * Runs rules, strongest first, and returns the best candidate. `explain` shows all candidates. Rules that
   * find the same value raise its score.
   */
  best<T>(rules: readonly OwnRule<T>[]): Finding<T>
}

/** One way to find candidates for a value. */
export interface OwnRule<T> {
  readonly id: string
  /** Confidence, 0 to 1, of a value that comes from this rule alone. */
  readonly weight: number
  readonly read: (page: OwnPage) => Iterable<Match<T>>
}

/** How a value was found. */
export interface FoundHow {
  readonly rule: string
  /** From 0.9, the site declares the value; up to 0.5, the value is inferred. */
  readonly confidence: number
  readonly evidence: readonly Evidence[]
}

export function ownPage(snapshot: Snapshot): OwnPage {
  const page: OwnPage = {
    url: snapshot.url,
    get title() {
      return titleOf(snapshot)
    },
    get headline() {
      return headlineOf(snapshot)
    },
    get text() {
      return visibleTextOf(snapshot)
    },
    get links() {
      return linksOf(snapshot).map(({ url, text }) => ({ url, text }))
    },
    get things() {
      return thingsOf(snapshot).map(({ types, item, where }) => ({ types, properties: item, where }))
    },
    get pages() {
      return pagesOf(snapshot).map(ownPage)
    },
    meta: (...names) => metaContent(snapshot, ...names.map((name) => name.toLowerCase())),
    select: (selector) => select(snapshot, selector).map(elementOf),
    evidence,
    found: (value, { rule, confidence, evidence: where }) => ({ value, confidence, rule, evidence: where }),
    absent: (...rules) => ({ value: null, tried: rules }),
    best(rules) {
      const all = rules.map(({ id, weight, read }) => ({ id, weight, read: () => read(page) }))
      const { tried, candidates } = survey(all, snapshot)
      return pickBest({ tried, candidates: byScore(agreed(candidates, (value) => JSON.stringify(value))) })
    },
  }
  return page
}

function elementOf(element: Element): PageElement {
  return {
    name: element.name,
    attributes: { ...element.attribs },
    get text() {
      return foldSpace(visibleText(element))
    },
    where: selectorOf(element),
  }
}
