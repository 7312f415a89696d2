import type { Command } from 'commander'
import { addConfiguration } from './config/apply.ts'
import { addMoreHelp, type Example } from './help.ts'

/**
 * A command of the program. The files of all commands are loaded at every start, although only one command is
 * run. Modules that take long to load are therefore imported in `run`.
 */
export interface CliCommand {
  /** The name and the arguments as commander writes them, such as `explain <domain> <field>`. */
  readonly name: string
  /** One line for the list of commands. */
  readonly description: string
  /** True for the command that runs when the command line names none. Default: false. */
  readonly isDefault?: boolean
  /** Adds the options to the command. */
  readonly options?: (command: Command) => Command
  /** Lines to paste, for the help of the command. */
  readonly examples: readonly Example[]
  /** The meaning of exit code 1, for the help. Default: that some item failed. */
  readonly failure?: string
  /** The exit code of a failure, for a command whose exit code 1 is an answer, such as `diff`. Default: 1. */
  readonly trouble?: number
  /** Text at the end of the help of this command. It is loaded when the command is named. */
  readonly moreHelp?: () => Promise<string>
  /** Commands below this one, as in `keys create`. */
  readonly commands?: readonly CliCommand[]
  /**
   * Does the work, and resolves to the exit code. It gets the arguments in their order, the values of the
   * options as an object, and the `Command` object of commander.
   */
  readonly run?: (...given: never[]) => Promise<number>
}

/** The exit codes of failures, for commands whose code is not 1. */
const TROUBLES = new WeakMap<Command, number>()

/** Returns the exit code of a failure of a command. */
export const troubleOf = (command: Command): number => TROUBLES.get(command) ?? 1

/** Adds the command to the program. `done` is called with the exit code. */
export function addCommand(parent: Command, command: CliCommand, done: (code: number) => void): void {
  const {
    name,
    description,
    isDefault = false,
    options,
    examples = [],
    failure,
    commands = [],
    run,
  } = command
  const added = parent.command(name, { isDefault }).description(description)
  const words = [...(parent.parent ? ['blazon'] : []), parent.name(), added.name()].join(' ')
  added.showHelpAfterError(`(${words} --help shows how it is used)`)
  options?.(added)
  if (command.trouble !== undefined) TROUBLES.set(added, command.trouble)
  addConfiguration(added)
  const visitsSites = added.options.some(({ long }) => long === '--proxies')
  addMoreHelp(added, { examples, failure, visitsSites })
  if (command.moreHelp)
    parent.hook('preSubcommand', async (_, named) => {
      if (named === added) added.addHelpText('after', (await command.moreHelp?.()) ?? '')
    })
  for (const below of commands) addCommand(added, below, done)
  if (!run) return
  added.action(async (...given: unknown[]) => done(await run(...(given as never[]))))
}
