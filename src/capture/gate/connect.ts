import type net from 'node:net'
import type { Socket } from 'node:net'

/** An address as resolvers return it. */
export interface Resolved {
  readonly address: string
  readonly family: number
}

/** The addresses that a connection may use, and no others. */
export interface JudgedAddress {
  readonly port: number
  readonly judged: readonly Resolved[]
}

/** Opens a socket, as `net.connect` does. */
export type Connector = (options: net.TcpNetConnectOpts) => Socket

/** Connects to one of the judged addresses. The name is not resolved again, so the address cannot change. */
export function connect(
  { port, judged }: JudgedAddress,
  connector: Connector,
  signal: AbortSignal,
): Promise<Socket> {
  signal.throwIfAborted()
  const pinned: net.LookupFunction = (_host, options, answer) => {
    const [first] = judged
    if (options.all)
      answer(
        null,
        judged.map(({ address, family }) => ({ address, family })),
      )
    else answer(null, first?.address ?? '', first?.family)
  }
  const socket = connector({
    host: 'judged.invalid',
    port,
    lookup: pinned,
    autoSelectFamily: judged.length > 1,
  })
  return connected(socket, 'connect', signal)
}

/** Resolves once the socket is open. When it fails or the signal fires first, destroys it and rejects. */
export function connected<T extends Socket>(
  socket: T,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => socket.destroy(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    const settle = () => signal.removeEventListener('abort', abort)
    const fail = (error: Error) => {
      settle()
      reject(error)
    }
    socket.once('error', fail)
    socket.once(event, () => {
      settle()
      socket.removeListener('error', fail).setNoDelay(true)
      resolve(socket)
    })
  })
}
