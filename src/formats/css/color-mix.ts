import { type Color, converter } from 'culori'
import { COLOR_SPACES } from './color-spaces.ts'
import { type CssValue, splitValues } from './values.ts'

interface Part {
  readonly color: Color
  readonly percent: number | undefined
}

type Channels = Record<string, number | undefined>

function channelsOf(color: object): Channels {
  return color as Channels
}

/**
 * Computes `color-mix(in <space> [<hue method> hue]?, a p?, b p?)` by interpolation with premultiplied alpha
 * (CSS Color Level 4, section 12), in OKLab where no space is named. Undefined when it is malformed.
 */
export function mixColors(
  args: readonly CssValue[],
  colorOf: (value: CssValue | undefined) => Color | undefined,
) {
  const parts = splitValues(args)
  const isMethod = parts[0]?.[0]?.type === 'ident' && parts[0][0].text.toLowerCase() === 'in'
  const [method, first, second] = isMethod ? parts : [[], ...parts]
  const words = method?.map((value) => (value.type === 'ident' ? value.text.toLowerCase() : '')) ?? []
  if (!first || !second) return undefined
  const name = isMethod ? (words[1] ?? '') : 'oklab'
  const mode = (COLOR_SPACES[name] ?? COLOR_SPACES[`color ${name}`])?.mode
  const a = partOf(first, colorOf)
  const b = partOf(second, colorOf)
  if (!mode || !a || !b) return undefined
  const [shareA, shareB] = sharesOf(a.percent, b.percent)
  const total = shareA + shareB
  if (total <= 0) return undefined
  const toMode = converter(mode)
  const mixed = interpolate(
    channelsOf(toMode(a.color)),
    channelsOf(toMode(b.color)),
    shareA / total,
    shareB / total,
    words[2] ?? 'shorter',
  )
  return { ...mixed, mode, alpha: (mixed.alpha ?? 1) * Math.min(1, total / 100) } as unknown as Color
}

function partOf(
  values: readonly CssValue[],
  colorOf: (value: CssValue | undefined) => Color | undefined,
): Part | undefined {
  const percent = values.find((value) => value.type === 'percentage')
  const rest = values.filter((value) => value !== percent)
  const color = rest.length === 1 ? colorOf(rest[0]) : undefined
  return color && { color, percent: percent?.type === 'percentage' ? percent.value : undefined }
}

function sharesOf(a: number | undefined, b: number | undefined): [number, number] {
  if (a === undefined && b === undefined) return [50, 50]
  return [a ?? 100 - (b ?? 0), b ?? 100 - (a ?? 0)]
}

function interpolate(a: Channels, b: Channels, s: number, t: number, hueMethod: string): Channels {
  const alphaA = a.alpha ?? 1
  const alphaB = b.alpha ?? 1
  const alpha = alphaA * s + alphaB * t
  const mixed: Channels = { alpha }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (key === 'mode' || key === 'alpha') continue
    const from = a[key] ?? b[key] ?? 0
    const to = b[key] ?? a[key] ?? 0
    if (key === 'h') mixed.h = from + hueStep(from, to, hueMethod) * t
    else mixed[key] = alpha === 0 ? 0 : (from * alphaA * s + to * alphaB * t) / alpha
  }
  return mixed
}

function hueStep(from: number, to: number, method: string): number {
  const step = (((to - from) % 360) + 360) % 360
  if (method === 'increasing') return step
  if (method === 'decreasing') return step === 0 ? 0 : step - 360
  const short = step > 180 ? step - 360 : step
  if (method === 'longer') return short > 0 ? short - 360 : short + 360
  return short
}
