import { BlazonError } from '../../../model/errors.ts'
import type { ApiKey, KeySettings } from '../../../model/keys.ts'
import type { Store } from '../../../store/index.ts'
import { duration, moment, momentOrNever } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase, onNewDatabase } from '../database.ts'
import { DATABASE } from '../options.ts'
import { print, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface KeyFlags {
  readonly db: string
}

const MAX_NAME_CHARS = 100

const NOT_DONE = 'the database cannot be used'

interface NewKeyFlags extends KeyFlags {
  readonly public?: true
  readonly referrer?: readonly string[]
  readonly permit?: readonly string[]
  readonly organisation?: string
  readonly expires?: Date
}

/** `blazon keys create [NAME]` prints the secret to stdout, alone, and never shows it again. */
const create: CliCommand = {
  name: 'create [name]',
  description: 'make a key; it is shown once',
  examples: [
    ['blazon keys create me --db brands.db', 'the key, alone, on stdout'],
    ['blazon keys create site --public --referrer a.com', 'for logos in its pages'],
    ['blazon keys create crm --organisation acme', 'with the plan of acme'],
  ],
  failure: NOT_DONE,
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--public', 'a key that pages may show: it opens logos only')
      .option('--referrer <host...>', 'hosts of the pages that may use a public key')
      .option('--permit <endpoint...>', 'endpoints that it opens, such as brand/retrieve or web/*')
      .option('--organisation <name>', 'whose plan and usage count')
      .option('--expires <when>', 'when it ends, such as 90d or 2027-01-31', moment),
  async run(name: string | undefined, flags: NewKeyFlags) {
    const named = nameOf(name ?? 'default')
    const settings: KeySettings = {
      kind: flags.public ? 'public' : 'secret',
      referrers: flags.referrer?.map((host) => host.toLowerCase()),
      permissions: flags.permit,
      organisation: flags.organisation,
      expiresAt: flags.expires,
    }
    const { checkKeySettings } = await import('../../../store/secrets.ts')
    checkKeySettings(settings)
    const create = (store: Store) => store.createKey(named, settings)
    const { id, secret } = await onNewDatabase(flags.db, create, {
      mustExist: flags.organisation !== undefined,
    })
    showOnce(secret, `${id} (${named})`)
    for (const warning of flags.public ? lacksOf(flags) : []) tell(`warning: ${warning}\n`)
    return 0
  },
}

/** Returns warnings about limits that a public key lacks. Anybody who reads a page can take the key in it. */
function lacksOf({ referrer, organisation }: NewKeyFlags): string[] {
  const calls = 'its calls are not counted, and have the rate serve.publicPerSecond alone'
  return [
    ...(referrer ? [] : ['every page may use this key; --referrer HOST names those that may']),
    ...(organisation ? [] : [`${calls}; --organisation NAME gives it a plan`]),
  ]
}

function showOnce(secret: string, what: string): void {
  print(`${secret}\n`)
  tell(`${what} made; the key above is not stored and is not shown again\n`)
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
    return onDatabase(db, async (store) => {
      const organisations = await store.accounts.listOrganisations()
      const names = new Map(organisations.map(({ id, name }) => [id, name]))
      for (const key of await store.listKeys()) print(`${lineOf(key, names)}\n`)
      return 0
    })
  },
}

function lineOf(key: ApiKey, organisations: ReadonlyMap<string, string>): string {
  const { id, name, state, kind, prefix, organisation, permissions, referrers } = key
  const { createdAt, expiresAt, lastUsedAt } = key
  return [
    ...[id, state, safe(name), `made ${createdAt.toISOString()}`],
    lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used',
    ...(prefix ? [`begins ${prefix}`] : []),
    ...(kind === 'public' ? ['public', ...referrers] : []),
    ...(organisation ? [`of ${safe(organisations.get(organisation) ?? organisation)}`] : []),
    ...(permissions ? [`for ${permissions.join(' ')}`] : []),
    ...(expiresAt ? [`ends ${expiresAt.toISOString()}`] : []),
  ].join('\t')
}

type Verb = 'revoke' | 'suspend' | 'resume'

/** A command that changes the state of a key. `done` is a word for the key's new state. */
function change(verb: Verb, description: string, done: string): CliCommand {
  return {
    name: `${verb} <id>`,
    description,
    examples: [[`blazon keys ${verb} key_0123456789abcdef`, 'the id, as blazon keys list has it']],
    failure: `there is no such key, or ${NOT_DONE}`,
    options: (command) => command.option(...DATABASE),
    async run(id: string, { db }: KeyFlags) {
      await onDatabase(db, (store) => store[`${verb}Key`](id))
      tell(`${id} is ${done}\n`)
      return 0
    },
  }
}

/** `blazon keys rotate ID` makes a new key like the old key. The old key expires a little later. */
const rotate: CliCommand = {
  name: 'rotate <id>',
  description: 'make a key like this one, which ends a little later; the new one is shown once',
  examples: [['blazon keys rotate key_0123456789abcdef --keep 7d', 'keeps the old one a week']],
  failure: `there is no such key, or ${NOT_DONE}`,
  options: (command) =>
    command
      .option(...DATABASE)
      .option('--keep <time>', 'how long the old key still works, such as 30m, 24h or 7d', duration, 0),
  async run(id: string, { db, keep }: KeyFlags & { readonly keep: number }) {
    const endsAt = new Date(Date.now() + keep)
    const made = await onDatabase(db, (store) => store.rotateKey(id, endsAt))
    showOnce(made.secret, made.id)
    tell(`${id} ends ${keep === 0 ? 'now' : endsAt.toISOString()}\n`)
    return 0
  },
}

/** `blazon keys expire ID --at WHEN` sets the time at which a key ends by itself. */
const expire: CliCommand = {
  name: 'expire <id>',
  description: 'set when a key ends by itself',
  examples: [['blazon keys expire key_0123456789abcdef --at 2027-01-31', 'when it begins']],
  failure: `there is no such key, or ${NOT_DONE}`,
  options: (command) =>
    command
      .option(...DATABASE)
      .requiredOption('--at <when>', 'such as now, 90d, 2027-01-31, or never', momentOrNever),
  async run(id: string, { db, at }: KeyFlags & { readonly at: Date | 'never' }) {
    await onDatabase(db, (store) => store.expireKey(id, at === 'never' ? null : at))
    tell(`${id} ends ${at === 'never' ? at : at.toISOString()}\n`)
    return 0
  },
}

/** `blazon keys permit ID [ENDPOINT...]` sets which endpoints a key may call; without any, all of them. */
const permit: CliCommand = {
  name: 'permit <id> [endpoints...]',
  description: 'set which endpoints a key opens; without any, all of them',
  examples: [['blazon keys permit key_0123456789abcdef web/*', 'these alone']],
  failure: `there is no such key, or ${NOT_DONE}`,
  options: (command) => command.option(...DATABASE),
  async run(id: string, endpoints: readonly string[], { db }: KeyFlags) {
    await onDatabase(db, (store) => store.permitKey(id, endpoints.length > 0 ? endpoints : null))
    tell(`${id} opens ${endpoints.length > 0 ? endpoints.join(' ') : 'every endpoint'}\n`)
    return 0
  },
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
    expire,
    rotate,
    permit,
  ],
}
