import { expect, test } from 'vitest'
import { createBlazon } from '../../src/index.ts'

test('an engine that is closed ends its work in the background, which reports no failure', async () => {
  const blazon = await createBlazon()
  const errors: unknown[] = []
  const { signal } = new AbortController()
  const work = blazon.background.work({ signal, onError: (error) => errors.push(error) })
  await blazon.close()
  await work
  expect(errors).toEqual([])
})
