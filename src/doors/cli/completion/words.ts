/** The words that a command line can have, read from the commands themselves. */

import type { Command, Option } from 'commander'
import { FIELD_NAMES } from '../../../fields/index.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const

/** The possible values at a position: one of several words, a file or folder, or anything else. */
export type Value = { readonly oneOf: readonly string[] } | 'file' | 'unknown'

export interface Flag {
  /** The names of an option, such as `-V` and `--version`. */
  readonly names: readonly string[]
  readonly about: string
  /** Undefined for a flag without a value. */
  readonly value?: Value
}

export interface Words {
  /** The names that lead to the command, such as `keys create`; none for the program itself. */
  readonly path: readonly string[]
  readonly about: string
  readonly commands: readonly Words[]
  readonly flags: readonly Flag[]
  /** The kinds of values of the arguments, in order. */
  readonly values: readonly Value[]
  /** Whether the last argument may be repeated. */
  readonly isRepeated: boolean
}

/** The kinds of values for placeholders such as `<file>`. All other placeholders cannot be completed. */
const PLACEHOLDERS: Readonly<Record<string, Value>> = {
  file: 'file',
  files: 'file',
  'kind-or-file': 'file',
  dir: 'file',
  path: 'file',
  list: 'file',
  page: 'file',
  field: { oneOf: FIELD_NAMES },
  shell: { oneOf: SHELLS },
}

/** The words of the program. The words of its default command are also possible without a command. */
export function wordsOf(program: Command): Words {
  const words = wordsBelow(program, [])
  const brand = words.commands.find(({ path }) => path[0] === 'brand')
  return {
    ...words,
    flags: [...words.flags, ...(brand?.flags ?? []).filter(({ names }) => !names.includes('--help'))],
  }
}

function wordsBelow(command: Command, path: readonly string[]): Words {
  const { options, registeredArguments } = command
  return {
    path,
    about: command.description(),
    commands: command.commands.map((below) => wordsBelow(below, [...path, below.name()])),
    flags: [...options.map(flagOf), { names: ['-h', '--help'], about: 'display help for command' }],
    values: registeredArguments.map((argument) => PLACEHOLDERS[argument.name()] ?? 'unknown'),
    isRepeated: registeredArguments.at(-1)?.variadic ?? false,
  }
}

function flagOf(option: Option): Flag {
  const names = [option.short, option.long].filter((name) => name !== undefined && name !== null)
  const [, placeholder] = /<([\w=]+)>/.exec(option.flags) ?? []
  const about = option.description
  return placeholder === undefined
    ? { names, about }
    : { names, about, value: argumentOf(option, placeholder) }
}

function argumentOf({ parseArg }: Option, placeholder: string): Value {
  // Only the parsers that `oneOf` makes have this property.
  const { allowed } = (parseArg ?? {}) as { allowed?: readonly string[] }
  return allowed ? { oneOf: allowed } : (PLACEHOLDERS[placeholder] ?? 'unknown')
}

/** Lists a command and all commands below it. */
export function everyCommand(words: Words): Words[] {
  return [words, ...words.commands.flatMap(everyCommand)]
}
