import { countryName } from '../../../lexicon/countries.ts'
import { pattern } from '../../../lexicon/pattern.ts'
import type { Address } from '../../../model/values.ts'

/** Forms of prefectures, provinces and their like. */
const JAPANESE_PREFECTURES = ['東京都', '北海道', /(?:京都|大阪)府/, /[一-龠]{2,3}県/]
const CHINESE_PROVINCES = [
  /[一-龠]{2,6}省/,
  /[一-龠]{2}(?:壮族|回族|维吾尔)?自治区/,
  /(?=北京|上海|天津|重庆)/,
]
const KOREAN_PROVINCES = [
  /[가-힣]{2,4}(?:특별시|광역시|특별자치시|특별자치도|도)/,
  /서울시?/,
  /부산시?/,
  /인천시?/,
  /대구시?/,
  /대전시?/,
  /광주시?/,
  /울산시?/,
  '경기',
]

/**
 * Addresses in East Asian scripts, which stand on one line and go from the largest part to the smallest.
 * Written after the addressing sheets of the Universal Postal Union.
 */
const FORMS: readonly { country: string; form: RegExp }[] = [
  {
    country: 'JP',
    form: pattern('u')`
      (?:〒\s*(?<code>\d{3}[-‐−－]\d{4})\s*)?(?<state>${JAPANESE_PREFECTURES})\s*
      (?<city>[一-龠ぁ-んァ-ヶー]{1,8}?[市区町村郡])\s*(?<street>[^\s、。,:：|()()]{2,40}\d[^、。,|:：TtFf]{0,40})
    `,
  },
  {
    country: 'CN',
    form: pattern('u')`
      (?<state>${CHINESE_PROVINCES})\s*(?<city>[一-龠]{2,6}市)\s*
      (?<street>[一-龠\w()()·-]{2,40}[路街道巷弄镇村][^\s,。;|]{0,40})(?:[\s,邮编政码::]*(?<code>\d{6}))?
    `,
  },
  {
    country: 'TW',
    form: /(?<code>\d{3,6})?\s*(?<city>[一-龠]{2}[市縣])\s*(?<state>)(?<street>[一-龠]{1,4}[區鄉鎮市][^\s,。;|]{2,40}號[^\s,。;|]{0,12})/u,
  },
  {
    country: 'KR',
    form: pattern('u')`
      (?:[(〒]?\s*(?<code>\d{5})\s*\)?\s*)?(?<state>${KOREAN_PROVINCES})\s+(?<city>[가-힣]{1,5}[시군구])\s+
      (?<street>(?:[가-힣]{1,5}[구읍면]\s+)?[가-힣\d]{1,10}(?:로|길|동|대로)\s*\d[^|]{0,40})
    `,
  },
]

/** The address on a line in Japanese, Chinese or Korean script; undefined where there is none. */
export function readBigEndian(line: string): Address | undefined {
  if (!/[一-龠가-힣]/u.test(line)) return undefined
  for (const { country, form } of FORMS) {
    const parts = line.match(form)?.groups
    if (!parts) continue
    const { street, city, state, code } = parts
    const name = countryName(country)
    return {
      ...(street && { street: street.trim() }),
      ...(city && { city }),
      ...(name && { country: name, countryCode: country }),
      ...(state && { stateProvince: state }),
      ...(code && { postalCode: code.replace(/[‐−－]/g, '-') }),
    }
  }
  return undefined
}
