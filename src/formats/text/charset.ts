import { isUtf8 } from 'node:buffer'
import { byName } from '../../model/by-name.ts'
import { BlazonError } from '../../model/errors.ts'
import { normalizeEncoding, StandardDecoder, sniffHtmlEncoding } from './encodings.ts'
import { guessedEncoding } from './guess-encoding.ts'

/** A text, and the encoding from which it was decoded: a name of the Encoding Standard, in lower case. */
export interface DecodedText {
  readonly text: string
  readonly charset: string
}

/**
 * Decodes a document. The encoding comes, as in the HTML standard, from the byte order mark, the Content-Type
 * header, UTF-16 without a mark, `<meta>` in the first 1,024 bytes, or the XML declaration. Without any of
 * these, it is UTF-8 where nearly all bytes are valid UTF-8. Otherwise it comes from a `<meta>` in a form
 * that the standard ignores, then from a guess by the bytes, and last from the language of the document: the
 * encoding that pages in this language had before UTF-8.
 */
export function decodeHtml(bytes: Uint8Array, contentType?: string): DecodedText {
  const label = charsetOf(contentType)
  const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1')
  const encoding = sniffHtmlEncoding(bytes, {
    ...(label ? { transportLayerEncodingLabel: label } : {}),
    defaultEncoding: bareUtf16(bytes) ?? xmlEncoding(head) ?? '',
  })
  return decodeAs(bytes, encoding || (isUtf8Text(bytes) ? 'UTF-8' : undeclaredEncoding(bytes, head)))
}

function undeclaredEncoding(bytes: Uint8Array, head: string): string {
  if (isMostlyUtf8(bytes)) return 'UTF-8'
  const language = declaredLanguage(head)
  return misspeltEncoding(head) ?? guessedEncoding(bytes, language?.split('-')[0]) ?? formerEncoding(language)
}

/** Returns the legacy encoding that a `<meta>` declares in a wrong form, such as `charset:gbk`. */
function misspeltEncoding(head: string): string | undefined {
  for (const [meta] of head.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<meta\b[^<>]*>/gi)) {
    const [, label = ''] = MISSPELT.exec(meta) ?? []
    const encoding = /\brefresh\b/i.test(meta) ? undefined : nameOf(label)
    if (encoding && !encoding.startsWith('UTF-') && encoding !== 'replacement') return encoding
  }
  return undefined
}

/** Matches the label, which may be in a neighbouring attribute, as in `name="charset" content="gbk"`. */
const MISSPELT = /(?:charset|encoding)[^a-z0-9]{1,5}(?:(?:content|value)[^a-z0-9]{1,5})?([\w:.-]+)/i

/** The standard ignores declarations after this many bytes. */
const PRESCAN_BYTES = 1024

/** Recognises UTF-16 without a byte order mark: every other byte of the first tag is 0. */
function bareUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'UTF-16LE'
  return first === 0 && second === 0x3c && third === 0 && fourth !== 0 ? 'UTF-16BE' : undefined
}

/** Returns the encoding of an XML declaration. It cannot be UTF-16, because it was read as ASCII. */
function xmlEncoding(head: string): string | undefined {
  const [, , label] = /^<\?xml[^>]*?\sencoding\s*=\s*(["'])([^"'>]*)\1/i.exec(head) ?? []
  const encoding = label === undefined ? undefined : nameOf(label)
  return encoding?.startsWith('UTF-16') ? 'UTF-8' : encoding
}

/**
 * Encodings by language, from the HTML standard's table of locales (section 13.2.3.2). All other languages
 * have windows-1252.
 */
const FORMER = byName<string>({
  ...byLanguage('windows-1256', 'ar', 'fa', 'ur'),
  ...byLanguage('windows-1251', 'ba', 'be', 'bg', 'ky', 'mk', 'ru', 'sah', 'sr', 'tg', 'tt', 'uk'),
  ...byLanguage('windows-1250', 'cs', 'hr', 'sk', 'sl'),
  ...byLanguage('iso-8859-2', 'hu', 'pl'),
  ...byLanguage('windows-1257', 'et', 'lt', 'lv'),
  ...byLanguage('windows-1254', 'ku', 'tr', 'az'),
  ...byLanguage('iso-8859-7', 'el'),
  ...byLanguage('windows-1255', 'he'),
  ...byLanguage('windows-874', 'th'),
  ...byLanguage('windows-1258', 'vi'),
  ...byLanguage('shift_jis', 'ja'),
  ...byLanguage('euc-kr', 'ko'),
  ...byLanguage('gb18030', 'zh', 'zh-cn', 'zh-hans'),
  ...byLanguage('big5', 'zh-hant', 'zh-hk', 'zh-mo', 'zh-tw'),
})

function byLanguage(encoding: string, ...languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, encoding]))
}

function formerEncoding(language = ''): string {
  return FORMER[language] ?? FORMER[language.split('-')[0] ?? ''] ?? 'windows-1252'
}

/**
 * Decodes a style sheet. The encoding comes from the byte order mark, the Content-Type header, `@charset`, or
 * the document of the sheet, in this order (CSS Syntax Level 3).
 */
export function decodeCss(
  bytes: Uint8Array,
  contentType: string | undefined,
  documentCharset: string,
): DecodedText {
  const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1')
  const [, declared] = /^@charset "([^"]*)";/.exec(head) ?? []
  for (const label of [charsetOf(contentType), declared, documentCharset]) {
    const encoding = label && nameOf(label, bytes)
    if (!encoding) continue
    // A sheet whose `@charset` could be read as ASCII cannot be UTF-16, whatever it declares.
    return decodeAs(bytes, label === declared && encoding.startsWith('UTF-16') ? 'UTF-8' : encoding)
  }
  return decodeAs(bytes, 'UTF-8')
}

/** Decodes plain text such as a manifest, by the byte order mark or the header, or else as UTF-8. */
export function decodeText(bytes: Uint8Array, contentType?: string): DecodedText {
  return decodeCss(bytes, contentType, 'utf-8')
}

/** Returns the standard's name for a label, or the byte order mark, which takes precedence, if any. */
function nameOf(label: string, bytes: Uint8Array = new Uint8Array()): string | undefined {
  return (
    sniffHtmlEncoding(bytes, { xml: true, transportLayerEncodingLabel: label, defaultEncoding: '' }) ||
    undefined
  )
}

/** Returns the charset of a header. Some servers write it in single quotes, or without a semicolon. */
function charsetOf(contentType: string | undefined): string | undefined {
  // White space is collapsed first, because the expression would begin a match at each space of a long run.
  const type = (contentType ?? '').replace(/\s+/g, ' ')
  return /[;, ]charset ?= ?["']? ?([^ "';,]+)/i.exec(type)?.[1]
}

/** Returns whether bytes are UTF-8. A body that was cut may end inside a character. */
function isUtf8Text(bytes: Uint8Array): boolean {
  for (let cut = 0; cut < 4; cut++) if (isUtf8(bytes.subarray(0, bytes.length - cut))) return true
  return false
}

/**
 * Returns whether nearly all bytes are valid UTF-8. A few may be invalid, where a program cut a character or
 * a comment was copied in another encoding. In other encodings, bytes beyond ASCII hardly ever form valid
 * UTF-8.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const { text } = decodeAs(bytes.subarray(0, MAX_LOOK_BYTES), 'utf-8')
  let [lost, beyond] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit > 0x7f && !isSecondHalf(unit)) beyond++
    if (unit === 0xfffd) lost++
  }
  return lost * 10 < beyond
}

/** Returns whether a UTF-16 unit is the second half of a surrogate pair. */
const isSecondHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** The number of bytes that are examined of a page that is not entirely UTF-8. */
const MAX_LOOK_BYTES = 262_144

/**
 * Decodes bytes by the name of an encoding. Legacy encodings use a decoder with the tables of the standard,
 * because the decoder of Node 20 reads windows-1252 as ISO-8859-1, lacks some encodings, and differs in the
 * rarer characters of Asian encodings.
 */
export function decodeAs(bytes: Uint8Array, name: string): DecodedText {
  const charset = name.toLowerCase()
  // The standard does not decode these (ISO-2022-KR and the like), so that no script can hide in them.
  if (charset === 'replacement') return { text: '\ufffd', charset }
  return { text: decoderOf(charset).decode(bytes), charset }
}

/** Returns a decoder for texts that arrive in pieces. */
export function decoderOf(charset: string): Pick<TextDecoder, 'decode'> {
  return charset === 'utf-8' ? new TextDecoder(charset) : new StandardDecoder(charset)
}

/**
 * Returns the standard's name of the encoding that a user names by any label, such as `windows-1251` for
 * `cp1251`. Throws `invalid_input` for an unknown label.
 */
export function encodingNamed(label: string): string {
  const name = normalizeEncoding(label)
  if (name !== null && name !== 'replacement') return name
  throw new BlazonError(
    'invalid_input',
    `“${label.slice(0, 60)}” is no encoding; it is one such as utf-8, windows-1251, iso-8859-2, shift_jis, gbk or euc-kr.`,
  )
}

/** Returns the language tag of the `html` element, in lower case. `head` is the beginning of a document. */
export function declaredLanguage(head: string): string | undefined {
  return /<html\b[^>]{0,300}?\slang\s*=\s*["']?([a-z-]+)/i.exec(head)?.[1]?.toLowerCase()
}
