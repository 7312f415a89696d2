import type { ApiKeys } from '../engine/stored.ts'
import type { Logger } from '../model/logger.ts'
import { tell } from './output.ts'

const VARIABLE = 'BLAZON_API_KEY'

/**
 * Sees to it that a service has a key. The one in `BLAZON_API_KEY` is let in, and one that the variable had
 * before is not any more. Without the variable, a database that never had a key gets one, which is shown
 * once. Rejects with `invalid_input` for a secret that cannot be one.
 */
export async function ensureKey(keys: ApiKeys, env: NodeJS.ProcessEnv, logger: Logger): Promise<void> {
  const secret = env[VARIABLE]
  if (secret) return letIn(secret, keys, logger)
  const all = await keys.list()
  if (all.length === 0) {
    const made = await keys.create('first')
    // Not through the log, which others read: this is the only time that the key is seen.
    tell(`${made.id} was made; it is shown this once, and only its hash is stored: ${made.secret}\n`)
  } else if (!all.some(({ state }) => state === 'active')) {
    logger.warn({}, 'no key is active: "blazon keys create" makes one')
  }
}

async function letIn(secret: string, keys: ApiKeys, logger: Logger): Promise<void> {
  const { id } = await keys.create(VARIABLE, secret)
  for (const key of await keys.list()) {
    if (key.id === id && key.state === 'suspended')
      logger.warn({ keyId: id }, `the key in ${VARIABLE} is suspended: "blazon keys resume ${id}"`)
    if (key.name !== VARIABLE || key.id === id || key.state === 'revoked') continue
    await keys.revoke(key.id)
    logger.info({ keyId: key.id }, `revoked: ${VARIABLE} has another key now`)
  }
}
