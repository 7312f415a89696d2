import { withBrand } from '../design/brand.ts'
import { type PlannedMark, plannedMarks } from '../design/marks.ts'
import { designFiles } from '../design/write/index.ts'
import type { DesignMark, DesignResult } from '../model/design.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import { foundValue } from '../model/finding.ts'
import { type LogoResult, logoSpec } from '../model/logo.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { Site } from '../model/site.ts'
import { allDrawnFrom } from './logo.ts'
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

/** Draws all marks. For a drawing that fails, there is a note. */
async function marksOf(
  examined: Examined,
  site: Site,
  background: string,
  { draw }: Ports,
  signal: AbortSignal,
): Promise<Marks> {
  const planned = plannedMarks(background)
  const specs = planned.map(({ style, isExact = style.format === 'svg' }) => ({
    ...logoSpec(style),
    isExact,
  }))
  try {
    const drawn = await allDrawnFrom(examined, site, specs, undefined, draw, signal)
    return markFiles(planned, new Map(planned.map(({ path }, at) => [path, drawn[at]])))
  } catch (thrown) {
    signal.throwIfAborted()
    return { marks: [], notes: [`The marks could not be drawn: ${asBlazonError(thrown).message}`] }
  }
}

function markFiles(
  planned: readonly PlannedMark[],
  drawn: ReadonlyMap<string, LogoResult | undefined>,
): Marks {
  const isOfVectors = (path: string) => {
    const one = drawn.get(path)
    return one?.state === 'ok' && one.source.format === 'svg'
  }
  const notes = new Set<string>()
  const marks = planned.flatMap(({ path, style: { format, size }, isExact }): DesignMark[] => {
    // Users save an SVG for a vector drawing, which has to be of the same picture as the PNG.
    const ofVectors = format !== 'svg' || (isOfVectors(path) && isOfVectors(path.replace(/svg$/, 'png')))
    const one = drawn.get(path)
    if (!ofVectors) return []
    if (one?.state !== 'ok') notes.add(one?.state === 'failed' ? one.message : `${path} was not drawn.`)
    else if (isExact && one.width !== size)
      notes.add(`${path} is left out: the icon of the page has fewer pixels.`)
    else return [{ path, mediaType: one.contentType, bytes: one.bytes, width: one.width, height: one.height }]
    return []
  })
  return { marks, notes: [...notes] }
}
