import type { LogoSpec, LogoTreatment } from '../../model/logo.ts'
import type { Area } from '../pixels.ts'
import { MAX_ENLARGEMENT } from './choose.ts'

export interface Frame {
  /** Width and height of the picture, in whole pixels. */
  readonly width: number
  readonly height: number
  /** Where the logo is drawn, in whole pixels. */
  readonly art: Area
  /** The plate behind the logo; undefined without one. */
  readonly plate: (Area & { readonly radius: number }) | undefined
}

/** The margin around a logo on a plate, as a part of the picture's longer side. */
const PLATE_MARGIN = 0.1
const PLATE_RADIUS = 0.16

interface Art {
  readonly aspectRatio: number
  /** The longer side in the logo's own pixels; infinite for a drawing. */
  readonly side: number
}

/** Computes the frame of a picture. A small bitmap is enlarged to at most twice its size. */
export function frameOf({ aspectRatio, side }: Art, spec: LogoSpec, treatment?: LogoTreatment): Frame {
  const part = 1 - 2 * spec.padding
  const margin = treatment === 'plate' ? PLATE_MARGIN * part : 0
  const ofArt = part - 2 * margin
  const whole = Math.max(1, Math.round(Math.min(spec.side, (side * MAX_ENLARGEMENT) / ofArt)))
  const long = whole * ofArt
  const width = Math.max(1, Math.round(aspectRatio >= 1 ? long : long * aspectRatio))
  const height = Math.max(1, Math.round(aspectRatio >= 1 ? long / aspectRatio : long))
  const around = whole * (spec.padding + margin)
  const across = spec.square ? whole : Math.max(1, Math.round(width + 2 * around))
  const down = spec.square ? whole : Math.max(1, Math.round(height + 2 * around))
  const left = Math.floor((across - width) / 2)
  const top = Math.floor((down - height) / 2)
  return {
    width: across,
    height: down,
    art: { left, top, width, height },
    plate: treatment === 'plate' ? plateIn(across, down, Math.round(whole * spec.padding)) : undefined,
  }
}

function plateIn(across: number, down: number, padding: number): Frame['plate'] {
  const [width, height] = [across - 2 * padding, down - 2 * padding]
  return {
    left: padding,
    top: padding,
    width,
    height,
    radius: Math.round(Math.min(width, height) * PLATE_RADIUS),
  }
}
