import type { SheetLinks } from '../../../sheet/data.ts'
import { addressOf } from '../service.ts'

/**
 * Returns the addresses of the files that a sheet shows. All of them are at this service, even if the files
 * come from other hosts. `paths` are the paths of the design files, once they are loaded. An SVG among them
 * means that the mark is a vector drawing.
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
    // Downloads are loaded later than the record and would move the sheet, so the board shows them in a menu.
    downloads: [],
  }
}
