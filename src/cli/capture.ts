import { createBlazon } from '../blazon.ts'
import { loadSnapshot, saveSnapshot } from '../capture/folder.ts'
import type { FieldName } from '../model/record.ts'
import { judge } from '../pipeline.ts'
import { explanation } from './explain.ts'
import type { CaptureFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon capture DOMAIN --out DIR`. */
export async function captureCommand(domain: string, flags: CaptureFlags & { out: string }): Promise<number> {
  const blazon = await createBlazon({ hosts: flags.hosts })
  const interrupt = untilInterrupted()
  try {
    const snapshot = await blazon.capture({ domain }, { producer: flags.producer, signal: interrupt.signal })
    await saveSnapshot(flags.out, snapshot)
    const { resources, bodies, url } = snapshot
    process.stderr.write(
      `${url}: ${resources.length} exchanges, ${bodies.size} bodies saved to ${flags.out}\n`,
    )
    for (const note of snapshot.notes) process.stderr.write(`note: ${note}\n`)
    return 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}

/** `blazon describe DIR`: from the folder alone. */
export async function describeCommand(
  dir: string,
  flags: { json?: boolean; explain?: FieldName },
): Promise<number> {
  const snapshot = await loadSnapshot(dir)
  if (flags.explain) {
    process.stdout.write(explanation(snapshot, flags.explain, flags))
    return 0
  }
  const result = judge(snapshot)
  process.stdout.write(
    flags.json ? `${JSON.stringify(result, null, 2)}\n` : summaryOf(result, painterFor(process.stdout)),
  )
  return result.state === 'ok' ? 0 : 1
}
