import { sourceOf } from '../../../src/directory/memory.ts'
import { identifyTransaction } from '../../../src/directory/transaction/index.ts'
import type { TransactionRequest } from '../../../src/model/transactions.ts'
import { entry } from '../entries.ts'

/** A small directory: what the rules need, and names that must not be taken for others. */
export const source = sourceOf(
  [
    entry('ferncott.example', 'Ferncott Foods', { country: 'GB', countries: ['GB'], rank: 0.9 }),
    entry('gateway.example', 'Gateway', {
      country: 'US',
      rank: 0.9,
      categories: [{ scheme: 'osm', value: 'shop=computer' }],
    }),
    entry('harbour.example', 'Harbour', {
      country: 'US',
      rank: 0.9,
      categories: [{ scheme: 'naics', value: '722511' }],
    }),
    entry('little.example', 'Quillmark', { country: 'JP', countries: ['JP'], rank: 0.2 }),
    entry('lampworks.example', 'Brassmoor Lampworks', {
      rank: 0.9,
      domains: [
        { domain: 'lampworks.example', role: 'main' },
        { domain: 'lampworks.example.de', role: 'country', country: 'DE' },
      ],
    }),
    entry('rewe-group.com', 'REWE Group', {
      country: 'DE',
      rank: 0.9,
      domains: [
        { domain: 'rewe-group.com', role: 'main' },
        { domain: 'rewe.de', role: 'brand', country: 'DE' },
      ],
    }),
    entry('amazon.com', 'Amazon', {
      country: 'US',
      rank: 1,
      domains: [
        { domain: 'amazon.com', role: 'main' },
        { domain: 'amazon.co.uk', role: 'country', country: 'GB' },
        { domain: 'amazon.ca', role: 'country', country: 'CA' },
      ],
    }),
  ],
  'shipped',
)

export const identified = (text: string, request: Omit<TransactionRequest, 'text'> = {}) =>
  identifyTransaction(source, { text, ...request })

/** The domain alone. */
export const domainOf = async (text: string, request: Omit<TransactionRequest, 'text'> = {}) =>
  (await identified(text, request)).company?.domain
