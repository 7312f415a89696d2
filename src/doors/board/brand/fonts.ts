/// <reference lib="dom" />
import { useEffect } from 'preact/hooks'
import type { FontFaceOf } from '../../../sheet/type.tsx'

/** Loads the fonts of a brand for its specimens. Their names differ from those of all fonts of the board. */
export function useFonts(faces: readonly FontFaceOf[]): void {
  useEffect(() => {
    const added = faces.map(
      ({ family, source, weight, style }) => new FontFace(family, source, { weight, style, display: 'swap' }),
    )
    for (const face of added) document.fonts.add(face)
    return () => {
      for (const face of added) document.fonts.delete(face)
    }
  }, [faces.map(({ source }) => source).join()])
}
