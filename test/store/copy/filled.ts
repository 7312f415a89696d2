import Database from 'better-sqlite3'
import type { KeptLogo } from '../../../src/model/logo.ts'
import type { PagesTarget } from '../../../src/model/pages.ts'
import type { PageTarget } from '../../../src/model/scrape.ts'
import type { ScreenshotTarget } from '../../../src/model/screenshot.ts'
import { hashOf } from '../../../src/snapshot/snapshot.ts'
import { openStore, type Store } from '../../../src/store/index.ts'
import { entryOf, listingOf } from '../../directory/entries.ts'
import { eventOf } from '../contract/deliveries.ts'
import { monitorOf } from '../contract/monitors.ts'
import { batchOf, okEnd } from '../contract/page-batches.ts'
import { failedResult, okResult, refusedResult, snapshotOf } from '../records.ts'
import { allOf, type Clock } from '../temporary.ts'

const STYLES = new TextEncoder().encode('body { color: red }')
const SAID = { who: 'ann', why: 'they told us', at: '2026-11-20T12:00:00.000Z' }
const LIST = 'a.txt'
export const SECRET = 'a-secret-of-thirty-two-letters.or-more'

const DRAWN = Buffer.from([0, 255, 0, 128])
const SHOWN = Buffer.from('a picture')
const LOGO: KeptLogo = {
  ...{ contentType: 'image/png', width: 64, height: 32, hash: hashOf(DRAWN), bytes: DRAWN },
  source: { kind: 'monogram', letters: 'Ü', evidence: [] },
}
const SHOT: ScreenshotTarget = { domain: 'a.example', page: '', type: 'viewport', priority: 'quality' }
const PAGE: PageTarget = { url: 'https://a.example/about', producer: 'auto', files: false }
const PAGES: PagesTarget = {
  ...{ domain: 'a.example', maxLinks: 5, urlRegex: '', producer: 'auto', robots: 'respect' },
}

/** Makes a file with rows in every table. Resolves to the public name of its picture. */
export async function fill(db: string, clock: Clock): Promise<string> {
  const store = await openStore(db, { now: clock.now, maxBytes: 5_000_000_000 })
  await putAccounts(store, clock)
  await putDirectory(store)
  const picture = await putContents(store)
  await putLists(store)
  await store.putResult(okResult('old.example'), { snapshot: snapshotOf('old.example') })
  await store.close()
  // A store deletes files that no page uses when it is closed.
  const file = new Database(db)
  file.pragma('foreign_keys = ON')
  file.exec("DELETE FROM snapshots WHERE domain = 'old.example'")
  file.close()
  return picture
}

async function putAccounts(store: Store, clock: Clock): Promise<void> {
  const { accounts } = store
  const [trial] = await accounts.listPlans()
  if (!trial) throw new Error('There is a plan.')
  await accounts.putPlan({ ...trial, name: 'a-plan-of-ours', quota: 7 })
  await accounts.putPlan({ ...trial, quota: 60 })
  // All at the same moment, so that only their order says which came first.
  const { id: organisation } = await accounts.createOrganisation('zeta', 'a-plan-of-ours')
  await accounts.createOrganisation('acme', 'pro')
  await store.createKey('zzz', { organisation: 'zeta' })
  await store.createKey('mmm', SECRET)
  const { id } = await store.createKey('aaa', { organisation: 'acme', permissions: ['brand/*'] })
  await store.suspendKey(id)
  await accounts.putEndpointCredits('brand/screenshot', 5)
  for (let n = 0; n < 3; n++) await accounts.takeTokens('bucket', 2, 1, { call: 'x', isFirst: false })
  await accounts.leaseCredits({
    ...{ organisation, period: '2026-11', quota: 7, least: 1, want: 1, holder: 'me', leaseMs: 60_000 },
  })
  const call = { keyId: 'key', organisation, method: 'GET', endpoint: 'brand/retrieve', at: clock.ms }
  await accounts.putCalls(
    ['one', 'two'].map((requestId) => ({ ...call, requestId, status: 200, elapsedMs: 7, credits: 2 })),
    ...(['me', []] as const),
  )
}

async function putDirectory({ directory }: Store): Promise<void> {
  const listings = [listingOf('NRD', 'XETRA'), listingOf('NRD.A', 'NYSE', 'US0378331005')]
  const categories = [{ scheme: 'industry', value: 'Software' }] as const
  const domains = [
    { domain: 'nordlys.no', role: 'main' },
    { domain: 'nordlys.se', role: 'country', country: 'SE' },
  ] as const
  const source = await directory.beginSource({ name: 'list', licence: 'CC0', version: '1' })
  await directory.putEntries(source, [
    entryOf('nordvik.com', ['Nordvik', 'Nordvik Software'], { listings, categories, rank: 0.7 }),
    entryOf('nordlys.no', ['Nordlys'], { domains }),
  ])
  await directory.endSource(source, 2)
  await directory.putOverride({ ...SAID, kind: 'name', input: 'Nord', key: 'nord', domain: 'nordlys.no' })
}

async function putContents(store: Store): Promise<string> {
  for (const domain of ['a.example', 'b.example'])
    await store.putResult(okResult(domain), { snapshot: snapshotOf(domain, [STYLES]), attempts: 2 })
  await store.putResult(okResult('a.example', 'Färncott 北'), { language: 'de' })
  await store.putResult(refusedResult('c.example'))
  await store.putResult(failedResult('d.example'))
  await store.putAnswer('brand', '{"status":"ok","ü":"\\u0000"}', okResult('a.example'))
  await store.putRendition('64', LOGO, okResult('a.example'))
  const picture = { type: 'viewport', width: 2, height: 3, hash: hashOf(SHOWN) } as const
  const shown = { url: 'https://a.example/', capturedAt: '2026-11-20T10:00:00.000Z', notes: ['cut'] }
  await store.putScreenshot(SHOT, { ...picture, ...shown, bytes: SHOWN })
  await store.putPage(PAGE, snapshotOf('a.example'), { title: 'Färncott', keywords: ['北'] })
  const meta = { sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 }
  const listed = { urls: ['https://a.example/1'], source: 'sitemap', notes: [], settled: true } as const
  await store.putPages(PAGES, { domain: 'a.example', meta, ...listed })
  const correction = { domain: 'b.example', field: 'name', value: 'Right', ...SAID }
  await store.corrections.putCorrection(correction)
  return store.putPicture(Buffer.from('<svg/>'))
}

async function putLists(store: Store): Promise<void> {
  const line = { input: 'www.a.example', domain: 'a.example', reason: null }
  await store.beginRun(LIST, 'none', { total: 3 })
  await store.putLines(LIST, 0, [
    { line: 1, ...line, kept: { owner: 'Åse' } },
    { line: 2, ...line, input: 'x y', domain: null, reason: 'white space' },
    { line: 10, ...line, readAs: 'domain' },
  ])
  await store.markLookup(LIST, 'a.example', 'running')
  const found = { state: 'ok', domain: 'b.example', products: [], pages: [] } as const
  const answers = { ...found, urls: [], answers: [], absent: [], notes: [] }
  const asks = (...names: string[]) => names.map((name) => ({ name, type: 'text' as const }))
  // The questions are in the order in which they were asked, which is not that of the domains.
  await store.putExtra('b.example', { kind: 'answers', asked: asks('founded'), found: answers })
  await store.putExtra('a.example', { kind: 'answers', asked: asks('ceo'), found: answers })
  await store.putExtra('b.example', { kind: 'products', asked: 3, found })
  await store.addUpload({ list: 'uploaded', text: 'a.example\nÅse', kind: 'auto', column: '2', total: 2 })
  await store.enqueueDelivery(eventOf('1'))
  const sending = await store.takeDelivery(await store.acquireLease('webhooks 1'), [])
  const error = { code: 'http_status', message: 'It answered with 500.' }
  if (sending) await store.endDelivery(sending, { httpStatus: 500, error })
  await store.addPageBatch(batchOf(['1', '2'], { idempotencyKey: 'once' }), 'whsec_1')
  const page = await store.takePage(await store.acquireLease('pages 1'))
  if (page) await store.endPage(page, okEnd(page))
  await putMonitor(store)
  const rules = { maxWaiting: 9, restMs: 0 }
  await store.addTask({ call: 'brand', handle: { domain: 'a.example' }, request: {} }, rules)
}

/** A monitor with a run that is over and a change, and one more run. */
async function putMonitor(store: Store): Promise<void> {
  const { monitor } = await store.createMonitor(monitorOf('1'))
  const run = await store.takeMonitorRun(await store.acquireLease('monitors 1'), [])
  const change = { title: '1', summary: 'It changed.', diff: '- a\n+ b' }
  const baseline = { type: 'page', text: 'b', unstable: {} } as const
  if (run) await store.endMonitorRun(run, { status: 'completed', baseline, change, credits: 1 })
  await store.queueMonitorRun(monitor.id)
}

async function deliveryAttemptsOf(store: Store) {
  const { items } = await store.deliveries()
  return Promise.all(items.map(({ id }) => store.deliveryAttempts(id)))
}

/** All that a store answers about what `fill` has stored. */
export async function answersOf(store: Store, picture: string) {
  const { accounts, corrections, directory } = store
  return {
    results: await allOf(store.allResults()),
    german: await allOf(store.allResults('de')),
    snapshots: [await store.snapshotOf('a.example'), await store.snapshotOf('b.example')],
    answer: await store.answerOf('a.example', 'brand'),
    logo: await store.freshRenditionOf('a.example', '64'),
    shot: await store.freshScreenshotOf(SHOT),
    picture: await store.pictureAt(picture),
    page: await store.freshPageOf(PAGE),
    pages: await store.freshPagesOf(PAGES),
    about: await store.aboutPages(new URL(PAGE.url).origin),
    outcomes: await store.outcomes(),
    keys: await store.listKeys(),
    holder: await store.keyOf(SECRET),
    plans: await accounts.listPlans(),
    organisations: await accounts.listOrganisations(),
    credits: await accounts.endpointCredits(),
    usage: await accounts.usageOf('zeta', '2026-11'),
    calls: await accounts.callsOf('zeta'),
    names: await directory.namesOf(['nordviksoftware', 'nordlys']),
    near: await directory.namesNear('nordlis'),
    listings: await directory.listingsOf('NRD.A'),
    isin: await directory.isinOf('US0378331005'),
    entries: await allOf(directory.allEntries()),
    sources: await directory.sources(),
    overrides: await directory.overrides(),
    corrections: await allOf(corrections.allCorrections()),
    lines: await allOf(store.allLines()),
    columns: await store.keptColumns(),
    runs: await store.runs(),
    extras: [...(await store.extrasOf('a.example')), ...(await store.extrasOf('b.example'))],
    asked: await store.extrasAsked(),
    tasks: await store.taskCounts(),
    uploads: await store.uploads(),
    uploaded: await store.uploadText('uploaded'),
    deliveries: await store.deliveries(),
    attempts: await deliveryAttemptsOf(store),
    batches: await store.pageBatches(),
    monitors: await store.monitors(),
    monitorRuns: await store.monitorRuns(),
    monitorChanges: await store.monitorChanges(),
    // The waiting call before it has the token until its time.
    tokens: await accounts.takeTokens('bucket', 2, 1, { call: 'y', isFirst: true }),
    lease: await accounts.leaseCredits({
      ...{ organisation: (await accounts.listOrganisations())[0]?.id ?? '', period: '2026-11', quota: 7 },
      ...{ least: 1, want: 9, holder: 'you', leaseMs: 60_000 },
    }),
    begun: await store.begunLookups(LIST),
    kinds: (await store.status()).kinds,
    bounds: (await store.status()).bounds,
  }
}
