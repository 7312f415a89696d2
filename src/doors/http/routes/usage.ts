import { z } from 'zod'
import { MONTH_FORM, type Usage } from '../../../model/usage.ts'
import { USAGE_ANSWER } from '../answers/usage.ts'
import { okBody } from '../body.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import { route } from '../route.ts'

export const MONTH = z
  .string()
  .regex(MONTH_FORM, { error: 'must be a month, such as 2026-11' })
  .optional()
  .describe('Such as 2026-11, UTC. Default: this month.')

export const usageBody = ({ overageCents, ...used }: Usage) => ({ ...used, overage_cents: overageCents })

/** Returns the usage of the key's organisation in a month. The endpoint is free. */
export const usage = route({
  method: 'GET',
  path: '/v1/usage',
  summary: 'what your organisation used in a month, free of charge',
  answer: USAGE_ANSWER,
  errors: [REFUSALS.noAccount],
  params: { month: MONTH },
  async run({ month }, { key }, { engine, limits }) {
    if (!key?.account) throw new WireError(REFUSALS.noAccount)
    // Recent calls are still in memory. They are stored first, so that they are part of the answer.
    await limits.flush()
    return okBody({ usage: usageBody(await engine.usage.of(key.account.id, month)) })
  },
})
