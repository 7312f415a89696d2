/** Words around lists of what a product has. By hand, 2026. */

import { pattern, phrases, wholeWords, words } from '../pattern.ts'

/** Headings of lists of features. */
export const FEATURE_HEADING = wholeWords(
  phrases(`
  features, key features, product features, highlights, main features, details, product details, benefits,
  specifications, what you get, includes, included, what's included, about this item, why you'll love it,
  eigenschaften, merkmale, produkteigenschaften, produktmerkmale, vorteile, produktdetails, lieferumfang,
  caractéristiques, points forts, avantages, características, ventajas, caratteristiche, vantaggi, kenmerken,
  eigenschappen, egenskaper, cechy, właściwości, vlastnosti, parametre, parametry, lastnosti, karakteristike,
  caracteristici, характеристики, особенности, преимущества, özellikler, χαρακτηριστικά, المميزات, الخصائص,
  特徴, 特長, 仕様, 特点, 特點, 产品特点, 產品特色, 특징, tính năng, fitur`),
)

/** Names of lists that are something else. */
export const NO_FEATURES = pattern('i')`${words(`
  nav menu breadcrumb tab pagination pager social share swatch thumb gallery carousel slider slick swiper dropdown
  review comment rating footer header toolbar filter facet language currency steps payment account cookie
  sidebar reference toc modal`)}|(?:^|[\W_])(?:size|sizes|color|colors|colour|variant|variants|option|options)(?:[\W_]|$)`

const FOR = phrases(`
  ideal for, perfect for, designed for, made for, suitable for, great for, best for, built for, recommended for,
  intended for, ideal für, perfekt für, geeignet für, entwickelt für, gemacht für, idéal pour, parfait pour,
  conçu pour, ideal para, perfecto para, diseñado para, ideale per, perfetto per, target audience:, target group:,
  zielgruppe:`)

/** Sentences that say for whom something is. */
export const AUDIENCE_PHRASE = pattern(
  'iu',
)`(?:^|[.!]\s+)(?:is |are )?(?:${FOR})\s+((?:[^\s.,;:!?]+\s?){1,6})`
