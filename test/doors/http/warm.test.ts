import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { programFor } from '../../house/build.ts'

const browser = await findBrowser()

// In a process of its own: in this one, another test may have loaded everything.
test.runIf(process.platform === 'linux')(
  'after it what admits pages to a browser is loaded, but not Playwright, and no process is started',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [programFor('warm-process')])
    const [made, warm, tried, closed] = JSON.parse(stdout)
    const loaded = browser ? ['@crawlee/core'] : []
    expect(made).toEqual({ loaded: [], running: [] })
    expect(warm).toEqual({ loaded, running: [] })
    expect(tried).toEqual({ loaded, running: [] })
    expect(closed.running).toEqual([])
  },
)
