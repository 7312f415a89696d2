import * as requests from '../model/options/requests.ts'
import { flag, oneOf } from '../model/options/setting.ts'
import * as shapes from './shapes.ts'

const { text } = requests
const { aNumber, anObject, aMonth, lines, maybeDate, maybeText, oneOrMore } = shapes
const { CALL_FILTER, SAYING } = shapes

/** The other methods with arguments: the checks of each argument, by name and in order. */
export const ARGUMENTS = {
  isMapped: { host: text },
  answered: { answer: anObject },
  whenCrowded: { signal: requests.signal },
}

/** The arguments of the methods that give access to the database. */
export const STORED = {
  results: { of: { domain: text }, all: { language: maybeText } },
  keys: {
    create: { name: requests.name },
    holderOf: { secret: text },
    revoke: { id: text },
    suspend: { id: text },
    resume: { id: text },
    expire: { id: text, at: maybeDate },
    permit: { id: text, endpoints: shapes.maybeEndpoints },
    rotate: { id: text, oldEndsAt: maybeDate },
  },
  usage: {
    of: { organisation: text, month: shapes.maybeMonth },
    calls: { organisation: text, filter: CALL_FILTER },
  },
  accounts: {
    putPlan: { plan: anObject },
    createOrganisation: { name: text, plan: text },
    setPlan: { organisation: text, plan: text },
    suspendOrganisation: { organisation: text },
    resumeOrganisation: { organisation: text },
    usageOf: { organisation: text, month: aMonth },
    callsOf: { organisation: text, filter: CALL_FILTER },
    takeTokens: {
      bucket: text,
      perSecond: shapes.aRate,
      want: oneOrMore,
      caller: shapes.whole({ call: text, isFirst: flag(false) }),
    },
    returnTokens: { bucket: text, perSecond: shapes.aRate, tokens: aNumber },
    leaseCredits: { request: shapes.CREDIT_REQUEST },
    putCalls: { calls: shapes.calls, holder: text, kept: shapes.keptCredits },
  },
  answers: {
    of: { domain: text, name: text, rules: shapes.READ_RULES },
    put: { name: text, text, result: shapes.aResult },
  },
  drawings: { of: { domain: text, style: shapes.maybe(requests.LOGO_STYLE) } },
  pictures: { nameOf: { hash: text }, put: { picture: shapes.bytes }, at: { name: text } },
  background: { work: { request: shapes.WORK_REQUEST } },
  directory: {
    import: { request: shapes.IMPORT_REQUEST },
    update: { request: shapes.UPDATE_REQUEST },
    lookup: { text },
    remove: { source: text },
    correct: { of: shapes.OVERRIDE, domain: text, saying: SAYING },
    retract: { of: shapes.OVERRIDE },
  },
  corrections: {
    set: { domain: text, field: text, value: requests.anything, saying: SAYING },
    remove: { domain: text, field: text },
    of: { domain: text },
  },
}

/** The arguments of the methods of `directory.source`. */
export const SOURCE = {
  namesOf: { keys: shapes.texts },
  namesFrom: { prefix: text, limit: oneOrMore },
  namesNear: { key: text },
  companyOf: { domain: text },
  listingsOf: { symbol: text },
  rankOf: { domain: text },
  isinOf: { isin: text },
  isinsFrom: { prefix: text },
}

/** The arguments of the methods of the object that `queue` returns. */
export const QUEUE = {
  acquireLease: { name: requests.name },
  renewLease: { holder: text },
  releaseLease: { holder: text },
  beginRun: {
    list: requests.name,
    redo: oneOf(['none', 'failed', 'all'], 'none'),
    total: shapes.maybeNumber,
  },
  endRun: { list: requests.name },
  putLines: { list: requests.name, after: aNumber, lines },
  endLines: { list: requests.name, after: aNumber },
  allLines: { filter: shapes.maybe({ list: requests.name, invalid: flag(false) }) },
  outcomes: { list: requests.name },
  statusOf: { domain: text },
  freshSummaryOf: { domain: text },
  putResult: {
    result: shapes.aResult,
    details: shapes.maybe({ snapshot: shapes.maybeSnapshot, attempts: oneOrMore }),
  },
  extrasOf: { domain: text },
  putExtra: { domain: text, extra: shapes.anExtra },
}
