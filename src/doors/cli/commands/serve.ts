import { setTimeout as sleep } from 'node:timers/promises'
import type { Command } from 'commander'
import { whenAborted } from '../../../concurrency/abort.ts'
import type { Blazon } from '../../../engine/engine.ts'
import type { BlazonSettings } from '../../../engine/settings.ts'
import { shownDatabase } from '../../../model/database-name.ts'
import { DIALECTS, type DialectName } from '../../../model/dialects.ts'
import { LOG_LEVELS, type Logger, type LogLevel } from '../../../model/logger.ts'
import { DEFAULTS, withDefaults } from '../../../model/options.ts'
import { listenHost, oneOf, port, publicUrl, someOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { databaseOf, type EngineFlags, engineSettings } from '../flags.ts'
import { ENDING, leaveSignals, untilInterrupted } from '../interrupt.ts'
import { engineOptions, JSON_LOG, KEEP_PAGES, MAX_DB_SIZE, OWN_FIELDS } from '../options.ts'
import { onUnkept } from '../unkept.ts'

interface ServeFlags extends EngineFlags {
  readonly port: number
  readonly host: string
  readonly board: boolean
  readonly dialects?: readonly DialectName[]
  readonly logLevel: LogLevel
  readonly jsonLog?: boolean
}

/**
 * The number of lookups of a service that run at once. It is higher than the default, so that a few sites
 * that do not answer leave room for others. Each lookup takes 64 MB of memory at worst.
 */
const CONCURRENCY = 8

/**
 * Time for browsers, readers and the database to be closed when all requests were answered. After this time
 * the process ends anyway, which does not damage the database, so that an idle service always ends soon.
 */
const CLOSING_MS = 1_000

/** `blazon serve --db FILE --port N`: serves until Ctrl-C. */
export const serve: CliCommand = {
  name: 'serve',
  description: 'serve /v1 over HTTP',
  examples: [
    ['blazon serve --db brands.db', 'on 127.0.0.1:8080'],
    ['blazon keys create me --db brands.db', 'the key that callers need'],
    ['blazon serve --host 10.0.0.5 --trust-proxy', 'behind a proxy'],
    ['blazon serve --dialects logos', 'also at logo.dev addresses'],
    ['blazon serve --tls-cert cert.pem --tls-key key.pem', 'with HTTPS'],
  ],
  failure: 'the port cannot be had, or the database cannot be opened',
  options: (command) =>
    serveOptions(command)
      .option('--no-board', 'no board for browsers at /')
      .option(
        '--dialects <names>',
        `the addresses of other services, too: ${DIALECTS.join(', ')}`,
        someOf(...DIALECTS),
      ),
  async run(flags: ServeFlags) {
    await leaveSignals()
    const { createLog } = await import('../log.ts')
    const { createBlazon } = await import('../../../engine/index.ts')
    const logger = createLog(flags.logLevel, flags.jsonLog)
    const settings = engineSettings(flags)
    await checkBefore(flags, settings)
    const blazon = await createBlazon({
      ...{ ...databaseOf(flags), ...settings, logger },
      onUnkept: onUnkept((why) => logger.warn({}, `What is found is answered, and cannot be kept: ${why}`)),
    })
    try {
      await serveUntilInterrupted(blazon, { ...flags, logger })
    } finally {
      await Promise.race([blazon.close(), sleep(CLOSING_MS, undefined, { ref: false })])
    }
    return 0
  },
}

/** Every error that can be found early is reported before a database or a key is created. */
async function checkBefore({ host, port }: ServeFlags, { options }: BlazonSettings): Promise<void> {
  const { checkOpening } = await import('../../http/opening.ts')
  const { checkSecret } = await import('../first-key.ts')
  checkSecret(process.env)
  await checkOpening({ host, port }, withDefaults(options).serve)
}

/** The options of the service, which `blazon config` has as well. */
export function serveOptions(command: Command): Command {
  return engineOptions(command)
    .option('--port <n>', 'port', port, DEFAULTS.serve.port)
    .option('--host <address>', 'address to listen on', listenHost, DEFAULTS.serve.host)
    .option('--concurrency <n>', 'lookups at once', wholeNumber(1, 256), CONCURRENCY)
    .option(
      '--public-url <url>',
      'where pictures are reached from outside, such as https://api.example.com',
      publicUrl,
    )
    .option('--tls-cert <file>', 'certificate for HTTPS, as PEM; read anew when it changes')
    .option('--tls-key <file>', 'key of the certificate, as PEM')
    .option(
      '--trust-proxy [from]',
      'a proxy before the service takes HTTPS: true, a number of proxies, or their addresses',
    )
    .option(...KEEP_PAGES)
    .option(...MAX_DB_SIZE)
    .option(...OWN_FIELDS)
    .option('--log-level <level>', LOG_LEVELS.join(', '), oneOf(...LOG_LEVELS), usualLevel())
    .option(...JSON_LOG)
}

const usualLevel = (): LogLevel => (process.env.BLAZON_DEBUG ? 'debug' : 'info')

/**
 * Before the service listens there is no work to finish, so a signal ends the process at once. Resolves when
 * the service has ended in order.
 */
async function serveUntilInterrupted(
  blazon: Blazon,
  { db, host, port, board, dialects, logger }: ServeFlags & { readonly logger: Logger },
): Promise<void> {
  const { createServer } = await import('../../http/server.ts')
  const { ensureKey } = await import('../first-key.ts')
  const server = await createServer(blazon, { logger, board, dialects })
  const releaseKey = await ensureKey(blazon, process.env, logger)
  await blazon.warm()
  const { url } = await server.listen({ host, port })
  const { signal, release } = untilInterrupted('', blazon.options.serve.shutdownTimeoutMs)
  const also = board ? `, and the board at ${url}/` : ''
  logger.info({}, `serving ${url}/v1 from ${shownDatabase(db)}${also}; Ctrl-C ends it`)
  // This start of a browser runs in the background, so that its state is known before the first page needs
  // one.
  blazon.tryBrowser().catch(({ message }: Error) => {
    if (!signal.aborted) logger.warn({}, message)
  })
  try {
    await whenAborted(signal)
    logger.info({}, ENDING)
    await server.close()
    await releaseKey()
  } finally {
    release()
  }
}
