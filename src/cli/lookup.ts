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
  const site = parseDomain(domain, { isMapped: readHostMap(flags.hosts)?.isMapped ?? (() => false) })
  const blazon = await createBlazon({ db: flags.db, hosts: flags.hosts })
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
