import { expect, test } from 'vitest'
import { distance } from '../../src/formats/color.ts'
import { COLOR_NAMES, colorName } from '../../src/formats/color-names.ts'
import { familyName, parseFamilies } from '../../src/formats/font-family.ts'

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#7f7f7f', 'grey'],
  ['#ff0000', 'bright red'],
  ['#002147', 'navy'],
  ['#008080', 'teal'],
  ['#f5f5dc', 'cream'],
  ['#dc143c', 'crimson'],
  ['#1da1f2', 'bright blue'],
  ['#ffc0cb', 'light pink'],
])('%s is called %s', (hex, name) => {
  expect(colorName(hex)).toBe(name)
})

test('every name is used once and for one colour', () => {
  expect(new Set(COLOR_NAMES.map(([name]) => name)).size).toBe(COLOR_NAMES.length)
  expect(new Set(COLOR_NAMES.map(([, hex]) => hex)).size).toBe(COLOR_NAMES.length)
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
  ['Regular', 'Regular'],
  ['Gotham-Bold', 'Gotham-Bold'],
  ['Arial Black', 'Arial Black'],
  ['Archivo Narrow', 'Archivo Narrow'],
  ['Source Serif 4', 'Source Serif 4'],
  ['-apple-system', '-apple-system'],
])('%s is known as %s', (written, name) => {
  expect(familyName(written)).toBe(name)
})
