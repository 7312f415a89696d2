import { EAST_ASIAN_PLACES } from '../../../data/languages/east-asian-places.ts'
import { countryName } from '../../../lexicon/countries.ts'
import { pattern } from '../../../lexicon/pattern.ts'
import type { Address } from '../../../model/values.ts'

const regionsOf = (language: string) => EAST_ASIAN_PLACES[language]?.regions ?? []
const JAPANESE_PREFECTURES = regionsOf('ja')
const CHINESE_PROVINCES = regionsOf('zh')
const KOREAN_PROVINCES = regionsOf('ko')
const NAMED_LIKE_KINDS = EAST_ASIAN_PLACES.ja?.cities ?? []

/** Matches a city with its ward, a town in a county, or a ward of Tokyo. */
const JAPANESE_CITY = [
  pattern('u')`(?:${NAMED_LIKE_KINDS})市`,
  /[一-龠ぁ-んァ-ヶー]{1,5}?郡[一-龠ぁ-んァ-ヶー]{1,5}?[町村]/u,
  /[一-龠ぁ-んァ-ヶー]{1,6}?市(?:[一-龠]{1,3}区)?/u,
  /[一-龠ぁ-んァ-ヶー]{1,5}?[区町村]/u,
]

/**
 * Forms of addresses in East Asian scripts, which are on one line and go from the largest part to the
 * smallest. `code` matches a line above or below that has only the postcode. Source: addressing sheets of the
 * Universal Postal Union.
 */
const FORMS: readonly { country: string; form: RegExp; code: RegExp }[] = [
  {
    country: 'JP',
    form: pattern('u')`
      (?:〒\s*(?<code>\d{3}[-‐−－]\d{4})\s*)?(?<state>${JAPANESE_PREFECTURES})\s*
      (?<city>${JAPANESE_CITY})\s*(?<street>[^\s、。,:：|()()]{1,40}?\d(?:[^、。,，|:：（TtFf]|(?<=\d)F(?![A-Za-z])){0,40})
    `,
    code: /^〒?\s*(\d{3}-\d{4})$/,
  },
  {
    country: 'JP',
    form: pattern('u')`
      (?:^|[\s:：])(?:〒\s*(?<code>\d{3}[-‐−－]\d{4})\s*)?(?<state>)(?<city>${JAPANESE_CITY})\s*
      (?<street>[^\s、。,:：|()()]{1,20}?\d{1,4}(?:丁目|番|-\d)(?:[^、。,，|:：（TtFf]|(?<=\d)F(?![A-Za-z])){0,40})
    `,
    code: /^〒?\s*(\d{3}-\d{4})$/,
  },
  {
    country: 'CN',
    form: pattern('u')`
      (?<state>${CHINESE_PROVINCES})\s*(?<city>[一-龠]{2,6}市)\s*
      (?<street>[一-龠\w()（）·-]{2,40}[路街道巷弄镇村][^\s,，。;；|]{0,40})(?:[\s,，（(邮编政码:：]*(?<code>\d{6}))?
    `,
    code: /(?:^|邮编|邮政编码|邮码)[:：\s]*(\d{6})(?=$|\s)/,
  },
  {
    country: 'CN',
    form: pattern('u')`
      (?:^|[\s:：])(?<state>)(?<city>[一-龠]{2,4}市)(?<street>[一-龠]{1,6}[区县市][一-龠\w()（）·-]{1,30}[路街道巷弄]
      [^\s,，。;；|]{0,6}[号號][^\s,，。;；|]{0,30})(?:[\s,，（(邮编政码:：]*(?<code>\d{6}))?
    `,
    code: /(?:^|邮编|邮政编码|邮码)[:：\s]*(\d{6})(?=$|\s)/,
  },
  {
    country: 'TW',
    form: /(?<code>\d{3,6})?\s*(?<city>[一-龠]{2}[市縣])\s*(?<state>)(?<street>[一-龠]{1,4}[區鄉鎮市][^\s,，。;；|]{2,40}號[^\s,，。;；|]{0,12})/u,
    code: /(?:^|郵遞區號)[:：\s]*(\d{3}(?:\d{2,3})?)$/,
  },
  {
    country: 'KR',
    form: pattern('u')`
      (?:[(〒]?\s*(?<code>\d{5})\s*\)?\s*)?(?<state>${KOREAN_PROVINCES})\s+
      (?<city>[가-힣]{1,5}시\s+[가-힣]{1,4}구|[가-힣]{1,5}[시군구])\s+
      (?<street>(?:[가-힣]{1,5}[구읍면]\s+)?[가-힣\d]{1,10}(?:로|길|동|대로)\s*\d[^|]{0,40})
    `,
    code: /^\(?(?:우|우편번호)?\)?[:：\s]*(\d{5})\)?$/,
  },
]

/** Matches the postcode after a Korean street: `테헤란로 152 (우) 06236`, `센텀중앙로 97 (48058)`. */
const CODE_BEHIND = /[\s,(]*(?:우편번호|우)?\)?[:：\s(]*(?<!\d)(\d{5})\)?\s*$/

/** Returns the address on a Japanese, Chinese or Korean line. `near`: lines that may have the postcode. */
export function readBigEndian(line: string, near: readonly string[]): Address | undefined {
  if (!/[一-龠가-힣]/u.test(line)) return undefined
  for (const { country, form, code: alone } of FORMS) {
    const parts = line.match(form)?.groups
    if (!parts) continue
    const { street = '', city, state } = parts
    const behind = country === 'KR' ? street.match(CODE_BEHIND) : null
    const code =
      parts.code ??
      behind?.[1] ??
      [line, ...near].map((text) => text.match(alone)?.[1]).find((found) => found)
    const own = (behind ? street.slice(0, behind.index) : street).trim()
    const name = countryName(country)
    return {
      ...(own && { street: own }),
      ...(city && { city }),
      ...(name && { country: name, countryCode: country }),
      ...(state && { stateProvince: state }),
      ...(code && { postalCode: code.replace(/[‐−－]/g, '-') }),
    }
  }
  return undefined
}
