import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { compileProgram } from '../house/program.ts'
import { temporaryFolder } from '../store/temporary.ts'

const SOURCE = fileURLToPath(new URL('warm-process.ts', import.meta.url))
const browser = await findBrowser()

// In a process of its own: in this one, another test may have loaded everything.
test.runIf(process.platform === 'linux')(
  'after it what drives a browser is loaded, and one process of each kind waits for pages, but no browser',
  async () => {
    const program = compileProgram(SOURCE, temporaryFolder())
    const { stdout } = await promisify(execFile)(process.execPath, [program])
    const [made, warm, closed] = JSON.parse(stdout)
    const loaded = browser ? ['playwright-core', '@crawlee/core'] : []
    expect(made).toEqual({ loaded: [], running: [] })
    expect(warm.loaded).toEqual(loaded)
    expect(warm.running.toSorted()).toEqual(['decoders/decoder.', 'readers/reader.'])
    expect(closed.running).toEqual([])
  },
)
