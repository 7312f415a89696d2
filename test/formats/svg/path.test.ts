import { expect, test } from 'vitest'
import { pathExtent, polygonExtent } from '../../../src/formats/svg/path.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

test.each([
  ['absolute', 'M10 10H30V20H10Z', box(10, 10, 20, 10), 200],
  ['relative', 'm10,10 h20 v10 h-20 z', box(10, 10, 20, 10), 200],
  ['without separators', 'M0 0l10-0.5.5 10.5z', box(0, -0.5, 10.5, 10.5), 52.625],
  ['several commands in one', 'M0 0 10 0 10 10', box(0, 0, 10, 10), 50],
  ['exponents', 'M0 0h1e1v1e1h-1e1z', box(0, 0, 10, 10), 100],
  ['two rings', 'M0 0h10v10h-10zM20 0h10v10h-10z', box(0, 0, 30, 10), 200],
  ['nothing', '', box(0, 0, 0, 0), 0],
])('extent of path data: %s', (_, data, expected, area) => {
  const extent = pathExtent(data)
  expect(extent.box).toEqual(expected)
  expect(extent.area).toBeCloseTo(area, 3)
})

test('a circle of two arcs, flags without separators', () => {
  const { box: round, area } = pathExtent('M0 5a5 5 0 1110 0 5 5 0 11-10 0z')
  expect(round).toEqual(box(0, 0, 10, 10))
  expect(area).toBe(50)
})

test('polygon', () => {
  expect(polygonExtent('0,0 10,0 10,10 0,10')).toEqual({ box: box(0, 0, 10, 10), area: 100 })
})

test('a path of more points than a function may have arguments has an extent', () => {
  const { box } = pathExtent(`M0 0${'l1 0l0 1l-1 0l0-1'.repeat(100_000)}`)
  expect(box).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})
