import type { z } from 'zod'
import type { FieldTable } from '../fields/index.ts'
import type { DesignFile } from '../model/design.ts'
import { PICTURE_WAYS } from '../model/logo.ts'
import type { BrandRecord, Result } from '../model/record.ts'

/*
 * The definitions of how a call is reached by HTTP and from the command line. The HTTP service makes a route
 * of an `HttpDoor`, and the program a command of a `CommandDoor`. Functions get zod as an argument, because
 * most processes do not load it.
 */

export type Zod = typeof z

/** The parameters of a route by name, without those that name the subject. */
export type Params = Readonly<Record<string, z.ZodType>>

/** Functions that make the schemas of parameters. All of them also accept the texts of a query string. */
export interface Kinds {
  readonly z: Zod
  readonly flag: () => z.ZodType<boolean>
  readonly integer: (least: number, most: number) => z.ZodType<number>
  /** An object, or a list of objects. A query has it as names with brackets or as JSON. */
  readonly object: <T>(type: z.ZodType<T>) => z.ZodType<T>
  /** A list with at most `most` values. */
  readonly list: <T extends z.ZodType>(each: T, most: number) => z.ZodType<z.output<T>[]>
  readonly language: () => z.ZodType<string | undefined>
}

/** The result of a call that found something. */
export type Ok<T> = Exclude<T, { readonly state: 'refused' | 'failed' }>
/** The result of a call that found nothing. */
export type Unfound<T> = Extract<T, { readonly state: 'refused' | 'failed' }>

/** The answer to a failed request. `message` never contains a stack, a path or a resolved address. */
export interface Refusal {
  readonly status: number
  /** A constant word in upper case, by which callers can recognise the failure. */
  readonly errorCode: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The wishes of a caller about the answer and its storage. */
export interface Waiting {
  readonly timeoutMs: number
  /** True when the caller prefers a part of the answer to a 408. */
  readonly prefersPartial?: boolean
  /** True for zero data retention, so that nothing is stored. */
  readonly zdr?: boolean | undefined
  /** Records that a parameter has no effect on this answer; a header then names it. */
  readonly ignored?: (name: string) => void
}

/** A body that is not JSON, with its possible content types. */
export interface Media {
  readonly media: readonly string[]
}

/**
 * The parameters that name the subject. `input`: a domain, or the name of a company. `place`: `domain`, or
 * `directUrl` for a page. `any name`: `domain`, `name` or `ticker`; `any handle`: also `isin` or `email`.
 * `domain alone`: only `domain`; a request with `name` or `ticker` as well is refused. `email alone`: only
 * `email`; the route has no other parameter for a name. `by type`: the parameter that `type` names, such as
 * `domain` for `by_domain`.
 */
export type SubjectName =
  | 'input'
  | 'domain'
  | 'domain alone'
  | 'any name'
  | 'any handle'
  | 'url'
  | 'place'
  | 'name'
  | 'ticker'
  | 'isin'
  | 'email'
  | 'email alone'
  | 'transaction'
  | 'by type'

/**
 * A route of the HTTP service. Exactly one of `body`, `record`, `stored`, `picture`, `isDrawing`, `isFile`
 * and `isDocument` decides how it answers.
 */
export interface HttpDoor<T> {
  /** Default: GET. */
  readonly method?: 'GET' | 'POST'
  /** The path. Parameters stand in braces. */
  readonly path: string
  /** Other paths of the same route, which newer clients use. */
  readonly aliases?: readonly string[]
  /** The content of the answer, in a few words that begin in lower case, such as `the HTML of a page`. */
  readonly summary: string
  /**
   * The name of the tool by which agents call this route; an empty text for none. Default: the name of the
   * call for its first route, and none for the others.
   */
  readonly tool?: string
  readonly subject: SubjectName
  /** The meaning of the parameter for the subject, when it is not the domain of a brand. */
  readonly subjectIs?: string
  readonly params?: (kinds: Kinds) => Params
  /** Makes the request of the call. Throws `invalid_input` for parameters that exclude each other. */
  readonly request?: (params: never, waiting: Waiting) => object
  /** True when the answer may be a part, if the caller prefers that to a 408. */
  readonly answersPartly?: true
  /** Returns how many milliseconds a caller waits by default. Default: `serve.defaultTimeoutMs`. */
  readonly usualMs?: (params: never) => number
  /** Refusals of this route, in addition to those of every route. */
  readonly errors?: readonly Refusal[]
  /**
   * Returns a special refusal for a result. `message` is the message of the usual refusal, which is sent when
   * this returns undefined.
   */
  refusal?(found: Unfound<T>, message: string): Refusal | undefined
  /** True for a route that accepts public keys, which anybody can read in pages. */
  readonly takesPublicKeys?: true
  readonly answer: (z: Zod, fields: FieldTable) => z.ZodType | Media
  /**
   * Makes the body of a 200 anew for each request. `asked` is the caller's spelling of the URL, when the
   * subject is a URL.
   */
  body?(found: Ok<T>, asked: string, request: object): Readonly<Record<string, unknown>>
  /** True when no answer of this route is stored, so the answer has no header about the cache. */
  readonly isUncached?: true
  /** The body is made from the brand's record, stored with it, and renewed by this call. */
  readonly record?: StoredBody<BrandRecord>
  /** The stored body is made from the result. `resultOf` returns the result of the brand in it. */
  readonly stored?: StoredBody<Ok<T>> & { resultOf(found: Ok<T>): Result }
  /** The body contains the address of a picture at this service. */
  readonly picture?: PictureBody<Ok<T>>
  /** True for a `body` that may name files at this service, by paths that begin with `FILES`. */
  readonly namesFiles?: true
  /** True for a logo, whose drawing is the body. */
  readonly isDrawing?: true
  /** True for a call that finds a `BrandFile`, whose bytes are the body. */
  readonly isFile?: true
  /** True for a call that finds a `BrandReport`, whose HTML is the body. */
  readonly isDocument?: true
}

/** The stored body of a 200. Bodies in a language, and bodies about a page by its URL, are not stored. */
export interface StoredBody<F> {
  /**
   * Returns the names of stored bodies that answer the request, each with the request that renews it. A body
   * of any name is sent; a new body is stored under the last name.
   */
  names(params: object): readonly (readonly [name: string, renewal?: Readonly<Record<string, unknown>>])[]
  body(found: F, fields: FieldTable, params: object): object | Promise<object>
}

/**
 * `about` returns the keys of the body that come from the result. `subject` has the domain and the
 * requested URL.
 */
export interface PictureBody<F> {
  hash(found: F): string
  /** Returns the ending of the picture's address. */
  ending(request: object): 'png' | 'jpg' | 'webp'
  about(found: F): object
  body(
    subject: { readonly domain: string; readonly url: string },
    address: string,
    about: object,
    request: object,
  ): object
}

/** The beginning of the paths of stored pictures at the service. */
export const FILES = '/v1/files/'

/** The first keys of most answers about brands. */
export const OK = { status: 'ok', code: 200 } as const
export const okShape = (z: Zod) => ({ status: z.literal('ok'), code: z.literal(200) })

/**
 * A command. It has the common options about the network and the database, and its own options. Exactly one
 * of `lines`, `print`, `data` and `picture` writes to stdout.
 */
export interface CommandDoor<T> {
  /**
   * The first argument. `brand`: a domain or a company; `brand or page`: also the URL of a page. `page`: the
   * URL of a page, or a saved page. `site`: a domain. `site or page`: a domain, or the URL of a page.
   * `address`: a URL.
   */
  readonly subject: 'brand' | 'brand or page' | 'page' | 'site' | 'site or page' | 'address'
  readonly description: string
  /** Command lines to copy, each with its effect. */
  readonly examples: readonly (readonly [line: string, gives: string])[]
  /** The meaning of exit code 1. Default: the meaning for commands with this subject. */
  readonly failure?: string
  /** True when a browser does the work, so there is no producer to choose. */
  readonly isAlwaysBrowser?: true
  /**
   * The options, in the order of the help text. Their values are the settings of the request, except
   * `--json`, which prints JSON, and `--out`, which names a file to write instead of stdout.
   */
  readonly flags: readonly Flag[]
  /** Makes the settings of the request, when the flags have other names or values. */
  readonly request?: (flags: never) => object | Promise<object>
  /** Returns lines for people, each with two columns. */
  lines?(found: Ok<T>): readonly (readonly [left: string, right: string])[]
  /** Returns a text for people. */
  print?(found: Ok<T>, look: Look): string
  /** True when `data` returns bytes, which a terminal cannot show. */
  readonly isBinary?: true
  /** Returns a text for people and programs, or the bytes of a file. */
  data?(found: Ok<T>, look: Look, flags: object): string | Uint8Array | Promise<string>
  /** Returns files for the folder that `--out` names. Without a folder, `data` is written to stdout. */
  files?(found: Ok<T>): readonly DesignFile[]
  /**
   * Returns the bytes of a picture. A terminal shows it if the command has the flag `--picture` and the bytes
   * are PNG.
   */
  picture?(found: Ok<T>): Uint8Array
  /** Returns the value that `--json` prints. Default: the whole result. */
  json?(found: Ok<T>): unknown
  /** Returns lines for people on stderr. The notes of the result follow them. */
  account?(found: Ok<T>): readonly string[]
}

/** Functions that format texts for people. Styles have an effect only on terminals. */
export interface Look {
  bold(text: string): string
  dim(text: string): string
  red(text: string): string
  yellow(text: string): string
  /** Makes a text of a page safe, so that it cannot control the terminal. */
  safe(text: string): string
  /** Escapes the characters of a JSON text that would control a terminal. */
  escaped(text: string): string
  /** Writes a value as one line of JSON. */
  jsonText(value: unknown): string
  /** Cuts a text to a width in terminal cells. */
  cut(text: string, cells: number): string
  /** Cuts a text between two words, to a width in terminal cells. */
  cutAtWord(text: string, cells: number): string
  /** Writes rows below their headings. The columns in `numbers` are aligned to the right. */
  table(headings: readonly string[], rows: readonly string[][], numbers: readonly number[]): string
}

/**
 * An option of a command: its flags in the notation of commander, such as `--max-results <n>`, its
 * description, its values, and its default.
 */
export type Flag = readonly [flags: string, about: string, values?: Values, byDefault?: string | number]

/**
 * The values that a flag accepts: the least and the largest number, or the words. A flag that accepts any
 * text, and a flag that has no value, have no such list.
 */
export type Values = readonly [number, number] | readonly string[]

export const JSON_FLAG = ['--json', 'print the result as JSON'] as const
export const PICTURE_FLAG = [
  '--picture <how>',
  `on a terminal: ${PICTURE_WAYS.join(', ')}`,
  PICTURE_WAYS,
] as const
export const OUT_FLAG = ['--out <file>', 'write to a file instead of stdout'] as const
export const REFRESH_FLAG = ['--refresh', 'capture anew although a fresh record is stored'] as const
