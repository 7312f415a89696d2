import { expect, test } from 'vitest'
import { COLOR_NAMES } from '../../../src/data/colors/names.ts'
import { SYSTEMATIC_NAMES } from '../../../src/data/colors/systematic-names.ts'
import { distance } from '../../../src/formats/css/color.ts'
import { colorName } from '../../../src/formats/css/color-names.ts'
import { familyName, parseFamilies } from '../../../src/formats/css/font-family.ts'

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#7f7f7f', 'grey'],
  ['#ff0000', 'bright red'],
  ['#002147', 'navy'],
  ['#0284c7', 'bright cerulean'],
  ['#428bca', 'soft blue'],
  ['#008080', 'teal'],
  ['#f5f5dc', 'cream'],
  ['#dc143c', 'crimson'],
  ['#1da1f2', 'bright blue'],
  ['#ffc0cb', 'light pink'],
  ['#212529', 'bluish black'],
  ['#3d2d56', 'dark violet'],
  ['#2d2a26', 'olive black'],
  ['#374151', 'dark slate'],
  ['#1e293b', 'blackish blue'],
  ['#f8f9fa', 'white'],
  ['#800080', 'deep purple'],
  ['#000080', 'navy blue'],
  ['#ff9900', 'tangerine'],
  ['#1db954', 'green'],
  ['#123456', 'navy'],
  ['#543d3f', 'dark greyish red'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name)
})

test('every name is used once and for one colour', () => {
  const all = [...COLOR_NAMES, ...SYSTEMATIC_NAMES]
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length)
  expect(new Set(all.map(([, hex]) => hex)).size).toBe(all.length)
})

test('colours are as far apart as OKLab says', () => {
  // Of Björn Ottosson's values: black and white differ by a lightness of 1; red is (0.628, 0.225, 0.126) and
  // green (0.866, -0.234, 0.179).
  expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 3)
  expect(distance('#ff0000', '#00ff00')).toBeCloseTo(0.52, 3)
  expect(distance('#123456', '#123456')).toBe(0)
})

test('no part of sRGB is far from a name', () => {
  const steps = [0, 51, 102, 153, 204, 255]
  const hex = (value: number) => value.toString(16).padStart(2, '0')
  const apart = steps.flatMap((r) =>
    steps.flatMap((g) =>
      steps.map((b) => {
        const color = `#${hex(r)}${hex(g)}${hex(b)}`
        return Math.min(...COLOR_NAMES.map(([, named]) => distance(color, named)))
      }),
    ),
  )
  expect(Math.max(...apart)).toBeLessThan(0.13)
})

test.each([
  ['"Open Sans", Arial , sans-serif', ['Open Sans', 'Arial', 'sans-serif']],
  ["'Helvetica   Neue',serif", ['Helvetica Neue', 'serif']],
  ['"Foo, Inc.", x', ['Foo, Inc.', 'x']],
  ['\\65 x', ['ex']],
  ['', []],
])('families of %s', (value, families) => {
  expect(parseFamilies(value)).toEqual(families)
})

test.each([
  ['__Inter_ab12cd', 'Inter'],
  ['__Plus_Jakarta_Sans_4f2a91', 'Plus Jakarta Sans'],
  ['__Inter_Fallback_ab12cd', 'Inter'],
  ['Inter Fallback', 'Inter'],
  ['InterVariable', 'Inter'],
  ['Inter Variable', 'Inter'],
  ['Geist-VF', 'Geist'],
  ['__Inter_ab12', 'Inter'],
  ['__DM_Sans_ab12cd', 'DM Sans'],
  ['__geistSans_1e4310', 'Geist Sans'],
  ['_inter_5s8f', 'Inter'],
  ['_source-sans-3_x5s8f', 'Source Sans 3'],
  ['Inter Fallback: Arial', 'Inter'],
  ['Inter var', 'Inter'],
  ['Roboto Flex Variable', 'Roboto Flex'],
  ['Inter-VariableFont_slnt,wght', 'Inter'],
  ['open_sansregular', 'Open Sans'],
  ['Lato-Regular', 'Lato'],
  ['Graphik Web', 'Graphik'],
  ['Titillium Web', 'Titillium Web'],
  ['Regular', 'Regular'],
  ['Gotham-Bold', 'Gotham-Bold'],
  ['Arial Black', 'Arial Black'],
  ['Archivo Narrow', 'Archivo Narrow'],
  ['Source Serif 4', 'Source Serif 4'],
  ['-apple-system', '-apple-system'],
])('%s is known as %s', (written, name) => {
  expect(familyName(written)).toBe(name)
})
