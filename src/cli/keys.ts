import { BlazonError } from '../model/errors.ts'
import { openStore } from '../store/index.ts'
import { openExisting } from './database.ts'
import { safe } from './terminal.ts'

interface KeyFlags {
  readonly db: string
}

const MAX_NAME_CHARS = 100

/** `blazon keys create [NAME]`: the secret alone on stdout, once. */
export async function createKey(name: string, flags: KeyFlags): Promise<number> {
  if (name.trim() === '' || name.length > MAX_NAME_CHARS || safe(name) !== name) {
    throw new BlazonError(
      'invalid_input',
      `A key's name is 1 to ${MAX_NAME_CHARS} characters without control characters.`,
    )
  }
  const store = openStore(flags.db, { now: () => new Date() })
  try {
    const { id, secret } = store.createKey(name)
    process.stdout.write(`${secret}\n`)
    process.stderr.write(`${id} (${name}) made; the key above is not stored and is not shown again\n`)
    return 0
  } finally {
    store.close()
  }
}

export async function listKeys(flags: KeyFlags): Promise<number> {
  const store = openExisting(flags.db)
  try {
    for (const { id, name, state, createdAt, lastUsedAt } of store.listKeys()) {
      const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
      process.stdout.write(`${id}\t${state}\t${safe(name)}\tmade ${createdAt.toISOString()}\t${used}\n`)
    }
    return 0
  } finally {
    store.close()
  }
}

const DONE = { revoke: 'revoked', suspend: 'suspended', resume: 'active again' } as const

export async function setKeyState(id: string, verb: keyof typeof DONE, flags: KeyFlags): Promise<number> {
  const store = openExisting(flags.db)
  try {
    const change = { revoke: store.revokeKey, suspend: store.suspendKey, resume: store.resumeKey }
    change[verb](id)
    process.stderr.write(`${id} is ${DONE[verb]}\n`)
    return 0
  } finally {
    store.close()
  }
}
