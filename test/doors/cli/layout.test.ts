import { expect, onTestFinished, test, vi } from 'vitest'
import { fonts as fontsCall } from '../../../src/calls/fonts.ts'
import { beside, cut, cutAtWord, cutInMiddle, flow, wrapped } from '../../../src/doors/cli/layout.ts'
import { lookFor } from '../../../src/doors/cli/look.ts'
import { outcomesText } from '../../../src/doors/cli/outcomes.ts'
import { tell } from '../../../src/doors/cli/output.ts'
import { summaryOf } from '../../../src/doors/cli/summary.ts'
import { control, painterFor, widthOf } from '../../../src/doors/cli/terminal.ts'
import type { Result } from '../../../src/model/record.ts'
import type { FontUse } from '../../../src/model/values.ts'
import { judge } from '../../../src/paths/describe.ts'
import { snapshotFromHtml } from '../../../src/snapshot/made/from-html.ts'

/** A terminal of that width, with the colours that it says it has. */
function terminal(columns: number, depth = 24): NodeJS.WriteStream {
  return { isTTY: true, columns, getColorDepth: () => depth } as unknown as NodeJS.WriteStream
}

function withoutForcedColors(): void {
  vi.stubEnv('NO_COLOR', '')
  vi.stubEnv('FORCE_COLOR', '')
  vi.stubEnv('CI', '')
  vi.stubEnv('TMUX', '')
  vi.stubEnv('TERM', 'xterm-256color')
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('text is cut by cells, and at the end of a word', () => {
  expect(cut('one two three', 9)).toBe('one two …')
  expect(cutAtWord('one two three', 9)).toBe('one two…')
  expect(cutAtWord('one two, three', 10)).toBe('one two…')
  expect(cutAtWord('one two three', 13)).toBe('one two three')
  // A word that fills most of the line is cut inside.
  expect(cutAtWord('https://acme.example/a/long/path', 12)).toBe('https://acm…')
  // Each of these characters takes two cells.
  expect(cut('灯野茶舗の茶', 7)).toBe('灯野茶…')
})

test('items stand side by side as far as they fit, and are never broken', () => {
  expect(flow(['#111 a', '#222 b', '#333 c'], '  ', 14)).toBe('#111 a  #222 b\n#333 c')
  expect(flow(['a', 'https://acme.example/', 'b'], ' ', 10)).toBe('a\nhttps://acme.example/\nb')
  const painted = `${control('\u001b[1m')}bold${control('\u001b[0m')}`
  expect(widthOf(painted)).toBe(4)
  expect(flow([painted, painted], ' ', 9)).toBe(`${painted} ${painted}`)
})

test('text is broken between words, and anywhere where there are no spaces between them', () => {
  expect(wrapped('one two three', 8)).toBe('one two\nthree')
  expect(wrapped('灯野茶舗は茶葉を', 8)).toBe('灯野茶舗\nは茶葉を')
})

test('a text that does not fit beside its label goes below its own beginning, or below the label', () => {
  const text = 'The site turns visitors away: ask from others.'
  expect(beside('  12 blocked  ', text, 48)).toBe(
    '  12 blocked  The site turns visitors away: ask\n              from others.',
  )
  expect(beside('  12 blocked  ', text, 40)).toBe(
    '  12 blocked\n    The site turns visitors away: ask\n    from others.',
  )
})

test('what a batch ended as fits the terminal', () => {
  const outcome = { state: 'refused', reason: 'blocked', domains: 1, unrendered: 0, message: null } as const
  const lines = outcomesText([outcome], painterFor(terminal(80))).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80)
})

test('what is told fits the terminal', () => {
  const before = { isTTY: process.stderr.isTTY, columns: process.stderr.columns }
  Object.assign(process.stderr, { isTTY: true, columns: 40 })
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    write.mockRestore()
    Object.assign(process.stderr, before)
  })
  tell('Port 8080 of 127.0.0.1 is in use by another program.\n')
  expect(write).toHaveBeenCalledWith('Port 8080 of 127.0.0.1 is in use by\nanother program.\n')
})

const LONG = `We make anvils, tongs and hammers by hand in the old forge ${'and sell them far away '.repeat(8)}`
const PAGE = `<!doctype html><html lang=en><head><title>Acme Anvils</title>
<meta property="og:site_name" content="Acme Anvils"><meta name=description content="${LONG}">
<style>body{background:#f3f0ff;color:#241a4d} a{color:#b4532a} button{background:#6d4aff;color:#fff}</style></head>
<body><header><a href="/"><img src="/a/very/long/path/to/the/pictures/of/this/site/acme-anvils-logo-for-light-ground.svg" alt="Acme Anvils logo"></a></header>
<h1>Acme Anvils</h1><p>${LONG}</p><button>Buy an anvil</button>
<footer>${['instagram', 'facebook', 'youtube', 'tiktok'].map((site) => `<a href="https://www.${site}.com/@acmeanvilsandtongs">${site}</a>`).join('')}</footer></body></html>`

function cardAt(columns: number): string[] {
  const result: Result = judge(snapshotFromHtml({ url: 'https://acme.example/', html: PAGE }))
  expect(result.state).toBe('ok')
  return summaryOf(result, painterFor(terminal(columns))).split('\n')
}

test.each([60, 80, 120])('at %i columns a brand fits, and no word is broken', (columns) => {
  withoutForcedColors()
  const lines = cardAt(columns)
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns)
  // On a very wide terminal no line is broken at all. A text that was cut ends in an ellipsis there, too.
  const whole = new Set(cardAt(10_000).join(' ').split(/\s+/))
  const words = lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word))
  expect(words.length).toBeGreaterThan(10)
  for (const word of words) expect(whole).toContain(word)
})

test.each([
  ['refused', { state: 'refused', class: 'blocked', evidence: [LONG, 'short'] }],
  ['failed', { state: 'failed', code: 'unreachable', message: LONG, retryable: true }],
] as const)('a site that was %s fits too', (_, rest) => {
  withoutForcedColors()
  const result = { domain: 'acme.example', ...rest } as unknown as Result
  const lines = summaryOf(result, painterFor(terminal(80))).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80)
})

test('a table of fonts fits: first without what they fall back to, then with less of what they are used for', () => {
  withoutForcedColors()
  const font = {
    family: 'Atkinson Hyperlegible',
    roles: ['heading', 'body'],
    percentWords: 88.94,
    percentElements: 87.5,
    uses: ['p', 'a', 'blockquote', 'span', 'button', 'div'],
    fallbacks: ['ui-sans-serif', 'system-ui', 'sans-serif'],
  } as unknown as FontUse
  const found = { domain: 'acme.example', url: 'https://acme.example/', fonts: { value: [font] } }
  const lineOn = (columns: number) =>
    fontsCall.command
      ?.print?.(found as never, lookFor(painterFor(terminal(columns))))
      .split('\n')
      .at(2)
  const row = '    Atkinson Hyperlegible  heading body  88.9 %    87.5 %'
  expect(lineOn(140)).toBe(`${row}  p a blockquote span button  ui-sans-serif, system-ui, sans-serif`)
  expect(lineOn(90)).toBe(`${row}  p a blockquote span button`)
  expect(lineOn(76)).toBe(`${row}  p a blockquote s…`)
})

const ADDRESSES = `<!doctype html><html lang=en><head><title>Acme Anvils</title>
<meta property="og:image" content="/pictures/${'of-the-forge/'.repeat(8)}one.jpg">
<meta property="og:image" content="/pictures/${'of-the-forge/'.repeat(8)}two.jpg"></head>
<body><header><a href="/"><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='30'%3E%3Cpath d='M5 25 L20 5 L35 25 Z' fill='%23b4532a'/%3E%3Ccircle cx='60' cy='15' r='9' fill='%23241a4d'/%3E%3C/svg%3E" width=90 height=30 alt="Acme Anvils logo"></a></header>
<h1>Acme Anvils</h1><p>${LONG}</p>
<footer><a href="/about/the/forge/and/its/people/contact">Contact us</a><a href="/legal/privacy">Privacy policy</a></footer></body></html>`

function addressCard(stream: NodeJS.WriteStream): string {
  return summaryOf(
    judge(snapshotFromHtml({ url: 'https://acme.example/', html: ADDRESSES })),
    painterFor(stream),
  )
}

test('into a file or a pipe addresses are whole; key pages have theirs; a drawing is not printed', () => {
  const text = addressCard({ isTTY: false } as NodeJS.WriteStream)
  expect(text).toContain(`https://acme.example/pictures/${'of-the-forge/'.repeat(8)}one.jpg\n`)
  expect(text).toMatch(/contact +https:\/\/acme\.example\/about\/the\/forge\/and\/its\/people\/contact\n/)
  expect(text).toMatch(/privacy https:\/\/acme\.example\/legal\/privacy /)
  expect(text).toMatch(/logo +data:image\/svg\+xml of \d+ characters/)
  expect(text).not.toContain('…/')
})

test('on a terminal two addresses that differ look different, and each can be clicked', () => {
  withoutForcedColors()
  const text = addressCard(terminal(60))
  expect(text).toMatch(/https:\/\/acme\.\S+…\S+\/one\.jpg/)
  expect(text).toMatch(/https:\/\/acme\.\S+…\S+\/two\.jpg/)
  expect(text).toContain(`]8;;https://acme.example/pictures/${'of-the-forge/'.repeat(8)}one.jpg`)
  vi.stubEnv('TERM', 'linux')
  expect(addressCard(terminal(60))).not.toContain(']8;;')
})

test('the middle of an address is cut, by cells', () => {
  expect(cutInMiddle('https://acme.example/a/long/path', 16)).toBe('https…/long/path')
  expect(cutInMiddle('short', 16)).toBe('short')
})

test('into a file or a pipe no line is broken', () => {
  const result = {
    domain: 'acme.example',
    state: 'failed',
    code: 'unreachable',
    message: LONG,
  } as unknown as Result
  const text = summaryOf(result, painterFor({ isTTY: false } as NodeJS.WriteStream))
  expect(text.trimEnd()).not.toContain('\n')
})

test.each([
  // The cube of xterm has the levels 0, 95, 135, 175, 215 and 255, and its greys are 10 apart.
  ['#000000', 16],
  ['#5f0000', 52],
  ['#606060', 59],
  ['#626262', 241],
  ['#333333', 236],
  ['#af87d7', 140],
  ['#ffffff', 231],
  ['#6d4aff', 63],
] as const)('on a terminal of 256 colours %s is the colour %i', (hex, index) => {
  withoutForcedColors()
  expect(painterFor(terminal(80, 8)).swatch(hex)).toContain(`[48;5;${index}m`)
  expect(painterFor(terminal(80, 24)).swatch('#010203')).toContain('[48;2;1;2;3m')
})

test.each([
  // Dark green, two slates, burgundy, brown and a pale mint: each keeps its hue, and is no grey of xterm.
  ['#0b3f2f', '#005f5f'],
  ['#14532d', '#005f00'],
  ['#475569', '#5f5f87'],
  ['#334155', '#005f87'],
  ['#800020', '#870000'],
  ['#3e2723', '#5f0000'],
  ['#e0f9ed', '#d7ffff'],
  // Colours in which nobody sees a hue are greys.
  ['#1c1917', '#1c1c1c'],
  ['#f1f5f9', '#eeeeee'],
] as const)('on a terminal of 256 colours %s is shown as %s', (hex, shown) => {
  withoutForcedColors()
  const [, index = ''] = /48;5;(\d+)m/.exec(painterFor(terminal(80, 8)).swatch(hex)) ?? []
  const levels = [0, 95, 135, 175, 215, 255]
  const at = Number(index) - 16
  const grey = 8 + (at - 216) * 10
  const channels =
    at < 216
      ? [at / 36, (at % 36) / 6, at % 6].map((one) => levels[Math.floor(one)] ?? 0)
      : [grey, grey, grey]
  expect(`#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`).toBe(shown)
})

test('tmux has all colours where it says so, and 256 where it does not', () => {
  withoutForcedColors()
  vi.stubEnv('TMUX', '/tmp/tmux-0/default,1,0')
  vi.stubEnv('COLORTERM', '')
  expect(painterFor(terminal(80, 8)).swatch('#010203')).toContain('48;5;')
  vi.stubEnv('COLORTERM', 'truecolor')
  expect(painterFor(terminal(80, 8)).swatch('#010203')).toContain('48;2;1;2;3')
})

test('sixteen colours are too few for samples, and NO_COLOR and FORCE_COLOR decide for themselves', () => {
  withoutForcedColors()
  expect(painterFor(terminal(80, 4)).swatch('#ff0000')).toBe('')
  const pipe = { isTTY: false } as NodeJS.WriteStream
  vi.stubEnv('FORCE_COLOR', '1')
  expect(painterFor(pipe).swatch('#ff0000')).toContain('48;2;255;0;0')
  vi.stubEnv('FORCE_COLOR', '2')
  expect(painterFor(pipe).swatch('#ff0000')).toContain('48;5;196')
  vi.stubEnv('NO_COLOR', '1')
  expect(painterFor(terminal(80)).swatch('#ff0000')).toBe('')
})

test('the card says how sure the industry is', () => {
  const html =
    '<title>Peak</title><meta name="description" content="Roof replacement and storm repair by roofers.">' +
    '<h1>Your roof, repaired</h1><p>Shingles, flat roofs, gutters.</p>'
  const result = judge(snapshotFromHtml({ url: 'https://acme.example/', html }))
  expect(summaryOf(result, painterFor(terminal(160, 1)))).toContain(
    'NAICS 238160 Roofing Contractors (high confidence)',
  )
})
