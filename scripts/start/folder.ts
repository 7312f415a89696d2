import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for files that are gone when `npm start` ends, also at once: the second Ctrl-C leaves no time
 * for anything but what is done at the exit of the process.
 */
export function folderUntilExit(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'blazon-start-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(path, { recursive: true, force: true })
  }
  process.on('exit', remove)
  return { path, remove }
}
