import type { BatchQueue } from '../batch/ports.ts'
import { anything, name, signal, text } from '../model/options/schema.ts'
import { checkValue } from '../model/options/validate.ts'
import * as monitorShapes from '../resolve/monitor-shapes.ts'
import * as shapes from '../resolve/shapes.ts'
import type { Blazon } from './engine.ts'
import { createGuard, type Guard } from './guard.ts'

const { aNumber, anObject, aMonth, lines, maybeDate, maybeText, oneOrMore } = shapes
const { CALL_FILTER, SAYING } = shapes

/**
 * Returns the engine with guarded methods. Methods without a lookup check their arguments before they begin,
 * and reject with `cancelled` after the engine is closed. Calls, and methods that add tasks, already do so
 * themselves.
 */
export function guarded(engine: Blazon, isClosed: () => boolean): Blazon {
  const guard = createGuard(isClosed)
  const { method, list, plain } = guard
  return {
    ...engine,
    ...accounting(engine, guard),
    ...stored(engine, guard),
    ...directoryOf(engine, guard),
    isMapped: plain({ host: text }, engine.isMapped),
    answered: plain({ answer: anObject }, engine.answered),
    batch: list({ lines: shapes.LIST_LINES, settings: shapes.BATCH_SETTINGS }, engine.batch),
    export: list({ settings: shapes.EXPORT }, engine.export),
    report: method({ settings: shapes.REPORT }, engine.report),
    whenCrowded: method({ signal }, engine.whenCrowded),
    status: method({}, engine.status),
    forget: method({}, engine.forget),
    metrics: method({}, engine.metrics),
    warm: method({}, engine.warm),
    parse: method({ bytes: shapes.bytes, request: shapes.PARSE_REQUEST }, engine.parse),
    suggest: method({ text, request: shapes.SUGGEST_REQUEST }, engine.suggest),
    tryBrowser: method({}, engine.tryBrowser),
    lists: {
      add: method({ upload: shapes.LIST_UPLOAD }, engine.lists.add),
      all: method({}, engine.lists.all),
      of: method({ name: text }, engine.lists.of),
      stop: method({ name: text }, engine.lists.stop),
      resume: method({ name: text }, engine.lists.resume),
      work: method({ how: shapes.WORK_REQUEST }, engine.lists.work),
    },
    batches: {
      submit: method({ request: shapes.PAGE_BATCH }, engine.batches.submit),
      list: method({ filter: shapes.BATCH_FILTER }, engine.batches.list),
      get: method({ id: text, of: shapes.OF_OWNER }, engine.batches.get),
      results: method({ id: text, filter: shapes.BATCH_RESULT_FILTER }, engine.batches.results),
      file: method({ token: text, file: aNumber }, engine.batches.file),
      cancel: method({ id: text, of: shapes.OF_OWNER }, engine.batches.cancel),
      delete: method({ id: text, of: shapes.OF_OWNER }, engine.batches.delete),
      work: method({ how: shapes.WORK_REQUEST }, engine.batches.work),
    },
    ...watching(engine, guard),
    background: {
      add: engine.background.add,
      work: method({ request: shapes.WORK_REQUEST }, engine.background.work),
      counts: method({}, engine.background.counts),
    },
    queue(language) {
      checkValue('language', language, maybeText)
      return queueOf(engine.queue(language), guard)
    },
  }
}

function accounting(
  { keys, usage, accounts }: Blazon,
  { method }: Guard,
): Pick<Blazon, 'keys' | 'usage' | 'accounts'> {
  const organisation = { organisation: text }
  return {
    keys: {
      create: method({ name }, keys.create),
      list: method({}, keys.list),
      holderOf: method({ secret: text }, keys.holderOf),
      revoke: method({ id: text }, keys.revoke),
      suspend: method({ id: text }, keys.suspend),
      resume: method({ id: text }, keys.resume),
      expire: method({ id: text, at: maybeDate }, keys.expire),
      permit: method({ id: text, endpoints: shapes.maybeEndpoints }, keys.permit),
      rotate: method({ id: text, oldEndsAt: maybeDate }, keys.rotate),
    },
    usage: {
      of: method({ ...organisation, month: shapes.maybeMonth }, usage.of),
      calls: method({ ...organisation, filter: CALL_FILTER }, usage.calls),
    },
    accounts: {
      listPlans: method({}, accounts.listPlans),
      putPlan: method({ plan: anObject }, accounts.putPlan),
      endpointCredits: method({}, accounts.endpointCredits),
      putEndpointCredits: method({}, accounts.putEndpointCredits),
      createOrganisation: method({ name: text, plan: text }, accounts.createOrganisation),
      listOrganisations: method({}, accounts.listOrganisations),
      setPlan: method({ ...organisation, plan: text }, accounts.setPlan),
      suspendOrganisation: method(organisation, accounts.suspendOrganisation),
      resumeOrganisation: method(organisation, accounts.resumeOrganisation),
      usageOf: method({ ...organisation, month: aMonth }, accounts.usageOf),
      callsOf: method({ ...organisation, filter: CALL_FILTER }, accounts.callsOf),
      takeTokens: method(
        {
          ...{ bucket: text, perSecond: shapes.aRate, want: oneOrMore },
          caller: shapes.CALLER,
        },
        accounts.takeTokens,
      ),
      returnTokens: method({ bucket: text, perSecond: shapes.aRate, tokens: aNumber }, accounts.returnTokens),
      leaseCredits: method({ request: shapes.CREDIT_REQUEST }, accounts.leaseCredits),
      putCalls: method({ calls: shapes.calls, holder: text, kept: shapes.keptCredits }, accounts.putCalls),
    },
  }
}

function stored(
  { results, answers, drawings, pictures, corrections }: Blazon,
  { method, list }: Guard,
): Pick<Blazon, 'results' | 'answers' | 'drawings' | 'pictures' | 'corrections'> {
  return {
    results: {
      of: method({ domain: text }, results.of),
      all: list({ language: maybeText }, results.all),
    },
    answers: {
      of: method({ domain: text, name: text, rules: shapes.READ_RULES }, answers.of),
      put: method({ name: text, text, result: shapes.aResult }, answers.put),
    },
    drawings: { of: method({ domain: text, style: shapes.STYLE }, drawings.of) },
    pictures: {
      nameOf: method({ hash: text }, pictures.nameOf),
      put: method({ picture: shapes.bytes }, pictures.put),
      at: method({ name: text }, pictures.at),
    },
    corrections: {
      set: method({ domain: text, field: text, value: anything, saying: SAYING }, corrections.set),
      remove: method({ domain: text, field: text }, corrections.remove),
      of: method({ domain: text }, corrections.of),
      all: list({}, corrections.all),
    },
  }
}

function directoryOf({ directory }: Blazon, { method, list }: Guard): Pick<Blazon, 'directory'> {
  const { source } = directory
  const { rankOf } = source
  return {
    directory: {
      source: {
        namesOf: method({ keys: shapes.texts }, source.namesOf),
        namesFrom: method({ prefix: text, limit: oneOrMore }, source.namesFrom),
        namesNear: method({ key: text }, source.namesNear),
        companyOf: method({ domain: text }, source.companyOf),
        listingsOf: method({ symbol: text }, source.listingsOf),
        ...(rankOf && { rankOf: method({ domain: text }, rankOf) }),
        isinOf: method({ isin: text }, source.isinOf),
        isinsFrom: method({ prefix: text }, source.isinsFrom),
      },
      import: method({ request: shapes.IMPORT_REQUEST }, directory.import),
      update: method({ request: shapes.UPDATE_REQUEST }, directory.update),
      lookup: method({ text }, directory.lookup),
      stats: method({}, directory.stats),
      remove: method({ source: text }, directory.remove),
      entries: list({}, directory.entries),
      correct: method({ of: shapes.OVERRIDE, domain: text, saying: SAYING }, directory.correct),
      retract: method({ of: shapes.OVERRIDE }, directory.retract),
      overrides: method({}, directory.overrides),
    },
  }
}

function queueOf(queue: BatchQueue, { method, list }: Guard): BatchQueue {
  const ofList = { list: name }
  return {
    shared: queue.shared,
    turns: queue.turns,
    now: queue.now,
    acquireLease: method({ name }, queue.acquireLease),
    renewLease: method({ holder: text, report: shapes.maybeObject }, queue.renewLease),
    releaseLease: method({ holder: text }, queue.releaseLease),
    beginRun: method({ ...ofList, redo: shapes.REDO, total: shapes.maybeNumber }, queue.beginRun),
    endRun: method(ofList, queue.endRun),
    markLookup: method({ ...ofList, domain: text, mark: shapes.LOOKUP_MARK }, queue.markLookup),
    begunLookups: method(ofList, queue.begunLookups),
    putLines: method({ ...ofList, after: aNumber, lines }, queue.putLines),
    endLines: method({ ...ofList, after: aNumber }, queue.endLines),
    allLines: list({ filter: shapes.LINES_FILTER }, queue.allLines),
    outcomes: method(ofList, queue.outcomes),
    deadLetters: method(ofList, queue.deadLetters),
    storedResultOf: method({ domain: text }, queue.storedResultOf),
    statusOf: method({ domain: text }, queue.statusOf),
    freshSummaryOf: method({ domain: text }, queue.freshSummaryOf),
    putResult: method(
      {
        result: shapes.aResult,
        details: shapes.RESULT_DETAILS,
      },
      queue.putResult,
    ),
    extrasOf: method({ domain: text }, queue.extrasOf),
    putExtra: method({ domain: text, extra: shapes.anExtra }, queue.putExtra),
  }
}

/** Guards the methods about webhooks and monitors. */
function watching(
  engine: Blazon,
  { method }: ReturnType<typeof createGuard>,
): Pick<Blazon, 'webhooks' | 'monitors'> {
  return {
    webhooks: {
      list: method({ filter: shapes.DELIVERY_FILTER }, engine.webhooks.list),
      get: method({ id: text, of: shapes.OF_OWNER }, engine.webhooks.get),
      attempts: method({ id: text, page: shapes.PAGE_REQUEST }, engine.webhooks.attempts),
      retry: method({ id: text, retry: shapes.DELIVERY_RETRY }, engine.webhooks.retry),
      work: method({ how: shapes.WORK_REQUEST }, engine.webhooks.work),
    },
    monitors: {
      create: method({ monitor: monitorShapes.NEW_MONITOR, of: shapes.OF_OWNER }, engine.monitors.create),
      list: method({ filter: monitorShapes.MONITOR_FILTER }, engine.monitors.list),
      get: method({ id: text, of: shapes.OF_OWNER }, engine.monitors.get),
      update: method({ id: text, update: monitorShapes.MONITOR_UPDATE }, engine.monitors.update),
      delete: method({ id: text, of: shapes.OF_OWNER }, engine.monitors.delete),
      run: method({ id: text, of: shapes.OF_OWNER }, engine.monitors.run),
      rotateSecret: method({ id: text, of: shapes.OF_OWNER }, engine.monitors.rotateSecret),
      runs: method({ filter: monitorShapes.RUN_FILTER }, engine.monitors.runs),
      runOf: method({ monitorId: text, runId: text, of: shapes.OF_OWNER }, engine.monitors.runOf),
      deliveries: method({ runs: shapes.texts }, engine.monitors.deliveries),
      changes: method({ filter: monitorShapes.CHANGE_FILTER }, engine.monitors.changes),
      change: method({ id: text, of: shapes.OF_OWNER }, engine.monitors.change),
      credits: method({ filter: monitorShapes.CREDIT_FILTER }, engine.monitors.credits),
      limits: method({ of: shapes.OF_OWNER }, engine.monitors.limits),
      work: method({ how: monitorShapes.MONITOR_WORK }, engine.monitors.work),
    },
  }
}
