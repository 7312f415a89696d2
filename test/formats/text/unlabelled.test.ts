import { encode } from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../src/formats/text/unlabelled.ts'
import { wholeText } from '../../../src/formats/text/utf.ts'

/** The text of bytes that come in pieces of that size, and what is said of it. */
async function read(bytes: Uint8Array, size: number, encoding?: string) {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  const notices: string[] = []
  let text = ''
  for await (const piece of textOf(pieces, { encoding, onNotice: (notice) => notices.push(notice) }))
    text += piece
  return { text, notices }
}

const REMEDY =
  'save it in UTF-8, or name its encoding: --encoding windows-1251, for example, or `encoding` in a program.'
const WESTERN = 'company\r\nMüller GmbH\r\nSociété “Générale”\r\n« À l’Été »\r\nCréée Nº1 ™®\r\n100 m³/h, ½ €'

describe('a text of which nobody says the encoding', () => {
  it.each([
    ['UTF-8', Buffer.from(WESTERN), WESTERN],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${WESTERN}`), WESTERN],
    ['UTF-8 in other scripts', Buffer.from('株式会社\nГазпром\n😀'), '株式会社\nГазпром\n😀'],
    ['UTF-16 with a mark', encode(WESTERN, 'utf16le', { addBOM: true }), WESTERN],
    ['UTF-16 without a mark', encode(WESTERN, 'utf16le'), WESTERN],
    ['UTF-16 of the other order without a mark', encode(WESTERN, 'utf-16be'), WESTERN],
    ['nothing', Buffer.from(''), ''],
    ['one byte', Buffer.from('a'), 'a'],
  ])('is read, if it is %s, and nothing is said', async (_, bytes, text) => {
    for (const size of [1, 2, 7, 1_000]) expect(await read(bytes, size)).toEqual({ text, notices: [] })
  })

  it('is read as windows-1252 from its first character beyond ASCII on, which is said once', async () => {
    const bytes = encode(`${'ascii\r\n'.repeat(3_000)}${WESTERN}`, 'windows-1252')
    const told = (word: string) => [
      `The text is not UTF-8: it is read as windows-1252, as in “${word}”. If that is wrong, ${REMEDY}`,
    ]
    for (const size of [1, 7, 1_000, 1e6]) {
      const { text, notices } = await read(bytes, size)
      expect(text.endsWith(WESTERN)).toBe(true)
      expect(notices).toHaveLength(1)
    }
    expect((await read(bytes, 1e6)).notices).toEqual(told('Müller'))
    expect(await read(Uint8Array.of(0x62, 0xfc), 9)).toEqual({ text: 'bü', notices: told('bü') })
  })

  it('that begins as a character of UTF-8 and ends there is windows-1252', async () => {
    expect(await read(Uint8Array.of(0x61, 0xc3), 1)).toMatchObject({ text: 'aÃ' })
  })

  it('in UTF-8 may have a damaged place, which is said once', async () => {
    const bytes = Buffer.concat([Buffer.from('Müller\nK'), Uint8Array.of(0xe4), Buffer.from('rcher,\n')])
    for (const size of [1, 3, 100]) expect((await read(bytes, size)).text).toBe('Müller\nK\ufffdrcher,\n')
    expect((await read(bytes, 100)).notices).toEqual([
      `Some characters are not UTF-8: they are read as in “K\ufffdrcher”. If there are many, ${REMEDY}`,
    ])
  })

  it.each([
    ['windows-1250', 'Wrocław'],
    ['iso-8859-2', 'Gdańsk, wsparcie bąbel'],
    ['iso-8859-2', 'Kraśnik'],
    ['windows-1252', 'Kärcher, MÃ¼ller'],
    ['windows-1252', 'Kärcher, â€œAcme'],
    ['windows-1251', 'Газпром'],
    ['windows-1253', 'Ελλάδα'],
    ['windows-1255', 'שלום'],
    ['windows-1256', 'شركة'],
    ['windows-874', 'บริษัท'],
    ['shift_jis', '株式会社トヨタ'],
    ['euc-kr', '주식회사'],
    ['gbk', '有限公司'],
    ['big5', '有限公司'],
  ])('is refused in %s, where windows-1252 would be wrong', async (encoding, text) => {
    for (const size of [1, 3, 100])
      await expect(read(encode(`a\n${text}\n`, encoding), size)).rejects.toMatchObject({
        code: 'invalid_input',
        message: expect.stringMatching(
          /neither UTF-8 nor windows-1252, .* “.+”: save it in UTF-8, or name its/,
        ),
      })
  })
})

describe('a text of which somebody says the encoding', () => {
  it.each([
    ['windows-1251', 'Газпром'],
    ['cp1251', 'Газпром'],
    ['Shift_JIS', '株式会社トヨタ'],
    ['GBK', '有限公司'],
    ['euc-kr', '주식회사'],
    ['iso-8859-2', 'Gdańsk, Győr'],
    ['UTF-16LE', 'Müller'],
    ['utf8', 'Müller'],
  ])('is read as %s, and nothing is said', async (encoding, text) => {
    const bytes = encode(`a\n${text}\n`, encoding)
    for (const size of [1, 3, 100])
      expect(await read(bytes, size, encoding)).toEqual({ text: `a\n${text}\n`, notices: [] })
  })

  it('may be damaged, which is said once', async () => {
    const bytes = Uint8Array.of(0x61, 0xff, 0xff, 0xff, 0x62)
    expect(await read(bytes, 9, 'utf-8')).toEqual({
      text: 'a\ufffd\ufffd\ufffdb',
      notices: [expect.stringContaining('Some characters are not UTF-8: they are read as in “a\ufffd')],
    })
    expect((await read(bytes, 9, 'euc-kr')).notices).toHaveLength(1)
  })

  it.each(['', 'klingon', 'iso-2022-kr'])('is not read in “%s”', async (encoding) => {
    await expect(read(Buffer.from('a'), 9, encoding)).rejects.toMatchObject({
      code: 'invalid_input',
      message: `“${encoding}” is no encoding; it is one such as utf-8, windows-1251, iso-8859-2, shift_jis, gbk or euc-kr.`,
    })
  })
})

it('UTF-8 of a text that was damaged before is read, however it is cut', async () => {
  const text = `Müller\n${'Caf\ufffd\n'.repeat(40)}`
  for (const size of [1, 2, 3, 5, 64])
    expect((await read(Buffer.from(text), size)).text.replaceAll('\r', '')).toBe(text)
})

it('a text that begins as UTF-8 does by chance is refused, and read where its encoding is named', async () => {
  // Of the first of these words the first character is valid in UTF-8, too.
  const text = '隆基绿能,有限公司\n中国石油,北京\n'
  const bytes = encode(text, 'gbk')
  expect(Buffer.from(bytes.subarray(0, 2)).toString()).not.toContain('\ufffd')
  for (const size of [1, 3, 100])
    await expect(read(bytes, size)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(
        /^The text is in another encoding\. .* as in “.+”: save it in UTF-8, or name/,
      ),
    })
  expect(await read(bytes, 3, 'gbk')).toEqual({ text, notices: [] })
})

it('a whole file is UTF-8 or UTF-16, with or without a mark', () => {
  for (const bytes of [
    Buffer.from('Müller'),
    Buffer.from('\ufeffMüller'),
    encode('Müller', 'utf16le', { addBOM: true }),
    encode('Müller', 'utf-16be', { addBOM: true }),
    encode('Müller', 'utf16le'),
  ])
    expect(wholeText(bytes)).toBe('Müller')
  expect(wholeText(encode('Müller', 'windows-1252'))).toBeUndefined()
})
