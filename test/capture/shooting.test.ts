import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SHOT, VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createCapturer } from '../../src/capture/index.ts'
import type { ShotRequest } from '../../src/capture/queue.ts'
import { openReplay } from '../../src/capture/recording/replay.ts'
import { saveSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { capturerFor, deadlineOf, PATIENT_MS, site } from './capturing.ts'
import { coloursAt } from './colours-at.ts'
import { readHere } from './read-here.ts'
import { serveSites } from './sites.ts'

const withBrowser = test.runIf(await findBrowser())

const VIEWPORT: ShotRequest = { type: 'viewport', priority: 'quality' }
const FULL: ShotRequest = { ...VIEWPORT, type: 'fullPage' }

/**
 * A page with a part as high as the window, then white, with a picture far down that loads lazily, and with
 * fixed and moving elements.
 */
const LONG = `<!doctype html><title>Acme</title><style>
  body, p { margin: 0; font: 20px sans-serif } .hero { height: 100vh; background: red } .rest { height: 5000px; position: relative }
  img { position: absolute; top: 4500px; width: 100%; height: 300px } .wall { position: fixed; inset: 0; background: black; color: white }
  .spin { width: 60px; height: 60px; background: linear-gradient(black, white); animation: spin 1s linear infinite } @keyframes spin { to { rotate: 1turn } }
  </style><div class=hero><div class=spin></div><input autofocus value="Search"></div>
  <div class=rest><p>${'Anvils, forged by hand in the valley and brought to your door. '.repeat(9)}</p><img loading=lazy src=/deep.svg></div>
  <div class="wall cookie-consent" role=dialog aria-modal=true>We use cookies. <button onclick="this.parentNode.remove()">Reject all</button></div>`

const GREEN = {
  type: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#0a0" d="M0 0h1v1H0z"/></svg>',
}

withBrowser('a picture: of the window, or down to the end, the same each time', async () => {
  const { hosts, seen } = await serveSites({ 'acme.example': { '/': LONG, '/deep.svg': GREEN } })
  const capturer = await capturerFor(hosts)
  const shoot = (request: ShotRequest) =>
    capturer.screenshot(site('acme.example'), { page: 'http://acme.example/', ...request })

  const first = await shoot(VIEWPORT)
  expect(first.picture).toMatchObject({ width: 1920, height: 1080 })
  expect(first.verdict.class).toBe('brand')
  expect(first.snapshot.notes).toEqual(['A consent layer was answered with "Reject all".'])
  expect(await coloursAt(first.picture, 300, 1050)).toEqual(['red', 'red'])
  expect(seen).not.toContain('acme.example/deep.svg')
  const [second, hurried] = await Promise.all([shoot(VIEWPORT), shoot({ ...VIEWPORT, priority: 'speed' })])
  expect(second.picture?.bytes.equals(first.picture?.bytes ?? Buffer.of())).toBe(true)
  expect(hurried.picture?.bytes.equals(first.picture?.bytes ?? Buffer.of())).toBe(true)

  const whole = await shoot(FULL)
  expect(whole.picture).toMatchObject({ width: 1920, height: 6080 })
  expect(await coloursAt(whole.picture, 1000, 1200, 5500, 5700, 6000)).toEqual([
    'red',
    'white',
    'white',
    'green',
    'white',
  ])
  const again = await shoot(FULL)
  expect(again.picture?.bytes.equals(whole.picture?.bytes ?? Buffer.of())).toBe(true)
})

withBrowser(
  'a page that is too long is cut; a file is not shown; one that never rests is shown as far as it came',
  async () => {
    const tall =
      '<!doctype html><title>Acme</title><body style="margin: 0"><div style="height: 90000px; background: blue">Anvils</div>'
    const busy = `${tall.replace('90000px', '1500px')}<script>addEventListener('load', () => { for (;;); })</script>`
    const { hosts } = await serveSites({
      'acme.example': {
        '/': tall,
        '/busy': busy,
        '/list.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
      },
    })
    bounded(SHOT, { maxHeightPx: 3_000 })
    bounded(VISIT, { maxSettleMs: 500 })
    const capturer = await capturerFor(hosts)
    const shoot = (path: string, request: ShotRequest) =>
      capturer.screenshot(site('acme.example'), { ...request, page: `http://acme.example${path}` })
    const [cut, stopped, file] = await Promise.all([
      shoot('/', FULL),
      shoot('/busy', VIEWPORT),
      shoot('/list.pdf', VIEWPORT),
    ])
    expect(cut.picture).toMatchObject({ width: 1920, height: 3_000 })
    expect(await coloursAt(cut.picture, 2_900)).toEqual(['blue'])
    expect(await coloursAt(stopped.picture, 1_000)).toEqual(['blue'])
    expect([file.picture, file.verdict.class]).toEqual([undefined, 'empty'])
  },
)

withBrowser(
  'a picture of a recorded page is of the recording; a page that is not in there is unreachable',
  async () => {
    const { hosts, seen } = await serveSites({ 'acme.example': { '/': LONG, '/deep.svg': GREEN } })
    const live = await capturerFor(hosts)
    const { snapshot, recording } = await live.record(site('acme.example'), { producer: 'browser' })
    const dir = join(temporaryFolder(), 'acme')
    await saveSnapshot(dir, snapshot, recording)
    seen.length = 0
    const options = withDefaults({ lookupTimeoutMs: PATIENT_MS })
    const replay = await openReplay(dir, options)
    const again = await createCapturer({
      options,
      replay,
      reader: readHere(),
      clock: () => new Date(),
    })
    onTestFinished(() => again.close())
    const shown = await again.screenshot(site('acme.example'), VIEWPORT)
    expect(await coloursAt(shown.picture, 300, 1050)).toEqual(['red', 'red'])
    const other = again.screenshot(site('acme.example'), { ...VIEWPORT, page: 'http://acme.example/login' })
    await expect(other).rejects.toMatchObject({ code: 'unreachable' })
    expect(seen).toEqual([])
  },
)

withBrowser('who leaves is let go, a page that takes too much memory ends, and others go on', async () => {
  const hoard =
    '<!doctype html><title>Acme</title><script>const all = []; for (;;) all.push(new Array(1e6).fill(all.length))</script>'
  const { hosts, seen } = await serveSites({
    'acme.example': { '/': LONG, '/deep.svg': GREEN, '/hang': () => undefined, '/hoard': hoard },
  })
  const capturer = await capturerFor(hosts, { browser: { maxProcessMb: 100 } })
  const shoot = (path: string, signal?: AbortSignal) =>
    capturer.screenshot(
      site('acme.example'),
      { ...VIEWPORT, page: `http://acme.example${path}` },
      deadlineOf(signal ? { signal } : {}),
    )
  const leaving = new AbortController()
  const left = expect(shoot('/hang', leaving.signal)).rejects.toThrow('gone')
  const large = expect(shoot('/hoard')).rejects.toMatchObject({ code: 'too_large' })
  await expect.poll(() => seen).toContain('acme.example/hang')
  leaving.abort(new Error('gone'))
  await Promise.all([left, large])
  expect((await shoot('/')).picture).toMatchObject({ width: 1920 })
})
