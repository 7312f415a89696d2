import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/store/index.ts'
import { batchOf, okEnd } from '../contract/page-batches.ts'
import { Clock, temporaryDatabase } from '../temporary.ts'

test('a batch is out of sight as soon as its results begin to be deleted', async () => {
  const clock = new Clock()
  const store = await openStore(await temporaryDatabase(), { now: clock.now })
  onTestFinished(() => store.close())
  const paths = Array.from({ length: 400 }, (_, at) => String(at))
  const { id } = await store.addPageBatch(batchOf(paths), 'whsec_1')
  const holder = await store.acquireLease('pages 1')
  for (let page = await store.takePage(holder); page; page = await store.takePage(holder))
    await store.endPage(page, okEnd(page))
  clock.ms += 31 * 24 * 3_600_000
  await store.addPageBatch(batchOf(['1'], { owner: 'key_2' }), 'whsec_2')
  let left = paths.length
  while (left > 0) {
    await pause(5)
    left = (await store.batchRecords(id, 0, 500)).length
    if (left < paths.length) expect(await store.pageBatchOf(id)).toBeUndefined()
  }
})
