import { createBlazon } from '../blazon.ts'
import { readNamedFile } from '../capture/named-file.ts'
import { readGold } from '../gold/case.ts'
import { evaluate } from '../gold/evaluate.ts'
import { accuracyTable } from '../gold/table.ts'
import type { CaptureFlags } from './flags.ts'
import { untilInterrupted } from './interrupt.ts'

/** `blazon evaluate --gold FILE`: how often we are right about the sites of a list that somebody labelled. */
export async function evaluateCommand(
  flags: CaptureFlags & { gold: string; json?: boolean; worst?: boolean },
): Promise<number> {
  const cases = readGold(readNamedFile('list', flags.gold))
  const { hosts, proxies, replay, producer } = flags
  // What is known of a site from earlier is not what is measured.
  const blazon = await createBlazon({ hosts, proxies, replay })
  const interrupt = untilInterrupted()
  const show = (done: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${cases.length} sites`)
  }
  try {
    const lookup = (domain: string) =>
      blazon.brand({ domain }, { producer, keepSnapshot: false, signal: interrupt.signal })
    const accuracy = await evaluate(cases, lookup, show)
    if (process.stderr.isTTY) process.stderr.write('\n')
    process.stdout.write(
      flags.json ? `${JSON.stringify(accuracy, null, 2)}\n` : accuracyTable(accuracy, flags),
    )
    return 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}
