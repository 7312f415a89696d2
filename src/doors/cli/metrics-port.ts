import type { Command } from 'commander'
import type { Blazon } from '../../engine/engine.ts'
import { listenHost, port } from './arguments.ts'
import { tell } from './output.ts'

export interface MetricsFlags {
  readonly metricsPort?: number
  readonly metricsHost: string
}

/** The options of commands that offer metrics while they work on a list. */
export function metricsOptions(command: Command): Command {
  return command
    .option('--metrics-port <n>', 'offer /metrics for Prometheus, /healthz and /readyz here; 0 is any', port)
    .option('--metrics-host <address>', 'address of that port', listenHost, '127.0.0.1')
}

/**
 * Opens the port for metrics if the flags name one. This port is the service without its endpoints, so the
 * same rules hold: requests from other machines need a key. Resolves to the function that closes the port.
 */
export async function offerMetrics(
  blazon: Blazon,
  { metricsPort, metricsHost }: MetricsFlags,
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return async () => undefined
  const { createServer } = await import('../http/server.ts')
  const server = await createServer(blazon, { routes: [], background: false })
  try {
    const { url } = await server.listen({ host: metricsHost, port: metricsPort })
    tell(`metrics at ${url}/metrics\n`)
    return server.close
  } catch (thrown) {
    await server.close()
    throw thrown
  }
}
