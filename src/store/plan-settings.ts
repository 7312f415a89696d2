import { ENDPOINT } from '../model/options/keys.ts'
import type { Check } from '../model/options/setting.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { Plan } from '../model/plans.ts'

const MOST = 1_000_000_000

const wholeOrNull = (least: number): Check => ({
  allowed: `a whole number from ${least} to ${MOST}, or null`,
  accepts: (value) => value === null || isWhole(value, least),
})

const isWhole = (value: unknown, least: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST

const PLAN: { readonly [K in keyof Plan]: Check } = {
  name: {
    allowed: '1 to 40 lower-case letters, digits and dashes',
    accepts: (value) => typeof value === 'string' && /^[a-z\d][a-z\d-]{0,39}$/.test(value),
  },
  quota: wholeOrNull(0),
  period: { allowed: 'month or once', accepts: (value) => value === 'month' || value === 'once' },
  perSecond: wholeOrNull(1),
  overageCents: wholeOrNull(0),
  prefetch: { allowed: 'true or false', accepts: (value) => typeof value === 'boolean' },
}

/** Throws `invalid_input` for an invalid plan. All its parts are required. */
export function checkPlan(plan: Plan): void {
  checkSettings(PLAN, plan, { whole: 'the plan', required: Object.keys(PLAN) })
}

/** Throws `invalid_input` for an endpoint or a number of credits that is not valid. */
export function checkCredits(endpoint: string, credits: number): void {
  checkValue('endpoint', endpoint, ENDPOINT)
  const allowed = 'a whole number from 0 to 1000'
  checkValue('credits', credits, { allowed, accepts: (value) => isWhole(value, 0) && Number(value) <= 1_000 })
}

const NAME: Check = {
  allowed: '1 to 100 characters without control characters',
  accepts: (value) =>
    typeof value === 'string' && /^[^\p{Cc}\p{Cf}]{1,100}$/u.test(value) && value.trim() !== '',
}

/** Throws `invalid_input` for an invalid name. */
export function checkOrganisationName(name: string): void {
  checkValue('name', name, NAME)
}
