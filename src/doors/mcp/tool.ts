/** A call that an agent can make, as data. The HTTP service makes these from its routes. */
export interface Tool {
  /** 1 to 64 letters, digits and `_`. */
  readonly name: string
  /** A sentence that says what the answer is. */
  readonly description: string
  /** The JSON Schemas of its arguments, by name. */
  readonly properties: Readonly<Record<string, object>>
  /** The names of the required arguments. */
  readonly required: readonly string[]
  /** The type of the answer: JSON, a picture, or JSON with the path of a picture of the service. */
  readonly gives: 'json' | 'picture' | 'picture by its path'
  /** Makes the request for the service. The arguments have the names of `properties` and no others. */
  readonly requestFor: (given: Arguments) => ToolRequest
}

export type Arguments = Readonly<Record<string, unknown>>

/** A request for the service that answers tools. */
export interface ToolRequest {
  readonly method: 'GET' | 'POST'
  /** The path with the query. */
  readonly url: string
  /** A body of JSON. */
  readonly body?: string
}

export interface ToolAnswer {
  readonly status: number
  readonly contentType: string
  readonly bytes: Buffer
}

/** The service for one client. The signal of a request fires when nobody waits for the answer any more. */
export interface Service {
  readonly tools: readonly Tool[]
  ask(request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer>
  /** Returns the path of a file of this service at the address. Undefined for any other address. */
  fileAt(address: string): string | undefined
}
