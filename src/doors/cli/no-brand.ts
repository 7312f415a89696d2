import type { Result } from '../../model/record.ts'
import { cellsBeside, cutAtWord, hanging, LEAST_CELLS, MAX_TEXT_CELLS, wrapped } from './layout.ts'
import { type Painter, safe } from './terminal.ts'

/** Why there is no brand. */
export function noBrandText(result: Exclude<Result, { state: 'ok' }>, painter: Painter): string {
  const why = result.state === 'failed' ? safe(result.message) : ''
  const state =
    result.state === 'failed'
      ? painter.red('failed')
      : painter.yellow(`not a brand: ${result.class.replaceAll('_', ' ')}`)
  const signs = result.state === 'failed' ? '' : evidenceText(result.evidence, painter)
  return `${headText(result.domain, why ? `${state}  ${why}` : state, painter)}${signs}`
}

/** The evidence for a refusal, each text cut to one or two sentences. */
export function evidenceText(evidence: readonly string[], painter: Painter): string {
  return evidence
    .map((sign) => wrapped(cutAtWord(safe(sign), MAX_TEXT_CELLS), cellsBeside(INDENT, painter)))
    .map((sign) => `${' '.repeat(INDENT)}${painter.dim(hanging(sign, INDENT))}\n`)
    .join('')
}

/** The indentation, in cells, of all lines but the first. */
export const INDENT = 4
const DOMAIN = 34

/**
 * Returns the first line of a result. A text that does not fit beside the domain is written below it. On a
 * narrow terminal, the whole text is below.
 */
export function headText(domain: string, text: string, painter: Painter): string {
  if (painter.columns < DOMAIN + 1 + LEAST_CELLS) {
    const below = hanging(wrapped(text, cellsBeside(INDENT, painter)), INDENT)
    return `${painter.bold(domain)}\n${' '.repeat(INDENT)}${below}\n`
  }
  const besides = `${painter.bold(domain.padEnd(DOMAIN))} `
  const [first = '', ...rest] = wrapped(text, cellsBeside(DOMAIN + 1, painter)).split('\n')
  return `${[besides + first, ...rest.map((line) => ' '.repeat(DOMAIN + 1) + line)].join('\n')}\n`
}
