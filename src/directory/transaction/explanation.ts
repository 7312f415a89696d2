import type { TransactionCandidate, TransactionExplanation } from '../../model/transactions.ts'
import type { Cleaned } from './cleaning.ts'

/** How a line was read: the steps, the candidates, and the reason in one sentence. */
export function explained(
  line: Cleaned,
  candidates: readonly TransactionCandidate[],
): TransactionExplanation {
  return { steps: line.steps, words: line.name, candidates, reason: reasonOf(line, candidates) }
}

function reasonOf({ refused, name }: Cleaned, candidates: readonly TransactionCandidate[]): string {
  const best = candidates.find(({ rejected }) => rejected === undefined)
  if (best) return `${best.name} (${best.domain}) has ${best.score} by ${best.signs.join(', ')}.`
  const [nearest] = candidates
  if (nearest) return `The nearest is ${nearest.name} (${nearest.domain}), but ${nearest.rejected}.`
  if (refused) return `“${refused.phrase}” says that no merchant is named (${refused.kind}).`
  if (name === '') return 'Nothing is left that could be a name.'
  return `No name, descriptor, host or telephone number that is known begins “${name}”.`
}
