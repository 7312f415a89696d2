import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server is asked, as far as tests look at it. */
export interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly response_format: {
    readonly json_schema: { readonly schema: { readonly required: readonly string[] } }
  }
}

export interface Reply {
  readonly status?: number
  readonly text: string
  /** Default: a millisecond to wait before the next try. */
  readonly headers?: Readonly<Record<string, string>>
  /** Waited for before the answer. */
  readonly after?: Promise<void>
  /** True: the answer begins and never ends. */
  readonly stuck?: boolean
}

export type Answer = (asked: Asked, times: number) => Reply

/** A server that speaks the protocol of chat completions and says what the test makes it say. */
export async function startModelServer(onEnd: (end: () => void) => void) {
  const now = { answer: (() => ({ text: '' })) as Answer, requests: [] as Asked[] }
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await bodyOf(request)) as Asked
    now.requests.push(asked)
    const { status = 200, text, headers, after, stuck } = now.answer(asked, now.requests.length)
    await after
    const all = { 'content-type': 'application/json', ...(headers ?? { 'retry-after-ms': '1' }) }
    response.writeHead(status, all)
    if (stuck) response.write(text)
    else response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, now }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** The body of a completion with that content. */
export function said(
  content: unknown,
  more: { refusal?: string; finish?: string; tokens?: number } = {},
): Reply {
  const { refusal = null, finish = 'stop', tokens } = more
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return {
    text: JSON.stringify({
      ...{ id: '1', object: 'chat.completion', created: 1, model: 'any' },
      choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', refusal, content: text } }],
      ...(tokens && { usage: { total_tokens: tokens } }),
    }),
  }
}
