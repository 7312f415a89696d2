/** Words of pricing pages, by what they tell of a plan. By hand, 2026. */

import { pattern, phrases, wholeText, wholeWords } from '../pattern.ts'

/** Behind or around an amount: it is paid every month. */
export const PER_MONTH = wholeWords([
  ...phrases(`
  month, mo, monthly, per month, a month, billed monthly, monat, monatlich, pro monat, mtl., mtl, mois, par mois, mensuel, mes,
  al mes, mensual, mese, al mese, mensile, mês, por mês, mensal, maand, per maand, månad, måned, kk, miesiąc,
  miesięcznie, měsíc, měsíčně, mesiac, mesačne, hó, месяц, в месяц, ay, aylık`),
])
/** It is paid every year. */
export const PER_YEAR = wholeWords([
  ...phrases(`
  year, yr, yearly, annually, annual, per year, a year, p.a., jahr, jährlich, pro jahr, an, par an, annuel, año, al año,
  anual, anno, all'anno, annuale, ano, por ano, jaar, per jaar, år, vuosi, rok, rocznie, ročně, ročne, év, год, в год, yıl, yıllık`),
])
/** Scripts without spaces between words. */
export const MONTH_SIGNS = /月額|\/\s*月|ヶ月|か月|每月|\/\s*월|월/u
export const YEAR_SIGNS = /年額|\/\s*年|每年|\/\s*년/u

/** It is paid for each person. */
export const PER_SEAT = wholeWords([
  ...phrases(`
  per user, per seat, per member, per person, per agent, per editor, per employee, per license, /user, /seat, /member,
  user/month, user/mo, seat/month, seat/mo, per user/month, pro nutzer, je nutzer, pro benutzer, pro arbeitsplatz, pro mitarbeiter,
  par utilisateur, por usuario, per utente, por usuário, per gebruiker, per användare, za użytkownika, na uživatele`),
])
export const SEAT_SIGNS = /ユーザーあたり|1ユーザー|人あたり|\/\s*ユーザー|每用户|每位用户/u

const UNITS_OF_USE = phrases(`
  request, requests, call, calls, minute, minutes, min, hour, hours, hr, second, seconds, message, messages, sms, email
  emails, transaction, transactions, event, events, credit, credits, token, tokens, image, images, page, pages, document
  documents, character, characters, query, queries, lookup, lookups, kb, mb, gb, gib, tb, kwh, anfrage, anfragen, stunde
  nachricht, seite, seiten, bild, aufruf, requête, appel, solicitud, minuto, llamada, transacción`)
const SO_MANY = /(?:\d[\d.,]*\s?(?:k|m|million)?\s?|million\s|thousand\s)?/

/** It is paid for what is used: `per 1,000 requests`, `$0.006/minute`, `pay as you go`. */
export const PER_USE = pattern('iu')`
  (?<![\p{L}\p{N}_])(?:(?:per|pro|par|por|al|za|each)\s${[SO_MANY]}(?:${UNITS_OF_USE})|(?:a|an)\s(?:${UNITS_OF_USE})|
  usage-based|per use|api call|per api call|pay as you go|pay-as-you-go|nach verbrauch|à l’usage)(?![\p{L}\p{N}_])|
  /\s?${[SO_MANY]}(?:${UNITS_OF_USE})(?![\p{L}\p{N}_])|/\s?1[km](?![\p{L}\p{N}_])
`
export const USE_SIGNS = /従量課金|リクエストあたり|回あたり/u

/** How long something may be used that is paid once: `valid for a year`, `gültig 12 Monate`. */
const VALID: readonly string[] = [
  ...phrases(
    'valid, validity, expires, good for, use within, gültig, gültigkeit, einlösbar, valable, validité',
  ),
  ...phrases(
    'válido, válida, validez, caduca, valido, valida, validità, validade, geldig, geldigheid, giltig, giltighet',
  ),
  ...phrases(
    'gyldig, voimassa, ważny, ważna, ważność, platný, platná, platnost, érvényes, действует, действителен, geçerli',
  ),
]
export const VALIDITY = pattern('giu')`
  (?:(?:\d{1,3}|one|ein|eine|un|una|een)[\s-]\p{L}{2,12}\s(?:lang\s)?)?(?<!\p{L})(?:${VALID})(?!\p{L})[^.;|\n]{0,40}
`
/** A share of what is sold, in place of a price: `2.9% + $0.30`, `1.5 % per transaction`. */
export const SHARE =
  /^\W{0,3}\d{1,2}(?:[.,]\d{1,3})?\s?%\s*(?:\+|plus\b|per\b|of\b|pro\b|par\b|por\b|vom\b|fee|commission)/iu

/** The name or price of a plan that costs nothing. */
export const FREE = wholeText(
  phrases(`
  free, free forever, forever free, always free, $0, 0 €, €0, kostenlos, gratis, gratuit, grátis, gratuito, kostenfrei,
  za darmo, zdarma, zadarmo, бесплатно, ücretsiz, 無料, 免费, 무료`),
)
/** What stands in place of a price that has to be asked for. */
export const ON_REQUEST = wholeWords(
  phrases(`
  custom, custom pricing, contact us, contact sales, talk to sales, let's talk, get a quote, request a quote, talk to us,
  individuell, auf anfrage, preis auf anfrage, kontaktieren sie uns, sur devis, sur demande, nous contacter,
  a medida, contactar, contáctanos, su richiesta, contattaci, sob consulta, op aanvraag, na zapytanie, na vyžádání`),
)
export const REQUEST_SIGNS = /お問い合わせ|要相談|联系我们|문의/u
