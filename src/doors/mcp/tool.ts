/** A call that an agent can make, as data. The door that answers it makes it of its routes. */
export interface Tool {
  /** 1 to 64 letters, digits and `_`. */
  readonly name: string
  /** What the answer is, as a sentence. */
  readonly description: string
  /** The JSON Schemas of its arguments, by name. */
  readonly properties: Readonly<Record<string, object>>
  /** The names of the arguments without which there is no answer. */
  readonly required: readonly string[]
  /** What the answer is: JSON, a picture, or JSON with the path of a picture of the service. */
  readonly gives: 'json' | 'picture' | 'picture by its path'
  /** Makes the request for the service. The arguments have the names of `properties` and no others. */
  readonly requestFor: (given: Arguments) => ToolRequest
}

export type Arguments = Readonly<Record<string, unknown>>

/** A request for the service that answers tools. */
export interface ToolRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly url: string
  /** JSON. */
  readonly body?: string
}

/** The answer of the service. */
export interface ToolAnswer {
  readonly status: number
  readonly contentType: string
  readonly bytes: Buffer
}

/** The service as it answers one client. The signal ends the work for an answer that nobody waits for. */
export interface Service {
  readonly tools: readonly Tool[]
  ask(request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer>
  /** The path of a file of this service at an address in an answer; undefined for any other address. */
  fileAt(address: string): string | undefined
}
