import { withBrand } from '../design/brand.ts'
import { asSvg, type PlannedMark, plannedMarks } from '../design/marks.ts'
import { designFiles } from '../design/write/index.ts'
import type { DesignMark, DesignResult } from '../model/design.ts'
import { BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import { logoSpec } from '../model/logo.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { Site } from '../model/site.ts'
import { drawnFrom } from './logo.ts'
import type { Asked, Examined, Ports } from './ports.ts'
import { styledPage } from './styleguide.ts'

/** Reads the design of a page like its style guide, draws the marks of its brand, and writes the files. */
export async function designOf(asked: Asked<LookupRequest>, ports: Ports): Promise<DesignResult> {
  const { site, deadline } = asked
  try {
    const { result, snapshot } = await styledPage(asked, ports)
    if (result.state !== 'ok') return result
    if (!snapshot) throw new BlazonError('internal', `${site.domain} is described without its page.`)
    const { fields } = result.record
    const read = withBrand(await ports.design(snapshot, deadline.signal), fields)
    const background = foundValue(read.styleguide.colors.background) ?? '#ffffff'
    const drawn = await marksOf({ result, snapshot }, site, background, ports, deadline.signal)
    const design = { ...read, notes: [...read.notes, ...drawn.notes] }
    return { ...result, design, files: designFiles(design, drawn.marks) }
  } catch (thrown) {
    return failedResult(site.domain, deadline.errorOf(thrown))
  }
}

interface Marks {
  readonly marks: readonly DesignMark[]
  /** Sentences about missing drawings. */
  readonly notes: readonly string[]
}

/** Draws all marks, and those with a vector source as SVG, too. For a drawing that fails, there is a note. */
async function marksOf(
  examined: Examined,
  site: Site,
  background: string,
  ports: Ports,
  signal: AbortSignal,
): Promise<Marks> {
  const drawn = await Promise.all(
    plannedMarks(background).map(async (planned): Promise<Marks> => {
      const bitmap = await markOf(planned, examined, site, ports, signal)
      if (!bitmap.isOfVectors || !planned.path.startsWith('marks/')) return bitmap
      const { marks, notes } = await markOf(asSvg(planned), examined, site, ports, signal)
      return { marks: [...marks, ...bitmap.marks], notes: [...notes, ...bitmap.notes] }
    }),
  )
  const marks = drawn.flatMap((each) => each.marks)
  return { marks, notes: [...new Set(drawn.flatMap((each) => each.notes))] }
}

async function markOf(
  { path, style, isExact }: PlannedMark,
  examined: Examined,
  site: Site,
  { draw }: Ports,
  signal: AbortSignal,
): Promise<Marks & { readonly isOfVectors: boolean }> {
  const none = (note: string) => ({ marks: [], notes: [note], isOfVectors: false })
  const drawn = await drawnFrom(examined, site, logoSpec(style), undefined, draw, signal).catch(
    (thrown: unknown) => {
      signal.throwIfAborted()
      return none(`${path} could not be drawn: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    },
  )
  if ('marks' in drawn) return drawn
  if (drawn.state === 'failed') return none(drawn.message)
  if (drawn.state === 'refused') return none(`${path} was not drawn.`)
  const { bytes, contentType: mediaType, width, height, source } = drawn
  if (isExact && width !== (style.size ?? width))
    return none(`${path} is left out: the icon of the page has fewer pixels.`)
  return {
    marks: [{ path, mediaType, bytes, width, height }],
    notes: [],
    isOfVectors: source.format === 'svg',
  }
}
