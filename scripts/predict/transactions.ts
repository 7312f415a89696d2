import { createBlazon, isMerchant } from '../../src/index.ts'
import type { Adapter } from './adapter.ts'

/** Lines of statements, over the directory that comes with the package. */
export async function openTransactions(): Promise<Adapter> {
  const blazon = await createBlazon()
  return {
    async answer({ kind, descriptor, candidate, country }) {
      const text = String(descriptor)
      if (kind === 'pair') return { match: isMerchant(text, String(candidate)) }
      const { merchant } = await blazon.identify(text, country ? { country: String(country) } : {})
      return { merchant: merchant ?? null }
    },
    close: blazon.close,
  }
}
