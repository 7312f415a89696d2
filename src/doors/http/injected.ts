/** A request for `inject`, which needs no connection. */
export interface InjectedRequest {
  /** Path and query. */
  readonly url: string
  /** Default: `GET`. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | Uint8Array | undefined
}

export interface InjectedAnswer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>
  /** The body as text. */
  readonly body: string
  /** The body as bytes. */
  readonly rawPayload: Buffer
  /** The body, read as JSON. */
  json(): unknown
}
