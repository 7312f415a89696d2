import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/directory/memory.ts'
import { identifyTransaction } from '../../src/directory/transaction/index.ts'
import { createPhoneBook } from '../../src/paths/phone-book.ts'
import { entry } from '../directory/entries.ts'
import { recordOf } from '../store/records.ts'
import { temporaryStore } from '../store/temporary.ts'

const directory = sourceOf(
  [
    entry('lampworks.example', 'Brassmoor Lampworks', {
      domains: [
        { domain: 'lampworks.example', role: 'main' },
        { domain: 'lampworks-shop.example', role: 'brand' },
      ],
    }),
  ],
  'shipped',
)

/** Stores a record for each domain, with the number and how sure it is. */
async function bookOf(phones: Readonly<Record<string, readonly [phone: string, confidence: number]>>) {
  const store = await temporaryStore()
  for (const [domain, [value, confidence]] of Object.entries(phones)) {
    const record = recordOf(domain)
    const phone = { value, confidence, rule: 'tel-link', evidence: [] }
    const fields = { ...record.fields, phone }
    await store.putResult({ state: 'ok', domain, record: { ...record, fields }, timings: {} } as never)
  }
  return createPhoneBook({ domainsOfPhone: store.domainsOfPhone, directory })
}

describe('telephone numbers of records', () => {
  it('belong to the company at whose sites alone they were found', async () => {
    const book = await bookOf({
      'ferncott.example': ['+18005550142', 0.9],
      'lampworks.example': ['+4989555014222', 0.9],
      'lampworks-shop.example': ['+4989555014222', 0.7],
      'one.example': ['+442075550100', 0.9],
      'two.example': ['+442075550100', 0.9],
      'unsure.example': ['+442075550199', 0.3],
    })
    expect(await book('8005550142')).toBe('ferncott.example')
    expect(await book('18005550142')).toBe('ferncott.example')
    expect(await book('4989555014222')).toBe('lampworks.example')
    expect(await book('004989555014222')).toBe('lampworks.example')
    expect(await book('442075550100')).toBeUndefined()
    expect(await book('442075550199')).toBeUndefined()
    expect(await book('5550142')).toBeUndefined()
  })

  it('name the company of a line', async () => {
    const book = await bookOf({ 'ferncott.example': ['+18005550142', 0.9] })
    const found = await identifyTransaction(directory, { text: 'FRNCT ONLINE 800-555-0142 OR' }, book)
    expect(found).toMatchObject({ company: { domain: 'ferncott.example' } })
    expect(await identifyTransaction(directory, { text: 'FRNCT ONLINE 800-555-0142 OR' })).not.toHaveProperty(
      'company',
    )
  })
})
