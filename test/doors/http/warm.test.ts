import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { programFor } from '../../house/build.ts'

const browser = await findBrowser()

// In a process of its own: in this one, another test may have loaded everything.
test.runIf(process.platform === 'linux')(
  'after it what drives a browser is loaded, and one process of each kind waits for pages, but no browser',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [programFor('warm-process')])
    const [made, warm, closed] = JSON.parse(stdout)
    const loaded = browser ? ['playwright-core', '@crawlee/core'] : []
    expect(made).toEqual({ loaded: [], running: [] })
    expect(warm.loaded).toEqual(loaded)
    expect(warm.running.toSorted()).toEqual(['/decoder.js', '/reader.js'])
    expect(closed.running).toEqual([])
  },
)
