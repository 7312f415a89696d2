/** Draws the logo of a brand: chooses a picture, its background and its treatment. */

import type {
  DrawnLogo,
  LogoFormat,
  LogoSource,
  LogoSpec,
  LogoTask,
  LogoTreatment,
  Named,
  NoLogo,
} from '../../model/logo.ts'
import { chosenOf, objectionsTo, shortUrl, treatmentOf } from './choose.ts'
import { frameOf } from './frame.ts'
import { contrasting, type Judged, judged, type Measured, measured } from './judge.ts'
import { MONOGRAM_SIDE, monogramOf } from './monogram.ts'
import { type Art, type Drawing, type Dress, drawingOnce } from './render.ts'

const CONTENT_TYPES: Readonly<Record<LogoFormat, DrawnLogo['contentType']>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
}
const NO_BYTES = new Uint8Array()
const NO_DRESS: Dress = { tint: undefined, plate: '#ffffff' }

/**
 * Draws the most suitable picture in each style. If there is none, draws a monogram or returns the reasons
 * against all pictures. It decodes untrusted files, so it is called in a process that can be killed. The same
 * task gives the same bytes.
 */
export async function drawLogos({
  candidates,
  named,
  specs,
  untried = [],
}: LogoTask): Promise<readonly (DrawnLogo | NoLogo)[]> {
  const usable: Measured[] = []
  const unusable = [...untried]
  for (const candidate of candidates) {
    const one = await measured(candidate)
    if ('reason' in one) unusable.push(`${shortUrl(candidate.url)}: ${one.reason}`)
    else usable.push(one)
  }
  const drawing = drawingOnce()
  const drawings: (DrawnLogo | NoLogo)[] = []
  for (const spec of specs) {
    const suitable = usable.map((one) => judged(one, spec))
    drawings.push(await drawnOf(suitable, unusable, { named, spec, drawing }))
  }
  return drawings
}

/** A style, the steps of drawing, and what a monogram is made of. */
interface Wanted {
  readonly named: Named
  readonly spec: LogoSpec
  readonly drawing: Drawing
}

async function drawnOf(
  suitable: readonly Judged[],
  unusable: readonly string[],
  wanted: Wanted,
): Promise<DrawnLogo | NoLogo> {
  const { spec, drawing } = wanted
  const tried = [...unusable]
  for (let left = suitable; left.length > 0; ) {
    const chosen = chosenOf(left, spec)
    if (!chosen) break
    const art = await drawing.artOf(chosen.judged)
    if (!('reason' in art)) return drawnArt(art, chosen.judged, wanted, [...chosen.evidence, ...tried])
    tried.push(`${shortUrl(chosen.judged.candidate.url)}: ${art.reason}`)
    left = left.filter((each) => each !== chosen.judged)
  }
  tried.push(...objectionsTo(suitable, spec))
  return spec.fallback === 'monogram' ? drawnMonogram(wanted, tried) : { tried }
}

async function drawnArt(
  art: Art,
  chosen: Judged,
  { spec, drawing }: Wanted,
  evidence: readonly string[],
): Promise<DrawnLogo> {
  const { candidate, facts, lost, isDrawing } = chosen
  const treatment = treatmentOf(chosen)
  const color = contrasting(spec.ground)
  const dress = { tint: treatment === 'recoloured' ? color : undefined, plate: color }
  const { width, height } = art.kind === 'drawing' ? art.view : art.pixels
  const side = isDrawing ? Number.POSITIVE_INFINITY : Math.max(width, height)
  const frame = frameOf({ aspectRatio: width / height, side }, spec, treatment)
  const source: LogoSource = {
    kind: 'logo',
    url: shortUrl(candidate.url),
    format: facts.format,
    width: facts.width,
    height: facts.height,
    ...(treatment && { treatment }),
    evidence: treatment ? [...evidence, saidOf(treatment, lost, spec)] : evidence,
  }
  const isUseless =
    spec.isExact && (spec.format === 'svg' ? art.kind === 'bitmap' : frame.width !== spec.side)
  const bytes = isUseless ? NO_BYTES : await drawing.rendered(art, frame, spec, dress)
  return { bytes, contentType: CONTENT_TYPES[spec.format], width: frame.width, height: frame.height, source }
}

function saidOf(treatment: LogoTreatment, lost: number, { ground }: LogoSpec): string {
  const share = `${Math.round(lost * 100)} % of it cannot be seen on ${ground}`
  return treatment === 'plate'
    ? `${share}, so it stands on a plate.`
    : `${share}, so its one colour is exchanged.`
}

async function drawnMonogram({ named, spec, drawing }: Wanted, tried: readonly string[]): Promise<DrawnLogo> {
  const { letters, color, ink, markup } = monogramOf(named, spec.ground)
  const side = MONOGRAM_SIDE
  const view = { left: 0, top: 0, width: side, height: side }
  const frame = frameOf({ aspectRatio: 1, side: Number.POSITIVE_INFINITY }, spec)
  const bytes = await drawing.rendered({ kind: 'drawing', markup, view }, frame, spec, NO_DRESS)
  const none = tried.length === 0 ? 'The brand has no pictures.' : 'None of its pictures suits.'
  const said = `${none} "${letters}" in ${ink} on ${color} stands for it.`
  const source: LogoSource = { kind: 'monogram', letters, evidence: [said, ...tried] }
  return { bytes, contentType: CONTENT_TYPES[spec.format], width: frame.width, height: frame.height, source }
}
