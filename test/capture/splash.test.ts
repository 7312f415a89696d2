import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHOT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { Capturer } from '../../src/capture/index.ts'
import type { ShotRequest } from '../../src/capture/queue.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, site } from './capturing.ts'
import { coloursAt } from './colours-at.ts'
import { serveSites } from './sites.ts'

const found = await findBrowser()
const withBrowser = test.runIf(found)

const VIEWPORT: ShotRequest = { type: 'viewport', priority: 'quality' }

const BELOW = `<h1>Acme</h1><p>${'Anvils, forged by hand in the valley and brought to your door. '.repeat(9)}</p><a href="/more">More</a>`

/** A page in green, and over it, or in its place, something in red that goes away by this script. */
const splashed = (over: string, script: string, below = BELOW) =>
  `<!doctype html><title>Acme</title><style>body { margin: 0; background: lime } .red { background: red; color: white }
  .wall { position: fixed; inset: 0 } .gone { opacity: 0; visibility: hidden }</style>${over}<main id=page>${below}</main><script>${script}</script>`

const WALL = '<div id=wall class="wall red"><b>Acme</b></div>'

const SPLASHED: readonly (readonly [name: string, html: string])[] = [
  ['what a timer removes', splashed(WALL, 'setTimeout(() => wall.remove(), 2500)')],
  [
    'what fades away once all has loaded, and lets pointers through',
    splashed(
      WALL.replace('<b>', '<b style="pointer-events: none">').replace(
        'red"',
        'red" style="transition: all 1s; pointer-events: none"',
      ),
      "addEventListener('load', () => setTimeout(() => wall.classList.add('gone'), 3500))",
    ),
  ],
  [
    'what counts its frames',
    splashed(
      WALL,
      'let count = 0; const step = () => (++count > 40 ? wall.remove() : requestAnimationFrame(step)); step()',
    ),
  ],
  [
    'a spinner in place of the page',
    splashed(
      '',
      `setTimeout(() => { page.innerHTML = '${BELOW.replaceAll("'", '')}' }, 5500)`,
      '<div class="red spinner" style="height: 100vh" aria-busy=true></div>',
    ),
  ],
  [
    'what lies below a consent layer',
    splashed(
      `${WALL}<div class="cookie-consent" role=dialog aria-modal=true style="position: fixed; inset: 80% 0 0 0; background: blue">We use cookies. <button onclick="this.parentNode.remove()">Reject all</button></div>`,
      'setTimeout(() => wall.remove(), 5500)',
    ),
  ],
]

/** A page that looks like one. */
const HERO = `<!doctype html><title>Acme</title><body style="margin: 0"><div style="position: fixed; inset: 0; background: blue"><h1>Acme</h1><a href="/shop">Shop</a></div>`

/** One browser for all of them. */
let capturer: Capturer

beforeAll(async () => {
  const pages = Object.fromEntries(SPLASHED.map(([, html], at) => [`/${at}`, html]))
  const { hosts } = await serveSites({ 'acme.example': { ...pages, '/hero': HERO } }, false, afterAll)
  capturer = await capturerFor(hosts, {}, afterAll)
})

withBrowser.each(SPLASHED)('a splash screen is waited for: %s', async (_, html) => {
  const page = `http://acme.example/${SPLASHED.findIndex(([, each]) => each === html)}`
  const { picture, snapshot } = await capturer.screenshot(site('acme.example'), { ...VIEWPORT, page })
  expect(await coloursAt(picture, 300, 1050)).toEqual(['green', 'green'])
  expect(snapshot.notes.filter((note) => /splash/.test(note))).toEqual([])
})

withBrowser('a splash screen that stays is shown, with a note', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': splashed(WALL, '') } })
  bounded(SHOT, { maxSplashMs: 500 })
  const hasty = await capturerFor(hosts)
  const { picture, snapshot } = await hasty.screenshot(site('acme.example'), VIEWPORT)
  expect(await coloursAt(picture, 900)).toEqual(['red'])
  expect(snapshot.notes).toEqual(['A splash screen was still over the page.'])
})

withBrowser('a page that fills the window and has something to press is no splash screen', async () => {
  const { picture, snapshot } = await capturer.screenshot(site('acme.example'), {
    ...VIEWPORT,
    page: 'http://acme.example/hero',
  })
  expect(await coloursAt(picture, 900)).toEqual(['blue'])
  expect(snapshot.notes).toEqual([])
})
