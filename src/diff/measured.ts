import type { BrandDiff } from '../model/diff.ts'
import type { Picture, PictureFile } from '../model/picture.ts'
import { type DiffSettings, diffBrands } from './index.ts'
import { picturesToMeasure, type Side } from './pictures.ts'

/** Measures pictures by their bytes, in another process. */
export type MeasureFiles = (
  files: readonly PictureFile[],
) => Promise<{ readonly pictures: readonly Picture[] }>

/**
 * Does the same as `diffBrands`, but first measures the pictures that can only be compared by their pixels.
 */
export async function measuredDiff(
  before: Side,
  after: Side,
  measure: MeasureFiles,
  settings: Omit<DiffSettings, 'pictures'> = {},
): Promise<BrandDiff> {
  const wanted = picturesToMeasure(before, after, settings.fields)
  const { pictures } = wanted.size > 0 ? await measure([...wanted.values()]) : { pictures: [] }
  const facts = [...wanted.keys()].flatMap((hash, at) =>
    pictures[at] ? [[hash, pictures[at]] as const] : [],
  )
  return diffBrands(before, after, { ...settings, pictures: Object.fromEntries(facts) })
}
