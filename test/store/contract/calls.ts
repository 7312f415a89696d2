import { describe, expect, it } from 'vitest'
import type { Task } from '../../../src/model/background.ts'
import type { Extra } from '../../../src/model/extras.ts'
import type { KeptLogo } from '../../../src/model/logo.ts'
import type { TakenRun } from '../../../src/model/monitor-runs.ts'
import type { TakenPage } from '../../../src/model/page-batches.ts'
import type { PagesTarget } from '../../../src/model/pages.ts'
import type { PageTarget } from '../../../src/model/scrape.ts'
import type { ScreenshotTarget } from '../../../src/model/screenshot.ts'
import type { Store } from '../../../src/store/index.ts'
import { okResult, snapshotOf } from '../records.ts'
import { allOf } from '../temporary.ts'
import { eventOf } from './deliveries.ts'
import { monitorOf } from './monitors.ts'
import { batchOf, okEnd } from './page-batches.ts'
import type { Stores } from './stores.ts'

const PAGE: PageTarget = { url: 'https://a.example/', producer: 'auto', files: false }
const SHOT: ScreenshotTarget = { domain: 'a.example', page: '', type: 'viewport', priority: 'quality' }
const LOGO: KeptLogo = {
  bytes: Buffer.from('png'),
  contentType: 'image/png',
  width: 1,
  height: 1,
  source: { kind: 'monogram', letters: 'A', evidence: [] },
  hash: 'abc',
}
const LIST: PagesTarget = {
  domain: 'a.example',
  maxLinks: 1,
  urlRegex: '',
  producer: 'auto',
  robots: 'respect',
}

const PRODUCTS: Extra = {
  kind: 'products',
  asked: 3,
  found: { state: 'ok', domain: 'a.example', products: [], pages: [] },
}

const SENT = { id: 'whd_1', attempt: 1, holder: 'nobody', eventId: 'evt_1', url: 'https://a.example/' }

const PAGE_OF_BATCH: TakenPage = {
  ...{ batch: 'batch_1', position: 1, depth: 0, holder: 'nobody', owner: 'key_1', format: 'html' },
  ...{ url: 'https://a.example/', crawl: null, home: null, isFull: false },
  options: { request: {}, includeHtml: false },
}

const RUN: TakenRun = {
  ...{ id: 'run_1', monitorId: 'mon_1', owner: '', holder: 'nobody', baseline: null },
  ...{ target: { type: 'page', url: 'https://a.example/' }, changeDetection: { type: 'exact' } },
}

const TASK: Task = { call: 'brand', handle: { domain: 'a.example' }, request: {} }

type Groups = 'directory' | 'corrections' | 'accounts' | 'changes' | 'chunks' | 'taskBell'
type Flat = Exclude<keyof Store, 'close' | 'seal' | Groups>

/** One call of each method that reads or writes. */
const CALLS: Readonly<Record<Flat, (store: Store) => Promise<unknown>>> = {
  putResult: (store) => store.putResult(okResult('a.example'), { snapshot: snapshotOf('a.example') }),
  resultOf: (store) => store.resultOf('a.example'),
  storedResultOf: (store) => store.storedResultOf('a.example'),
  freshResultOf: (store) => store.freshResultOf('a.example'),
  freshSummaryOf: (store) => store.freshSummaryOf('a.example'),
  statusOf: (store) => store.statusOf('a.example'),
  allResults: (store) => allOf(store.allResults()),
  unlistedResults: (store) => allOf(store.unlistedResults()),
  outcomes: (store) => store.outcomes(),
  deadLetters: (store) => store.deadLetters(),
  domainsOfPhone: (store) => store.domainsOfPhone('+441225000000', 0.5),
  addUpload: (store) => store.addUpload({ list: 'a', text: 'a', total: 1 }),
  uploads: (store) => store.uploads(),
  uploadText: (store) => store.uploadText('a'),
  openUploads: (store) => store.openUploads(),
  uploadOf: (store) => store.uploadOf('a'),
  runHeads: (store) => store.runHeads(),
  lineCounts: (store) => store.lineCounts('a'),
  markUpload: (store) => store.markUpload('a', 'stopped', { from: ['waiting'] }),
  brandsFrom: (store) => store.brandsFrom('a'),
  brandsAfter: (store) => store.brandsAfter('a'),
  latestBrands: (store) => store.latestBrands(),
  createMonitor: (store) => store.createMonitor(monitorOf('a')),
  updateMonitor: (store) => store.updateMonitor('mon_1', { name: 'b' }),
  monitorOf: (store) => store.monitorOf('mon_1'),
  monitors: (store) => store.monitors(),
  countMonitors: (store) => store.countMonitors('org_1'),
  deleteMonitor: (store) => store.deleteMonitor('mon_1'),
  queueMonitorRun: (store) => store.queueMonitorRun('mon_1'),
  setMonitorSecret: (store) => store.setMonitorSecret('mon_1', 'whsec_2'),
  monitorRunOf: (store) => store.monitorRunOf('run_1'),
  monitorRuns: (store) => store.monitorRuns(),
  deliveriesOfRuns: (store) => store.deliveriesOfRuns(['run_1']),
  monitorChanges: (store) => store.monitorChanges(),
  monitorChangeOf: (store) => store.monitorChangeOf('chg_1'),
  monitorCredits: (store) => store.monitorCredits(),
  takeMonitorRun: (store) => store.takeMonitorRun('nobody', []),
  endMonitorRun: (store) => store.endMonitorRun(RUN, { status: 'interrupted' }),
  freeMonitorRuns: (store) => store.freeMonitorRuns(),
  snapshotOf: (store) => store.snapshotOf('a.example'),
  answerOf: (store) => store.answerOf('a.example', 'brand'),
  putAnswer: (store) => store.putAnswer('brand', '{}', okResult('a.example')),
  markLookup: (store) => store.markLookup('a.txt', 'a.example', 'running'),
  begunLookups: (store) => store.begunLookups('a.txt'),
  siteNoteOf: (store) => store.siteNoteOf('robots', 'https://a.example'),
  putSiteNote: (store) =>
    store.putSiteNote({ kind: 'robots', name: 'https://a.example', host: 'a.example', until: 0, value: '' }),
  dropSiteNote: (store) => store.dropSiteNote('robots', 'https://a.example'),
  putExtra: (store) => store.putExtra('a.example', PRODUCTS),
  extrasOf: (store) => store.extrasOf('a.example'),
  extrasAsked: (store) => store.extrasAsked(),
  keptColumns: (store) => store.keptColumns(),
  freshPageOf: (store) => store.freshPageOf(PAGE),
  putPage: (store) => store.putPage(PAGE, snapshotOf('a.example')),
  aboutPages: (store) => store.aboutPages('https://a.example'),
  freshPagesOf: (store) => store.freshPagesOf(LIST),
  putPages: (store) =>
    store.putPages(LIST, {
      domain: 'a.example',
      urls: [],
      source: 'sitemap',
      meta: { sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 },
      notes: [],
      settled: true,
    }),
  freshScreenshotOf: (store) => store.freshScreenshotOf(SHOT),
  putScreenshot: (store) =>
    store.putScreenshot(SHOT, {
      url: 'https://a.example/',
      capturedAt: '2026-11-20T12:00:00.000Z',
      type: 'viewport',
      width: 1,
      height: 1,
      hash: 'abc',
      notes: [],
      bytes: Buffer.from('png'),
    }),
  putPicture: (store) => store.putPicture(Buffer.from('<svg/>')),
  pictureTokenOf: (store) => store.pictureTokenOf('abc'),
  pictureAt: (store) => store.pictureAt('token'),
  freshRenditionOf: (store) => store.freshRenditionOf('a.example', 'png'),
  putRendition: (store) => store.putRendition('png', LOGO, okResult('a.example')),
  createKey: (store) => store.createKey('shop'),
  listKeys: (store) => store.listKeys(),
  keyOf: (store) => store.keyOf('secret'),
  revokeKey: (store) => store.revokeKey('key_0'),
  suspendKey: (store) => store.suspendKey('key_0'),
  resumeKey: (store) => store.resumeKey('key_0'),
  expireKey: (store) => store.expireKey('key_0', null),
  permitKey: (store) => store.permitKey('key_0', null),
  rotateKey: (store) => store.rotateKey('key_0', new Date(0)),
  beginRun: (store) => store.beginRun('list', 'none'),
  endRun: (store) => store.endRun('list'),
  runs: (store) => store.runs(),
  putLines: (store) => store.putLines('list', 0, [{ line: 1, input: 'x', domain: null, reason: 'none' }]),
  endLines: (store) => store.endLines('list', 0),
  allLines: (store) => allOf(store.allLines()),
  acquireLease: (store) => store.acquireLease('batch'),
  renewLease: (store) => store.renewLease('nobody'),
  releaseLease: (store) => store.releaseLease('nobody'),
  takeTurn: (store) => store.takeTurn('a.example', 1),
  endTurn: (store) => store.endTurn('none', 1_000),
  addTask: (store) => store.addTask(TASK, { maxWaiting: 9, restMs: 0 }),
  takeTask: (store) => store.takeTask('nobody'),
  endTask: (store) => store.endTask({ id: 1, holder: 'nobody' }, { state: 'done', note: '' }),
  freeTasks: (store) => store.freeTasks(),
  taskCounts: (store) => store.taskCounts(),
  enqueueDelivery: (store) => store.enqueueDelivery(eventOf('1')),
  deliveryOf: (store) => store.deliveryOf('whd_1'),
  deliveries: (store) => store.deliveries(),
  deliveryAttempts: (store) => store.deliveryAttempts('whd_1'),
  lastAttemptOf: (store) => store.lastAttemptOf('whd_1'),
  cancelDeliveries: (store) => store.cancelDeliveries({ type: 'batch', batchId: 'batch_1' }),
  takeDelivery: (store) => store.takeDelivery('nobody', []),
  endDelivery: (store) =>
    store.endDelivery({ ...SENT, owner: '', secret: '', body: '' }, { httpStatus: 200, error: null }),
  freeDeliveries: (store) => store.freeDeliveries(),
  retryDelivery: (store) => store.retryDelivery('whd_1'),
  addPageBatch: (store) => store.addPageBatch(batchOf(['1']), 'whsec_1'),
  appendPages: (store) => store.appendPages('batch_1', batchOf(['1'])),
  pageBatchAsked: (store) => store.pageBatchAsked('key_1', 'once'),
  pageBatchOf: (store) => store.pageBatchOf('batch_1'),
  pageBatches: (store) => store.pageBatches(),
  openPageBatches: (store) => store.openPageBatches('key_1'),
  batchRecords: (store) => store.batchRecords('batch_1', 0, 1),
  batchFileRecords: (store) => store.batchFileRecords('token', 0, 0, 1),
  cancelPageBatch: (store) => store.cancelPageBatch('batch_1'),
  deletePageBatch: (store) => store.deletePageBatch('batch_1'),
  takePage: (store) => store.takePage('nobody'),
  endPage: (store) => store.endPage(PAGE_OF_BATCH, okEnd(PAGE_OF_BATCH)),
  giveBackPage: (store) => store.giveBackPage(PAGE_OF_BATCH),
  freePages: (store) => store.freePages(okEnd),
  tidy: (store) => store.tidy(),
  status: (store) => store.status(),
  forget: (store) => store.forget({ domain: 'a.example', unicode: 'a.example', isSuffix: false }),
}

const OVERRIDE = {
  kind: 'name',
  input: 'A',
  key: 'a',
  domain: 'a.example',
  who: '',
  why: '',
  at: '2026-11-20',
} as const

const DIRECTORY_CALLS: Readonly<Record<keyof Store['directory'], (store: Store) => Promise<unknown>>> = {
  namesOf: ({ directory }) => directory.namesOf(['a']),
  namesFrom: ({ directory }) => directory.namesFrom('a', 1),
  namesNear: ({ directory }) => directory.namesNear('abcdef'),
  companyOf: ({ directory }) => directory.companyOf('a.example'),
  rankOf: ({ directory }) => directory.rankOf('a.example'),
  listingsOf: ({ directory }) => directory.listingsOf('A'),
  isinOf: ({ directory }) => directory.isinOf('US0378331005'),
  isinsFrom: ({ directory }) => directory.isinsFrom('US037833'),
  beginSource: ({ directory }) => directory.beginSource({ name: 'a', licence: '', version: '' }),
  putEntries: ({ directory }) => directory.putEntries(1, []),
  contestedIsins: ({ directory }) => directory.contestedIsins(1),
  settleIsin: ({ directory }) => directory.settleIsin(1, 'US0378331005', undefined),
  endSource: ({ directory }) => directory.endSource(1, 0),
  removeSource: ({ directory }) => directory.removeSource('a'),
  sources: ({ directory }) => directory.sources(),
  allEntries: ({ directory }) => allOf(directory.allEntries()),
  putOverride: ({ directory }) => directory.putOverride(OVERRIDE),
  removeOverride: ({ directory }) => directory.removeOverride('name', 'a', undefined),
  overrides: ({ directory }) => directory.overrides(),
}

const CORRECTION = { domain: 'a.example', field: 'name', value: 'A', who: '', why: '', at: '2026-11-20' }

const CORRECTION_CALLS: Readonly<Record<keyof Store['corrections'], (store: Store) => Promise<unknown>>> = {
  putCorrection: ({ corrections }) => corrections.putCorrection(CORRECTION),
  removeCorrection: ({ corrections }) => corrections.removeCorrection('a.example', 'name'),
  correctionsOf: ({ corrections }) => corrections.correctionsOf('a.example'),
  allCorrections: ({ corrections }) => allOf(corrections.allCorrections()),
}

const PLAN = { name: 'a', quota: 1, period: 'month', perSecond: 1, overageCents: 1, prefetch: true } as const
const QUOTA = { organisation: 'a', period: '2026-11', quota: 1, least: 1, want: 1, holder: 'h', leaseMs: 1 }

const ACCOUNT_CALLS: Readonly<Record<keyof Store['accounts'], (store: Store) => Promise<unknown>>> = {
  listPlans: ({ accounts }) => accounts.listPlans(),
  putPlan: ({ accounts }) => accounts.putPlan(PLAN),
  endpointCredits: ({ accounts }) => accounts.endpointCredits(),
  putEndpointCredits: ({ accounts }) => accounts.putEndpointCredits('brand/retrieve', 2),
  createOrganisation: ({ accounts }) => accounts.createOrganisation('A', 'basic'),
  listOrganisations: ({ accounts }) => accounts.listOrganisations(),
  setPlan: ({ accounts }) => accounts.setPlan('A', 'pro'),
  suspendOrganisation: ({ accounts }) => accounts.suspendOrganisation('A'),
  resumeOrganisation: ({ accounts }) => accounts.resumeOrganisation('A'),
  takeTokens: ({ accounts }) => accounts.takeTokens('a', 1, 1, { call: 'x', isFirst: false }),
  returnTokens: ({ accounts }) => accounts.returnTokens('a', 1, 1),
  leaseCredits: ({ accounts }) => accounts.leaseCredits(QUOTA),
  putCalls: ({ accounts }) => accounts.putCalls([], 'h', []),
  usageOf: ({ accounts }) => accounts.usageOf('A', '2026-11'),
  callsOf: ({ accounts }) => accounts.callsOf('A'),
}

/** What a store must do with the calls of every method. */
export function callsContract(stores: Stores): void {
  describe('every method', () => {
    it.each(Object.entries({ ...CALLS, ...DIRECTORY_CALLS, ...CORRECTION_CALLS, ...ACCOUNT_CALLS }))(
      '%s answers later, and rejects once the store is closed',
      async (_, call) => {
        const store = await stores.open({ db: await stores.anyDatabase() })
        const answer = call(store)
        expect(answer).toBeInstanceOf(Promise)
        await answer.catch(() => undefined)
        await store.close()
        await expect(call(store)).rejects.toMatchObject({ name: 'BlazonError', code: 'storage' })
      },
    )

    it('may be passed on without its store', async () => {
      const { putResult, resultOf } = await stores.open()
      await putResult(okResult('a.example'))
      expect(await resultOf('a.example')).toEqual(okResult('a.example'))
    })
  })

  describe('calls', () => {
    it('see what was written before them', async () => {
      const db = await stores.newDatabase()
      const [store, other] = [await stores.open({ db }), await stores.open({ db })]
      await store.putResult(okResult('a.example', 'First'))
      expect(await store.resultOf('a.example')).toEqual(okResult('a.example', 'First'))
      expect(await other.resultOf('a.example')).toEqual(okResult('a.example', 'First'))
    })

    it('at the same time leave one of the results, with its own page', async () => {
      const store = await stores.open()
      const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`)
      const pageOf = (name: string) => ({ ...snapshotOf('a.example'), notes: [name] })
      await Promise.all(
        names.map((name) => store.putResult(okResult('a.example', name), { snapshot: pageOf(name) })),
      )
      const stored = JSON.stringify(await store.resultOf('a.example'))
      const kept = names.find((name) => JSON.stringify(okResult('a.example', name)) === stored)
      expect(kept).toBeDefined()
      expect((await store.snapshotOf('a.example'))?.notes).toEqual([kept])
    })

    it('are done before the store is closed, however often it is', async () => {
      const db = await stores.newDatabase()
      const store = await stores.open({ db })
      const put = store.putResult(okResult('a.example'), { snapshot: snapshotOf('a.example') })
      await Promise.all([store.close(), store.close(), put])
      const later = await stores.open({ db })
      expect(await later.resultOf('a.example')).toEqual(okResult('a.example'))
      expect(await later.snapshotOf('a.example')).toEqual(snapshotOf('a.example'))
    })

    it('that fail leave what was there as it was', async () => {
      const store = await stores.open()
      await store.putResult(okResult('a.example', 'Old'), { snapshot: snapshotOf('a.example') })
      const cannotBeWritten = {
        toJSON() {
          throw new TypeError('This is no JSON.')
        },
      }
      const snapshot = { ...snapshotOf('a.example'), notes: cannotBeWritten as never }
      await expect(store.putResult(okResult('a.example', 'New'), { snapshot })).rejects.toMatchObject({
        name: 'BlazonError',
        code: 'internal',
      })
      expect(await store.resultOf('a.example')).toEqual(okResult('a.example', 'Old'))
      expect(await store.snapshotOf('a.example')).toEqual(snapshotOf('a.example'))
    })

    it('of reading in portions end with the store', async () => {
      const store = await stores.open()
      for (let n = 0; n < 1_000; n++)
        await store.putLines('list', n, [{ line: n + 1, input: 'x', domain: null, reason: 'none' }])
      const lines = store.allLines()[Symbol.asyncIterator]()
      expect(await lines.next()).toMatchObject({ done: false })
      await store.close()
      const rest = async () => {
        while (!(await lines.next()).done);
      }
      await expect(rest()).rejects.toMatchObject({ code: 'storage' })
    })
  })

  describe('a database that must exist', () => {
    it('is opened when it does, and refused when it does not', async () => {
      const db = await stores.newDatabase()
      await expect(stores.open({ db, mustExist: true })).rejects.toMatchObject({ code: 'invalid_input' })
      await (await stores.open({ db })).close()
      expect(await (await stores.open({ db, mustExist: true })).resultOf('a.example')).toBeUndefined()
    })
  })
}
