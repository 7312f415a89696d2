import { startDeadline } from '../concurrency/deadline.ts'
import type { ParsedDocument, ParseRequest } from '../model/documents.ts'
import { BlazonError, cancelledBy } from '../model/errors.ts'
import { MAX_FILE_BYTES } from '../model/limits.ts'
import type { Parts } from './parts.ts'

/** Writes a file as Markdown, as the comment of `parse` in `engine/engine.ts` describes. */
export async function parsed(
  bytes: Uint8Array,
  request: ParseRequest,
  { readers, options }: Pick<Parts, 'readers' | 'options'>,
): Promise<ParsedDocument> {
  const { timeoutMs, signal, pdf: { start = 1, end } = {} } = request
  if (end !== undefined && end < start)
    throw new BlazonError('invalid_input', `pdf.end is ${end}, and pdf.start is ${start}.`)
  if (bytes.length === 0) throw new BlazonError('invalid_input', 'The file is empty.')
  if (bytes.length > MAX_FILE_BYTES)
    throw new BlazonError('too_large', `The file has more than ${MAX_FILE_BYTES} bytes.`, {
      retryable: false,
    })
  if (signal?.aborted) throw cancelledBy(signal)
  const deadline = startDeadline({ who: 'The file', timeoutMs, usualMs: options.lookupTimeoutMs, signal })
  try {
    deadline.begin()
    const { html: _, ...document } = await readers.parse(bytes, request, deadline.signal)
    return document
  } catch (thrown) {
    throw deadline.errorOf(thrown)
  } finally {
    deadline.end()
  }
}
