import { BlazonError } from '../../model/errors.ts'
import type { CliCommand } from '../command.ts'
import { DATABASE } from '../options.ts'
import { print, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface KeyFlags {
  readonly db: string
}

const MAX_NAME_CHARS = 100

const NOT_DONE = 'the database cannot be used'

/** `blazon keys create [NAME]`: the secret alone on stdout, once. */
const create: CliCommand = {
  name: 'create [name]',
  description: 'make a key; it is shown once',
  examples: [['blazon keys create me --db brands.db', 'prints the key, alone, on stdout']],
  failure: NOT_DONE,
  options: (command) => command.option(...DATABASE),
  async run(name: string | undefined, { db }: KeyFlags) {
    const named = nameOf(name ?? 'default')
    const { openStore } = await import('../../store/index.ts')
    const store = await openStore(db, { now: () => new Date() })
    try {
      const { id, secret } = await store.createKey(named)
      print(`${secret}\n`)
      tell(`${id} (${named}) made; the key above is not stored and is not shown again\n`)
      return 0
    } finally {
      await store.close()
    }
  },
}

function nameOf(name: string): string {
  if (name.trim() !== '' && name.length <= MAX_NAME_CHARS && safe(name) === name) return name
  throw new BlazonError(
    'invalid_input',
    `A key's name is 1 to ${MAX_NAME_CHARS} characters without control characters.`,
  )
}

const list: CliCommand = {
  name: 'list',
  description: 'keys without their secrets',
  examples: [['blazon keys list --db brands.db', 'one a line, with its id']],
  failure: NOT_DONE,
  options: (command) => command.option(...DATABASE),
  async run({ db }: KeyFlags) {
    const { openExisting } = await import('../database.ts')
    const store = await openExisting(db)
    try {
      for (const { id, name, state, createdAt, lastUsedAt } of await store.listKeys()) {
        const used = lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'
        print(`${id}\t${state}\t${safe(name)}\tmade ${createdAt.toISOString()}\t${used}\n`)
      }
      return 0
    } finally {
      await store.close()
    }
  },
}

type Verb = 'revoke' | 'suspend' | 'resume'

/** A command that changes the state of a key. `done` is what the key is afterwards. */
function change(verb: Verb, description: string, done: string): CliCommand {
  return {
    name: `${verb} <id>`,
    description,
    examples: [[`blazon keys ${verb} key_0123456789abcdef`, 'the id, as blazon keys list has it']],
    failure: `there is no such key, or ${NOT_DONE}`,
    options: (command) => command.option(...DATABASE),
    async run(id: string, { db }: KeyFlags) {
      const { openExisting } = await import('../database.ts')
      const store = await openExisting(db)
      try {
        await store[`${verb}Key`](id)
        tell(`${id} is ${done}\n`)
        return 0
      } finally {
        await store.close()
      }
    },
  }
}

export const keys: CliCommand = {
  name: 'keys',
  description: 'bearer keys of the HTTP service',
  examples: [
    ['blazon keys create me', 'make one'],
    ['blazon keys list', 'their ids'],
    ['blazon keys revoke key_0123456789abcdef', 'end one'],
  ],
  failure: NOT_DONE,
  commands: [
    create,
    list,
    change('revoke', 'end a key for good', 'revoked'),
    change('suspend', 'refuse a key until it is resumed', 'suspended'),
    change('resume', 'let a suspended key in again', 'active again'),
  ],
}
