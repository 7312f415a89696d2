import { expect } from 'vitest'
import type { PagePicture } from '../../src/model/screenshot.ts'
import { decode } from '../../src/pictures/decode.ts'

/**
 * Colours in the horizontal middle of a picture, at these heights in its own pixels. Each is named by its
 * strongest channel, or `white` or `black`.
 */
export async function coloursAt(picture: PagePicture | undefined, ...heights: readonly number[]) {
  if (!picture) throw new Error('There is no picture')
  const seen = await decode(picture.bytes)
  if ('reason' in seen) throw new Error(seen.reason)
  expect([seen.format, seen.width, seen.height]).toEqual(['png', picture.width, picture.height])
  const { data, width, height } = seen.pixels
  return heights.map((y) => {
    const at = (Math.floor((y / picture.height) * height) * width + Math.floor(width / 2)) * 4
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const bits = [red, green, blue].map((value) => (value > 128 ? 1 : 0)).join('')
    return NAMES[bits] ?? bits
  })
}

const NAMES: Readonly<Record<string, string>> = {
  '111': 'white',
  '000': 'black',
  '100': 'red',
  '010': 'green',
  '001': 'blue',
}
