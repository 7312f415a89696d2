import { describe, expect, it } from 'vitest'
import { parseDate } from '../../../src/formats/text/date.ts'

const rows: readonly [text: string, date: string | undefined][] = [
  ['2017-07-05', '2017-07-05'],
  ['2017-07-05T22:30:00-0700', '2017-07-05T22:30:00-07:00'],
  ['2017-07-05T10:30:00+00:00', '2017-07-05T10:30:00.000Z'],
  ['2017-07-05T10:30:00+99:00', '2017-07-05'],
  ['2017-07-05T10:30:00', '2017-07-05T10:30:00.000Z'],
  ['2017-07-05 9:05', '2017-07-05T09:05:00.000Z'],
  ['20170705', '2017-07-05'],
  ['Wed, 05 Jul 2017 10:30:00 GMT', '2017-07-05T10:30:00.000Z'],
  ['Posted on July 5th, 2017 by Jo', '2017-07-05'],
  ['12 Jan, 2016, 10.34PM IST', '2016-01-12'],
  ['2016/1/12', '2016-01-12'],
  ['1499250600', '2017-07-05T10:30:00.000Z'],
  ['2017-02-31', undefined],
  ['yesterday', undefined],
  ['', undefined],
]

describe('parseDate', () => {
  it.each(rows)('%s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })
})
