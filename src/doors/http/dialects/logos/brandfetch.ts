import type { LogoStyle } from '../../../../model/logo.ts'
import { WireError } from '../../errors.ts'
import { REFUSALS } from '../../refusals.ts'

type Values = ReadonlyMap<string, LogoStyle>

const TYPES: Values = new Map<string, LogoStyle>([
  ['icon', { type: 'icon' }],
  ['symbol', { type: 'icon' }],
  ['logo', { type: 'logo' }],
])
/**
 * Brandfetch's themes name the colour of the logo. Ours name the colour of the background, so they are
 * swapped.
 */
const THEMES: Values = new Map<string, LogoStyle>([
  ['light', { theme: 'dark' }],
  ['dark', { theme: 'light' }],
])
const FALLBACKS: Values = new Map<string, LogoStyle>([
  ['lettermark', { fallback: 'monogram' }],
  ['brandfetch', { fallback: 'monogram' }],
  ['transparent', { fallback: '404' }],
  ['404', { fallback: '404' }],
])
const FORMATS: Values = new Map<string, LogoStyle>([
  ['png', { format: 'png' }],
  ['webp', { format: 'webp' }],
  ['svg', { format: 'svg' }],
  ['jpg', { format: 'jpg' }],
  ['jpeg', { format: 'jpg' }],
])

const sized = (value: string): LogoStyle | undefined =>
  /^\d{1,4}$/.test(value) ? { size: Number(value) } : undefined

/** Parts of a path that are followed by a value. */
const NAMED: ReadonlyMap<string, (value: string) => LogoStyle | undefined> = new Map([
  ['w', sized],
  ['h', sized],
  ['theme', (value) => THEMES.get(value)],
  ['type', (value) => TYPES.get(value)],
  ['fallback', (value) => FALLBACKS.get(value)],
])

/**
 * Returns the style in the path after the domain, such as `w/400/theme/dark/icon.png`. Throws a 404 for any
 * other path.
 */
export function brandfetchStyle(path: string): LogoStyle {
  const parts = path.split('/').filter((part) => part !== '')
  let style: LogoStyle = {}
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ''
    const read = NAMED.get(part)
    const next = read ? read(parts[++at] ?? '') : fileStyle(part)
    if (!next) throw new WireError(REFUSALS.unknownRoute)
    const sizes = [style.size, next.size].filter((size) => size !== undefined)
    style = { ...style, ...next, ...(sizes.length > 0 && { size: Math.min(...sizes) }) }
  }
  return style
}

/** Returns the style for the name of a file, such as `icon` and `logo.svg`. */
function fileStyle(name: string): LogoStyle | undefined {
  const [type = '', ending, ...more] = name.split('.')
  const format = ending === undefined ? {} : FORMATS.get(ending)
  const style = TYPES.get(type)
  return style && format && more.length === 0 ? { ...style, ...format } : undefined
}
