import { Agent, buildConnector } from 'undici'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { Gate } from '../gate/gate.ts'

/**
 * An undici agent whose every connection is dialled by the gate: undici itself resolves and dials nothing.
 * Certificates are verified, but for hosts of the host map. The signal ends connections that are still being made, which
 * undici would wait for.
 */
export function createAgent(gate: Gate, { fetch }: Options, signal: AbortSignal): Agent {
  const wrap = { timeout: fetch.connectTimeoutMs, allowH2: false }
  const verified = buildConnector({ ...wrap, rejectUnauthorized: true })
  const unverified = buildConnector({ ...wrap, rejectUnauthorized: false })
  const connect: buildConnector.connector = (options, done) => {
    const secure = options.protocol === 'https:'
    const port = Number(options.port) || (secure ? 443 : 80)
    gate.dial({ host: options.hostname, port, secure }, signal).then(
      (socket) => {
        if (!secure) return done(null, socket)
        const handshake = gate.isMapped(options.hostname) ? unverified : verified
        const end = () => socket.destroy()
        signal.addEventListener('abort', end, { once: true })
        socket.once('close', () => signal.removeEventListener('abort', end))
        handshake({ ...options, httpSocket: socket }, (...outcome) => {
          signal.removeEventListener('abort', end)
          done(...outcome)
        })
      },
      (error) => done(error instanceof Error ? error : new BlazonError('unreachable', String(error)), null),
    )
  }
  return new Agent({
    connect,
    maxHeaderSize: fetch.maxHeaderBytes,
    headersTimeout: fetch.firstByteTimeoutMs,
    bodyTimeout: fetch.wholeTimeoutMs,
    connections: fetch.perSiteConcurrency,
  })
}
