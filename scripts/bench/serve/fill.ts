import { brandBody } from '../../../src/calls/brand-shape.ts'
import { OUR_FIELDS } from '../../../src/fields/index.ts'
import type { BrandRecord, Result } from '../../../src/model/record.ts'
import { openStore } from '../../../src/store/index.ts'
import { ACME } from '../../../test/doors/http/acme.ts'

/** A database with stored answers. */
export interface Filled {
  readonly db: string
  /** Of a key whose plan nobody reaches the limits of. */
  readonly secret: string
  /** Some of the domains, from all over the database. */
  readonly domains: readonly string[]
}

const ASKED = 500

/** The domain of a record. They come in no order. */
export function domainOf(n: number): string {
  return `site-${(n * 7_919) % 1_000_003}.com`
}

/** Makes a database with that many records and their answers. */
export async function fill(db: string, count: number): Promise<Filled> {
  const store = await openStore(db, { now: () => new Date() })
  const domains: string[] = []
  for (let n = 0; n < count; n++) {
    const domain = domainOf(n)
    const record: BrandRecord = { ...ACME, domain }
    const result: Result = { state: 'ok', domain, record }
    await store.putResult(result)
    await store.putAnswer('brand', JSON.stringify(brandBody(record, OUR_FIELDS)), result)
    if (n % Math.max(1, Math.floor(count / ASKED)) === 0) domains.push(domain)
  }
  const plan = { name: 'bench', quota: 1_000_000_000, period: 'month', perSecond: 1_000_000 } as const
  await store.accounts.putPlan({ ...plan, overageCents: null, prefetch: true })
  await store.accounts.createOrganisation('bench', 'bench')
  const { secret } = await store.createKey('bench', { organisation: 'bench' })
  await store.close()
  return { db, secret, domains }
}
