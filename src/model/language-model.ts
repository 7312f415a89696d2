/* What a language model is asked, and what it may say. */

import type { DataPoint } from './query.ts'

/** A page as a model reads it. */
export interface ModelPage {
  readonly url: string
  /** Markdown. */
  readonly text: string
}

/** Something that a model is asked. */
export interface ModelPoint extends DataPoint {
  /** Of a text: what it may be, and nothing else. Default: what a page says. */
  readonly choices?: readonly string[] | undefined
}

/** What a model says about a point, and the passage of the page that it takes it from. */
export interface Proposal {
  readonly name: string
  readonly value: unknown
  readonly quote: string
  readonly page: ModelPage
}

/** What a model said; the notes are sentences for people that say why it said nothing. */
interface Said {
  readonly notes: readonly string[]
}

/** A model of the operator. Its methods reject only when the signal has fired. */
export interface LanguageModel {
  /** As the endpoint knows it. */
  readonly name: string
  /** Asks about points. What it proposes has to be checked against the pages. */
  answer(
    points: readonly ModelPoint[],
    pages: readonly ModelPage[],
    signal: AbortSignal,
  ): Promise<Said & { readonly proposals: readonly Proposal[] }>
  /** Asks for texts in another language, by its English name: texts by the same keys as those given. */
  translate(
    texts: Readonly<Record<string, string>>,
    language: string,
    signal: AbortSignal,
  ): Promise<Said & { readonly texts: ReadonlyMap<string, string> }>
}
