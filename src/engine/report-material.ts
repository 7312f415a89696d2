import { type ExtraKind, extraOf, type StoredExtra } from '../model/extras.ts'
import { foundValue } from '../model/finding.ts'
import {
  type KeptLogo,
  LOGO_FORMATS,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoSource,
  type LogoStyle,
  logoSpec,
} from '../model/logo.ts'
import type { Product } from '../model/product.ts'
import type { BrandRecord } from '../model/record.ts'
import { drawnFrom } from '../paths/logo.ts'
import type { Mark, Material } from '../report/material.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import type { Parts } from './parts.ts'

const NEVER = new AbortController().signal

/** Pixels of the longer side of marks to download, and of the mark in the index. */
const MARK_PX = 512
const THUMB_PX = 80
/** Pictures of the site that a sheet shows. */
const MOST_PICTURES = 12
/** A larger picture is left out: a report is to be sent. */
const MOST_BYTES = 4_000_000

/** Reads and draws what the sheet of a brand shows, from what is stored of it. Nothing is requested. */
export async function materialOf(record: BrandRecord, parts: Parts, signal = NEVER): Promise<Material> {
  const { store, readers, ownFields, fields } = parts
  const stored = await store.snapshotOf(record.domain)
  const isSame = stored?.url === record.url && stored.capturedAt === record.capturedAt
  const page = isSame ? stored : undefined
  const files = new Map<string, Uint8Array | string>([
    ['record.json', `${JSON.stringify(record, null, 2)}\n`],
  ])
  const drawn = page ? await marksOf(record, page, parts, files, signal) : { marks: new Map<string, Mark>() }
  const picture =
    (await store.freshScreenshotOf({
      domain: record.domain,
      page: '',
      type: 'viewport',
      priority: 'quality',
    })) ??
    (await store.freshScreenshotOf({ domain: record.domain, page: '', type: 'viewport', priority: 'speed' }))
  if (picture) files.set('screenshot.png', picture.png)
  return {
    files,
    ...drawn,
    shown: page ? picturesOf(record, page, files) : new Map(),
    screenshot: picture && 'screenshot.png',
    // A style guide that cannot be read costs its own part of the sheet.
    styleguide: page && (await readers.guide(page, signal).catch(() => undefined)),
    products: productsIn(await store.extrasOf(record.domain)),
    own: ownFields.map(({ name }) => ({
      name,
      label: fields.get(name)?.line?.label ?? name.replaceAll('_', ' '),
    })),
  }
}

/** Draws the marks in all forms, and adds their files. Equal drawings share a file. */
async function marksOf(
  record: BrandRecord,
  page: Snapshot,
  { decoders }: Pick<Parts, 'decoders'>,
  files: Map<string, Uint8Array | string>,
  signal: AbortSignal,
): Promise<Pick<Material, 'marks' | 'thumb'>> {
  const examined = { result: { state: 'ok', domain: record.domain, record }, snapshot: page } as const
  const draw = async (style: LogoStyle): Promise<KeptLogo | undefined> => {
    const made = await drawnFrom(examined, page.site, logoSpec(style), undefined, decoders.logo, signal)
    return made.state === 'ok' ? made : undefined
  }
  const marks = new Map<string, Mark>()
  const names = new Map<string, string>()
  for (const type of LOGO_TYPES)
    for (const theme of LOGO_THEMES)
      for (const format of LOGO_FORMATS.filter((one) => one !== 'webp')) {
        const made = await draw({ type, theme, format, size: MARK_PX, fallback: '404' })
        if (!made) continue
        const file = names.get(made.hash) ?? `${type}-${theme}.${format}`
        names.set(made.hash, file)
        files.set(file, made.bytes)
        const { width, height, source } = made
        marks.set(`${type} ${theme} ${format}`, { file, width, height, note: noteOf(source) })
      }
  const thumb = await draw({ type: 'icon', theme: 'light', format: 'png', size: THUMB_PX })
  if (thumb) files.set('thumb.png', thumb.bytes)
  return { marks, thumb: thumb && 'thumb.png' }
}

function noteOf({ treatment }: LogoSource): string | undefined {
  if (treatment === 'recoloured') return 'Recoloured, so that it is seen on this ground.'
  return treatment === 'plate' ? 'On a plate, so that it is seen on this ground.' : undefined
}

/** The beginnings of files that only can be pictures. An SVG may contain scripts, so it is never copied. */
const SIGNATURES: readonly (readonly [begin: string, at: number, ending: string])[] = [
  ['89504e47', 0, 'png'],
  ['ffd8ff', 0, 'jpg'],
  ['47494638', 0, 'gif'],
  ['57454250', 8, 'webp'],
  ['6674797061766966', 4, 'avif'],
  ['00000100', 0, 'ico'],
]

/** Adds the files of the site's own pictures that were stored whole, by their addresses. */
function picturesOf(
  { fields }: BrandRecord,
  page: Snapshot,
  files: Map<string, Uint8Array | string>,
): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  const urls = [...(foundValue(fields.logos) ?? []), ...(foundValue(fields.backdrops) ?? [])].map(
    ({ url }) => url,
  )
  for (const url of new Set(urls.slice(0, 2 * MOST_PICTURES))) {
    const resource = resourceAt(page, url)
    const bytes = resource && !resource.partial ? bodyOf(page, resource) : undefined
    if (!bytes || bytes.length > MOST_BYTES || shown.size >= MOST_PICTURES) continue
    const begin = Buffer.from(bytes.subarray(0, 16)).toString('hex')
    const ending = SIGNATURES.find(([signature, at]) => begin.startsWith(signature, 2 * at))?.[2]
    if (ending === undefined) continue
    const file = `picture-${shown.size + 1}.${ending}`
    files.set(file, bytes)
    shown.set(url, file)
  }
  return shown
}

function productsIn(extras: readonly StoredExtra[]): readonly Product[] | undefined {
  const found = extraOf(extras, 'products' satisfies ExtraKind)?.found
  return found?.state === 'ok' ? found.products : undefined
}
