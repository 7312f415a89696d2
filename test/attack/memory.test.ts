import { expect, test } from 'vitest'
import { SCRIPTED, scriptedPage } from '../../scripts/torture/attack/scripted.ts'
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
    const greedy = await capturer.capture(site('greedy.example'), { producer: 'browser' })
    expect([greedy.producer, ...greedy.notes]).toEqual([
      'http',
      'The page could not be rendered, and is described as it was sent: The page takes more than 300 MB of memory in the browser.',
    ])
    const { producer } = await capturer.capture(site('acme.example'), { producer: 'browser' })
    expect(producer).toBe('browser')
  },
)
