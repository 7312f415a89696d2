import * as z from 'zod/mini'
import { ENDPOINT } from '../model/options/keys.ts'
import { described, flag, type Schema, whole } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { Plan } from '../model/plans.ts'

const MOST = 1_000_000_000

const wholeOrNull = (least: number) =>
  described(
    z.nullable(whole('', { min: least, max: MOST })),
    `a whole number from ${least} to ${MOST}, or null`,
  )

const PLAN: { readonly [K in keyof Plan]: Schema<Plan[K]> } = {
  name: described(
    z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,39}$/)),
    '1 to 40 lower-case letters, digits and dashes',
  ),
  quota: wholeOrNull(0),
  period: described(z.enum(['month', 'once']), 'month or once'),
  perSecond: wholeOrNull(1),
  overageCents: wholeOrNull(0),
  prefetch: flag,
}

/** Throws `invalid_input` for an invalid plan. All its parts are required. */
export function checkPlan(plan: Plan): void {
  checkSettings(PLAN, plan, { whole: 'the plan' })
}

/** Throws `invalid_input` for an endpoint or a number of credits that is not valid. */
export function checkCredits(endpoint: string, credits: number): void {
  checkValue('endpoint', endpoint, ENDPOINT)
  checkValue('credits', credits, CREDITS)
}

const CREDITS = described(whole('', { min: 0, max: 1_000 }), 'a whole number from 0 to 1000')

const NAME = described(
  z.string().check(z.regex(/^[^\p{Cc}\p{Cf}]{1,100}$/u), z.regex(/\S/)),
  '1 to 100 characters without control characters',
)

/** Throws `invalid_input` for an invalid name. */
export function checkOrganisationName(name: string): void {
  checkValue('name', name, NAME)
}
