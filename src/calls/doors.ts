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
 * A command about one brand: with its options about the brand, the network and the database, and `--json`.
 */
export interface CommandDoor<T> {
  readonly description: string
  /** Lines to paste, each with what it gives. */
  readonly examples: readonly (readonly [line: string, gives: string])[]
  readonly flags: readonly Flag[]
  /** Lines for people about what was found, each as two columns. */
  lines(found: Ok<T>): readonly (readonly [left: string, right: string])[]
}

/** A flag with a value that becomes a setting of the request. */
export interface Flag {
  /** The flag in the notation of commander, such as `--max-results <n>`. */
  readonly flags: string
  readonly about: string
  /** The setting of the request. */
  readonly name: string
  /** The values: the least and the largest number, or words. */
  readonly values: readonly [number, number] | readonly string[]
}
