import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BlazonError } from '../../model/errors.ts'

/** The programs that open a file as the user would, by operating system. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...before: string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
}

/**
 * Opens a file with the program that the user has chosen for it. Rejects with `unavailable` when no program
 * can be started.
 */
export async function openForUser(file: string): Promise<void> {
  const [program, ...before] = OPENERS[process.platform] ?? ['xdg-open']
  try {
    const started = spawn(program, [...before, file], { detached: true, stdio: 'ignore' })
    await once(started, 'spawn')
    started.unref()
  } catch (cause) {
    const message = `${file} is written, but ${program} could not be started to show it: open the file in a browser.`
    throw new BlazonError('unavailable', message, { cause })
  }
}
