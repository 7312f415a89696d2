import { createHash } from 'node:crypto'
import { FIXED_STORE_BOUNDS } from '../../src/model/options/store.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import type { PageTarget } from '../../src/model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../../src/model/screenshot.ts'
import type { Store } from '../../src/store/index.ts'
import { failedResult, snapshotOf } from '../store/records.ts'
import { Clock, temporaryStore, tidy } from '../store/temporary.ts'
import { type Row, testRows } from './row.ts'

const HOUR = 60 * 60 * 1000
const TARGET: ScreenshotTarget = { domain: 'a.example', page: '', type: 'viewport', priority: 'quality' }
const png = Buffer.from('a picture')
const SHOT: Screenshot = {
  url: 'https://a.example/',
  capturedAt: '2026-11-20T12:00:00.000Z',
  type: 'viewport',
  width: 1920,
  height: 1080,
  bytes: png,
  hash: createHash('sha256').update(png).digest('hex'),
  notes: [],
}

/** What a store says two hours after something was put into it. */
const later =
  (put: (store: Store) => Promise<unknown>, see: (store: Store) => Promise<unknown>) =>
  async ({ store: options }: PartialOptions) => {
    const clock = new Clock()
    const store = await temporaryStore({ now: clock.now, ...options })
    await put(store)
    clock.ms += 2 * HOUR
    await tidy(store)
    return see(store)
  }

const PAGE: PageTarget = { url: 'https://a.example/', producer: 'cascade', files: false }

const ROWS: readonly Row[] = [
  {
    option: 'store.scrapeMaxAgeMs',
    value: HOUR,
    see: later(
      (store) => store.putPage(PAGE, snapshotOf('a.example')),
      async (store) => (await store.freshPageOf(PAGE))?.url,
    ),
    byDefault: 'https://a.example/',
    changed: undefined,
  },
  {
    option: 'store.callMaxAgeMs',
    value: HOUR,
    see: later(
      async ({ accounts }) => {
        const { id: organisation } = await accounts.createOrganisation('acme', 'basic')
        const call = { requestId: 'r', keyId: 'k', organisation, method: 'GET', endpoint: 'brand/fonts' }
        const at = new Clock().ms
        await accounts.putCalls([{ ...call, status: 200, at, elapsedMs: 1, credits: 1 }], 'h', [])
      },
      async ({ accounts }) => {
        await accounts.putCalls([], 'h', [])
        return (await accounts.callsOf('acme')).length
      },
    ),
    byDefault: 1,
    changed: 0,
  },
  {
    option: 'store.failureMaxAgeMs',
    value: HOUR,
    see: later(
      (store) => store.putResult(failedResult('a.example', false)),
      async (store) => (await store.freshResultOf('a.example'))?.state,
    ),
    byDefault: 'failed',
    changed: undefined,
  },
  {
    option: 'store.screenshotMaxAgeMs',
    value: HOUR,
    see: later(
      (store) => store.putScreenshot(TARGET, SHOT),
      async (store) => (await store.freshScreenshotOf(TARGET))?.hash,
    ),
    byDefault: SHOT.hash,
    changed: undefined,
  },
  {
    bound: [FIXED_STORE_BOUNDS, 'pictureMaxAgeMs'],
    value: HOUR,
    see: later(
      (store) => store.putScreenshot(TARGET, SHOT),
      async (store) => (await store.pictureTokenOf(SHOT.hash)) !== undefined,
    ),
    byDefault: true,
    changed: false,
  },
]

testRows(ROWS)
