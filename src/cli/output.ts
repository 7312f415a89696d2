import { whyNotWritten } from '../capture/disk.ts'

/**
 * What becomes of output that nobody takes; once a process, before anything is written. A reader of stdout that has
 * enough, such as `head`, ends the command in peace. Text for people is dropped when its reader has gone, and the
 * work goes on: a batch outlives the pipe its progress went to.
 */
export function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`blazon: The output cannot be written: ${whyNotWritten(error, 'file')}.\n`)
    process.exit(1)
  })
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = 1
  })
}
