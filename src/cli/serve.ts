import { randomUUID } from 'node:crypto'
import { type Blazon, createBlazon } from '../blazon.ts'
import type { BlazonError } from '../model/errors.ts'
import { type BlazonServer, createServer } from '../serve/server.ts'
import type { EngineFlags } from './flags.ts'
import { ENDING, untilInterrupted } from './interrupt.ts'

/** `blazon serve --db FILE --port N`: until Ctrl-C. */
export async function serveCommand(
  flags: EngineFlags & { port: number; host: string; concurrency: number; publicUrl?: string },
): Promise<number> {
  const blazon = await createBlazon({
    db: flags.db,
    hosts: flags.hosts,
    proxies: flags.proxies,
    replay: flags.replay,
    onUnkept: onUnkept((line) => process.stderr.write(`${line}\n`)),
    options: { concurrency: flags.concurrency, serve: { publicUrl: flags.publicUrl } },
  })
  const interrupt = untilInterrupted(ENDING)
  try {
    const server = await serverFor(blazon)
    await blazon.warm()
    const { url } = await server.listen({ host: flags.host, port: flags.port })
    process.stderr.write(`serving ${url}/v1 from ${flags.db}; Ctrl-C ends it\n`)
    if (!blazon.store.listKeys().some(({ state }) => state === 'active')) {
      process.stderr.write(`there is no key yet: blazon keys create --db ${flags.db}\n`)
    }
    await aborted(interrupt.signal)
    await server.close()
    return 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}

/** Says each reason once: a full disk is news, and not news of every request. */
export function onUnkept(log: (line: string) => void): (error: BlazonError) => void {
  const told = new Set<string>()
  return ({ message }) => {
    if (told.has(message)) return
    told.add(message)
    log(`What is found is answered, and cannot be kept: ${message}`)
  }
}

/** The service over an engine. */
export function serverFor(blazon: Blazon): Promise<BlazonServer> {
  return createServer({
    store: blazon.store,
    resolve: (text) => blazon.resolve(text, { allowPort: true }),
    lookup: async (site, { signal, maxSpeed, timeoutMs, language }) => ({
      result: await blazon.brand(site, {
        signal,
        producer: maxSpeed ? 'cascade' : undefined,
        morePages: !maxSpeed,
        timeoutMs,
        language,
      }),
    }),
    styleguide: (page, { quality, ...limits }) =>
      blazon.styleguide(page, { ...limits, producer: quality ? 'browser' : undefined }),
    screenshot: (site, request) => blazon.screenshot(site, request),
    pages: blazon,
    sitemap: (site, request) => blazon.sitemap(site, request),
    now: Date.now,
    newId: randomUUID,
    options: blazon.options,
    log: (line) => process.stderr.write(`${line}\n`),
  })
}

/** Resolves when the signal fires. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
