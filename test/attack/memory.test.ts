import { expect, test } from 'vitest'
import { SCRIPTED, scriptedPage } from '../../scripts/attack/scripted.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { serveSites } from '../capture/sites.ts'

const browser = await findBrowser()

test.runIf(browser && process.platform === 'linux')(
  'a page that takes more memory than it may have is ended, and the next one is served',
  async () => {
    const { hosts } = await serveSites({
      'greedy.example': { '/': scriptedPage(SCRIPTED['memory-4gb'] ?? '') },
      'acme.example': { '/': '<title>Acme</title><h1>Acme</h1>' },
    })
    const capturer = await capturerFor(hosts, { browser: { maxProcessMb: 300 } })
    await expect(capturer.capture(site('greedy.example'), { producer: 'browser' })).rejects.toMatchObject({
      code: 'unreachable',
      message: 'The browser crashed on this page.',
    })
    const { producer } = await capturer.capture(site('acme.example'), { producer: 'browser' })
    expect(producer).toBe('browser')
  },
)
