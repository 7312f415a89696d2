import { randomUUID } from 'node:crypto'
import type { KeySettings } from '../../model/keys.ts'
import type { LineFilter, ListLine, StoredResult } from '../../model/stored.ts'
import type { OpenOptions } from '../options.ts'
import type { Store } from '../store.ts'
import type { Access } from './access.ts'
import type { accountsIn } from './accounts.ts'
import { answersIn } from './answers.ts'
import { begunLookupsIn } from './begun-lookups.ts'
import type { Blobs } from './blobs.ts'
import { brandNamesIn } from './brand-names.ts'
import type { TrackedChanges } from './changes.ts'
import type { correctionsIn } from './corrections.ts'
import { deadLettersIn } from './dead-letters.ts'
import type { directoryIn } from './directory.ts'
import { extrasIn } from './extras.ts'
import { freshSinceAt, rowsGivenBy } from './freshness.ts'
import { hostTurnsIn } from './host-turns.ts'
import { keyHoldersIn } from './key-holders.ts'
import { keysIn } from './keys.ts'
import { linesIn } from './lines.ts'
import { outcomesIn } from './outcomes.ts'
import { phonesIn } from './phones.ts'
import { renditionsIn } from './renditions.ts'
import { type CountChunk, resultsIn } from './results.ts'
import { runsIn } from './runs.ts'
import { scrapesIn } from './scrapes.ts'
import { screenshotsIn } from './screenshots.ts'
import { siteNotesIn } from './site-notes.ts'
import { snapshotsIn } from './snapshots.ts'
import type { Sql } from './sql.ts'
import type { tasksIn } from './tasks.ts'
import { createTidyNow } from './tidy-timer.ts'
import { uploadedListsIn } from './uploaded-lists.ts'

/* The methods of the store, each with the rules by which it differs from other methods. */

/** The rule for writes of data that is never cached. */
export const NOTHING = { concern: () => 'nothing' as const }
/** The rule for writes that must not be retried when the answer to the first attempt was lost. */
const ONCE = { isOnce: true }
/** The rule for writes of lookups, which store nothing once the store is sealed. */
const OF_LOOKUP = { isTidied: true, sealed: undefined } as const
const OF_NOTE = { ...NOTHING, mayFail: true, sealed: undefined } as const

interface LookupOptions extends Pick<OpenOptions, 'now' | 'random' | 'settings'> {
  readonly countChunk: CountChunk | undefined
  readonly blobs: Blobs
}

/** Results, their pages and pictures, and pages by their address. */
export function lookupMethods(
  call: Access,
  sql: Sql,
  { now, random, settings, countChunk, blobs }: LookupOptions,
) {
  const nowMs = () => now().getTime()
  const freshSince = () => freshSinceAt(nowMs(), settings)
  const isRowGiven = rowsGivenBy(nowMs, settings)
  const results = resultsIn(
    sql,
    nowMs,
    { freshSince, isRowGiven },
    { keepsPages: settings.keep !== 'none', countChunk, blobs },
  )
  const after = call('resultsAfter', results.resultsAfter)
  const answers = answersIn(sql, isRowGiven)
  const pages = scrapesIn(sql, blobs, nowMs, settings.scrapeMaxAgeMs)
  const pictures = screenshotsIn(sql, blobs, { nowMs, random, maxAgeMs: settings.screenshotMaxAgeMs })
  const renditions = renditionsIn(sql, nowMs, freshSince)
  const brands = brandNamesIn(sql)
  return {
    putResult: call('putResult', results.putResult, { ...OF_LOOKUP, mayFail: true, concern: (of) => of }),
    resultOf: call('resultOf', results.resultOf),
    storedResultOf: call('storedResultOf', results.storedResultOf),
    freshResultOf: call('freshResultOf', results.freshResultOf),
    freshSummaryOf: call('freshSummaryOf', results.freshSummaryOf),
    statusOf: call('statusOf', results.statusOf),
    allResults: (language?: string) => inPortions<StoredResult>((last) => after(last, language, 'all')),
    unlistedResults: (language?: string) =>
      inPortions<StoredResult>((last) => after(last, language, 'unlisted')),
    snapshotOf: call('snapshotOf', snapshotsIn(sql, blobs).snapshotOf),
    domainsOfPhone: call('domainsOfPhone', phonesIn(sql).domainsOfPhone),
    brandsFrom: call('brandsFrom', brands.brandsFrom),
    brandsAfter: call('brandsAfter', brands.brandsAfter),
    latestBrands: call('latestBrands', brands.latestBrands),
    answerOf: call('answerOf', answers.answerOf),
    putAnswer: call('putAnswer', answers.putAnswer, {
      ...{ isTidied: true, mayFail: true, concern: (_route, _body, of) => of },
    }),
    freshPageOf: call('freshPageOf', pages.freshPageOf, { mayFail: true }),
    putPage: call('putPage', pages.putPage, { ...OF_LOOKUP, ...NOTHING, mayFail: true }),
    aboutPages: call('aboutPages', pages.aboutPages, { mayFail: true }),
    freshPagesOf: call('freshPagesOf', pages.freshPagesOf, { mayFail: true }),
    putPages: call('putPages', pages.putPages, { ...OF_LOOKUP, ...NOTHING, mayFail: true }),
    freshScreenshotOf: call('freshScreenshotOf', pictures.freshScreenshotOf),
    putScreenshot: call('putScreenshot', pictures.putScreenshot, { ...OF_LOOKUP, ...NOTHING }),
    putPicture: call('putPicture', pictures.putPicture, { isTidied: true }),
    pictureTokenOf: call('pictureTokenOf', pictures.pictureTokenOf),
    pictureAt: call('pictureAt', pictures.pictureAt),
    freshRenditionOf: call('freshRenditionOf', renditions.freshRenditionOf),
    putRendition: call('putRendition', renditions.putRendition, {
      ...{ ...OF_LOOKUP, mayFail: true, concern: (_variant, _logo, of) => of },
    }),
  } satisfies Partial<Store>
}

/** The data that a batch stores beside results. */
export function batchMethods(call: Access, sql: Sql, { now }: OpenOptions) {
  const nowMs = () => now().getTime()
  const lines = linesIn(sql)
  const runs = runsIn(sql, nowMs)
  const begun = begunLookupsIn(sql)
  const uploads = uploadedListsIn(sql, nowMs)
  const turns = hostTurnsIn(sql, nowMs)
  const takeTurn = call('takeTurn', turns.takeTurn, NOTHING)
  const notes = siteNotesIn(sql, nowMs)
  const extras = extrasIn(sql, nowMs)
  const after = call('linesAfter', lines.linesAfter)
  return {
    putLines: call('putLines', lines.putLines),
    endLines: call('endLines', lines.endLines),
    keptColumns: call('keptColumns', lines.keptColumns),
    allLines: (filter: LineFilter = {}) => inPortions<ListLine>((last) => after(last, filter)),
    beginRun: call('beginRun', runs.beginRun),
    endRun: call('endRun', runs.endRun),
    runs: call('runs', runs.runs),
    addUpload: call('addUpload', uploads.addUpload, ONCE),
    uploads: call('uploads', uploads.uploads),
    openUploads: call('openUploads', uploads.openUploads),
    uploadOf: call('uploadOf', uploads.uploadOf),
    runHeads: call('runHeads', uploads.runHeads),
    lineCounts: call('lineCounts', uploads.lineCounts),
    uploadText: call('uploadText', uploads.uploadText),
    markUpload: call('markUpload', uploads.markUpload, NOTHING),
    markLookup: call('markLookup', begun.markLookup, NOTHING),
    begunLookups: call('begunLookups', begun.begunLookups, { ...NOTHING, ...ONCE }),
    takeTurn: (host: string, most: number) => takeTurn(host, most, randomUUID()),
    endTurn: call('endTurn', turns.endTurn, NOTHING),
    siteNoteOf: call('siteNoteOf', notes.siteNoteOf, { mayFail: true }),
    putSiteNote: call('putSiteNote', notes.putSiteNote, OF_NOTE),
    dropSiteNote: call('dropSiteNote', notes.dropSiteNote, OF_NOTE),
    deadLetters: call('deadLetters', deadLettersIn(sql).deadLetters),
    outcomes: call('outcomes', outcomesIn(sql).outcomes),
    putExtra: call('putExtra', extras.putExtra, { ...NOTHING, isTidied: true }),
    extrasOf: call('extrasOf', extras.extrasOf),
    extrasAsked: call('extrasAsked', extras.extrasAsked),
  } satisfies Partial<Store>
}

export function keyMethods(
  call: Access,
  sql: Sql,
  {
    now,
    random,
    changes,
    failed,
  }: OpenOptions & { changes: TrackedChanges; failed: (thrown: unknown) => void },
) {
  const nowMs = () => now().getTime()
  const keys = keysIn(sql, { nowMs, random })
  const create = call('createKey', keys.createKey)
  return {
    createKey: (name: string, settings?: string | KeySettings) => create(name, settings, keys.freshKey()),
    listKeys: call('listKeys', keys.listKeys),
    keyOf: call('keyOf', keyHoldersIn(sql, { nowMs, changes, failed }).keyOf, NOTHING),
    revokeKey: call('revokeKey', keys.revokeKey, ONCE),
    suspendKey: call('suspendKey', keys.suspendKey),
    resumeKey: call('resumeKey', keys.resumeKey),
    expireKey: call('expireKey', keys.expireKey),
    permitKey: call('permitKey', keys.permitKey),
    rotateKey: call('rotateKey', keys.rotateKey, ONCE),
  } satisfies Partial<Store>
}

/** How a store uses its place for blobs, in addition to its methods. */
export function blobMethods(call: Access, blobs: Blobs, isReadonly: boolean) {
  const collect = call('collectBlobs', blobs.collect, NOTHING)
  const refuseUnnamed = call('refuseUnnamedBlobs', blobs.refuseUnnamed)
  return {
    /** Refuses a place without the objects of the database, when a store is opened. */
    check: call('checkBlobs', () => blobs.check(isReadonly), NOTHING),
    /** Deletes objects while other work continues; undefined for a store without a place for blobs. */
    collecting(again: () => void, failed: (thrown: unknown) => void) {
      if (!blobs.isOutside) return undefined
      return createTidyNow(async () => ((await collect(false)) ? 'more' : 'done'), again, failed)
    },
    /** Adds the deletion of objects to `tidy`, when there are no more rows to delete. */
    tidying: (tidy: Store['tidy'], isPatient: boolean): Store['tidy'] => {
      if (!blobs.isOutside) return tidy
      return async () => {
        const tidied = await tidy()
        return tidied === 'done' && (await collect(isPatient)) ? 'more' : tidied
      }
    },
    /** Adds the deletion of all objects without a row to `forget`, before it returns the receipt. */
    forgetting(forget: Store['forget']): Store['forget'] {
      return async (...args) => {
        await refuseUnnamed()
        const receipt = await forget(...args)
        while (await collect(true));
        return receipt
      }
    },
  }
}

export function taskMethods(call: Access, tasks: ReturnType<typeof tasksIn>) {
  return {
    addTask: call('addTask', tasks.addTask, NOTHING),
    takeTask: call('takeTask', tasks.takeTask, NOTHING),
    endTask: call('endTask', tasks.endTask, { ...NOTHING, ...ONCE }),
    freeTasks: call('freeTasks', tasks.freeTasks),
    taskCounts: call('taskCounts', tasks.taskCounts),
  } satisfies Partial<Store>
}

export function directoryMethods(
  call: Access,
  directory: ReturnType<typeof directoryIn>,
): Store['directory'] {
  const after = call('entriesAfter', directory.entriesAfter)
  return {
    namesOf: call('namesOf', directory.namesOf),
    namesFrom: call('namesFrom', directory.namesFrom),
    namesNear: call('namesNear', directory.namesNear),
    companyOf: call('companyOf', directory.companyOf),
    rankOf: call('rankOf', directory.rankOf),
    listingsOf: call('listingsOf', directory.listingsOf),
    isinOf: call('isinOf', directory.isinOf),
    isinsFrom: call('isinsFrom', directory.isinsFrom),
    beginSource: call('beginSource', directory.beginSource),
    putEntries: call('putEntries', directory.putEntries),
    contestedIsins: call('contestedIsins', directory.contestedIsins),
    settleIsin: call('settleIsin', directory.settleIsin),
    endSource: call('endSource', directory.endSource, ONCE),
    removeSource: call('removeSource', directory.removeSource, ONCE),
    sources: call('sources', directory.sources),
    allEntries: () => inPortions(after),
    putOverride: call('putOverride', directory.putOverride),
    removeOverride: call('removeOverride', directory.removeOverride, ONCE),
    overrides: call('overrides', directory.overrides),
  }
}

export function correctionMethods(
  call: Access,
  corrections: ReturnType<typeof correctionsIn>,
): Store['corrections'] {
  const after = call('correctionsAfter', corrections.correctionsAfter)
  return {
    putCorrection: call('putCorrection', corrections.putCorrection),
    removeCorrection: call('removeCorrection', corrections.removeCorrection, ONCE),
    correctionsOf: call('correctionsOf', corrections.correctionsOf, { sealed: [] }),
    allCorrections: () => inPortions(after),
  }
}

export function accountMethods(call: Access, accounts: ReturnType<typeof accountsIn>): Store['accounts'] {
  return {
    takeTokens: call('takeTokens', accounts.takeTokens, NOTHING),
    returnTokens: call('returnTokens', accounts.returnTokens, NOTHING),
    leaseCredits: call('leaseCredits', accounts.leaseCredits, { ...NOTHING, ...ONCE }),
    putCalls: call('putCalls', accounts.putCalls, NOTHING),
    usageOf: call('usageOf', accounts.usageOf),
    callsOf: call('callsOf', accounts.callsOf),
    listPlans: call('listPlans', accounts.listPlans),
    putPlan: call('putPlan', accounts.putPlan),
    endpointCredits: call('endpointCredits', accounts.endpointCredits),
    putEndpointCredits: call('putEndpointCredits', accounts.putEndpointCredits),
    createOrganisation: call('createOrganisation', accounts.createOrganisation, ONCE),
    listOrganisations: call('listOrganisations', accounts.listOrganisations),
    setPlan: call('setPlan', accounts.setPlan),
    suspendOrganisation: call('suspendOrganisation', accounts.suspendOrganisation),
    resumeOrganisation: call('resumeOrganisation', accounts.resumeOrganisation),
  }
}

async function* inPortions<T>(read: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) yield* rows
}
