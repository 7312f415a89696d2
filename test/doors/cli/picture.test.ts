import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { FIXTURES } from '../../../scripts/fixtures/server.ts'
import { cardOf } from '../../../src/doors/cli/card.ts'
import { sixelOf } from '../../../src/doors/cli/picture/sixel.ts'
import { styleOnTerminal, wayOn } from '../../../src/doors/cli/picture/way.ts'
import { contrastsOn } from '../../../src/doors/cli/swatch.ts'
import { painterFor, widthOf } from '../../../src/doors/cli/terminal.ts'
import { contrastOf } from '../../../src/formats/css/color.ts'
import { command, fixtureFolder } from './command.ts'
import { HAS_SCRIPT, onTerminal as terminalText } from './on-terminal.ts'

const folder = fixtureFolder()
const DB = ['--db', folder.at('marks.db'), '--hosts', folder.hosts, '--producer', 'cascade'] as const
const CARD = ['pennoray.example', ...DB] as const
const LOGO = ['logo', 'pennoray.example', '--type', 'logo', ...DB] as const
const LIGHT = { COLORFGBG: '0;15' }

beforeAll(async () => void (await command(...CARD)))

/** What a terminal of that width gets from a command. */
async function onTerminal(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  columns?: number,
): Promise<string> {
  const text = await terminalText(folder.path, args, { COLORTERM: 'truecolor', ...variables }, columns)
  return text.replaceAll('\r\n', '\n')
}

interface Bitmap {
  readonly width: number
  readonly height: number
  /** RGBA. */
  readonly data: Uint8Array
}

async function decoded(bytes: Uint8Array): Promise<Bitmap> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function pngOfKitty(text: string): Promise<Bitmap> {
  const chunks = [...text.matchAll(/\p{Cc}_G([^;]*);([^\p{Cc}]*)\p{Cc}\\/gu)]
  expect(chunks.length).toBeGreaterThan(0)
  expect(chunks[0]?.[1]).toMatch(/^a=T,f=100,q=2,[cr]=\d+,m=[01]$/)
  for (const [at, [, keys, data = '']] of chunks.entries()) {
    expect(data.length).toBeLessThanOrEqual(4096)
    expect(keys).toContain(at === chunks.length - 1 ? 'm=0' : 'm=1')
  }
  return decoded(Buffer.from(chunks.map(([, , data]) => data).join(''), 'base64'))
}

async function pngOfIterm(text: string): Promise<Bitmap> {
  const [, size, data = ''] =
    /\p{Cc}\]1337;File=inline=1;size=(\d+);[^:]*:([^\p{Cc}]*)\p{Cc}/u.exec(text) ?? []
  const bytes = Buffer.from(data, 'base64')
  expect(bytes.length).toBe(Number(size))
  return decoded(bytes)
}

/** Paints sixels as DEC STD 070 says, without the text around them. */
function bitmapOfSixel(text: string): Bitmap {
  const [, wide, high, body = ''] = /\p{Cc}P0;1;0q"1;1;(\d+);(\d+)([^\p{Cc}]*)\p{Cc}\\/u.exec(text) ?? []
  const [width, height] = [Number(wide), Number(high)]
  const data = new Uint8Array(width * height * 4)
  const palette = new Map<number, number[]>()
  let [x, top, color] = [0, 0, 0]
  for (const [, defined, r, g, b, used, move, times = '1', sign = ''] of body.matchAll(
    /#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|([$-])|(?:!(\d+))?([?-~])/g,
  )) {
    if (defined)
      palette.set(
        Number(defined),
        [r, g, b].map((one) => Math.round(Number(one) * 2.55)),
      )
    else if (used) color = Number(used)
    else if (move) [x, top] = [0, move === '-' ? top + 6 : top]
    else
      for (let count = 0; count < Number(times); count++, x++)
        for (let bit = 0; bit < 6; bit++)
          if ((sign.charCodeAt(0) - 63) & (1 << bit))
            data.set([...(palette.get(color) ?? []), 255], ((top + bit) * width + x) * 4)
  }
  expect(palette.size).toBeLessThanOrEqual(256)
  return { data, width, height }
}

/** The lines of half blocks at the beginning of the text, in the colours of a terminal with all of them. */
function bitmapOfBlocks(text: string): Bitmap {
  const lines = text.split('\n')
  const drawn = lines.slice(0, lines.indexOf('')).map((line) => line.slice(4))
  const rows = drawn.map((line) => {
    let state: { ink?: number[]; paper?: number[] } = {}
    const cells: [number[] | undefined, number[] | undefined][] = []
    for (const [, codes, sign] of line.matchAll(/\p{Cc}\[([\d;]*)m|([▀▄ ])/gu)) {
      if (codes !== undefined) {
        const color = (kind: string) =>
          new RegExp(`;${kind};2;(\\d+);(\\d+);(\\d+)`).exec(codes)?.slice(1).map(Number)
        state = { ink: color('38'), paper: color('48') } as typeof state
      } else if (sign === ' ') cells.push([undefined, undefined])
      else cells.push(sign === '▀' ? [state.ink, state.paper] : [state.paper, state.ink])
    }
    return cells
  })
  const width = Math.max(...rows.map(({ length }) => length))
  const data = new Uint8Array(width * rows.length * 2 * 4)
  for (const [y, cells] of rows.entries())
    for (const [x, halves] of cells.entries())
      for (const [half, color] of halves.entries())
        if (color) data.set([...color, 255], ((y * 2 + half) * width + x) * 4)
  return { data, width, height: rows.length * 2 }
}

/** The colour of the part of a bitmap at these shares of its width and height. */
function colorAt({ data, width, height }: Bitmap, across: number, down: number): number[] {
  const from = (Math.floor(down * height) * width + Math.floor(across * width)) * 4
  return [...data.subarray(from, from + 4)]
}

/** The mean difference of the channels from the fixture's logo on white, drawn in the size of the bitmap. */
async function differenceFromLogo({ data, width, height }: Bitmap): Promise<number> {
  const file = readFileSync(join(FIXTURES, 'pennoray.example/www/brand/pennoray-logo.svg'), 'utf8')
  // The letters have other outlines without their font, so the sign beside them is compared.
  const sign = file.replace(/<text.*<\/text>/, '').replace('0 0 156 32', '4 2 22 28')
  const mark = Math.round((height * 22) / 28)
  const own = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, width: Math.min(width, mark), height })
    .flatten({ background: '#ffffff' })
    .resize(22, 28, { fit: 'fill' })
    .raw()
    .toBuffer()
  const fixture = await sharp(Buffer.from(sign), { density: 300 })
    .resize(22, 28, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer()
  return own.reduce((sum, level, at) => sum + Math.abs(level - (fixture[at] ?? 0)), 0) / own.length
}

const TERMINALS = [
  ['kitty', { TERM: 'xterm-kitty' }, pngOfKitty, 6],
  ['Ghostty', { TERM: 'xterm-256color', TERM_PROGRAM: 'ghostty' }, pngOfKitty, 6],
  ['WezTerm', { TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, pngOfIterm, 6],
  ['foot', { TERM: 'foot' }, bitmapOfSixel, 8],
  ['another one', { TERM: 'xterm-256color' }, bitmapOfBlocks, 25],
] as const

describe.runIf(HAS_SCRIPT)('the card shows the mark', () => {
  test.each(TERMINALS)('on %s', async (_, variables, read, most) => {
    const text = await onTerminal(CARD, { ...LIGHT, ...variables })
    const bitmap = await read(text)
    expect(await differenceFromLogo(bitmap)).toBeLessThan(most)
    expect(text).toContain('Pennoray builds fair shift rotas')
  })

  test('on a dark ground the parts that could not be seen there stand on a plate', async () => {
    const bitmap = await pngOfKitty(await onTerminal(CARD, { TERM: 'xterm-kitty' }))
    expect(colorAt(bitmap, 0.5, 0.06)).toEqual([255, 255, 255, 255])
  })

  test.each([
    ['a pipe of a terminal with pictures', { TERM: 'xterm-kitty' }, [], true],
    ['NO_COLOR', { TERM: 'xterm-kitty', NO_COLOR: '1' }, [], false],
    ['a dumb terminal', { TERM: 'dumb' }, [], false],
    ['--picture none', { TERM: 'xterm-kitty' }, ['--picture', 'none'], false],
    ['fields without the logo', { TERM: 'xterm-kitty' }, ['-o', 'name,colors'], false],
    ['JSON', { TERM: 'xterm-kitty' }, ['--json'], false],
  ] as const)('not in %s', async (_, variables, flags, isPiped) => {
    const text = isPiped
      ? (await command(...CARD)).stdout
      : await onTerminal([...CARD, ...flags], { ...variables })
    expect(text).toMatch(/pennoray\.example/)
    expect(text).not.toMatch(/\p{Cc}_G|\p{Cc}P|1337|▀/u)
    if (isPiped)
      expect(text).toContain('colours  #086e53 pine green  #0b3f2f bottle green  #e0f9ed pale mint')
  })

  test.each([40, 80, 200])('at %i columns no line is wider', async (columns) => {
    const text = await onTerminal(CARD, { TERM: 'xterm-256color', ...LIGHT }, columns)
    const lines = text.replace(/\p{Cc}\[[\d;]*m|\p{Cc}\]8;;[^\p{Cc}]*\p{Cc}\\/gu, '').split('\n')
    expect(lines[0]).toContain('▀')
    for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns)
    if (columns === 40) return
    const primary = /#086e53 +pine green +primary +white +6\.2 AA +black +3\.3/
    expect(lines.filter((line) => primary.test(line))).toHaveLength(1)
  })
})

describe.runIf(HAS_SCRIPT)('blazon logo on a terminal', () => {
  test('is shown, and its ground is chosen by hand or by the terminal', async () => {
    const dark = await pngOfKitty(await onTerminal(LOGO, { TERM: 'xterm-kitty' }))
    expect(dark.width).toBe(128)
    expect(colorAt(dark, 0.5, 0.06)).toEqual([255, 255, 255, 255])
    const light = await pngOfKitty(await onTerminal([...LOGO, '--theme', 'light'], { TERM: 'xterm-kitty' }))
    expect(await differenceFromLogo(light)).toBeLessThan(12)
  })

  test('bytes of a picture are not written there, nor is a picture shown and written at once', async () => {
    expect(await onTerminal([...LOGO, '--picture', 'none'], { TERM: 'xterm-kitty' })).toContain(
      'A terminal cannot show the picture: name a file with --out.',
    )
    expect(await onTerminal([...LOGO, '--format', 'svg'], { TERM: 'xterm-kitty' })).toContain(
      'A terminal shows PNG, not --format svg: name a file with --out.',
    )
    expect(await command(...LOGO, '--picture', 'sixel', '--out', folder.at('never.png'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('leave one of them out'),
    })
  })
})

test('in a pipe a picture is shown when a flag says how', async () => {
  const { stdout } = await command(...LOGO, '--theme', 'light', '--picture', 'sixel')
  expect(await differenceFromLogo(bitmapOfSixel(stdout))).toBeLessThan(12)
})

test('a saved page has its mark as well', async () => {
  const file = folder.file(
    'page.html',
    `<!doctype html><html lang=en><head><title>Acme Anvils</title><meta property="og:site_name" content="Acme Anvils">
<style>a{color:#b4532a}</style></head><body><header><a href="/"><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='30'%3E%3Cpath d='M5 25 L20 5 L35 25 Z' fill='%23b4532a'/%3E%3Ccircle cx='60' cy='15' r='9' fill='%23241a4d'/%3E%3C/svg%3E" width=90 height=30 alt="Acme Anvils logo"></a></header>
<h1>Acme Anvils</h1><p>${'We make anvils, tongs and hammers by hand in the old forge. '.repeat(12)}</p>`,
  )
  const { stdout } = await command(
    'describe',
    folder.at(file),
    '--url',
    'https://acme.example/',
    '--picture',
    'kitty',
  )
  const { data, width, height } = await pngOfKitty(stdout)
  const orange = Array.from({ length: width * height }, (_, at) =>
    data.subarray(at * 4, at * 4 + 4).join(),
  ).filter((color) => color === '180,83,42,255')
  expect(orange.length / (width * height)).toBeGreaterThan(0.1)
})

const terminal = (depth = 24) =>
  ({ isTTY: true, columns: 80, getColorDepth: () => depth }) as unknown as NodeJS.WriteStream

test.each([
  [{ TERM: 'xterm-kitty' }, 'kitty'],
  [{ TERM: 'xterm-ghostty' }, 'kitty'],
  [{ TERM: 'xterm-256color', KONSOLE_VERSION: '230401' }, 'kitty'],
  [{ TERM: 'xterm-256color', KONSOLE_VERSION: '211203' }, 'blocks'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'iterm'],
  [{ TERM: 'xterm-256color', LC_TERMINAL: 'iTerm2' }, 'iterm'],
  [{ TERM: 'foot-extra' }, 'sixel'],
  [{ TERM: 'mlterm' }, 'sixel'],
  [{ TERM: 'xterm-256color', WT_SESSION: 'a-b' }, 'sixel'],
  // VS Code shows pictures after a setting alone, also when it was started from kitty.
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'vscode', KITTY_WINDOW_ID: '1' }, 'blocks'],
  [{ TERM: 'xterm-256color', VTE_VERSION: '7600' }, 'blocks'],
  [{ TERM: 'tmux-256color', TMUX: '/tmp/tmux-0/default,1,0', KITTY_WINDOW_ID: '1' }, 'blocks'],
  [{ TERM: 'screen', STY: '1.pts-0', WT_SESSION: 'a-b' }, 'blocks'],
  [{ TERM: 'xterm-kitty', CI: 'true' }, undefined],
  [{ TERM: 'dumb' }, undefined],
] as const)('a terminal with %j shows pictures by %s', (variables, way) => {
  expect(wayOn(terminal(), 'auto', variables)).toBe(way)
})

test('half blocks need 256 colours; a flag decides against the terminal', () => {
  expect(wayOn(terminal(4), 'auto', { TERM: 'linux' })).toBeUndefined()
  expect(wayOn(terminal(8), 'auto', { TERM: 'xterm' })).toBe('blocks')
  expect(wayOn({ isTTY: false } as NodeJS.WriteStream, 'auto', { TERM: 'xterm-kitty' })).toBeUndefined()
  expect(wayOn({ isTTY: false } as NodeJS.WriteStream, 'kitty', { TERM: 'dumb' })).toBe('kitty')
  expect(wayOn(terminal(), 'none', { TERM: 'xterm-kitty' })).toBeUndefined()
})

test.each([
  [{ COLORFGBG: '15;0' }, { theme: 'dark' }],
  [{ COLORFGBG: '0;15' }, { theme: 'light' }],
  [{ COLORFGBG: '0;default;7' }, { theme: 'light' }],
  [{ COLORFGBG: '15;default' }, { theme: 'dark' }],
  [{}, { theme: 'dark' }],
  // A mark for dark grounds may not be seen there, so it brings its own ground.
  [{ TERM_PROGRAM: 'Apple_Terminal' }, { background: '#121212', padding: 8 }],
] as const)('the ground of a terminal with %j', (variables, style) => {
  expect(styleOnTerminal(undefined, variables)).toEqual(style)
})

test('a picture of very many colours keeps the most frequent ones', () => {
  const red = [255, 0, 0] as const
  const at = (x: number, y: number) =>
    y < 6 ? red : ([x * 2, y * 2, (x * y) % 256] as const satisfies readonly number[])
  const bitmap = bitmapOfSixel(sixelOf({ width: 120, height: 100, at }))
  expect(colorAt(bitmap, 0.5, 0.02)).toEqual([255, 0, 0, 255])
  const errors = Array.from({ length: 100 }, (_, y) => colorAt(bitmap, 0.5, y / 100)[0] ?? 0)
  for (const [y, level] of errors.entries()) if (y >= 6) expect(Math.abs(level - 120)).toBeLessThan(60)
})

test.each(['#000000', '#ffffff', '#086e53', '#e0f9ed', '#767676'])('the contrast on %s', (hex) => {
  const { white, black } = contrastsOn(hex)
  expect(white).toBeCloseTo(contrastOf('#ffffff', hex), 3)
  expect(black).toBeCloseTo(contrastOf('#000000', hex), 3)
})

test('names of wide characters stand in columns too', () => {
  const colors = [
    { hex: '#086e53', name: '松葉色', role: 'primary' },
    { hex: '#ffffff', name: 'white' },
  ] as const
  const text = cardOf(painterFor({ isTTY: true, columns: 80, getColorDepth: () => 1 } as never), 67).palette(
    colors,
  )
  const [first = '', second = ''] = text.split('\n')
  expect(widthOf(first.slice(0, first.indexOf('white')))).toBe(
    widthOf(second.slice(0, second.lastIndexOf('white'))),
  )
})
