import type { LogoMode } from '../../src/model/values.ts'

/** An artwork of our own, which is drawn in a foreground colour and an accent, in a box of this size. */
interface Artwork {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: (foreground: string, accent: string) => string
}

/** Draws upright strokes and crossbars, as letters have them: each letter is made of some of seven parts. */
function letters(word: readonly string[], x: number, y: number, size: number): string {
  const [w, t] = [size * 0.6, size * 0.16]
  const parts: Readonly<Record<string, (left: number) => string>> = {
    l: (left) => `M${left} ${y}h${t}v${size}h${-t}z`,
    r: (left) => `M${left + w - t} ${y}h${t}v${size}h${-t}z`,
    t: (left) => `M${left} ${y}h${w}v${t}h${-w}z`,
    m: (left) => `M${left} ${y + (size - t) / 2}h${w}v${t}h${-w}z`,
    b: (left) => `M${left} ${y + size - t}h${w}v${t}h${-w}z`,
    c: (left) => `M${left + (w - t) / 2} ${y}h${t}v${size}h${-t}z`,
    d: (left) => `M${left} ${y}l${t} 0l${w - t} ${size}h${-t}z`,
  }
  const lines = word.map((letter, at) =>
    [...letter].map((part) => parts[part]?.(x + at * size * 0.78) ?? '').join(''),
  )
  return lines.join('')
}

const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`

export const ARTWORKS: readonly Artwork[] = [
  {
    name: 'wordmark of eight letters',
    width: 260,
    height: 60,
    draw: (foreground) =>
      path(letters(['ltm', 'lrb', 'ct', 'lmr', 'lb', 'ltbr', 'ldr', 'ltmb'], 6, 10, 40), foreground),
  },
  {
    name: 'another wordmark of eight letters',
    width: 260,
    height: 60,
    draw: (foreground) =>
      path(letters(['lrm', 'c', 'ltmb', 'lb', 'lr', 'dct', 'ltb', 'lmr'], 6, 10, 40), foreground),
  },
  {
    name: 'a symbol and a short word',
    width: 200,
    height: 60,
    draw: (foreground, accent) =>
      `<circle cx="30" cy="30" r="22" fill="${accent}"/>${path(letters(['lt', 'lrtb', 'lb', 'lrm'], 66, 12, 36), foreground)}`,
  },
  {
    name: 'a leaf and two lines',
    width: 200,
    height: 80,
    draw: (foreground, accent) =>
      `${path('M10 70C10 30 30 10 66 8C64 46 46 70 10 70z', accent)}${path(letters(['lrt', 'lm', 'ltb'], 84, 10, 28) + letters(['lr', 'ct', 'lmb', 'rb'], 84, 48, 22), foreground)}`,
  },
  {
    name: 'a ring',
    width: 100,
    height: 100,
    draw: (foreground) =>
      `<circle cx="50" cy="50" r="34" fill="none" stroke="${foreground}" stroke-width="16"/>`,
  },
  {
    name: 'a star',
    width: 100,
    height: 100,
    draw: (foreground) => path('M50 6l13 29 31 4-23 21 6 31-27-15-27 15 6-31L6 39l31-4z', foreground),
  },
  {
    name: 'three bars',
    width: 100,
    height: 100,
    draw: (foreground, accent) =>
      `${path('M10 50h20v44h-20z', foreground)}${path('M40 24h20v70h-20z', accent)}${path('M70 6h20v88h-20z', foreground)}`,
  },
  {
    name: 'an arrow',
    width: 120,
    height: 80,
    draw: (foreground) => path('M8 30h58V8l46 32-46 32V50H8z', foreground),
  },
  {
    name: 'waves',
    width: 120,
    height: 90,
    draw: (foreground, accent) =>
      [20, 45, 70]
        .map(
          (y, at) =>
            `<path fill="none" stroke="${at === 1 ? accent : foreground}" stroke-width="9" d="M8 ${y}q17 -22 34 0t34 0t34 0"/>`,
        )
        .join(''),
  },
  {
    name: 'a monogram',
    width: 100,
    height: 100,
    draw: (foreground, accent) =>
      `${path('M12 90V10h16l28 44V10h14v80H55L26 44v46z', foreground)}${path('M78 64h12v26h-12z', accent)}`,
  },
  {
    name: 'four squares',
    width: 100,
    height: 100,
    draw: (foreground, accent) =>
      `${path('M4 4h44v44h-44z', foreground)}${path('M52 4h44v44h-44z', accent)}${path('M4 52h44v44h-44z', accent)}${path('M52 52h44v44h-44z', foreground)}`,
  },
  {
    name: 'a shield with a cross cut out',
    width: 90,
    height: 110,
    draw: (foreground) =>
      `<path fill="${foreground}" fill-rule="evenodd" d="M6 8h78v48c0 24-18 38-39 48C24 94 6 80 6 56zM38 24v16H22v14h16v26h14V54h16V40H52V24z"/>`,
  },
]

export function svg({ width, height }: Pick<Artwork, 'width' | 'height'>, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

export interface Mark {
  readonly name: string
  readonly svg: string
  readonly mode: LogoMode
}

/**
 * A treatment is the background of an artwork and its foreground colour, with the background that suits it
 * then.
 */
const TREATMENTS: readonly {
  readonly name: string
  readonly mode: LogoMode
  readonly dress: (artwork: Artwork) => string
}[] = [
  { name: 'in near black', mode: 'light', dress: ({ draw }) => draw('#16181d', '#e4572e') },
  { name: 'in white with an accent', mode: 'dark', dress: ({ draw }) => draw('#ffffff', '#f2a541') },
  { name: 'in one strong colour', mode: 'light', dress: ({ draw }) => draw('#0a7d55', '#0a7d55') },
  {
    name: 'on a white background',
    mode: 'has_opaque_background',
    dress: (artwork) => `<rect width="100%" height="100%" fill="#fff"/>${artwork.draw('#123a6b', '#e4572e')}`,
  },
  {
    name: 'on a rounded dark background',
    mode: 'has_opaque_background',
    dress: ({ width, height, draw }) =>
      `<rect width="${width}" height="${height}" rx="${Math.min(width, height) * 0.2}" fill="#1b1440"/>${draw('#ffffff', '#f2a541')}`,
  },
  {
    name: 'on a gradient',
    mode: 'has_opaque_background',
    dress: ({ width, height, draw }) =>
      `<linearGradient id="g" x2="1" y2="1"><stop stop-color="#f15bb5"/><stop offset="1" stop-color="#3a0ca3"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/>${draw('#ffffff', '#fee440')}`,
  },
]

/** Marks whose mode is hard to tell. */
const SPECIAL: readonly Mark[] = [
  {
    name: 'white letters on a badge that is not square',
    mode: 'light',
    svg: svg(
      { width: 200, height: 80 },
      `<ellipse cx="100" cy="40" rx="98" ry="38" fill="#b3202c"/>${path(letters(['lt', 'lrb', 'lm', 'rb'], 48, 24, 32), '#fff')}`,
    ),
  },
  {
    name: 'a coin with a pale face',
    mode: 'light',
    svg: svg(
      { width: 100, height: 100 },
      '<circle cx="50" cy="50" r="48" fill="#ba9f33"/><circle cx="50" cy="50" r="36" fill="#fbf6e6"/><path fill="#ba9f33" d="M40 30h14c26 0 26 40 0 40H40z"/>',
    ),
  },
  {
    name: 'pastel letters',
    mode: 'dark',
    svg: svg({ width: 200, height: 60 }, path(letters(['lt', 'lrb', 'lm', 'rb'], 10, 10, 40), '#cfe8ff')),
  },
  {
    name: 'yellow letters',
    mode: 'light',
    svg: svg({ width: 200, height: 60 }, path(letters(['lt', 'lrb', 'lm', 'rb'], 10, 10, 40), '#e0b000')),
  },
  {
    name: 'a tile with room around it',
    mode: 'has_opaque_background',
    svg: svg(
      { width: 120, height: 120 },
      '<rect x="12" y="12" width="96" height="96" rx="20" fill="#2f6fed"/><path fill="#fff" d="M40 84V36h14l16 26V36h12v48H70L52 56v28z"/>',
    ),
  },
  {
    name: 'a plain square that is the mark',
    mode: 'light',
    svg: svg({ width: 120, height: 120 }, '<rect x="20" y="20" width="80" height="80" fill="#d1421f"/>'),
  },
  {
    name: 'written in letters of a font',
    mode: 'light',
    svg: svg(
      { width: 180, height: 40 },
      '<text x="4" y="30" font-size="28" fill="#14283c">Ledgerfold</text>',
    ),
  },
  {
    name: 'written in white letters of a font, styled by class',
    mode: 'dark',
    svg: svg(
      { width: 180, height: 40 },
      '<style>.w{fill:#fff;font-size:26px}text{letter-spacing:1px}</style><text class="w" x="90" y="30" text-anchor="middle">Ledger<tspan fill="#ffd9a0">fold</tspan></text>',
    ),
  },
]

/** Every artwork in every treatment, and the special ones: 80 marks. */
export const MARKS: readonly Mark[] = [
  ...ARTWORKS.flatMap((artwork) =>
    TREATMENTS.map(({ name, mode, dress }) => ({
      name: `${artwork.name} ${name}`,
      mode,
      svg: svg(artwork, dress(artwork)),
    })),
  ),
  ...SPECIAL,
]
