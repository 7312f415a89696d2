import { MONTH_NAMES } from '../../../lexicon/month-names.ts'
import { pattern, phrases, wholeText } from '../../../lexicon/pattern.ts'

const ENGLISH_DATE = pattern('u')`
  (?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? )?(?:jan|feb|mar|apr|may|jun|
  jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2} \d{4}(?: .{0,20})?
`

/**
 * Matches a date with the names of its day and month, such as `segunda feira 22 de janeiro de 2018 as 0 13`.
 * In German and other languages the day has a full stop.
 */
const NAMED_DATE = pattern('u')`
  (?:\p{L}+ (?:feira )?)?\d{1,2} (?:de )?(?:${[...MONTH_NAMES.keys()]}) (?:del? )?\d{4}(?: .{0,20})?
`

/** Words before the date of publication or change, in lower case without accents. */
const STAMP_LABELS = phrases(`
  veroffentlicht, erschienen, aktualisiert, publie, mis a jour, publicado, publicada, actualizado,
  actualizada, atualizado, atualizada, postado, pubblicato, aggiornato, gepubliceerd, bijgewerkt, publicerad,
  uppdaterad, publisert, oppdatert, publiceret, opdateret, julkaistu, paivitetty, opublikowano, zaktualizowano,
  publikovano, aktualizovano, publikovane, frissitve, publicat, actualizat, yayinlanma, guncelleme,
  опубликовано, обновлено, опубліковано, оновлено, δημοσιευτηκε, ενημερωθηκε`)

const STAMPS = [
  /(?:first |last |originally )?(?:published|updated|posted|modified)(?: on| at| by)? .*\d/,
  /(?:by|written by|reported by|story by) \p{L}+(?: \p{L}+){0,4}(?: \d{1,2} \d{4}.*)?/u,
  ENGLISH_DATE,
  NAMED_DATE,
  pattern('u')`(?:${STAMP_LABELS})(?!\p{L}).*\d`,
  pattern('u')`\d{1,2} \d{1,2} \d{4}(?: (?:\d{1,2} \d\d\b.{0,20}|(?:${STAMP_LABELS})(?!\p{L}).*))?`,
]

const STAMP_LINE = wholeText(STAMPS, 'u')

/** Whether a line, as words only, names the author or the date of the article. */
export const isStampLine = (line: string): boolean =>
  STAMP_LINE.test(line.normalize('NFKD').replace(/\p{M}/gu, ''))

/**
 * First words of lines that ask the reader to subscribe, join or follow. Sentences of an article begin like
 * this too, so the words count only in a line with a link.
 */
const PROMOTIONS = [
  /(?:please )?subscribe(?: now| today| here| free)?(?: to| for| and)?/,
  /(?:click here to |you can )?sign up(?: now| today| here| free)?(?: to| for)/,
  /join (?:us|our|the (?:conversation|discussion)|now|today|over)/,
  /follow (?:us|me|our|the author|\w+(?: \w+)? on (?:twitter|facebook|instagram|x|linkedin|youtube|threads))/,
  /(?:get|download|try) (?:our|the) (?:free )?(?:\w+ ){0,2}(?:app|newsletters?)/,
  /get (?:the |our )?(?:latest|best|more)\b.* (?:inbox|e ?mail|newsletter)/,
  /(?:like|find) us on/,
  /if you (?:enjoyed|liked|like|enjoy) this (?:article|post|story|piece)/,
  /(?:become|support us by becoming) (?:a|an) (?:\w+ )?(?:member|subscriber|patron)/,
  ...[/(?:jetzt |hier )?abonnieren sie/, /melden sie sich (?:jetzt |hier )?(?:an|fur)/, /folgen sie uns/],
  ...phrases('abonnez vous, inscrivez vous, suivez nous, rejoignez nous'),
  ...phrases(
    'suscribete, suscribase, inscribete, siguenos, siga nos, siganos, inscreva se, assine, acesse o nosso',
  ),
  ...phrases('iscriviti, abbonati, seguici, abonneer je, schrijf je in, volg ons, meld je aan'),
  ...phrases('prenumerera, folj oss, folg oss, abonner pa, tilaa, seuraa meita, zapisz sie, subskrybuj'),
  ...phrases('prihlaste se k odberu, sledujte nas, iratkozz fel, aboneaza te, abone ol, bizi takip'),
  ...phrases('подпишитесь, подписывайтесь, подписаться, підпишіться, підписуйтесь, εγγραφειτε, ακολουθηστε'),
]

const PROMOTION = pattern('u')`^(?:${PROMOTIONS})(?!\p{L})`

/** Whether a line, as words only, begins like a request to subscribe or join. */
export const startsPromotion = (line: string): boolean =>
  PROMOTION.test(line.normalize('NFKD').replace(/\p{M}/gu, ''))
