import { execFile } from 'node:child_process'
import { COMMAND } from '../../house/build.ts'
import { type Ended, PATIENT_ENV } from './command.ts'

/** Runs the command in a shell, with its output or its input elsewhere, and after a `limit` such as `ulimit`. */
export function limited(
  folder: string,
  args: readonly string[],
  redirection = '',
  limit = ':',
): Promise<Ended> {
  const line = `${limit}; exec "$0" "$@" ${redirection}`
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', BLAZON_HOSTS: '', ...PATIENT_ENV } }
  return new Promise((resolve) => {
    const words = ['-c', line, process.execPath, COMMAND, ...args]
    execFile('/bin/sh', words, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
