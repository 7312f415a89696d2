import { anyOf } from './pattern.ts'

/**
 * Percentages and amounts are offers. Only "100 %" is also part of claims. The words were collected by hand
 * in 2026.
 */
export const OFFER = anyOf(
  [
    ...[/(?<!(?:^|\D)100\s?)[%％]/, /(?:100\s?%|half|½) off/, /[$€£¥￥₹₽₺₩₴₫]\s?\d/],
    /\d\s?(?:[$€£¥₹₽₺₩₴₫円元]|(?:usd|eur|euros?|dollars?|pounds|zł|pln|руб\.?|рублей|kr|chf|r\$)(?!\p{L}))/u,
  ],
  'iu',
)
