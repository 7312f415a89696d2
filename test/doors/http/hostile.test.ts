import { expect, test } from 'vitest'
import { KINDS } from '../../../scripts/torture/hostile-clients/kinds.ts'
import { storm } from '../../../scripts/torture/hostile-clients/storm.ts'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { SECRET, startServing } from './serving.ts'

/** A small share of `npm run torture -- hostile-clients`. */
test('hostile clients of every kind are answered as they should be, and ordinary ones do not suffer', async () => {
  bounded(SERVICE, { headersTimeoutMs: 2_000, requestTimeoutMs: 2_500 })
  const statuses: number[] = []
  const { url, server } = await startServing({
    engine: { answered: ({ status }) => void statuses.push(status) },
  })
  const secrets = { reading: SECRET, leaving: SECRET, limited: SECRET }
  const target = { port: Number(new URL(url).port), secrets, domain: 'acme.example' }
  const ends = await storm(target, 200, 16)
  expect(ends.flatMap(({ kind, wrong }) => wrong.map((way) => `${kind.name}: ${way}`))).toEqual([])
  expect(ends.filter(({ count }) => count > 0)).toHaveLength(KINDS.length)
  const ordinary = ends.find(({ kind }) => kind.name === 'ordinary')
  expect(ordinary?.ways).toEqual({ 200: ordinary?.count })
  await until(() => statuses.filter((status) => status === 401).length >= 30)
  await server.close()
})
