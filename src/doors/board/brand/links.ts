import type { SheetLinks } from '../../../sheet/data.ts'
import { addressOf } from '../service.ts'

/** Where the sheet of a brand finds its files: at this service, whatever host they come from. */
export function linksOf(domain: string): SheetLinks {
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
    // They would move the sheet when they come, later than the record: the board has them in a menu.
    downloads: [],
  }
}
