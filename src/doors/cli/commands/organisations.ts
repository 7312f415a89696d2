import { FIRST_PLANS } from '../../../model/plans.ts'
import type { Store } from '../../../store/index.ts'
import type { CliCommand } from '../command.ts'
import { onDatabase, onNewDatabase } from '../database.ts'
import { DATABASE } from '../options.ts'
import { print, tell } from '../output.ts'
import { safe } from '../terminal.ts'

interface Flags {
  readonly db: string
}

const NOT_DONE = 'the database cannot be used'
const UNKNOWN = `there is no such organisation or plan, or ${NOT_DONE}`

/** `blazon organisations create NAME --plan PLAN` makes an organisation, and prints its id. */
const create: CliCommand = {
  name: 'create <name>',
  description: 'make an organisation with a plan',
  examples: [['blazon organisations create acme --plan pro', 'prints its id']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE).requiredOption('--plan <name>', 'see blazon plans list'),
  async run(name: string, { db, plan }: Flags & { readonly plan: string }) {
    const create = ({ accounts }: Store) => accounts.createOrganisation(name, plan)
    const { id } = await onNewDatabase(db, create, { mustExist: !FIRST_PLANS.includes(plan) })
    print(`${id}\n`)
    tell(
      `${safe(name)} has the plan ${plan}; blazon keys create NAME --organisation ${id} makes a key of it\n`,
    )
    return 0
  },
}

const list: CliCommand = {
  name: 'list',
  description: 'organisations with their plans',
  examples: [['blazon organisations list --db brands.db', 'one a line, with its id']],
  failure: NOT_DONE,
  options: (command) => command.option(...DATABASE),
  async run({ db }: Flags) {
    const organisations = await onDatabase(db, ({ accounts }) => accounts.listOrganisations())
    for (const { id, name, state, plan, createdAt } of organisations)
      print(`${[id, state, safe(name), plan.name, `made ${createdAt.toISOString()}`].join('\t')}\n`)
    return 0
  },
}

/** `blazon organisations set NAME --plan PLAN` gives an organisation another plan. */
const set: CliCommand = {
  name: 'set <organisation>',
  description: 'give an organisation another plan, from the next request on',
  examples: [['blazon organisations set acme --plan scale', 'by its name or id']],
  failure: UNKNOWN,
  options: (command) => command.option(...DATABASE).requiredOption('--plan <name>', 'see blazon plans list'),
  async run(organisation: string, { db, plan }: Flags & { readonly plan: string }) {
    await onDatabase(db, ({ accounts }) => accounts.setPlan(organisation, plan))
    tell(`${safe(organisation)} has the plan ${plan}\n`)
    return 0
  },
}

/** A command that changes the state of an organisation. `done` is a word for its new state. */
function change(verb: 'suspend' | 'resume', description: string, done: string): CliCommand {
  return {
    name: `${verb} <organisation>`,
    description,
    examples: [[`blazon organisations ${verb} acme`, 'by its name or id']],
    failure: UNKNOWN,
    options: (command) => command.option(...DATABASE),
    async run(organisation: string, { db }: Flags) {
      await onDatabase(db, ({ accounts }) => accounts[`${verb}Organisation`](organisation))
      tell(`${safe(organisation)} is ${done}\n`)
      return 0
    },
  }
}

export const organisations: CliCommand = {
  name: 'organisations',
  description: 'who shares a plan of the HTTP service',
  examples: [['blazon organisations create acme --plan pro', 'make one']],
  failure: NOT_DONE,
  commands: [
    create,
    list,
    set,
    change('suspend', 'refuse all keys of an organisation until it is resumed', 'suspended'),
    change('resume', 'let the keys of an organisation in again', 'active again'),
  ],
}
