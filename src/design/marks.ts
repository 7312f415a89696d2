/** The drawings of a logo and an icon that belong to a design. */

import type { LogoStyle } from '../model/logo.ts'
import type { Hex } from '../model/style.ts'

/** A drawing, and how it is drawn. */
export interface PlannedMark {
  readonly path: string
  readonly style: LogoStyle
  /** True for a drawing that has to have the size of its name. */
  readonly isExact?: true
}

const THEMES = ['light', 'dark'] as const
const MARK_PX = 512
/** Sizes of favicons, of Apple's touch icon, and of the icons of web apps. */
const ICONS_PX = [16, 32, 48, 180, 192, 512] as const
const APPLE_PX = 180
const MASKABLE_PX = [192, 512] as const
/**
 * Percent of each side that any mask may cut off, and the corners of a square within the circle that stays.
 */
const MASKED = 20

/** The drawings. `background` is the colour behind icons that may not be transparent. */
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
