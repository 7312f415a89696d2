import type { RequestListener } from 'node:http'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { html } from './answers.ts'
import { type Cases, mapValues, named } from './case.ts'
import { HEADERS } from './headers.ts'

/** Pictures that take endless time to be drawn, decoded or measured. */
export const PICTURES: Cases = {
  ...named('headers', mapValues(HEADERS, crowd)),
  'headers-four': {
    ...crowd(HEADERS['jpeg-segments'] ?? (() => Buffer.alloc(0))),
    ask: [1, 2, 3, 4].map((at) => `brand/retrieve?domain=n${at}.picture-headers-four.example`),
  },
  'masks-behind-space': drawn((salt) => masks(12, (at) => `url(#m${at} )`, salt)),
  'masks-behind-escape': drawn((salt) => masks(12, (at) => `url(#\\6d ${at})`, salt)),
  'masks-behind-tab': drawn((salt) => masks(12, (at) => `url(&#9;#m${at})`, salt)),
  'masks-behind-comment': drawn((salt) => masks(12, (at) => `url(#m${at})/**/`, salt)),
  'masks-plain': drawn((salt) => masks(12, (at) => `url(#m${at})`, salt)),
  'markup-in-style-mask': drawn((salt) => injected(masks(12, (at) => `url(#m${at})`, salt))),
  'markup-in-style-dashes': drawn((salt) =>
    injected(`<line x1='0' y1='0' x2='${salt}00' y2='100' stroke='black' stroke-dasharray='0.00001'/>`),
  ),
  'clips-within-clips': drawn((salt) =>
    svg(
      `<clipPath id="c"><circle cx="50" cy="50" r="4${salt}"/></clipPath>${'<g clip-path="url(#c)">'.repeat(150)}${SQUARE.repeat(9_000)}${'</g>'.repeat(150)}`,
    ),
  ),
  'clip-of-many-corners': drawn((salt) =>
    svg(
      `<clipPath id="c"><path d="${zigzag(400 + salt)}"/></clipPath><g clip-path="url(#c)">${SQUARE.repeat(8_000)}</g>`,
    ),
  ),
  'pattern-inherited': drawn((salt) =>
    svg(
      `<pattern id="p" width="1" height="1">${SQUARE.repeat(300 + salt)}</pattern><g fill="url(#p)">${SQUARE.repeat(3_000)}</g>`,
    ),
  ),
  'pattern-of-gigabytes': drawn((salt) =>
    svg(
      `<pattern id="p" width="1${salt}" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(1000)">${SQUARE}</pattern><rect width="99" height="99" fill="url(#p)"/>`,
    ),
  ),
  'circles-of-many-pixels': drawn((salt) =>
    svg(`<circle transform="scale(${salt}e9)" r="1" fill="none" stroke="red"/>`.repeat(1_000)),
  ),
  'gradients-of-many-stops': drawn((salt) =>
    svg(
      `<linearGradient id="g">${'<stop offset=".5"/>'.repeat(9_000 + salt)}</linearGradient>${'<rect width="99" height="99" fill="url(#g)"/>'.repeat(1_000)}`,
    ),
  ),
  'filter-of-many-inputs': drawn((salt) =>
    svg(
      `<filter id="f"><feMerge>${'<feMergeNode in="SourceGraphic"/>'.repeat(9_000 + salt)}</feMerge></filter><rect width="99" height="99" filter="url(#f)"/>`,
    ),
  ),
  'uses-of-nothing': drawn((salt) =>
    svg(
      `<g id="e0">${'<title/>'.repeat(1_000 + salt)}</g>${Array.from({ length: 9 }, (_, at) => `<g id="e${at + 1}">${`<use href="#e${at}"/>`.repeat(10)}</g>`).join('')}<use href="#e9"/>`,
    ),
  ),
  'open-blocks-in-styles': drawn((salt) =>
    svg(`<style>${'@media{'.repeat(100_000 + salt)}</style>${SQUARE}`),
  ),
  'digits-in-an-arc': drawn((salt) => svg(`<path d="M0 0a${'2'.repeat(500_000 + salt)}x"/>`)),
  'line-of-many-pixels': shown('png', (salt) => png(1, 11_000_000 + salt)),
  'text-of-gigabytes-in-a-png': shown('png', (salt) =>
    png(
      10 + salt,
      10,
      Array<Buffer>(200).fill(chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), EIGHT_MB]))),
    ),
  ),
  'more-pixels-than-are-there': shown('png', (salt) => png(3_000 + salt, 3_000).subarray(0, 60)),
}

const EIGHT_MB = deflateSync(Buffer.alloc(7_900_000))
const SQUARE = '<rect width="99" height="99"/>'
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`

function zigzag(corners: number): string {
  return `M0 0${Array.from({ length: corners }, (_, at) => `L${(at * 7_919) % 100} ${(at * 104_729) % 100}`).join('')}`
}

/** Returns a grey picture with the best compression, with other chunks between its header and its pixels. */
function png(width: number, height: number, between: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...between,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a chunk of a PNG file: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  whole.writeUInt32BE(data.length)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}

/** Returns a site with five drawings that may be its logo. */
function drawn(make: (salt: number) => string): Cases[string] {
  return shown('svg', make)
}

/** Returns a site with five pictures that may be its logo. All are different, so that no result is reused. */
function shown(ending: 'svg' | 'png', make: (salt: number) => string | Buffer): Cases[string] {
  const type = ending === 'svg' ? 'image/svg+xml' : 'image/png'
  const logos = [1, 2, 3, 4, 5]
    .map((at) => `<img class=logo alt="Svg Co logo" src=/logo${at}.${ending}>`)
    .join('')
  const pictures = [1, 2, 3, 4, 5].map((at): [string, RequestListener] => [
    `/logo${at}.${ending}`,
    (_, response) => void response.writeHead(200, { 'content-type': type }).end(make(at)),
  ])
  const page = `<!doctype html><title>Svg Co</title><link rel=icon href=/logo1.${ending} type=${type}>
<header><a href=/>${logos}</a></header><h1>Svg Co</h1><p>${'Svg Co makes fine things. '.repeat(40)}`
  return { site: { '/': html(() => page), ...Object.fromEntries(pictures) } }
}

/**
 * Each mask draws four rectangles, each through the mask before: the work is four to the power of the levels.
 */
function masks(levels: number, reference: (at: number) => string, salt: number): string {
  let inner = ''
  for (let at = 0; at < levels; at++) {
    const masked = at > 0 ? `mask="${reference(at - 1)}"` : ''
    inner += `<mask id="m${at}">${`<rect width="100" height="100" fill="white" ${masked}/>`.repeat(4)}</mask>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" data-salt="${salt}">${inner}<rect width="100" height="100" mask="${reference(levels - 1)}"/></svg>`
}

/** Puts markup into the name of a property, which is dangerous if it is written unescaped. */
function injected(markup: string): string {
  const escaped = markup
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('"', "'")
    .replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="10" height="10" style="a='1'\nb='1'\n/>${escaped}<rect x: 1"/></svg>`
}

/**
 * Returns a site with a hundred pictures that may be its logo or its icon, a few kilobytes each on the wire.
 */
function crowd(make: () => Buffer): Cases[string] {
  let body: Buffer | undefined
  const each = (count: number, tag: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => tag(at)).join('')
  const icons = each(40, (at) => `<link rel=icon href=/icon${at} sizes=64x64>`)
  const logos = each(60, (at) => `<img src=/logo${at} class=logo alt="Crowd Co logo" width=200 height=100>`)
  const page = `<!doctype html><title>Crowd Co</title>${icons}<header><a href=/>${logos}</a></header><h1>Crowd Co</h1><p>${'Crowd Co makes fine things. '.repeat(40)}`
  const picture: RequestListener = (_, response) => {
    body ??= gzipSync(make())
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(body)
  }
  return { site: { '/': html(() => page), '*': picture } }
}
