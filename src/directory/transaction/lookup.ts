import type { DirectorySource } from '../../model/directory.ts'
import type { TransactionRequest } from '../../model/transactions.ts'
import type { Identification } from '../lookup/outcome.ts'
import { identification, type PhoneBook } from './index.ts'

/** Finds the company of a transaction. The result has the form that lookups by name, ticker or ISIN have. */
export async function findByTransaction(
  source: DirectorySource,
  request: TransactionRequest,
  phoneBook?: PhoneBook,
): Promise<Identification> {
  const { answer, company } = await identification(source, request, phoneBook)
  const { explanation, confidence } = answer
  const bar = request.highConfidenceOnly ? ' Two independent signs were demanded.' : ''
  if (!answer.company) return { state: 'none', tried: [`${explanation.reason}${bar}`] }
  const evidence = [
    ...explanation.steps.map(({ rule, removed }) => `“${removed}” is no part of the name: ${rule}.`),
    `${explanation.reason} The confidence is ${confidence}.`,
  ]
  return { state: 'found', domain: answer.company.domain, company, how: 'transaction', evidence }
}
