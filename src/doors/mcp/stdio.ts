import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { mcpServer } from './server.ts'
import type { Service } from './tool.ts'

/**
 * Serves the client at stdin and stdout until stdin ends or the signal fires. `failed` gets the error of each
 * message that is wrong.
 */
export async function speakStdio(
  service: Service,
  signal: AbortSignal,
  failed: (error: Error) => void,
): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted) resolve()
  })
  const transport = new StdioServerTransport()
  const connection = serveStdio(() => mcpServer(service), { transport, onerror: failed })
  await ended
  await connection.close()
}
