import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import { backdrops, variantKey } from '../../src/extract/backdrops/index.ts'
import { foundValue, isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { pageOf } from '../snapshot/page.ts'

const urlsOf = (page: Parameters<typeof pageOf>[0]) =>
  (foundValue(backdrops(pageOf(page))) ?? []).map(({ url }) => url.replace('https://www.acme.example/', ''))

const og = (url: string) => `<meta property="og:image" content="${url}">`
const HERO = 'width="1600" height="700"'

const rows: readonly [what: string, page: Parameters<typeof pageOf>[0], expected: readonly string[]][] = [
  [
    'the social card, then the hero',
    { head: og('/card.jpg'), body: `<img src="/forge.jpg" ${HERO}>` },
    ['card.jpg', 'forge.jpg'],
  ],
  [
    'what CSS puts behind the opening',
    {
      head: '<style>.top{height:600px;background:url(/behind.jpg)}</style>',
      body: '<div class=top>Anvils</div>',
    },
    ['behind.jpg'],
  ],
  [
    'the poster of a film',
    { body: '<video poster="/still.jpg" width="1200" height="600"></video>' },
    ['still.jpg'],
  ],
  [
    'the picture of the website in structured data',
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","url":"https://www.acme.example/","name":"Acme","image":"/site.jpg"}</script>',
    },
    ['site.jpg'],
  ],
  [
    'one picture in several sizes once',
    { head: og('/forge-1200x630.jpg'), body: `<img src="/forge-1600x700.jpg?w=1600" ${HERO}>` },
    ['forge-1200x630.jpg'],
  ],
  [
    'one of an image service once',
    { head: og('/_next/image?url=%2Fforge.jpg&w=1200&q=75'), body: `<img src="/forge.jpg" ${HERO}>` },
    ['_next/image?url=%2Fforge.jpg&w=1200&q=75'],
  ],
  ['not a small picture', { body: '<img src="/hammer.jpg" width="200" height="150">' }, []],
  [
    'not what is far down the page',
    { body: `<div style="height:4000px"></div><img src="/end.jpg" ${HERO}>` },
    [],
  ],
  ['not a logo', { head: og('/acme-logo.png') }, []],
  ['not the staff', { body: `<section class="team"><img src="/smith.jpg" ${HERO}></section>` }, []],
  ['not what counts visitors', { body: `<img src="https://www.facebook.com/tr?id=1" ${HERO}>` }, []],
  ['nothing where there is nothing', { body: '<h1>Anvils</h1>' }, []],
]

describe('backdrops', () => {
  it.each(rows)('%s', (_, page, expected) => {
    expect(urlsOf(page)).toEqual(expected)
  })

  it.each([
    ['https://a.example/x/photo-1024x427.jpg', 'https://a.example/x/photo.webp'],
    ['https://a.example/photo@2x.jpg?v=3', 'https://www.a.example/photo.jpg'],
    ['https://a.example/p.jpg?w=1200&q=80', 'https://a.example/p.jpg?w=400&auto=format'],
    ['https://a.example/photo-scaled.jpg', 'https://a.example/photo_1200w.jpg'],
  ])('%s shows the same as %s', (one, other) => {
    expect(variantKey(one)).toBe(variantKey(other))
  })

  it('different pictures are kept apart', () => {
    expect(variantKey('https://a.example/p?id=1')).not.toBe(variantKey('https://a.example/p?id=2'))
    expect(variantKey('https://a.example/2024/a.jpg')).not.toBe(variantKey('https://a.example/2025/a.jpg'))
  })

  it('pixels decide about size, colours, copies under other names, and a card that shows the logo', async () => {
    const forge = await picture(1200, 630, '#b7410e', '#1b140c')
    const copy = await sharp(forge).resize(900, 473).jpeg().toBuffer()
    const mark = await sharp(Buffer.from(MARK)).png().toBuffer()
    const card = await sharp(Buffer.from(MARK)).resize(1200, 400).png().toBuffer()
    const upright = await picture(600, 1200, '#3355aa', '#ffffff')
    const files = { card: forge, other: copy, mark, share: card, tall: upright }
    const snapshot = snapshotFromHtml({
      url: 'https://www.acme.example/',
      html: `<!doctype html>${og('/card')}${og('/share')}<header><a href="/"><img src="/mark" alt="Acme logo" width=300 height=100></a></header>
        <img src="/other" ${HERO}><img src="/tall" ${HERO}>`,
      resources: Object.entries(files).map(([name, body]) => ({
        url: `https://www.acme.example/${name}`,
        body,
        contentType: 'image/png',
      })),
    })
    const found = backdrops(await withPictures(snapshot))
    expect(foundValue(found)).toEqual([
      {
        url: 'https://www.acme.example/card',
        resolution: { width: 1200, height: 630, aspectRatio: 1.9048 },
        colors: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      },
    ])
    const why = isFound(found) ? found.trace?.candidates.map(({ rejected }) => rejected ?? 'kept') : []
    expect(why).toEqual(expect.arrayContaining(['kept', 'is the logo', 'is upright, as portraits are']))
    expect(why?.some((text) => text.startsWith('is a copy of'))).toBe(true)
  })
})

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100"><path fill="#c8102e" d="M10 90 40 10 70 90ZM90 10h40v80H90ZM150 10l30 80 30-80ZM230 10h60v20h-60ZM230 40h40v20h-40ZM230 70h60v20h-60Z"/></svg>`

/** An imitation of a photograph: neighbouring pixels always differ a little. */
async function picture(width: number, height: number, from: string, to: string): Promise<Buffer> {
  const [a, b] = [from, to].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++, at++) {
        const part = (Math.sin(x / 37) * Math.cos(y / 53) + 1) / 2
        const noise = ((x * 7919 + y * 104_729 + channel * 31) % 23) - 11
        data[at] = Math.max(
          0,
          Math.min(255, (a?.[channel] ?? 0) * part + (b?.[channel] ?? 0) * (1 - part) + noise),
        )
      }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
