import { createBlazon } from '../blazon.ts'
import type { CaptureFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'

/** `blazon capture DOMAIN --out DIR`. */
export async function captureCommand(
  domain: string,
  flags: CaptureFlags & { out: string; language?: string },
): Promise<number> {
  const blazon = await createBlazon({ hosts: flags.hosts, proxies: flags.proxies, replay: flags.replay })
  const interrupt = untilInterrupted()
  try {
    const { producer, language, out } = flags
    const { snapshot, recording } = await blazon.record({ domain }, out, {
      producer,
      language,
      signal: interrupt.signal,
    })
    const { exchanges, bodies } = recording
    process.stderr.write(
      `${snapshot.url}: ${exchanges.length} exchanges, ${bodies.size} bodies saved to ${out}\n`,
    )
    for (const note of snapshot.notes) process.stderr.write(`note: ${note}\n`)
    return 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}
