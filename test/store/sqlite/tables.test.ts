import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/model/record.ts'
import { failedResult, okResult, recordOf, refusedResult, snapshotOf } from '../records.ts'
import { Clock, temporaryFolder, temporaryStore, tidy } from '../temporary.ts'

describe('the file', () => {
  it('can be asked with plain SQL', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    for (const result of [okResult('a.com'), refusedResult('b.com'), failedResult('c.com')])
      await store.putResult(result)
    const db = new Database(path, { readonly: true })
    expect(
      db
        .prepare('SELECT domain, state, class, url, producer, code, retryable FROM results ORDER BY domain')
        .raw()
        .all(),
    ).toEqual([
      ['a.com', 'ok', null, 'https://a.com/', 'http', null, null],
      ['b.com', 'refused', 'parked', 'https://b.com/lander', null, null, null],
      ['c.com', 'failed', null, null, null, 'unreachable', 1],
    ])
    db.close()
  })

  it('shows brands to people in a view', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path, now: new Clock().now })
    const record = recordOf('a.com')
    const { colors, fonts, logos, socials, address } = record.fields
    const found = <T>(finding: object, value: T) => ({
      ...finding,
      value,
      confidence: 1,
      rule: '',
      evidence: [],
    })
    const font = (family: string, ...roles: string[]) => ({ family, roles })
    const fields = {
      ...record.fields,
      colors: found(colors, [
        { hex: '#ffffff', name: 'white', role: 'background' },
        { hex: '#1a7f37', name: 'forest green', role: 'primary' },
      ]),
      fonts: found(fonts, [font('Inter', 'body'), font('Lora', 'heading', 'other')]),
      logos: found(logos, [
        { url: 'data:image/svg+xml,x', type: 'icon' },
        { url: 'https://a.com/logo.svg', type: 'logo' },
        { url: 'https://a.com/icon.png', type: 'icon' },
      ]),
      industries: found(logos, {
        eic: [{ industry: 'Retail', subindustry: 'Garden Centres' }],
        naics: [{ code: '444240', name: 'Nursery' }],
      }),
      socials: found(socials, [
        { type: 'github', url: 'https://github.com/a' },
        { type: 'x', url: 'https://x.com/a' },
      ]),
      address: found(address, { city: 'Bath', country: 'United Kingdom', countryCode: 'GB' }),
    }
    await store.putResult({
      state: 'ok',
      domain: 'a.com',
      record: { ...record, fields },
    } as unknown as Result)
    for (const result of [refusedResult('b.com'), failedResult('c.com')]) await store.putResult(result)
    const db = new Database(path, { readonly: true })
    const [first, second, third] = db.prepare<[], Record<string, unknown>>('SELECT * FROM brands').all()
    db.close()
    expect(first).toMatchObject({
      domain: 'a.com',
      name: 'Ferncott',
      description: null,
      primary_color: '#1a7f37',
      colors: '#ffffff #1a7f37',
      logo_url: 'https://a.com/logo.svg',
      heading_font: 'Lora',
      body_font: 'Inter',
      email: 'hello@a.com',
      phone: null,
      country: 'United Kingdom',
      socials: 'https://github.com/a https://x.com/a',
      x: 'https://x.com/a',
      github: 'https://github.com/a',
      linkedin: null,
      url: 'https://a.com/',
      state: 'ok',
      class: null,
      checked_at: '2026-11-20T12:00:00Z',
      industry: 'Retail',
      subindustry: 'Garden Centres',
      naics: '444240',
      icon_url: 'https://a.com/icon.png',
      blog: 'https://a.com/blog',
      pricing: 'https://a.com/pricing',
      careers: null,
    })
    const confidence = JSON.parse(String(first?.confidence))
    expect(confidence).toMatchObject({ colors: 1, logos: 1, industries: 1 })
    expect(confidence).not.toHaveProperty('description')
    const nothing = { name: null, colors: null, socials: null, logo_url: null, confidence: null, blog: null }
    expect(second).toMatchObject({ domain: 'b.com', ...nothing, state: 'refused', class: 'parked' })
    expect(third).toMatchObject({ domain: 'c.com', ...nothing, state: 'failed', code: 'unreachable' })
  })

  it('shows what the operator corrected above what was found, as long as there is a record', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    await store.putResult(okResult('a.com'))
    await store.putResult(refusedResult('b.com'))
    const said = { who: '', why: '', at: new Clock().now().toISOString() }
    const colors = [
      { hex: '#ff0000', name: 'red', role: 'primary' },
      { hex: '#00ff00', name: 'green', role: 'background' },
    ]
    for (const [domain, field, value] of [
      ['a.com', 'name', 'Spade & Co'],
      ['a.com', 'email', null],
      ['a.com', 'colors', colors],
      ['b.com', 'name', 'Spade'],
    ] as const)
      await store.corrections.putCorrection({ domain, field, value, ...said })
    const db = new Database(path, { readonly: true })
    const shown = () =>
      db.prepare('SELECT domain, name, email, primary_color, colors FROM brands').raw().all()
    const nothing = ['b.com', null, null, null, null]
    expect(shown()).toEqual([['a.com', 'Spade & Co', null, '#ff0000', '#ff0000 #00ff00'], nothing])
    await store.corrections.removeCorrection('a.com', 'name')
    await store.corrections.removeCorrection('a.com', 'email')
    expect(shown()).toEqual([['a.com', 'Ferncott', 'hello@a.com', '#ff0000', '#ff0000 #00ff00'], nothing])
    db.close()
  })

  it('says nothing in a result of what is a finding', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    await store.putResult(okResult('a.com'))
    const db = new Database(path, { readonly: true })
    const fields = db.prepare("SELECT head -> '$.record.fields' FROM results").pluck().get()
    db.close()
    expect(JSON.parse(String(fields))).toEqual(Object.keys(recordOf('a.com').fields))
    expect(JSON.stringify(await store.resultOf('a.com'))).toBe(JSON.stringify(okResult('a.com')))
  })

  it('has each file of a page once, until no page uses it', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    const db = new Database(path, { readonly: true })
    const bodies = () => db.prepare('SELECT count(*) FROM bodies').pluck().get()
    const shared = new TextEncoder().encode('body { color: red }')
    await store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com', [shared]) })
    await store.putResult(okResult('b.com'), { snapshot: snapshotOf('b.com', [shared]) })
    expect(bodies()).toBe(3)
    await store.putResult(okResult('a.com'), { snapshot: snapshotOf('a.com') })
    await tidy(store)
    expect(bodies()).toBe(3)
    expect(await store.snapshotOf('b.com')).toEqual(snapshotOf('b.com', [shared]))
    await store.putResult(failedResult('b.com'))
    await tidy(store)
    expect(bodies()).toBe(1)
    db.close()
  })

  it('does not have the secrets of keys', async () => {
    const path = join(temporaryFolder(), 'brands.db')
    const store = await temporaryStore({ path })
    const { secret } = await store.createKey('shop')
    await store.close()
    const file = readFileSync(path, 'latin1')
    expect(file).toContain('shop')
    expect(file).not.toContain(secret)
    expect(file).not.toContain(secret.slice(4))
  })
})
