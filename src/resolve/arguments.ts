import { LATER_CALLS, type Task } from '../model/background.ts'
import { DATE, ENDPOINT, listOf } from '../model/options/keys.ts'
import * as requests from '../model/options/requests.ts'
import type { Check } from '../model/options/setting.ts'

const { text } = requests
const ENDPOINTS = listOf(ENDPOINT)
const anObject: Check = {
  allowed: 'an object',
  accepts: (value) => typeof value === 'object' && value !== null,
}
const maybeObject: Check = {
  allowed: 'an object',
  accepts: (value) => value === undefined || anObject.accepts(value),
}
export const maybeText: Check = {
  allowed: 'a text',
  accepts: (value) => value === undefined || text.accepts(value),
}
const maybeStyle: Check = {
  allowed: 'a style of a logo, such as { size: 64 }',
  accepts: (value) => value === undefined || isStyle(value),
}
const maybeDate: Check = {
  allowed: 'a Date',
  accepts: (value) => value === undefined || value === null || DATE.accepts(value),
}
const aMonth: Check = {
  allowed: 'a month such as "2026-11"',
  accepts: (value) => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
}
const maybeMonth: Check = { ...aMonth, accepts: (value) => value === undefined || aMonth.accepts(value) }
const maybeEndpoints: Check = {
  allowed: `${ENDPOINTS.allowed}, or null`,
  accepts: (value) => value === null || ENDPOINTS.accepts(value),
}
const aTask: Check = {
  allowed: `an object with handle, request and call, which is one of: ${LATER_CALLS.join(', ')}`,
  accepts: (value) => {
    if (!anObject.accepts(value)) return false
    const { call, handle, request } = value as Readonly<Record<keyof Task, unknown>>
    return LATER_CALLS.some((each) => each === call) && anObject.accepts(handle) && anObject.accepts(request)
  },
}
const bytes: Check = { allowed: 'bytes', accepts: (value) => value instanceof Uint8Array }
const aResult: Check = {
  allowed: 'a result of the engine',
  accepts: (value) => typeof value === 'object' && value !== null && 'domain' in value && 'state' in value,
}

function isStyle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const checks: Readonly<Record<string, Check>> = requests.LOGO_STYLE
  return Object.entries(value).every(([name, each]) => each === undefined || checks[name]?.accepts(each))
}

/** The other methods that take something: what each argument may be, by its name, in order. */
export const ARGUMENTS = {
  isMapped: { host: text },
  queue: { language: maybeText },
  answered: { answer: anObject },
}

/** The same for what the engine shows of its database. */
export const STORED = {
  results: { of: { domain: text }, all: { language: maybeText } },
  keys: {
    create: { name: requests.name },
    holderOf: { secret: text },
    revoke: { id: text },
    suspend: { id: text },
    resume: { id: text },
    expire: { id: text, at: maybeDate },
    permit: { id: text, endpoints: maybeEndpoints },
    rotate: { id: text, oldEndsAt: maybeDate },
  },
  usage: {
    of: { organisation: text, month: maybeMonth },
    calls: { organisation: text, filter: maybeObject },
  },
  accounts: {
    putPlan: { plan: anObject },
    createOrganisation: { name: text, plan: text },
    setPlan: { organisation: text, plan: text },
    suspendOrganisation: { organisation: text },
    resumeOrganisation: { organisation: text },
    usageOf: { organisation: text, month: aMonth },
    callsOf: { organisation: text, filter: maybeObject },
  },
  answers: { of: { domain: text, name: text }, put: { name: text, text, result: aResult } },
  drawings: { of: { domain: text, style: maybeStyle } },
  pictures: { nameOf: { hash: text }, put: { picture: bytes }, at: { name: text } },
  background: { add: { task: aTask }, work: { request: anObject } },
  directory: {
    import: { request: anObject },
    update: { request: maybeObject },
    lookup: { text },
    remove: { source: text },
    correct: { of: anObject, domain: text, saying: maybeObject },
    retract: { of: anObject },
  },
  corrections: {
    set: {
      domain: text,
      field: text,
      value: { allowed: 'a value', accepts: () => true },
      saying: maybeObject,
    },
    remove: { domain: text, field: text },
    of: { domain: text },
  },
}
