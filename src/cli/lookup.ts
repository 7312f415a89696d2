import { withEngine } from './engine.ts'
import type { EngineFlags } from './flags.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon DOMAIN`: the record for people, or as JSON. */
export async function lookupCommand(
  domain: string,
  flags: EngineFlags & { json?: boolean; refresh?: boolean; morePages: boolean; language?: string },
): Promise<number> {
  return withEngine(domain, flags, async (blazon, site, signal) => {
    const { producer, refresh, morePages, language } = flags
    const result = await blazon.brand(site, { producer, refresh, morePages, language, signal })
    const text = flags.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : summaryOf(result, painterFor(process.stdout))
    process.stdout.write(text)
    return result.state === 'ok' ? 0 : 1
  })
}
