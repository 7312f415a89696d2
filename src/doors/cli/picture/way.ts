import type { LogoStyle, PICTURE_WAYS } from '../../../model/logo.ts'
import { colorDepthOf, isForPeople, LEAST_COLORS } from '../terminal.ts'

/** The values of `--picture`. */
export type AskedWay = (typeof PICTURE_WAYS)[number]

/** The ways to show a picture on a terminal: three protocols, and text with half blocks. */
export type Way = Exclude<AskedWay, 'auto' | 'none'>

type Variables = Readonly<Record<string, string | undefined>>

/** Programs between this program and the terminal. Pictures would have to pass through them. */
const MULTIPLEXERS: Rules = [
  ['TMUX', /./],
  ['STY', /./],
  ['ZELLIJ', /./],
  ['TERM', /^(?:tmux|screen)/],
]

/**
 * The protocols of terminals, by the environment variables that they set. The first row that matches counts.
 * A terminal may be started from another terminal and then inherits its variables. Variables that every
 * terminal sets itself therefore come first.
 */
const TERMINALS: readonly (readonly [name: string, value: RegExp, way: Way])[] = [
  ['TERM', /^xterm-(?:kitty|ghostty)/, 'kitty'],
  ['TERM', /^(?:foot|mlterm|contour)/, 'sixel'],
  ['TERM_PROGRAM', /^ghostty$/i, 'kitty'],
  ['TERM_PROGRAM', /^(?:WezTerm|iTerm\.app)$/, 'iterm'],
  ['TERM_PROGRAM', /^(?:mintty|contour)$/, 'sixel'],
  // All other programs that set this variable show no pictures, or only after a change of their settings,
  // like the terminal of VS Code.
  ['TERM_PROGRAM', /./, 'blocks'],
  ['VTE_VERSION', /./, 'blocks'],
  // iTerm2 also sets this variable, because ssh transfers it.
  ['LC_TERMINAL', /^iTerm2$/, 'iterm'],
  ['KITTY_WINDOW_ID', /./, 'kitty'],
  // Konsole shows pictures since version 22.04, which is written as 220400.
  ['KONSOLE_VERSION', /^(?:220[4-9]|221|2[3-9]\d|[3-9]\d\d)\d/, 'kitty'],
  // Windows Terminal supports sixel since version 1.22. Earlier versions ignore it.
  ['WT_SESSION', /./, 'sixel'],
]

type Rules = readonly (readonly [name: string, value: RegExp])[]

/**
 * Returns how a picture is shown on a stream; undefined when it cannot be shown. Only the environment
 * decides, see docs/decisions/terminals-by-their-environment.md.
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

/** Terminals that follow the desktop's colour scheme without telling programs which one it is. */
const AS_THE_DESKTOP: Rules = [
  ['TERM_PROGRAM', /^Apple_Terminal$/],
  ['VTE_VERSION', /./],
]

/**
 * Returns whether the background of the terminal is light or dark. Some terminals set `COLORFGBG`, which ends
 * in the number of its colour. Other terminals are dark by default. For some it cannot be known.
 */
function groundOf(variables: Variables): 'light' | 'dark' | 'unknown' {
  const [, number] = /;(\d+)$/.exec(variables.COLORFGBG ?? '') ?? []
  if (number !== undefined) return number === '7' || Number(number) > 8 ? 'light' : 'dark'
  return AS_THE_DESKTOP.some(([name, value]) => value.test(variables[name] ?? '')) ? 'unknown' : 'dark'
}

/** A logo gets this background when that of the terminal is not known. The padding is in percent. */
const OWN_GROUND = { background: '#121212', padding: 8 } as const

/** Returns the part of a style that makes a logo visible on this terminal. */
export function styleOnTerminal(
  padding: number | undefined,
  variables: Variables = process.env,
): Pick<LogoStyle, 'background' | 'padding' | 'theme'> {
  const theme = groundOf(variables)
  if (theme !== 'unknown') return { theme, padding }
  return { ...OWN_GROUND, padding: padding ?? OWN_GROUND.padding }
}
