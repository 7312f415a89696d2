import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { THOROUGH } from '../house/thorough.ts'
import { type Pages, serveSites } from './sites.ts'

const browser = await findBrowser()
const onLinux = test.runIf(browser && process.platform === 'linux')

const ACME = `<!doctype html><title>Acme</title><h1>Acme Anvils</h1><p>${'Anvils, forged by hand in the valley. '.repeat(9)}</p>`
const WORK = 'const until = performance.now() + 300; while (performance.now() < until);'

const HOSTILE: Readonly<Record<string, Pages>> = {
  // A script never arrives, and the page is busy. Waiting for a frame of such a page once never ended.
  'busy.example': {
    '/': `${ACME}<script async src="/never"></script><script>setTimeout(function again() { ${WORK} setTimeout(again, 0) }, 0)</script>`,
    '/never': () => undefined,
  },
  'workers.example': {
    '/': `${ACME}<script>const code = URL.createObjectURL(new Blob(['for (;;) postMessage(1)'])); for (let i = 0; i < 8; i++) new Worker(code)</script>`,
  },
  'crash.example': {
    '/': `${ACME}<script>const kept = []; for (;;) kept.push(new Uint8Array(1 << 24).fill(1))</script>`,
  },
}

onLinux(
  'after a visit nothing of it is left, whatever the page does, and the process ends by itself',
  async () => {
    const hostile = Object.entries(HOSTILE).filter(([host]) => THOROUGH || host === 'busy.example')
    const sites = { 'ordinary.example': { '/': ACME }, ...Object.fromEntries(hostile) }
    const { port } = await serveSites(sites)
    const lines = Object.keys(sites).map((host) => `127.0.0.1:${port} - ${host}`)
    const script = fileURLToPath(new URL('leaving-process.mjs', import.meta.url))
    const child = spawn(process.execPath, [script, lines.join('|')], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    const [code] = await once(child, 'close')
    // No timer, no socket, and no page but the one that each browser opens in advance. A browser that was
    // replaced has none yet.
    const nothing = Object.keys(sites).map((host) => expect.stringMatching(`^${host}: 0 0 [012]$`))
    expect([...said.trim().split('\n'), code]).toEqual([...nothing, 'closed', 0])
  },
  240_000,
)
