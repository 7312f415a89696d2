/**
 * The routes for the operator of a service, for keys whose permissions name these endpoints. They are free.
 */

import { z } from 'zod'
import { about } from '../../../model/about.ts'
import type { ApiKey } from '../../../model/keys.ts'
import {
  CORRECTION_ANSWER,
  CORRECTIONS_ANSWER,
  FIELDS_ANSWER,
  KEY_ANSWER,
  KEYS_ANSWER,
  NEW_KEY_ANSWER,
  REMOVED_ANSWER,
  STATUS_ANSWER,
  USAGES_ANSWER,
} from '../answers/operator.ts'
import { okBody } from '../body.ts'
import { WireError } from '../errors.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import { ALL_OF_OPERATORS } from '../limits/charges.ts'
import { anyValue } from '../params.ts'
import { REFUSALS } from '../refusals.ts'
import { type Context, type Route, route } from '../route.ts'
import { MONTH, usageBody } from './usage.ts'

const status = route({
  method: 'GET',
  path: '/v1/operator/status',
  summary: 'the state of the database and of the work, for the operator',
  answer: STATUS_ANSWER,
  params: {},
  async run(_params, _caller, { engine }) {
    const [store, queue] = await Promise.all([engine.status(), engine.background.counts()])
    const { version } = about()
    return okBody({
      version,
      store,
      activity: engine.activity(),
      queue,
      browser: engine.browser !== undefined,
    })
  },
})

const keys = route({
  method: 'GET',
  path: '/v1/operator/keys',
  summary: 'all keys without their secrets, for the operator',
  answer: KEYS_ANSWER,
  params: {},
  run: async (_params, _caller, { engine }) => okBody({ keys: (await engine.keys.list()).map(keyBody) }),
})

/**
 * A key must not give permissions of the operator that it does not have, because it could then give itself
 * all of them.
 */
const BEYOND_CALLER = {
  ...REFUSALS.notPermitted,
  message: 'This API key can give no permission of the operator that it does not have',
}

function refuseBeyond(permissions: readonly string[], own: readonly string[]): void {
  const isOwn = (one: string) => own.includes(one) || own.includes(ALL_OF_OPERATORS)
  if (!permissions.every((one) => !one.startsWith('operator/') || isOwn(one)))
    throw new WireError(BEYOND_CALLER)
}

const NAME = z.string().trim().min(1).max(100)

const newKey = route({
  method: 'POST',
  path: '/v1/operator/keys',
  summary: 'makes a key, whose secret is shown this once, for the operator',
  answer: NEW_KEY_ANSWER,
  params: {
    name: NAME.describe('What the key is for.'),
    kind: z.enum(['secret', 'public']).optional().describe('public: for pages, and logos alone.'),
    permissions: z.array(z.string()).optional().describe('Endpoints, such as brand/retrieve or web/*.'),
    referrers: z.array(z.string()).optional().describe('Hosts of the pages that may use a public key.'),
    organisation: z.string().optional().describe('Name or id of the organisation whose plan counts.'),
    expires_at: z.iso.datetime().optional().describe('When it ends, as ISO 8601, UTC.'),
  },
  errors: [BEYOND_CALLER],
  async run({ name, expires_at: at, ...settings }, { key }, context) {
    refuseBeyond(settings.permissions ?? [], key?.permissions ?? [])
    const expiresAt = at === undefined ? undefined : new Date(at)
    const { id, secret } = await context.engine.keys.create(name, { ...settings, expiresAt })
    return okBody({ key: await keyOf(id, context), secret })
  },
})

const CHANGES = { active: 'resume', suspended: 'suspend', revoked: 'revoke' } as const

const changeKey = route({
  method: 'POST',
  path: '/v1/operator/keys/change',
  summary: 'suspends a key, resumes it, or ends it for good, for the operator',
  answer: KEY_ANSWER,
  params: {
    id: z.string().describe('Such as key_0123456789abcdef.'),
    state: z.enum(['active', 'suspended', 'revoked']).describe('A revoked key stays so.'),
  },
  async run({ id, state }, _caller, context) {
    await context.engine.keys[CHANGES[state]](id)
    return okBody({ key: await keyOf(id, context) })
  },
})

async function keyOf(id: string, { engine }: Context): Promise<object | undefined> {
  return (await engine.keys.list()).filter((key) => key.id === id).map(keyBody)[0]
}

function keyBody(key: ApiKey): object {
  const { id, name, kind, state, prefix, permissions, referrers, organisation } = key
  const { createdAt, expiresAt, lastUsedAt } = key
  const times = { created_at: createdAt, expires_at: expiresAt, last_used_at: lastUsedAt }
  return { id, name, kind, state, prefix, permissions, referrers, organisation, ...times }
}

const usage = route({
  method: 'GET',
  path: '/v1/operator/usage',
  summary: 'what each organisation used in a month, for the operator',
  answer: USAGES_ANSWER,
  params: { month: MONTH },
  async run({ month }, _caller, { engine, limits }) {
    await limits.flush()
    const organisations = []
    for (const { id } of await engine.accounts.listOrganisations())
      organisations.push(usageBody(await engine.usage.of(id, month)))
    return okBody({ organisations })
  },
})

/** The largest number of corrections in an answer. */
const MAX_CORRECTIONS = 1_000
const DOMAIN = z.string().describe('The domain of the brand.')

const corrections = route({
  method: 'GET',
  path: '/v1/operator/corrections',
  summary: 'the corrections of fields, at most a thousand, for the operator',
  answer: CORRECTIONS_ANSWER,
  params: { domain: DOMAIN.optional().describe('Those of one domain. Default: all.') },
  async run({ domain }, _caller, { engine }) {
    if (domain !== undefined) return okBody({ corrections: await engine.corrections.of(domain) })
    const all = []
    for await (const one of engine.corrections.all()) if (all.push(one) === MAX_CORRECTIONS) break
    return okBody({ corrections: all })
  },
})

const correct = route({
  method: 'POST',
  path: '/v1/operator/corrections',
  summary: 'sets the value of a field, in place of what was found, for the operator',
  answer: CORRECTION_ANSWER,
  params: {
    domain: DOMAIN,
    field: z.string().describe('A field of the record, such as name.'),
    value: anyValue().describe('In the form of the field; null: the brand has no such value.'),
    why: z.string().max(2_000).default('').describe('The reason, which evidence shows.'),
  },
  async run({ domain, field, value, why }, { key }, { engine }) {
    const saying = { who: key?.name ?? '', why }
    return okBody({ correction: await engine.corrections.set(domain, field, value, saying) })
  },
})

const removeCorrection = route({
  method: 'POST',
  path: '/v1/operator/corrections/remove',
  summary: 'removes the correction of a field, for the operator',
  answer: REMOVED_ANSWER,
  params: { domain: DOMAIN, field: z.string().describe('The corrected field.') },
  async run({ domain, field }, _caller, { engine }) {
    await engine.corrections.remove(domain, field)
    return okBody({ domain, field })
  },
})

const fields = route({
  method: 'GET',
  path: '/v1/operator/fields',
  summary: 'the fields that can be corrected, with their shapes, for the operator',
  answer: FIELDS_ANSWER,
  params: {},
  async run(_params, _caller, context) {
    const { STOCK_FIELD, statedOf } = await import('../../../fields/statements.ts')
    const all = [...context.fields, ['stock', STOCK_FIELD] as const].map(([name, { about, value }]) => ({
      ...{ name, about, must: statedOf(name, context.fields).must, schema: jsonSchemaOf(value(z)) },
    }))
    return okBody({ fields: all })
  },
})

export const operatorRoutes: readonly Route[] = [
  ...[status, keys, newKey, changeKey, usage, corrections, correct, removeCorrection, fields],
]
