import type { TransactionAnswer, TransactionRequest } from '../../../model/transactions.ts'
import type { CliCommand } from '../command.ts'
import { DATABASE, ENCODING } from '../options.ts'
import { jsonText, print, printJson } from '../output.ts'
import { painterFor } from '../terminal.ts'
import { answerText, lineText } from '../transaction.ts'
import { writeOut } from '../write-file.ts'

interface IdentifyFlags {
  readonly db: string
  readonly mcc?: string
  readonly city?: string
  readonly country?: string
  readonly phone?: string
  readonly encoding?: string
  readonly highConfidence?: boolean
  readonly explain?: boolean
  readonly json?: boolean
}

/** `blazon identify TEXT`: the company behind a line of a statement. No site is visited. */
export const identify: CliCommand = {
  name: 'identify <text>',
  description: 'the company behind a line of a card or bank statement; - reads lines from stdin',
  examples: [
    ['blazon identify "SQ *ACME COFFEE OAKLAND CA"', 'the company'],
    ['blazon identify "TARGET 0001" --mcc 5310 --explain', 'and why'],
    ['blazon identify - --json < lines.txt', 'many lines'],
  ],
  failure: 'no company was found, or for some line',
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--mcc <code>', 'merchant category code, four digits')
      .option('--city <name>', 'city of the payment')
      .option('--country <code>', 'country of the payment, such as us')
      .option('--phone <number>', 'telephone number of the merchant')
      .option(...ENCODING)
      .option('--high-confidence', 'only where two independent signs agree')
      .option('--explain', 'what was taken out of the line, and the candidates with their scores')
      .option('--json', 'print the answer as JSON'),
  async run(text: string, flags: IdentifyFlags) {
    const { db, explain, json, highConfidence: highConfidenceOnly, ...rest } = flags
    const { mcc, city, country, phone } = rest
    const request = { mcc, city, country, phone, highConfidenceOnly }
    if (text !== '-') {
      // A mistyped request is reported before the parts of an engine are loaded, which takes time.
      const { checkedRequest } = await import('../../../directory/transaction/request.ts')
      checkedRequest({ text, ...request })
    }
    const { onKnown } = await import('../engine.ts')
    // An existing database may have imported companies.
    return onKnown(db, async (blazon) => {
      if (text === '-') {
        const { requestsIn } = await import('../transaction-list.ts')
        return await answerAll(
          requestsIn(request, flags.encoding),
          ({ text: line, ...of }) => blazon.identify(line, of),
          flags,
        )
      }
      const answer = await blazon.identify(text, request)
      if (json) printJson(answer)
      else print(answerText(answer, explain ?? false, painterFor(process.stdout)))
      return answer.company ? 0 : 1
    })
  },
}

async function answerAll(
  requests: AsyncIterable<TransactionRequest>,
  identified: (request: TransactionRequest) => Promise<TransactionAnswer>,
  { json, explain }: IdentifyFlags,
): Promise<number> {
  let isComplete = true
  for await (const request of requests) {
    const answer = await identified(request)
    isComplete &&= answer.company !== undefined
    const { explanation, ...short } = answer
    const written = json ? jsonText(explain ? { ...short, explanation } : short) : lineText(answer)
    await writeOut(undefined, [written])
  }
  return isComplete ? 0 : 1
}
