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

/** Sentences that say for whom something is. */
export const AUDIENCE_PHRASE =
  /(?:^|[.!]\s+)(?:(?:is |are )?(?:ideal|perfect|designed|made|suitable|great|best|built|recommended|intended) for|(?:ideal|perfekt|geeignet|entwickelt|gemacht) für|(?:idéal|parfait|conçu) pour|(?:ideal|perfecto|diseñado) para|(?:ideale|perfetto) per|target (?:audience|group)\s*:|zielgruppe\s*:)\s+((?:[^\s.,;:!?]+\s?){1,6})/iu
