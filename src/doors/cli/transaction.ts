import type { TransactionAnswer, TransactionCandidate } from '../../model/transactions.ts'
import { type Painter, safe } from './terminal.ts'

/** Formats an answer for people. With `explain`, it shows how the line was read, too. */
export function answerText(answer: TransactionAnswer, explain: boolean, painter: Painter): string {
  const { company, confidence, merchant, explanation } = answer
  const head = company
    ? `${painter.bold(safe(company.name))}  ${safe(company.domain)}  ${painter.dim(`confidence: ${confidence}`)}\n`
    : `${painter.yellow('no company')}  ${merchant ? `merchant: ${safe(merchant)}` : ''}\n`
  if (!explain) return company ? head : `${head}    ${safe(explanation.reason)}\n`
  const steps = explanation.steps.map(
    ({ rule, removed }) => `    ${painter.dim(rule.padEnd(14))} ${safe(removed)}\n`,
  )
  const name = `    ${painter.dim('name'.padEnd(14))} ${safe(explanation.words)}\n`
  const candidates = explanation.candidates.slice(0, 8).map((one) => candidateText(one, painter))
  return `${head}${steps.join('')}${name}${candidates.join('')}    ${safe(explanation.reason)}\n`
}

function candidateText(
  { domain, score, signs, words, rejected }: TransactionCandidate,
  painter: Painter,
): string {
  const why = rejected === undefined ? '' : painter.dim(`, not taken: ${safe(rejected)}`)
  const by = words === '' ? signs.join(', ') : `${signs.join(', ')} “${safe(words)}”`
  return `    ${score.toFixed(2)}  ${safe(domain).padEnd(24)} ${by}${why}\n`
}

/** One line of tab-separated values: domain, name, confidence, merchant, and the line itself. */
export function lineText({ text, company, confidence, merchant }: TransactionAnswer): string {
  const cells = [company?.domain, company?.name, confidence, merchant, text]
  return `${cells.map((cell) => (cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`
}
