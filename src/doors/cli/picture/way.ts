import type { LogoStyle, PICTURE_WAYS } from '../../../model/logo.ts'
import { colorDepthOf, isForPeople, LEAST_COLORS } from '../terminal.ts'

/** The values of `--picture`. */
export type AskedWay = (typeof PICTURE_WAYS)[number]

/** How a terminal gets a picture: by one of three protocols, or as text of half blocks. */
export type Way = Exclude<AskedWay, 'auto' | 'none'>

type Variables = Readonly<Record<string, string | undefined>>

/** Programs between us and the terminal, which would have to pass pictures on. */
const MULTIPLEXERS: Rules = [
  ['TMUX', /./],
  ['STY', /./],
  ['ZELLIJ', /./],
  ['TERM', /^(?:tmux|screen)/],
]

/**
 * The protocols of terminals, by the variables that they set. The first row that matches counts. A program
 * inherits the variables of the terminal from which its own terminal was started, so the variables that every
 * terminal sets anew come first.
 */
const TERMINALS: readonly (readonly [name: string, value: RegExp, way: Way])[] = [
  ['TERM', /^xterm-(?:kitty|ghostty)/, 'kitty'],
  ['TERM', /^(?:foot|mlterm|contour)/, 'sixel'],
  ['TERM_PROGRAM', /^ghostty$/i, 'kitty'],
  ['TERM_PROGRAM', /^(?:WezTerm|iTerm\.app)$/, 'iterm'],
  ['TERM_PROGRAM', /^(?:mintty|contour)$/, 'sixel'],
  // Other programs with a name have no pictures, or, as the terminal of VS Code, only after a setting.
  ['TERM_PROGRAM', /./, 'blocks'],
  ['VTE_VERSION', /./, 'blocks'],
  // iTerm2 sets this one because ssh hands it on.
  ['LC_TERMINAL', /^iTerm2$/, 'iterm'],
  ['KITTY_WINDOW_ID', /./, 'kitty'],
  // Konsole has had pictures since 22.04, which is 220400.
  ['KONSOLE_VERSION', /^(?:220[4-9]|221|2[3-9]\d|[3-9]\d\d)\d/, 'kitty'],
  // Windows Terminal has had sixel since 1.22, and earlier versions ignore it.
  ['WT_SESSION', /./, 'sixel'],
]

type Rules = readonly (readonly [name: string, value: RegExp])[]

/**
 * Returns how a picture is shown on a stream; undefined: not at all. The environment alone decides, see
 * docs/decisions/terminals-by-their-environment.md.
 */
export function wayOn(
  stream: NodeJS.WriteStream,
  asked: AskedWay = 'auto',
  variables: Variables = process.env,
): Way | undefined {
  if (asked !== 'auto') return asked === 'none' ? undefined : asked
  const isMatch = ([name, value]: Rules[number]) => value.test(variables[name] ?? '')
  const depth = colorDepthOf(stream)
  if (!isForPeople(stream) || depth === 1 || variables.CI || variables.TERM === 'dumb') return undefined
  const [, , way = 'blocks'] = TERMINALS.find(([name, value]) => isMatch([name, value])) ?? []
  if (way !== 'blocks' && !MULTIPLEXERS.some(isMatch)) return way
  return depth >= LEAST_COLORS ? 'blocks' : undefined
}

/** Terminals that are light or dark as the desktop is, and do not tell programs which. */
const AS_THE_DESKTOP: Rules = [
  ['TERM_PROGRAM', /^Apple_Terminal$/],
  ['VTE_VERSION', /./],
]

/**
 * The ground of the terminal. `COLORFGBG` ends in the number of its colour, when a terminal sets it. Others
 * are dark unless their user has changed it, and of some it cannot be known.
 */
function groundOf(variables: Variables): 'light' | 'dark' | 'unknown' {
  const [, number] = /;(\d+)$/.exec(variables.COLORFGBG ?? '') ?? []
  if (number !== undefined) return number === '7' || Number(number) > 8 ? 'light' : 'dark'
  return AS_THE_DESKTOP.some(([name, value]) => value.test(variables[name] ?? '')) ? 'unknown' : 'dark'
}

/**
 * The ground that a logo brings with it where that of the terminal is not known, and its margin in percent.
 */
const OWN_GROUND = { background: '#121212', padding: 8 } as const

/** Returns the part of a style by which a logo is seen on this terminal. */
export function styleOnTerminal(
  padding: number | undefined,
  variables: Variables = process.env,
): Pick<LogoStyle, 'background' | 'padding' | 'theme'> {
  const theme = groundOf(variables)
  if (theme !== 'unknown') return { theme, padding }
  return { ...OWN_GROUND, padding: padding ?? OWN_GROUND.padding }
}
