import type { SheetLinks } from '../../../sheet/data.ts'
import { addressOf } from '../service.ts'

/**
 * Where the sheet of a brand finds its files: at this service, whatever host they come from. `paths` are
 * those of its design files, once they are there: an SVG is among them when the mark is a vector.
 */
export function linksOf(domain: string, paths: ReadonlySet<string> | undefined): SheetLinks {
  const file = (url: string) => {
    if (url.startsWith('data:image/')) return url
    return /^https?:/i.test(url) ? addressOf('/v1/brand/file', { domain, url }) : undefined
  }
  return {
    file,
    font: file,
    logo: ({ theme, type, format, size }) => ({
      href: addressOf(`/v1/logo/${encodeURIComponent(domain)}`, { theme, type, format, size }),
    }),
    isVector: ({ type, theme }) => !paths || paths.has(`marks/${type}-${theme}.svg`),
    // They would move the sheet when they come, later than the record: the board has them in a menu.
    downloads: [],
  }
}
