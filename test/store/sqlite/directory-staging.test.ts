import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { entry } from '../../directory/entries.ts'
import { temporaryFolder, temporaryStore } from '../temporary.ts'

const FACTS = { name: 'made', licence: '', version: '' }
const listing = (symbol: string, isin: string) =>
  ({ symbol, exchange: 'NYSE', isin, isActive: true }) as const

async function opened() {
  const path = join(temporaryFolder(), 'directory.db')
  const { directory } = await temporaryStore({ path })
  const schema = () => {
    const db = new Database(path, { readonly: true })
    const rows = db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all()
    db.close()
    return rows
  }
  return { directory, schema }
}

describe('an import is put in place at its end', () => {
  it('nothing of it is looked up before, and the indexes are those that were there', async () => {
    const { directory, schema } = await opened()
    const before = schema()
    const first = await directory.beginSource(FACTS)
    const acme = { listings: [listing('ACM', 'US0378331005')] }
    await directory.putEntries(first, [entry('acme.com', 'Acme', acme), entry('other.com', 'Other')])
    expect(await directory.namesOf(['acme'])).toEqual([])
    expect(await directory.endSource(first, 2)).toBe(2)
    expect(schema()).toEqual(before)
    // So few beside so many leave the indexes alone.
    const second = await directory.beginSource({ ...FACTS, name: 'few' })
    await directory.putEntries(second, [entry('few0.com', 'Few 0')])
    await directory.endSource(second, 1)
    expect(schema()).toEqual(before)
    expect(await directory.namesOf(['acme', 'few0'])).toHaveLength(2)
    expect(await directory.namesNear('othr')).toMatchObject([{ name: 'Other' }])
    expect(await directory.isinOf('US0378331005')).toMatchObject([{ company: { domain: 'acme.com' } }])
    expect(await directory.listingsOf('ACM')).toHaveLength(1)
  })

  it('two at once have their rows for themselves, and one that was given up leaves none', async () => {
    const { directory } = await opened()
    const one = await directory.beginSource({ ...FACTS, name: 'one' })
    await directory.putEntries(one, [entry('one.com', 'Oneness')])
    const two = await directory.beginSource({ ...FACTS, name: 'two' })
    await directory.putEntries(two, [entry('two.com', 'Twoness')])
    await directory.endSource(two, 1)
    expect(await directory.namesOf(['oneness'])).toEqual([])
    const again = await directory.beginSource({ ...FACTS, name: 'one' })
    await directory.putEntries(again, [entry('new.com', 'Oneness')])
    await expect(directory.endSource(one, 1)).rejects.toMatchObject({ code: 'storage' })
    await directory.endSource(again, 1)
    expect(await directory.namesOf(['oneness', 'twoness'])).toMatchObject([
      { company: { domain: 'new.com' } },
      { company: { domain: 'two.com' } },
    ])
  })

  it('an ISIN that several have is settled before', async () => {
    const { directory } = await opened()
    const isin = 'US0378331005'
    const source = await directory.beginSource(FACTS)
    await directory.putEntries(source, [
      entry('a.com', 'Aye', { listings: [listing('AYE', isin)] }),
      entry('b.com', 'Bee', { listings: [listing('BEE', isin), listing('', isin)] }),
    ])
    expect(await directory.contestedIsins(source)).toMatchObject([{ isin, claims: [{}, {}] }])
    await directory.settleIsin(source, isin, 'a.com')
    await directory.endSource(source, 2)
    expect(await directory.isinOf(isin)).toMatchObject([{ company: { domain: 'a.com' } }])
    expect(await directory.listingsOf('BEE')).toHaveLength(1)
  })
})
