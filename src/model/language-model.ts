import type { DataPoint } from './query.ts'

/** A page as it is sent to a model. */
export interface ModelPage {
  readonly url: string
  /** Markdown. */
  readonly text: string
}

/** A question to a model. */
export interface ModelPoint extends DataPoint {
  /** For a text: the only allowed values. Default: any text of the page. */
  readonly choices?: readonly string[] | undefined
}

/** An answer of a model to a point, and the passage of the page on which the model bases it. */
export interface Proposal {
  readonly name: string
  readonly value: unknown
  readonly quote: string
  readonly page: ModelPage
}

/** Notes are sentences for people that say why the model gave no answer. */
interface Said {
  readonly notes: readonly string[]
}

/** A language model that the operator has set up. Its methods reject only when the signal fires. */
export interface LanguageModel {
  /** The name of the model at the endpoint. */
  readonly name: string
  /** Asks the model about points. Its proposals have to be checked against the pages. */
  answer(
    points: readonly ModelPoint[],
    pages: readonly ModelPage[],
    signal: AbortSignal,
    /** The caller's instructions in words. Default: none. */
    instructions?: string,
  ): Promise<Said & { readonly proposals: readonly Proposal[] }>
  /** Translates texts into a language, named in English. The result has the keys of the texts. */
  translate(
    texts: Readonly<Record<string, string>>,
    language: string,
    signal: AbortSignal,
  ): Promise<Said & { readonly texts: ReadonlyMap<string, string> }>
}
