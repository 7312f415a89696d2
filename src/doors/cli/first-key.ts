import type { Blazon } from '../../engine/engine.ts'
import type { Logger } from '../../model/logger.ts'
import { checkedSecret } from '../../store/secrets.ts'
import { requireUnused, revokeEarlier, useKey } from './key-in-use.ts'
import { tell } from './output.ts'

const VARIABLE = 'BLAZON_API_KEY'

type Engine = Pick<Blazon, 'keys' | 'queue' | 'options'>

/** Throws `invalid_input` for a secret in the environment that is not valid. */
export function checkSecret(env: NodeJS.ProcessEnv): void {
  const secret = env[VARIABLE]
  if (secret) checkedSecret(secret)
}

/**
 * Ensures that a service has a key. The key in `BLAZON_API_KEY` is accepted, and an earlier key of the
 * variable is revoked. Without the variable, a database that never had a key gets one, which is shown once.
 * Resolves to a function that must be called when the service has ended. Rejects with `invalid_input` for a
 * secret that cannot be one, and with `storage` while another service has another key of the variable.
 */
export async function ensureKey(
  engine: Engine,
  env: NodeJS.ProcessEnv,
  logger: Logger,
): Promise<() => Promise<void>> {
  const secret = env[VARIABLE]
  if (secret) return letIn(secret, engine, logger)
  const { keys } = engine
  const all = await keys.list()
  if (all.length === 0) {
    // The user who starts the service is its operator.
    const made = await keys.create('first', { permissions: ['*', 'operator/*'] })
    // The key is not written to the log, because others can read the log. It is shown only here, and only
    // once.
    tell(
      `${made.id} was made, for all endpoints and those of the operator; it is shown this once, and only its hash is stored: ${made.secret}\n`,
    )
  } else if (!all.some(({ state }) => state === 'active')) {
    logger.warn({}, 'no key is active: "blazon keys create" makes one')
  }
  return async () => undefined
}

async function letIn(secret: string, engine: Engine, logger: Logger): Promise<() => Promise<void>> {
  const { keys } = engine
  await requireUnused(engine, VARIABLE, (await keys.holderOf(secret))?.id)
  const { id } = await keys.create(VARIABLE, secret)
  const own = (await keys.list()).find((key) => key.id === id)
  if (own?.state === 'suspended')
    logger.warn({ keyId: id }, `the key in ${VARIABLE} is suspended: "blazon keys resume ${id}"`)
  for (const keyId of await revokeEarlier(engine, VARIABLE, id))
    logger.info({ keyId }, `revoked: ${VARIABLE} has another key now`)
  return useKey(engine, id)
}
