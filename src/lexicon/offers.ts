import { anyOf } from './pattern.ts'

/**
 * Matches offers: percentages and amounts, except "100 %", which is also common in slogans. The words were
 * collected by hand in 2026.
 */
export const OFFER = anyOf(
  [
    ...[/(?<!(?:^|\D)100\s?)[%％]/, /(?:100\s?%|half|½) off/, /[$€£¥￥₹₽₺₩₴₫]\s?\d/],
    /\d\s?(?:[$€£¥₹₽₺₩₴₫円元]|(?:usd|eur|euros?|dollars?|pounds|zł|pln|руб\.?|рублей|kr|chf|r\$)(?!\p{L}))/u,
  ],
  'iu',
)
