import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { COMMAND } from '../../house/build.ts'
import { PATIENT_ENV } from './command.ts'

/** util-linux: gives a command a terminal. */
export const HAS_SCRIPT = existsSync('/usr/bin/script')

/**
 * Runs a command in the folder, with a terminal of that width as its output, and gives what the terminal got.
 * The command has none of the variables of this machine's terminal.
 */
export async function onTerminal(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  columns = 80,
): Promise<string> {
  const words = [process.execPath, COMMAND, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
  const { PATH, HOME } = process.env
  const child = spawn('script', ['-qec', `stty cols ${columns} rows 30; ${words.join(' ')}`, '/dev/null'], {
    cwd: folder,
    env: { PATH, HOME, ...PATIENT_ENV, BLAZON_HOSTS: '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  return text
}
