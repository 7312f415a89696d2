import type { z } from 'zod'

/*
 * How a call is reached from outside of the library. The HTTP service makes a route of an `HttpDoor`, and the
 * program a command of a `CommandDoor`. Functions get zod as an argument, because most processes do not load
 * it.
 */

export type Zod = typeof z

/** Parameters of a route by their names, without the subject. */
export type Params = Readonly<Record<string, z.ZodType>>

/** The libraries that make parameters. Both kinds also take the texts of a query. */
export interface Kinds {
  readonly z: Zod
  readonly flag: () => z.ZodType<boolean>
  readonly integer: (least: number, most: number) => z.ZodType<number>
}

/** The outcome of a call that found something. */
export type Ok<T> = Exclude<T, { readonly state: 'refused' | 'failed' }>

/** A route of the HTTP service. */
export interface HttpDoor<T> {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST'
  readonly path: string
  /** Other paths of the same route, as later clients call it. */
  readonly aliases?: readonly string[]
  /** The content of the answer, in a few words that begin in lower case, such as `the HTML of a page`. */
  readonly summary: string
  /**
   * The parameter that names the subject. `input`: a domain, or the name of a company. `place`: `domain`, or
   * `directUrl` for a page.
   */
  readonly subject: 'input' | 'domain' | 'url' | 'place'
  readonly params?: (kinds: Kinds) => Params
  /** The request of the call. Throws `invalid_input` for parameters that do not go together. */
  readonly request?: (params: never) => object
  readonly answer: (z: Zod) => z.ZodType
  /** The body of a 200. `asked` is the URL as it was asked for, when the subject is one. */
  body(found: Ok<T>, asked: string): Readonly<Record<string, unknown>>
}

/**
 * A command. It has the options of its subject, which are those about the network and the database, and its
 * own. Exactly one of `lines`, `print`, `data` and `picture` says what it writes to stdout.
 */
export interface CommandDoor<T> {
  /**
   * The first argument. `brand`: a domain or a company; `brand or page`: also the URL of a page. `page`: the
   * URL of a page, or a saved page. `site`: a domain. `site or page`: a domain, or the URL of a page.
   */
  readonly subject: 'brand' | 'brand or page' | 'page' | 'site' | 'site or page'
  readonly description: string
  /** Lines to paste, each with what it gives. */
  readonly examples: readonly (readonly [line: string, gives: string])[]
  /** The meaning of exit code 1. Default: that of the subject. */
  readonly failure?: string
  /** True when a browser does the work, so that there is no producer to choose. */
  readonly isAlwaysBrowser?: true
  /**
   * The options in the order of the help. Their values are the settings of the request, except for `--json`,
   * which prints JSON, and `--out`, which names a file in place of stdout.
   */
  readonly flags: readonly Flag[]
  /** The settings of the request, where the flags have other names or values. */
  readonly request?: (flags: never) => object | Promise<object>
  /** Lines for people, each as two columns. */
  lines?(found: Ok<T>): readonly (readonly [left: string, right: string])[]
  /** Text for people. */
  print?(found: Ok<T>, look: Look): string
  /** Text for people and programs. */
  data?(found: Ok<T>, look: Look, flags: object): string | Promise<string>
  /** The bytes of a picture, which a terminal cannot show. */
  picture?(found: Ok<T>): Uint8Array
  /** The value that `--json` prints. Default: the whole result. */
  json?(found: Ok<T>): unknown
  /** Lines for people on stderr. The notes of what was found follow them. */
  account?(found: Ok<T>): readonly string[]
}

/** How texts for people are made; styles have an effect on terminals only. */
export interface Look {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  yellow(text: string): string
  /** A text of a page, which cannot control the terminal. */
  safe(text: string): string
  /** Text that is JSON already, in which characters that control a terminal are escaped. */
  escaped(text: string): string
  /** A value as JSON in one line. */
  jsonText(value: unknown): string
  /** The text, cut to so many cells. */
  cut(text: string, cells: number): string
  /** The same, cut between words. */
  cutAtWord(text: string, cells: number): string
  /** Rows below their headings. The columns of `numbers` are aligned to the right. */
  table(headings: readonly string[], rows: readonly string[][], numbers: readonly number[]): string
}

/**
 * An option of a command: itself in the notation of commander, such as `--max-results <n>`, what it does, its
 * values, and the value that is used when it is left out.
 */
export type Flag = readonly [flags: string, about: string, values?: Values, byDefault?: string | number]

/** The least and the largest number, or words. Left out: any text, or none for a flag without a value. */
export type Values = readonly [number, number] | readonly string[]

export const JSON_FLAG: Flag = ['--json', 'print the result as JSON']
export const OUT_FLAG: Flag = ['--out <file>', 'write to a file instead of stdout']
export const REFRESH_FLAG: Flag = ['--refresh', 'capture anew although a fresh record is stored']
