import { everyCommand, type Value, type Words } from './words.ts'

/** A script for `~/.config/fish/completions/blazon.fish`. */
export function fishCompletion(program: Words): string {
  const all = everyCommand(program)
  const lists = all.flatMap(({ path, commands }) =>
    commands.length > 0 ? [`set -g ${listOf(path)} ${commands.map((one) => one.path.at(-1)).join(' ')}`] : [],
  )
  return `# Completion of blazon for fish: blazon completion fish > ~/.config/fish/completions/blazon.fish
${lists.join('\n')}
complete -c blazon -f
${all.flatMap(linesOf).join('\n')}
`
}

/** The name of the shell variable that lists the subcommands of a command. */
function listOf(path: readonly string[]): string {
  return ['__blazon', ...path, 'commands'].join('_')
}

function linesOf({ path, flags, commands, values }: Words): string[] {
  const here = conditionOf(path, commands)
  const line = (...parts: readonly string[]) =>
    ['complete -c blazon', `-n ${quoted(here)}`, ...parts].join(' ')
  return [
    ...commands.map((one) => line(`-a ${one.path.at(-1)}`, `-d ${quoted(one.about)}`)),
    ...values.flatMap((value) => (value === 'unknown' ? [] : [line(...actionOf(value))])),
    ...flags.map(({ names, about, value }) =>
      line(...names.map(optionOf), ...(value ? argumentOf(value) : []), `-d ${quoted(about)}`),
    ),
  ]
}

/** A condition that holds when the command line names this command and none of its subcommands. */
function conditionOf(path: readonly string[], commands: readonly Words[]): string {
  const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`)
  const none = commands.length > 0 ? [`not __fish_seen_subcommand_from $${listOf(path)}`] : []
  return [...seen, ...none].join('; and ')
}

function optionOf(name: string): string {
  return name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`
}

/** Returns the flags of `complete` that say that a value follows, and whether the value is a file. */
function argumentOf(value: Value): string[] {
  return value === 'file' ? ['-r', '-F'] : ['-x', ...actionOf(value)]
}

function actionOf(value: Value): string[] {
  if (value === 'unknown') return []
  return value === 'file' ? ['-F'] : [`-a ${quoted(value.oneOf.join(' '))}`]
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, (sign) => `\\${sign}`)}'`
}
