import { createBlazon, readHostMap } from '../blazon.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { EngineFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon DOMAIN`: the record for people, or as JSON. */
export async function lookupCommand(
  domain: string,
  flags: EngineFlags & { json?: boolean; refresh?: boolean },
): Promise<number> {
  // Before a database is made: a slip of the keys leaves no file behind.
  const { db, hosts, proxies, replay } = flags
  const isMapped = replay ? () => true : readHostMap(hosts)?.isMapped

  const site = parseDomain(domain, isMapped ? { isMapped } : {})
  // What a recording says of a brand is not what is known of it today: it is not kept.
  const blazon = await createBlazon({ db: replay ? undefined : db, hosts, proxies, replay })
  const interrupt = untilInterrupted()
  try {
    const { producer, refresh } = flags
    const result = await blazon.brand(site, { producer, refresh, signal: interrupt.signal })
    const text = flags.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : summaryOf(result, painterFor(process.stdout))
    process.stdout.write(text)
    return result.state === 'ok' ? 0 : 1
  } finally {
    interrupt.release()
    await blazon.close()
  }
}
