import { existsSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { about } from '../../model/about.ts'
import { withoutPasswords } from '../../model/database-name.ts'
import { asBlazonError } from '../../model/errors.ts'
import { optionFor } from './arguments.ts'
import { addCommand, troubleOf } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { applyConfiguration } from './config/apply.ts'
import { stackOf, watchDebug } from './debug.ts'
import { addMoreHelp, type Example, formatItem, helpCells } from './help.ts'
import { INTERRUPTED } from './interrupt.ts'
import { wrapped } from './layout.ts'
import { print, tell } from './output.ts'
import { reportOf, watchUnforeseen } from './report.ts'
import { safe } from './terminal.ts'

/** Runs a command line. Exit codes: 0 all well, 1 some item failed, 2 wrong usage, 130 interrupted. */
export async function run(args: readonly string[]): Promise<number> {
  let code = 0
  let trouble = 1
  const root = program((result) => {
    code = result
  }, !isWord(args[0]))
  const watches = [watchUnforeseen()]
  root.hook('preAction', async (_, command) => {
    trouble = troubleOf(command)
    const { jsonLog, logLevel } = command.opts<{ jsonLog?: boolean; logLevel?: string }>()
    if (jsonLog) watches.push((await import('./log.ts')).tellInJson())
    // A command with the option `--log-level` writes attempts at pages to its log, so only the other commands
    // report them here.
    if (logLevel === undefined) watches.push(watchDebug())
  })
  try {
    if (args.length === 0) root.help({ error: true })
    await root.parseAsync([...args], { from: 'user' })
    return code
  } catch (thrown) {
    return report(thrown, trouble)
  } finally {
    for (const end of watches) end()
  }
}

/** The form of an ISIN. It ends with a digit, as no name of a command does. */
const LIKE_ISIN = /^[a-z]{2}[a-z\d]{9}\d$/i

/** True for a word that is not a domain, ISIN or file, so it must be the name of a command. */
function isWord(argument = ''): boolean {
  return !LIKE_ISIN.test(argument) && /^[a-z][\w-]*$/i.test(argument) && !existsSync(argument)
}

/** Reports an error, and returns its exit code. `trouble` is the code for errors other than wrong usage. */
function report(thrown: unknown, trouble: number): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2
  const error = asBlazonError(thrown)
  tell(`blazon: ${safe(withoutPasswords(error.message))}\n${stackOf(error)}`, 'error')
  if (error.code === 'internal') tell(reportOf(error))
  if (error.code === 'cancelled') return INTERRUPTED
  return error.code === 'invalid_input' ? 2 : trouble
}

/** The first lines of the help show what most people want. */
const EXAMPLES: readonly Example[] = [
  ['blazon example.com', 'one brand, for people'],
  ['blazon example.com --json', 'the same with its evidence, for programs'],
  ['blazon batch domains.txt', 'a list, into blazon.db'],
  ['blazon export --format csv', 'what the list gave'],
  ['blazon explain example.com colors', 'where a value comes from'],
  ['blazon serve', 'the same over HTTP'],
]

/**
 * All commands with their options. `done` is called with the exit code of the command. `hasDefault`: the
 * first argument may be a domain in place of a command.
 */
export function program(done: (code: number) => void, hasDefault = true): Command {
  const root = new Command('blazon')
    .description(
      'Brand data from a domain: name, description, logos, colours, fonts, socials, links and contact, each with its evidence.',
    )
    .usage('DOMAIN... [options]\n       blazon COMMAND [options]')
    .version(about().version, '-v, --version')
    .exitOverride()
    .configureOutput({
      writeOut: print,
      writeErr: tell,
      outputError: (text, write) => write(errorText(text)),
    })
    .showHelpAfterError('(a domain has an ending such as .com; blazon --help lists the commands)')
    .configureHelp({ subcommandTerm, formatItem, minWidthToWrap: 1 })
  addMoreHelp(root, { examples: EXAMPLES, visitsSites: true })
  root.addHelpText('after', () => `\n${wrapped(HOW_ON, helpCells(root))}`)
  for (const command of COMMANDS)
    addCommand(root, hasDefault ? command : { ...command, isDefault: false }, done)
  // Only the root gives this hint, because a company can only be named in the place of a first-level command.
  // The subcommands have copied the settings above, without the hint.
  root.configureOutput({ outputError: (text, write) => write(errorText(text, optionFor)) })
  root.hook('preAction', (_, command) => applyConfiguration(command, process.env))
  return root
}

const HOW_ON = 'blazon COMMAND --help shows the options of a command, with examples.'

/**
 * Rewrites commander's message about a wrong command line. `hintFor` returns a hint for a word that resembles
 * no command, such as the name of a company.
 */
function errorText(text: string, hintFor?: (word: string) => string | undefined): string {
  const [, word = ''] = /^error: unknown command '(.*)'$/m.exec(text) ?? []
  const hint = word !== '' && !text.includes('Did you mean') ? hintFor?.(word) : undefined
  return text
    .replace(/^error: unknown command '(.*)'$/m, `blazon: there is no command “$1”${hint ? `. ${hint}` : ''}`)
    .replace(/^error: /, 'blazon: ')
}

/**
 * Formats a command in the list of commands. The name of the default command is in brackets, because it may
 * be left out.
 */
function subcommandTerm(command: Command): string {
  const isDefault = COMMANDS.some((one) => one.isDefault && one.name.split(' ')[0] === command.name())
  const values = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}]`,
  )
  return [isDefault ? `[${command.name()}]` : command.name(), ...values].join(' ')
}
