import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { differentEntries } from '../../src/batch/list/different.ts'
import { createBlazon, runBatch } from '../../src/index.ts'
import { temporaryFolder } from '../store/temporary.ts'

test('the time that is left counts domains, and not the lines that repeat one', async () => {
  const hosts = join(temporaryFolder(), 'hosts')
  // Nothing listens there.
  writeFileSync(hosts, '127.0.0.1:1 - a.example\n127.0.0.1:1 - b.example\n')
  const options = { producer: 'cascade', escalation: { maxAttempts: 1 }, batch: { maxAttempts: 1 } } as const
  const blazon = await createBlazon({ hosts, options })
  onTestFinished(() => blazon.close())
  const end = new AbortController()
  async function* lines() {
    yield 'a.example'
    yield 'https://www.a.example/about'
    end.abort()
  }
  const list = { list: 'many', lines: lines(), total: 101, signal: end.signal }
  const { etaMs = Number.NaN, perSecond } = await runBatch(blazon, { ...list, different: 2 })
  // One domain of two was looked up; 98 of the lines that are left name it again.
  expect((etaMs / 1000) * perSecond).toBeCloseTo(1)
})

test('different entries are counted up to 250,000, so that a long list takes little memory', () => {
  const entries = differentEntries()
  for (let n = 0; n < 250_000; n++) entries.add({ handle: `${n}` })
  expect(entries.count()).toBe(250_000)
  entries.add({ handle: 'one more' })
  expect(entries.count()).toBeUndefined()
})
