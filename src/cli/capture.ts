import { createBlazon } from '../blazon.ts'
import { loadSnapshot, saveSnapshot } from '../capture/folder.ts'
import type { FieldName } from '../model/record.ts'
import { judge } from '../pipeline.ts'
import { explanationText } from './explain.ts'
import type { EngineFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'
import { summaryOf } from './summary.ts'
import { painterFor } from './terminal.ts'

/** `blazon capture DOMAIN --out DIR`. */
export async function captureCommand(domain: string, flags: EngineFlags & { out: string }): Promise<number> {
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
  const painter = painterFor(process.stdout)
  const result = judge(snapshot)
  if (flags.explain) process.stdout.write(explanationText(snapshot, flags.explain, painter))
  else if (flags.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  else process.stdout.write(summaryOf(result, painter))
  return result.state === 'ok' ? 0 : 1
}
