import { expect, test } from 'vitest'
import { SHOT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { bounded } from '../house/bounded.ts'
import { sharedCapturers, site } from './capturing.ts'
import { coloursAt } from './colours-at.ts'
import { serveSites } from './sites.ts'

const withBrowser = test.runIf(await findBrowser())
const capturerWith = sharedCapturers()

/** A window that is small, so that a page of some screens costs little. */
const SCREENSHOT = { widthPx: 400, heightPx: 300 }

async function shoot(html: string, maxHeightPx = 4_000) {
  bounded(SHOT, { maxHeightPx })
  const { hosts } = await serveSites({ 'acme.example': { '/': `<!doctype html><title>Acme</title>${html}` } })
  const capturer = await capturerWith(hosts, { screenshot: SCREENSHOT })
  const request = { type: 'fullPage', priority: 'quality', page: 'http://acme.example/' } as const
  const { picture, snapshot } = await capturer.screenshot(site('acme.example'), request)
  return { picture, notes: snapshot.notes }
}

const WORDS = `<p>${'Anvils, forged by hand in the valley and brought to your door. '.repeat(5)}</p>`
const COLOURS = `<style>body, p { margin: 0 } p { width: 150px; height: 200px; overflow: hidden }
  .red { background: red } .green { background: #0a0 } .blue { background: blue } .black { background: black }</style>`

/**
 * Red down to 500, blue to 900, green to 1300, white to 1600, blue to 1800. All but red waits in a class `r`.
 */
const revealing = (style: string, script: string) => `${COLOURS}<style>${style}</style>
  <div class=red style="height: 500px">${WORDS}</div><div class="r blue" style="height: 400px">one</div>
  <div class="r green" style="height: 400px">two</div><div style="height: 300px"></div>
  <div class="r blue" style="height: 200px">three</div><script>${script}</script>`

const EACH = `const all = [...document.querySelectorAll('.r')]`
const FADE =
  '.r { opacity: 0; transform: translateY(60px); transition: all .6s } .r.in { opacity: 1; transform: none }'

withBrowser.for([
  [
    'an observer, once, on a page that scrolls smoothly',
    `html { scroll-behavior: smooth } ${FADE}`,
    `${EACH}; const seen = new IntersectionObserver((them) => { for (const it of them) if (it.isIntersecting) it.target.classList.add('in') }, { threshold: 0.3 })
     all.forEach((it) => seen.observe(it))`,
  ],
  [
    'an observer that hides again what is left, and wants half of the window',
    FADE,
    `${EACH}; const seen = new IntersectionObserver((them) => { for (const it of them) it.target.classList.toggle('in', it.isIntersecting) }, { rootMargin: '-25% 0px' })
     all.forEach((it) => seen.observe(it))`,
  ],
  [
    'a listener that looks at most every 99 ms, and starts an animation',
    '.r { visibility: hidden } .r.now { visibility: visible; animation: rise 1s both } @keyframes rise { from { opacity: 0 } }',
    `${EACH}; let due; const look = () => { due = undefined; for (const it of all) if (it.getBoundingClientRect().top < innerHeight - 50) it.classList.add('now') }
     addEventListener('scroll', () => { due ??= setTimeout(look, 99) })`,
  ],
  [
    'styles that a script writes into the elements, and takes back',
    '',
    `${EACH}; for (const it of all) it.style.cssText += 'visibility: hidden; opacity: 0; transform: matrix(1, 0, 0, 1, 0, 80)'
     const look = () => { for (const it of all) { const { top, bottom } = it.getBoundingClientRect(); const isIn = top < innerHeight * 0.8 && bottom > 0
       Object.assign(it.style, isIn ? { visibility: 'visible', opacity: 1, transform: 'none', transition: 'opacity .6s .2s, transform .6s .2s' } : { opacity: 0, visibility: 'hidden' }) } }
     addEventListener('scroll', () => requestAnimationFrame(look))`,
  ],
  [
    'a script that fades frame by frame',
    '.r { opacity: 0 }',
    `${EACH}; const fade = (it, from) => requestAnimationFrame(() => { const gone = Date.now() - from; it.style.opacity = Math.min(1, gone / 400); if (gone < 400) fade(it, from) })
     const seen = new IntersectionObserver((them) => { for (const it of them) if (it.isIntersecting) { seen.unobserve(it.target); fade(it.target, Date.now()) } })
     all.forEach((it) => seen.observe(it))`,
  ],
] as const)('what appears when it is scrolled to is in the picture: %s', async ([, style, script]) => {
  const { picture, notes } = await shoot(revealing(style, script))
  expect(picture).toMatchObject({ width: 400, height: 1800 })
  expect(await coloursAt(picture, 300, 520, 880, 1100, 1290, 1450, 1620, 1790)).toEqual([
    ...['red', 'blue', 'blue', 'green', 'green', 'white', 'blue', 'blue'],
  ])
  expect(notes).toEqual([])
})

withBrowser('what is shown only while a visitor scrolls, or in turn, is not in the picture', async () => {
  const { picture, notes } =
    await shoot(`${COLOURS}<style>.up, .bar { opacity: 0 } .moved .up, .moved .bar { opacity: 1 }
      .up { position: fixed; left: 150px; top: 200px; width: 100px; height: 50px } .bar { position: sticky; top: 0; height: 40px }
      .slides { position: relative; height: 300px } .slides * { position: absolute; inset: 0; opacity: 0 } .slides .on { opacity: 1 }</style>
    <div class="bar black"></div><div class=red style="height: 660px">${WORDS}</div>
    <div class=slides><div class="green on"></div><div class=blue></div></div><div class=red style="height: 500px"></div><div class="up black"></div>
    <script>addEventListener('scroll', () => document.body.classList.toggle('moved', scrollY > 0))
      const slides = [...document.querySelectorAll('.slides *')]
      addEventListener('scroll', () => slides.forEach((it, at) => it.classList.toggle('on', at === (scrollY > 500 ? 1 : 0))))</script>`)
  expect(picture).toMatchObject({ height: 1500 })
  expect(await coloursAt(picture, 20, 225, 600, 850, 1300)).toEqual(['white', 'red', 'red', 'green', 'red'])
  expect(notes).toEqual([])
})

const part = (colour: string, height: number, text = '') =>
  `<section class=${colour} style="height: ${height}px">${text}</section>`

withBrowser.for([
  {
    layout: 'one element as high as the window',
    name: 'main',
    html: `<style>html, body { height: 100%; overflow: hidden } main { height: 100vh; overflow-y: auto; scroll-behavior: smooth } .blue { visibility: hidden }</style>
      <main>${part('red', 500, WORDS)}${part('blue', 400)}${part('green', 100)}</main>
      <script>const main = document.querySelector('main'), blue = document.querySelector('.blue')
        main.onscroll = () => { if (blue.getBoundingClientRect().top < innerHeight * 0.7) blue.style.visibility = 'visible' }</script>`,
    height: 1000,
    at: { 250: 'red', 700: 'blue', 950: 'green' },
  },
  {
    layout: 'header, content and footer in a column',
    name: 'div#page',
    html: `<style>body { display: flex; flex-direction: column; height: 100vh; overflow: hidden } #page { flex: 1; min-height: 0; overflow: auto }</style>
      <header class=black style="height: 50px"></header><div id=page>${part('red', 500, WORDS)}${part('green', 400)}</div>
      <footer class=black style="height: 40px"></footer>`,
    height: 990,
    at: { 25: 'black', 300: 'red', 700: 'green', 970: 'black' },
  },
  {
    layout: 'a fixed layer with a first part as high as itself',
    name: 'div',
    html: `<div class=green style="position: fixed; inset: 0; overflow-y: scroll; padding-bottom: 100px">
      <section class=red style="height: 100%">${WORDS}</section>${part('blue', 700)}</div>`,
    height: 1000,
    at: { 150: 'red', 700: 'blue', 950: 'green' },
  },
  {
    layout: 'a grid with a bar at the side, a header that sticks, and sections at which scrolling snaps',
    name: 'main',
    html: `<style>.app { display: grid; grid-template-columns: 100px 1fr; height: 100vh; overflow: hidden }
      main { overflow-y: auto; scroll-snap-type: y mandatory } main section { scroll-snap-align: start; opacity: 0; transition: opacity 1s } main .in { opacity: 1 }
      header { position: sticky; top: 0; height: 40px; z-index: 1 }</style>
      <div class=app><aside class=black></aside><main><header class=black></header>${part('red', 300, WORDS)}${part('green', 300)}${part('blue', 300)}</main></div>
      <script>const seen = new IntersectionObserver((them) => { for (const it of them) it.target.classList.toggle('in', it.isIntersecting) }, { root: document.querySelector('main'), threshold: 0.5 })
        document.querySelectorAll('section').forEach((it) => seen.observe(it))</script>`,
    height: 940,
    at: { 20: 'black', 150: 'red', 500: 'green', 800: 'blue' },
  },
  {
    layout: 'the body itself',
    name: 'body',
    html: `<style>html { height: 100%; overflow: hidden } body { height: 100%; overflow: auto }</style>${part('red', 500, WORDS)}${part('blue', 400)}`,
    height: 900,
    at: { 250: 'red', 880: 'blue' },
  },
] as const)('a page that scrolls inside an element is shown whole: $layout', async (page) => {
  const { picture, notes } = await shoot(COLOURS + page.html)
  expect(picture).toMatchObject({ width: 400, height: page.height })
  expect(await coloursAt(picture, ...Object.keys(page.at).map(Number))).toEqual(Object.values(page.at))
  const sentence = `The page scrolls inside an element, ${page.name}, which is shown at its full height.`
  expect(notes).toEqual([sentence])
})

withBrowser('a box that scrolls beside the page stays as it is; a picture that is cut says so', async () => {
  const box = `<div style="height: 280px; overflow: auto"><div class=blue style="height: 900px"></div></div>`
  const long = await shoot(`${COLOURS}${part('red', 500, WORDS)}${box}${part('green', 5_000)}`)
  expect(long.picture).toMatchObject({ height: 4_000 })
  expect(await coloursAt(long.picture, 400, 700, 900)).toEqual(['red', 'blue', 'green'])
  expect(long.notes).toEqual(['The page is 5780 pixels high. The picture shows the first 4000.'])

  const inner = `<main style="height: 100vh; overflow: auto">${part('red', 500, WORDS)}${part('green', 5_000)}</main>`
  const { picture, notes } = await shoot(COLOURS + inner)
  expect(await coloursAt(picture, 400, 3_900)).toEqual(['red', 'green'])
  expect(notes).toEqual([
    'The page scrolls inside an element, main, which is shown at its full height.',
    'The page is 5500 pixels high. The picture shows the first 4000.',
  ])
})

withBrowser(
  'a page that only its script uncovers is captured in the browser, if nothing else is said',
  async () => {
    const covered = `<style>body > :not(.preloader) { opacity: 0 } body.ready > * { opacity: 1 }</style><div class=preloader>Loading</div>
    <main><h1>Acme Anvils</h1>${WORDS}</main><script>setTimeout(() => { document.body.className = 'ready' }, 300)</script>`
    const { hosts } = await serveSites({
      'acme.example': { '/': `<!doctype html><title>Acme</title>${covered}` },
    })
    const capturer = await capturerWith(hosts, { screenshot: SCREENSHOT })
    const snapshot = await capturer.capture(site('acme.example'), { producer: 'auto' })
    expect(snapshot.producer).toBe('browser')
  },
)
