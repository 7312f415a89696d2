import { createBlazon } from '../blazon.ts'
import type { EngineFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon DOMAIN`: the record for people, or as JSON. */
export async function lookupCommand(
  domain: string,
  flags: EngineFlags & { json?: boolean; refresh?: boolean },
): Promise<number> {
  const blazon = await createBlazon({ db: flags.db, hosts: flags.hosts })
  const interrupt = untilInterrupted()
  try {
    const result = await blazon.brand(
      { domain },
      { producer: flags.producer, refresh: flags.refresh, signal: interrupt.signal },
    )
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
