import { type Blazon, createBlazon, readHostMap } from '../blazon.ts'
import type { Site } from '../model/site.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { EngineFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'

/** Does one thing with one site, and closes the engine: until Ctrl-C, which fires the signal. */
export async function withEngine<T>(
  domain: string,
  { db, hosts, proxies, replay }: EngineFlags,
  use: (blazon: Blazon, site: Site, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Before a database is made: a slip of the keys leaves no file behind.
  const isMapped = replay ? () => true : readHostMap(hosts)?.isMapped
  const site = parseDomain(domain, isMapped ? { isMapped } : {})
  // What a recording says of a brand is not what is known of it today: it is not kept.
  const blazon = await createBlazon({ db: replay ? undefined : db, hosts, proxies, replay })
  const interrupt = untilInterrupted()
  try {
    return await use(blazon, site, interrupt.signal)
  } finally {
    interrupt.release()
    await blazon.close()
  }
}
