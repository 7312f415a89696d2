import { READERS } from './readers.ts'
import { bytesOf, type Fault, faultOf, inputOf, mostMs } from './try.ts'

// A process that tries one reader with one seed after the other until it is killed.

/** The messages of a child: before it reads an input, and after. */
export type Told =
  | { readonly began: number; readonly bytes: number; readonly mostMs: number }
  | { readonly ended: number; readonly fault?: Fault }

const [name = '', from = '0'] = process.argv.slice(2)
const reader = READERS[name]
if (!reader) throw new Error(`There is no reader ${name}.`)
for (let seed = Number(from); ; seed++) {
  const input = inputOf(reader, seed)
  await tell({ began: seed, bytes: bytesOf(input), mostMs: mostMs(reader, input) })
  const fault = await faultOf(reader, input)
  await tell({ ended: seed, ...(fault ? { fault } : {}) })
}

/** Waits until the message is written, so that it arrives even if the reader then blocks the process. */
function tell(told: Told): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${JSON.stringify(told)}\n`, () => resolve()))
}
