/** The drawings of logo and icon that belong to the files of a design. */

import type { LogoStyle } from '../model/logo.ts'
import type { Hex } from '../model/style.ts'

/** A drawing: its path, and the style in which it is drawn. */
export interface PlannedMark {
  readonly path: string
  readonly style: LogoStyle
  /** True for a drawing whose size is part of its name, so that it must have exactly this size. */
  readonly isExact?: true
}

const THEMES = ['light', 'dark'] as const
const MARK_PX = 512
/** Sizes of favicons, of Apple's touch icon, and of the icons of web apps. */
const ICONS_PX = [16, 32, 48, 180, 192, 512] as const
const APPLE_PX = 180
const MASKABLE_PX = [192, 512] as const
/**
 * The padding of maskable icons in percent of each side. A mask may cut off everything outside the circle in
 * the middle, and the corners of the icon must stay inside this circle.
 */
const MASKED = 20

/** Returns the drawings. `background` is the colour behind icons that must not be transparent. */
export function plannedMarks(background: Hex): readonly PlannedMark[] {
  const same = { format: 'png', fallback: '404' } as const
  return [
    ...(['logo', 'icon'] as const).flatMap((type) =>
      THEMES.flatMap((theme) =>
        (['svg', 'png'] as const).map((format) => ({
          path: `marks/${type}-${theme}.${format}`,
          style: { ...same, type, theme, format, size: MARK_PX },
        })),
      ),
    ),
    ...ICONS_PX.map((size) => ({
      path: `icons/icon-${size}.png`,
      style: { ...same, type: 'icon' as const, size, ...(size === APPLE_PX && { background, padding: 10 }) },
      isExact: true as const,
    })),
    ...MASKABLE_PX.map((size) => ({
      path: `icons/icon-${size}-maskable.png`,
      style: { ...same, type: 'icon' as const, size, background, padding: MASKED },
      isExact: true as const,
    })),
  ]
}
