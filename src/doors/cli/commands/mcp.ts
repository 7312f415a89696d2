import type { KeyHolder } from '../../../model/keys.ts'
import { LOG_LEVELS, type LogLevel } from '../../../model/logger.ts'
import { oneOf } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import type { EngineFlags } from '../flags.ts'
import { engineOptions, JSON_LOG, KEEP_PAGES, MAX_DB_SIZE, OWN_FIELDS } from '../options.ts'

interface McpFlags extends EngineFlags {
  readonly logLevel: LogLevel
  readonly jsonLog?: boolean
}

/** `blazon mcp --db FILE`: serves one agent by the Model Context Protocol, until stdin ends. */
export const mcp: CliCommand = {
  name: 'mcp',
  description: 'serve an agent by the Model Context Protocol, over stdin and stdout',
  examples: [
    ['blazon mcp', 'what a client starts'],
    ['blazon mcp --db /data/brands.db', 'with a database at a place of its own'],
  ],
  failure: 'the database cannot be opened',
  options: (command) =>
    engineOptions(command)
      .option(...KEEP_PAGES)
      .option(...MAX_DB_SIZE)
      .option(...OWN_FIELDS)
      .option('--log-level <level>', LOG_LEVELS.join(', '), oneOf(...LOG_LEVELS), 'warn')
      .option(...JSON_LOG),
  async run(flags: McpFlags) {
    const { createLog } = await import('../log.ts')
    const { onBrandEngine } = await import('../engine.ts')
    const logger = createLog(flags.logLevel, flags.jsonLog)
    // Clients start this process in any folder, which may be read-only.
    await onBrandEngine(flags, async (blazon, signal) => {
      const { createServer } = await import('../../http/server.ts')
      const { localService } = await import('../../http/agents/local.ts')
      const { speakStdio } = await import('../../mcp/stdio.ts')
      const engine = { ...blazon, keys: { ...blazon.keys, holderOf: async () => CLIENT } }
      const server = await createServer(engine, { logger, background: false, board: false })
      const failed = (error: Error) => logger.warn({ err: error }, 'a message could not be read')
      await speakStdio(localService(blazon, server, signal), signal, failed)
      // This also stops the work for answers whose reader has left.
      await server.close()
    })
    return 0
  },
}

/** The client at the other end of the pipe has started this process, so it needs no key. */
const CLIENT: KeyHolder = {
  ...{ id: 'stdio', name: 'stdio', kind: 'secret', state: 'active', prefix: '', referrers: [] },
  ...{ permissions: null, organisation: null, account: null, expiresAt: null, lastUsedAt: null },
  createdAt: new Date(0),
}
