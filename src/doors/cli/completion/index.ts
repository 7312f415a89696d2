import type { Command } from 'commander'
import { BlazonError } from '../../../model/errors.ts'
import { bashCompletion } from './bash.ts'
import { fishCompletion } from './fish.ts'
import { SHELLS, type Words, wordsOf } from './words.ts'
import { zshCompletion } from './zsh.ts'

const SCRIPTS: Readonly<Record<(typeof SHELLS)[number], (program: Words) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
}

/** The script for that shell. Throws `invalid_input` for any other. */
export function completionFor(shell: string, program: Command): string {
  const known = SHELLS.find((name) => name === shell)
  if (known) return SCRIPTS[known](wordsOf(program))
  throw new BlazonError('invalid_input', `There is completion for ${SHELLS.join(', ')}, not for “${shell}”.`)
}
