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

test('a closed engine still names a wrong argument, and refuses a right one', async () => {
  const blazon = await createBlazon()
  await blazon.close()
  const [handle, request] = [{ domain: 'acme.com' }, {}]
  const calls: [wrong: Promise<unknown>, right: Promise<unknown>][] = [
    [blazon.brand({} as never), blazon.brand(handle)],
    [blazon.prefetch({} as never), blazon.prefetch(handle)],
    [
      blazon.background.add({ call: 'nothing', handle, request }),
      blazon.background.add({ call: 'brand', handle, request }),
    ],
    [blazon.results.of(1 as never), blazon.results.of('acme.com')],
  ]
  for (const [wrong, right] of calls) {
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(right).rejects.toMatchObject({ code: 'cancelled' })
  }
})
