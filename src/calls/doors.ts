import type { z } from 'zod'
import type { FieldTable } from '../fields/index.ts'
import type { BrandRecord, Result } from '../model/record.ts'

/*
 * How a call is reached from outside of the library. The HTTP service makes a route of an `HttpDoor`, and the
 * program a command of a `CommandDoor`. Functions get zod as an argument, because most processes do not load
 * it.
 */

export type Zod = typeof z

/** Parameters of a route by their names, without the subject. */
export type Params = Readonly<Record<string, z.ZodType>>

/** The libraries that make parameters. All kinds also take the texts of a query. */
export interface Kinds {
  readonly z: Zod
  readonly flag: () => z.ZodType<boolean>
  readonly integer: (least: number, most: number) => z.ZodType<number>
  /** A language by its name. */
  readonly language: () => z.ZodType<string | undefined>
}

/** The outcome of a call that found something. */
export type Ok<T> = Exclude<T, { readonly state: 'refused' | 'failed' }>
/** The outcome of a call that found nothing. */
export type Unfound<T> = Extract<T, { readonly state: 'refused' | 'failed' }>

/** How one failure is sent. `message` never contains a stack, a path or a resolved address. */
export interface Refusal {
  readonly status: number
  /** A word in upper case that never changes, so that callers can test it. */
  readonly errorCode: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A body that is not JSON, with its possible content types. */
export interface Media {
  readonly media: readonly string[]
}

/**
 * The parameters that name the subject. `input`: a domain, or the name of a company. `place`: `domain`, or
 * `directUrl` for a page. `any name`: `domain`, `name` or `ticker`. `domain alone`: only `domain`, and a
 * request with `name` or `ticker` as well is refused. `email alone`: only `email`; the route has no parameter
 * for any other name.
 */
export type SubjectName =
  | 'input'
  | 'domain'
  | 'domain alone'
  | 'any name'
  | 'url'
  | 'place'
  | 'name'
  | 'ticker'
  | 'isin'
  | 'email'
  | 'email alone'
  | 'transaction'

/**
 * A route of the HTTP service. Exactly one of `body`, `record`, `stored`, `picture` and `isDrawing` says how
 * it answers.
 */
export interface HttpDoor<T> {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST'
  /** A parameter in the path stands in braces. */
  readonly path: string
  /** Other paths of the same route, as later clients call it. */
  readonly aliases?: readonly string[]
  /** The content of the answer, in a few words that begin in lower case, such as `the HTML of a page`. */
  readonly summary: string
  readonly subject: SubjectName
  /** The meaning of the parameter that names the subject, where it is not the domain of a brand. */
  readonly subjectIs?: string
  readonly params?: (kinds: Kinds) => Params
  /** The request of the call. Throws `invalid_input` for parameters that do not go together. */
  readonly request?: (params: never) => object
  /** Refusals that not every route has. */
  readonly errors?: readonly Refusal[]
  /** The refusal for an outcome, when it is not that of all routes, whose message is given. */
  refusal?(found: Unfound<T>, message: string): Refusal | undefined
  /** True for a route that takes public keys, which pages contain. */
  readonly takesPublicKeys?: true
  readonly answer: (z: Zod, fields: FieldTable) => z.ZodType | Media
  /**
   * The body of a 200, which is made for each call. `asked` is the URL as the caller wrote it, when the
   * subject of the route is a URL.
   */
  body?(found: Ok<T>, asked: string, request: object): Readonly<Record<string, unknown>>
  /** True when no answer of this route is stored, so that the answer does not say whether it was. */
  readonly isUncached?: true
  /** A body that is made of the brand's record, stored beside it, and renewed by this call. */
  readonly record?: StoredBody<BrandRecord>
  /** A stored body that is made of what the call found. `resultOf` returns the brand's result in it. */
  readonly stored?: StoredBody<Ok<T>> & { resultOf(found: Ok<T>): Result }
  /** The body has the address of a picture at this service. */
  readonly picture?: PictureBody<Ok<T>>
  /** True for a logo, which is sent as it was drawn. */
  readonly isDrawing?: true
}

/**
 * The body of a 200 that is stored. One in a language, and one about a page by its URL, are made for each
 * call.
 */
export interface StoredBody<F> {
  /**
   * The names under which such a body is stored, each with the request that renews it. A body of any name is
   * sent, and a new one is stored under the last name.
   */
  names(params: object): readonly (readonly [name: string, renewal?: Readonly<Record<string, unknown>>])[]
  body(found: F, fields: FieldTable, params: object): object | Promise<object>
}

export interface PictureBody<F> {
  hash(found: F): string
  body(domain: string, address: string, request: object): object
}

/** How the bodies of most answers about brands begin. */
export const OK = { status: 'ok', code: 200 } as const
export const okShape = (z: Zod) => ({ status: z.literal('ok'), code: z.literal(200) })

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
  /** True when a browser does the work, so there is no producer to choose. */
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
  /** The text, cut to so many cells, between two words. */
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

export const JSON_FLAG = ['--json', 'print the result as JSON'] as const
export const OUT_FLAG = ['--out <file>', 'write to a file instead of stdout'] as const
export const REFRESH_FLAG = ['--refresh', 'capture anew although a fresh record is stored'] as const
