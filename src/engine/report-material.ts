import { withBrand } from '../design/brand.ts'
import { bytesOfDataUrl } from '../formats/data-url.ts'
import type { Design } from '../model/design.ts'
import { asBlazonError } from '../model/errors.ts'
import { type ExtraKind, extraOf, type StoredExtra } from '../model/extras.ts'
import { foundValue } from '../model/finding.ts'
import { LOGO_THEMES, LOGO_TYPES, type LogoSource, type LogoStyle, logoSpec } from '../model/logo.ts'
import type { Product } from '../model/product.ts'
import type { BrandRecord } from '../model/record.ts'
import type { Logo } from '../model/values.ts'
import { allDrawnFrom } from '../paths/logo.ts'
import type { Mark, Material } from '../report/material.ts'
import { bodyOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import type { Parts } from './parts.ts'
import { fontsOf } from './report-fonts.ts'

const NEVER = new AbortController().signal

/** The longer side of marks for download, and of the mark in the index, in pixels. */
const MARK_PX = 512
const THUMB_PX = 80
/** The largest number of pictures of the site in a sheet. */
const MOST_PICTURES = 12
/** A larger picture is left out, so that a report is small enough to be sent. */
const MOST_BYTES = 4_000_000

/**
 * Reads and draws the content of a brand's sheet from stored data. Nothing is requested except fonts, if the
 * settings ask for them.
 */
export async function materialOf(
  record: BrandRecord,
  parts: Parts,
  { fonts = false, signal = NEVER }: { readonly fonts?: boolean; readonly signal?: AbortSignal | undefined },
): Promise<Material> {
  const { store, readers, ownFields, fields } = parts
  const stored = await store.snapshotOf(record.domain)
  const isSame = stored?.url === record.url && stored.capturedAt === record.capturedAt
  const page = isSame ? stored : undefined
  const files = new Map<string, Uint8Array | string>([
    ['record.json', `${JSON.stringify(record, null, 2)}\n`],
  ])
  const notes: string[] = []
  const drawn = page ? await marksOf(record, page, parts, files, signal) : { marks: new Map<string, Mark>() }
  const picture =
    (await store.freshScreenshotOf({
      domain: record.domain,
      page: '',
      type: 'viewport',
      priority: 'quality',
    })) ??
    (await store.freshScreenshotOf({ domain: record.domain, page: '', type: 'viewport', priority: 'speed' }))
  if (picture) files.set('screenshot.png', picture.bytes)
  const design = page && (await designOf(record, page, readers, notes, signal))
  return {
    files,
    ...drawn,
    shown: page ? await picturesOf(record, page, parts, files, signal) : new Map(),
    fonts:
      fonts && design
        ? await fontsOf(record.domain, design.fontFiles, parts, { files, notes }, signal)
        : new Map(),
    screenshot: picture && 'screenshot.png',
    design,
    products: productsIn(await store.extrasOf(record.domain)),
    own: ownFields.map(({ name }) => ({
      name,
      label: fields.get(name)?.line?.label ?? name.replaceAll('_', ' '),
    })),
    notes,
  }
}

/** Reads the design of the page. If this fails, a note says so, and the sheet has no part for the design. */
async function designOf(
  { fields }: BrandRecord,
  page: Snapshot,
  readers: Parts['readers'],
  notes: string[],
  signal: AbortSignal,
): Promise<Design | undefined> {
  try {
    return withBrand(await readers.design(page, signal), fields)
  } catch (thrown) {
    signal.throwIfAborted()
    notes.push(`The style of the page could not be read: ${asBlazonError(thrown).message}`)
    return undefined
  }
}

/** The forms in which marks are drawn. */
const FORMS = LOGO_TYPES.flatMap((type) =>
  LOGO_THEMES.flatMap((theme) => (['png', 'svg'] as const).map((format) => ({ type, theme, format }))),
)
const THUMB: LogoStyle = { type: 'icon', theme: 'light', format: 'png', size: THUMB_PX }

/** Draws the marks in all forms, and adds their files. Equal drawings share a file. */
async function marksOf(
  record: BrandRecord,
  page: Snapshot,
  { decoders }: Pick<Parts, 'decoders'>,
  files: Map<string, Uint8Array | string>,
  signal: AbortSignal,
): Promise<Pick<Material, 'marks' | 'thumb'>> {
  const examined = { result: { state: 'ok', domain: record.domain, record }, snapshot: page } as const
  const styles = [THUMB, ...FORMS.map((form): LogoStyle => ({ ...form, size: MARK_PX, fallback: '404' }))]
  const specs = styles.map(logoSpec)
  const { logos } = decoders
  const [thumb, ...drawn] = await allDrawnFrom(examined, page.site, specs, undefined, logos, signal)
  const marks = new Map<string, Mark>()
  const names = new Map<string, string>()
  for (const [at, { type, theme, format }] of FORMS.entries()) {
    const made = drawn[at]
    // An SVG that contains a bitmap is no vector drawing, but users save an SVG for a vector drawing.
    if (made?.state !== 'ok' || (format === 'svg' && made.source.format !== 'svg')) continue
    const file = names.get(made.hash) ?? `${type}-${theme}.${format}`
    names.set(made.hash, file)
    files.set(file, made.bytes)
    const { width, height, source } = made
    marks.set(`${type} ${theme} ${format}`, { file, width, height, note: noteOf(source) })
  }
  if (thumb?.state !== 'ok') return { marks }
  files.set('thumb.png', thumb.bytes)
  return { marks, thumb: 'thumb.png' }
}

function noteOf({ treatment }: LogoSource): string | undefined {
  if (treatment === 'recoloured') return 'Recoloured, so that it is seen on this background.'
  return treatment === 'plate' ? 'On a plate, so that it is seen on this background.' : undefined
}

/**
 * The first bytes of files that can only be pictures. SVG is not among them. It may contain scripts, so it is
 * never copied.
 */
const SIGNATURES: readonly (readonly [begin: string, at: number, ending: string])[] = [
  ['89504e47', 0, 'png'],
  ['ffd8ff', 0, 'jpg'],
  ['47494638', 0, 'gif'],
  ['57454250', 8, 'webp'],
  ['6674797061766966', 4, 'avif'],
  ['00000100', 0, 'ico'],
]

/**
 * Adds the files of the site's own pictures, if they were stored as a whole. They are listed by their
 * addresses.
 */
async function picturesOf(
  { fields }: BrandRecord,
  page: Snapshot,
  { decoders }: Pick<Parts, 'decoders'>,
  files: Map<string, Uint8Array | string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const shown = new Map<string, string>()
  const pictures: readonly (Pick<Logo, 'url'> & Partial<Logo>)[] = [
    ...(foundValue(fields.logos) ?? []).slice(0, MOST_PICTURES),
    ...(foundValue(fields.backdrops) ?? []).slice(0, MOST_PICTURES),
  ]
  for (const picture of pictures) {
    const { url } = picture
    const bytes = bytesAt(page, url)
    if (!bytes || shown.has(url)) continue
    const begin = Buffer.from(bytes.subarray(0, 16)).toString('hex')
    const ending = SIGNATURES.find(([signature, at]) => begin.startsWith(signature, 2 * at))?.[2]
    const content = ending === undefined ? await drawnAlone(picture, bytes, decoders, signal) : bytes
    if (!content) continue
    const file = `picture-${shown.size + 1}.${ending ?? 'png'}`
    files.set(file, content)
    shown.set(url, file)
  }
  return shown
}

function bytesAt(page: Snapshot, url: string): Uint8Array | undefined {
  if (url.startsWith('data:')) return bytesOfDataUrl(url)
  const resource = resourceAt(page, url)
  const bytes = resource && !resource.partial ? bodyOf(page, resource) : undefined
  return bytes && bytes.length <= MOST_BYTES ? bytes : undefined
}

/** Draws a logo of the site as a bitmap, for the background that the logo is made for. */
async function drawnAlone(
  { url, type, group = 1, mode }: Pick<Logo, 'url'> & Partial<Logo>,
  bytes: Uint8Array,
  decoders: Parts['decoders'],
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (type === undefined) return undefined
  const theme = mode === 'dark' ? 'dark' : 'light'
  const spec = logoSpec({ type, theme, format: 'png', size: 2 * THUMB_PX, square: false, fallback: '404' })
  const named = { name: undefined, label: '', colors: [] }
  const candidates = [{ url, bytes, type, group }]
  const [made] = await decoders.logos({ candidates, named, specs: [spec] }, signal)
  return made && 'bytes' in made ? made.bytes : undefined
}

function productsIn(extras: readonly StoredExtra[]): readonly Product[] | undefined {
  const found = extraOf(extras, 'products' satisfies ExtraKind)?.found
  return found?.state === 'ok' ? found.products : undefined
}
