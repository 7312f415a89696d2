import { noun } from '../model/noun.ts'
import type { BrandRecord } from '../model/record.ts'
import { contentOf } from './content.ts'
import type { Material } from './material.ts'
import { type SheetPage, sheetPage } from './sheet-page.tsx'

/**
 * The largest number of bytes of all files in a document. Base64 makes them a third longer, and a picture
 * that can be saved is in the document twice.
 */
const MOST_BYTES = 6_000_000

const TYPES: Readonly<Record<string, string>> = {
  ...{ png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' },
  ...{ ico: 'image/x-icon', svg: 'image/svg+xml', json: 'application/json' },
  ...{ woff2: 'font/woff2', woff: 'font/woff', ttf: 'font/ttf', otf: 'font/otf' },
}

/** Writes the sheet of a brand as one document that contains its files, as far as they fit. */
export function documentOf(record: BrandRecord, material: Material): SheetPage {
  const { addresses, left } = addressesOf(material.files)
  const note = `${left} ${noun(left, 'file', 'files')} of the brand did not fit into this document.`
  const whole = left === 0 ? material : { ...material, notes: [...material.notes, note] }
  const { data, links } = contentOf(record, whole, (file) => addresses.get(file))
  return sheetPage(data, links, { isAlone: true })
}

/**
 * Returns `data:` addresses for the files. Small files come first, because marks matter more than large
 * pictures.
 */
function addressesOf(files: Material['files']) {
  const addresses = new Map<string, string>()
  let bytes = 0
  const sized = [...files]
    .filter(([name]) => name !== 'thumb.png')
    .map(([name, content]) => ({ name, content: Buffer.from(content) }))
    .sort((a, b) => a.content.length - b.content.length)
  for (const { name, content } of sized) {
    bytes += content.length
    if (bytes > MOST_BYTES) break
    const type = TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream'
    addresses.set(name, `data:${type};base64,${content.toString('base64')}`)
  }
  return { addresses, left: sized.length - addresses.size }
}
