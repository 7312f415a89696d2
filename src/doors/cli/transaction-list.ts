import { linesOf } from '../../formats/table/lines.ts'
import { textOf } from '../../formats/text/unlabelled.ts'
import { BlazonError } from '../../model/errors.ts'
import type { TransactionRequest } from '../../model/transactions.ts'
import { openList } from './list.ts'
import { onNotice } from './output.ts'

/**
 * Reads the lines of standard input as transactions: plain text, or JSON objects with the keys of the library
 * or of the service. Missing keys come from `fallback`. Empty lines are left out. Throws `invalid_input` for
 * a line that begins with a brace but is not such a JSON object.
 */
export async function* requestsIn(
  fallback: Omit<TransactionRequest, 'text'>,
  encoding?: string,
): AsyncGenerator<TransactionRequest> {
  const input = await openList('-')
  let number = 0
  for await (const line of linesOf(textOf(input, { encoding, onNotice }))) {
    number++
    if (line.trim() === '') continue
    yield line.startsWith('{') ? { ...fallback, ...objectIn(line, number) } : { ...fallback, text: line }
  }
}

function objectIn(line: string, number: number): TransactionRequest {
  const values = parsed(line)
  const text = values?.text ?? values?.transaction_info
  if (!values || typeof text !== 'string')
    throw new BlazonError(
      'invalid_input',
      `Line ${number} is no transaction: it is a text, or a JSON object with the key "text".`,
    )
  const said = (...keys: readonly string[]) => {
    const value = keys.map((key) => values[key]).find((one) => one !== undefined && one !== null)
    return value === undefined ? undefined : String(value)
  }
  const request = {
    mcc: said('mcc'),
    city: said('city'),
    country: said('country', 'country_gl'),
    phone: said('phone'),
  }
  const given = Object.entries(request).filter(([, value]) => value !== undefined)
  return { text, ...Object.fromEntries(given) }
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
