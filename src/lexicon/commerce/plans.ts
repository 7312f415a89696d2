/** Words of pricing pages, by what they tell of a plan. By hand, 2026. */

import { phrases, wholeText, wholeWords } from '../pattern.ts'

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

/** It is paid for what is used. */
export const PER_USE = wholeWords([
  ...phrases(`
  per request, per 1,000 requests, per 1k requests, per million requests, per call, per api call, per gb, per gib, per hour, per minute,
  per transaction, per message, per sms, per email, per event, per credit, per token, per 1m tokens, pay as you go, pay-as-you-go,
  /gb, /request, /hour, /1k, usage-based, per use, pro gb, pro anfrage, pro stunde, pro transaktion, nach verbrauch,
  par requête, por solicitud`),
])
export const USE_SIGNS = /従量課金|リクエストあたり|回あたり/u

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
