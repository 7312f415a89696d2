import { type Blazon, type BlazonSettings, createBlazon, readHostMap } from '../blazon.ts'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type ParseDomainOptions, parseDomain } from '../resolve/domain.ts'
import { parsePage } from '../resolve/page.ts'
import type { EngineFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'

/** Does one thing with one site, and closes the engine: until Ctrl-C, which fires the signal. */
export async function withEngine<T>(
  domain: string,
  flags: EngineFlags,
  use: (blazon: Blazon, site: Site, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Before a database is made: a slip of the keys leaves no file behind.
  const site = parseDomain(domain, rulesOf(flags))
  return onEngine(flags, {}, (blazon, signal) => use(blazon, site, signal))
}

/** The same with a page by its whole address, or with the list of a site's pages. They are told although they cannot be kept. */
export async function withPages<T>(
  place: { readonly url: string } | { readonly domain: string },
  flags: EngineFlags,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if ('url' in place) parsePage(place.url, rulesOf(flags))
  else parseDomain(place.domain, rulesOf(flags))
  const { producer } = flags
  const onUnkept = ({ message }: BlazonError) => void process.stderr.write(`not kept: ${message}\n`)
  const settings = { onUnkept, ...(producer && { options: { producer } }) }
  return onEngine(flags, settings, use)
}

/** Which hosts are as good as public ones. */
function rulesOf({ hosts, replay }: EngineFlags): ParseDomainOptions {
  const isMapped = replay ? () => true : readHostMap(hosts)?.isMapped
  return isMapped ? { isMapped } : {}
}

async function onEngine<T>(
  { db, hosts, proxies, replay }: EngineFlags,
  settings: Pick<BlazonSettings, 'onUnkept' | 'options'>,
  use: (blazon: Blazon, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // What a recording says of a brand is not what is known of it today: it is not kept.
  const rest = { hosts, proxies, replay, ...settings }
  const blazon = await createBlazon({ db: replay ? undefined : db, ...rest }).catch((thrown: unknown) => {
    if (!settings.onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
    settings.onUnkept(thrown)
    return createBlazon(rest)
  })
  const interrupt = untilInterrupted()
  try {
    return await use(blazon, interrupt.signal)
  } finally {
    interrupt.release()
    await blazon.close()
  }
}
