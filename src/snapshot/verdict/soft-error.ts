/** Signs of error pages that are sent with a status of success. */

import { type Branches, branches, pattern, phrases } from '../../lexicon/pattern.ts'
import type { PageFacts } from './facts.ts'
import { isOfSite, speaksOfItself } from './of-a-site.ts'
import { isShort, offers, partsOf, quote } from './rule.ts'

/** Beginnings of error messages. A number alone may be a name, such as "404 Studio". */
const BEGINNINGS = new RegExp(
  branches([
    pattern('u')`
      ^((error|fehler|erreur|errore|erro|fout|błąd|ошибка):? ?)?(404|403|50[0234])([\s:|·•–—-]+(error|
      not found|page|file|forbidden|(internal )?server|bad gateway|service (temporarily )?unavailable|
      gateway|oops)(?!\p{L})|$)
    `,
    ...[/^(page |file |site )?not found(?! ?\?)/, /^(internal )?server error/, /^bad gateway/],
    ...[/^service unavailable/, /^gateway time-?out/],
    'page introuvable',
    /seite (wurde )?nicht gefunden/,
    ...phrases('página no encontrada, página não encontrada, pagina non trovata, pagina niet gevonden'),
    ...['nie znaleziono strony', /sidan (kunde inte hittas|hittades inte)/],
    ...[/siden (blev )?ikke fundet/, 'stránka nenalezena', 'sayfa bulunamadı'],
    ...[
      'страница не найдена',
      'ページが見つかりません',
      /页面(不存在|未找到)/,
      /找不到(页面|网页)/,
      '페이지를 찾을 수 없',
    ],
  ]),
  'iu',
)

/** Interjections and apologies that stand before a message. */
const INTERJECTIONS = [
  ...[
    /o+ps/,
    'whoops',
    /uh[- ]?oh/,
    'oh no',
    /hmm+/,
    /(?:we're |we are )?(?:very )?sorry/,
    'error',
    /40[34]/,
    /50[0234]/,
  ],
  ...[
    'hoppla',
    'ups',
    'entschuldigung',
    /(?:nous sommes )?désolée?s?/,
    'lo sentimos',
    'spiacenti',
    'desculpe',
  ],
  ...[/[:;]-?\(/, '抱歉', '对不起', '申し訳ありません', '죄송합니다'],
]

/** Whole lines that say, in several languages, that a page does not exist. They name the page. */
const NO_PAGE = wholeLine([
  pattern('')`
    (page|(this|that|the|your)( requested)? (page|url|address))( (that )?(you( are|
    're| were) looking for|you('ve| have)? requested))? ((can't|cannot|can not|could not|
    couldn't) be (found|located|displayed)|(was |is )?not found|(wasn't|isn't) found|(doesn't|
    does not|no longer) (seem to )?exists?|(isn't|is not|is no longer|is currently not) (available|
    here|there)( anymore| any more| right now)?|(is )?missing|(has|may have|might have) been (moved|
    removed|deleted)( or (moved|removed|deleted))?)
  `,
  /(we|i) (can't|cannot|could not|couldn't) (seem to )?find (this|that|the) page( you( are|'re| were) looking for)?/,
  pattern('')`
    (die |diese |ihre )?(von ihnen )?((gesuchte|angeforderte|aufgerufene|gewünschte) )?(web|
    internet)?seite ((existiert|gibt es) (hier |leider )?nicht( mehr)?|((wurde|konnte|ist|
    kann) )?(leider )?nicht (mehr )?(gefunden( werden)?|verfügbar|vorhanden|erreichbar))
  `,
  pattern('')`
    ((cette|la) )?page( (demandée|recherchée|que vous (cherchez|recherchez|
    demandez)))? (n'existe (pas|plus)|n'est (pas|plus) disponible|(est )?introuvable|n'a pas (été|
    pu être) trouvée|non trouvée|inexistante|a été supprimée)
  `,
  pattern('')`
    ((esta|la) )?página( (solicitada|que (buscas?|está[s]? buscando)))? (ya )?no (existe|
    (está )?disponible|se (ha encontrado|encuentra|encontró|pudo encontrar)|(ha sido |
    fue )?encontrada)
  `,
  pattern('')`
    ((questa|la) )?pagina( (richiesta|che (cerchi|stai cercando)))? (non (esiste( più)?|
    è (stata trovata|(più )?disponibile)|trovata|disponibile)|inesistente)
  `,
  pattern('')`
    ((esta|essa|a) )?página( (solicitada|que (você )?(procura|
    está procurando)))? (já )?(não (existe( mais)?|(está )?disponível|(foi )?encontrada|
    pôde ser encontrada)|inexistente)
  `,
  pattern('')`
    ((deze|de) )?((opgevraagde|gezochte|gevraagde) )?(web)?pagina( die (u|
    je) zoekt)? (bestaat (helaas )?niet( meer)?|(is |werd )?(helaas )?niet (meer )?(gevonden|
    beschikbaar)|(kon|kan) niet (worden gevonden|gevonden worden))
  `,
  pattern('')`
    (sidan|den här sidan)( du (söker|letar)( efter)?)? (finns (tyvärr )?inte( längre)?|
    existerar inte|(kunde|kan) inte hittas|hittades inte)
  `,
  /vi (hittar|kunde) inte (hitta )?sidan/,
  pattern('')`
    (siden|denne siden?)( du (leder|søger) efter)? (findes (desværre )?ikke( længere)?|
    (blev )?ikke fundet|(kunne|kan) ikke findes|eksisterer ikke)
  `,
  /(siden|denne siden)( du (leter|ser) etter)? (finnes (dessverre )?ikke( lenger)?|ble ikke funnet|eksisterer ikke)/,
  /(vi )?(fant|finner) (dessverre )?ikke siden/,
  /((tätä|etsimääsi|hakemaasi) )?sivua ei (löydy|löytynyt|löydetty|ole( enää)?( olemassa)?)/,
  /(tämä )?sivu ei ole (olemassa|käytettävissä|saatavilla)/,
  /((ta|taka|podana) )?strona(, której szukasz,?)? nie (istnieje|została (znaleziona|odnaleziona))/,
  /nie (znaleziono|znaleźliśmy)( tej| takiej| podanej| szukanej)? strony/,
  'strony nie znaleziono',
  /((tato|hledaná|požadovaná) )?stránka (neexistuje|(nebyla )?nenalezena|nebyla nalezena|není dostupná)/,
  /((bu|aradığınız) )?sayfa (bulunamadı|bulunmuyor|bulunmamaktadır|mevcut değil)/,
  /((эта|такая|запрашиваемая|запрошенная|данная) )?страница (не (найдена|существует)|недоступна|удалена)/,
  /такой страницы (нет|не существует)/,
  /(お探しの|この|ご指定の|該当する)?ページ[はが](見つかりません(でした)?|存在しません|ありません)(でした)?/,
  /(您(要)?(访问|请求|查找|找)的|你(要)?(访问|请求|查找|找)的|该|此|这个)?(页面|网页|頁面|網頁)(不存在|未找到|找不到了?|已(被)?删除)/,
  /找不到(该|此|这个|这|該|這個)?(页面|网页|頁面|網頁)/,
  /((요청하신|찾으시는|해당|이) )?페이지(를|가|는|은)? ?(찾을 수 없습니다|존재하지 않습니다|없습니다|이용할 수 없습니다)/,
])

/**
 * Whole lines that say that something failed. They are also said of other things, so they count only on a
 * page with little other text.
 */
const FAILED = wholeLine([
  /(something|it) (has )?(went|gone) wrong/,
  /(an |some )?(unexpected |unknown |internal )?error (has )?occurred/,
  /we (have )?encountered an (unexpected )?error/,
  /(da |hier )?(ist )?etwas (ist )?(schief ?gelaufen|schief ?gegangen)/,
  /es ist ein (unerwarteter )?fehler aufgetreten/,
  /ein (unerwarteter )?fehler ist aufgetreten/,
  /une erreur (inattendue )?(est survenue|s'est produite)/,
  "quelque chose s'est mal passé",
  /algo (ha salido|salió|fue) mal/,
  /(se ha producido|ha ocurrido|ocurrió|se produjo) un error( inesperado)?/,
  ...['qualcosa è andato storto', /si è verificato un errore( imprevisto)?/, 'algo deu errado'],
  /ocorreu um erro( inesperado)?/,
  ...[/er (is|ging) iets (mis(gegaan)?|fout(gegaan)?)/, 'er is een fout opgetreden'],
  ...['något gick fel', /ett fel (har )?(uppstod|uppstått|inträffade|inträffat)/],
  ...['noget gik galt', /der (opstod|er opstået) en fejl/, 'noe gikk galt'],
  ...[/det (oppstod|har oppstått) en feil/, /jo(ta)?in meni (pieleen|vikaan)/, 'tapahtui virhe'],
  ...['coś poszło nie tak', /wystąpił (nieoczekiwany )?błąd/, /něco se (pokazilo|nepovedlo)/],
  ...['došlo k chybě', 'bir hata oluştu', 'bir şeyler ters gitti'],
  ...[
    'что-то пошло не так',
    /произошла (непредвиденная )?ошибка/,
    'エラーが発生しました',
    '问题发生了',
    '出错了',
  ],
  ...[/发生(了)?错误/, /(오류|문제|에러)가 발생했습니다/],
])

/**
 * Matches what stands above such a message: a number, an exclamation, an apology. Alone it may be a name,
 * such as that of a band.
 */
const BARE = wholeLine([
  ...['404', '403', /50[0234]/],
  ...[/((error|fehler|erreur|errore|erro|fout|błąd|ошибка):? ?)(404|403|50[0234])?/, 'not found'],
  ...[/(404 )?not found/, /o+ps/, 'whoops', /uh[- ]?oh/, 'oh no', /(we're |we are )?sorry/, 'hoppla'],
  ...['ups', 'entschuldigung', /désolée?/],
  ...phrases(
    'lo sentimos, perdón, spiacenti, desculpe, virhe, fel, fejl, feil, chyba, hata, エラー, 错误, 오류',
  ),
])

/** The most characters of a page with only the message, and of one that says that something failed. */
const FEW_CHARS = 400
const LITTLE_CHARS = 250

/**
 * Finds the message as a part of the title or in one of the first two headings, or elsewhere under a heading
 * like "404".
 */
export function softError(page: PageFacts): string | undefined {
  if (!isShort(page, 1000, 20)) return undefined
  return beginning(page) ?? noPage(page) ?? failed(page)
}

/**
 * Finds a title or a single heading that begins like an error message and is not a text about errors ("404
 * Error: what it means").
 */
function beginning(page: PageFacts): string | undefined {
  const alone = page.title === '' || page.headings.length === 1 ? page.headings.slice(0, 1) : []
  const parts = partsOf(page.title).filter((part) => !/^\d+$/.test(part))
  const found = [page.title, ...parts, ...alone].find((line) => {
    const [said] = BEGINNINGS.exec(line) ?? []
    return said !== undefined && said.length >= MIN_SHARE * line.length
  })
  if (found === undefined || (offers(page) && !NO_PAGE.test(found))) return undefined
  // A bar may be called "404" and lead to its menu.
  if (/^\d+$/.test(found) && isOfSite(page, 2) && !speaksOfItself(page)) return undefined
  return quote(BEGINNINGS, found)
}

const MIN_SHARE = 0.3

function noPage(page: PageFacts): string | undefined {
  const [first = '', second = ''] = page.headings
  const isFew = page.text.length <= FEW_CHARS
  // In an article about broken links, the second heading may look like the message.
  const beside = isFew || BARE.test(first) || first === '' ? [second] : []
  const prominent = [...partsOf(page.title), first, ...beside]
  const named = prominent.find((line) => NO_PAGE.test(line))
  if (named !== undefined) return `"${named}"`
  const bare = [page.title, first, second].find((line) => BARE.test(line))
  if (bare === undefined || !isFew || offers(page)) return undefined
  const below = sentencesOf(page).find((sentence) => NO_PAGE.test(sentence) || FAILED.test(sentence))
  const numbered = /\d/.test(first) && BARE.test(first) && BARE.test(second) ? second : undefined
  const message = below ?? numbered
  return message && `"${bare}" and "${message}"`
}

function failed(page: PageFacts): string | undefined {
  if (!isShort(page, LITTLE_CHARS, 5) || offers(page)) return undefined
  const said = [...partsOf(page.title), ...page.headings.slice(0, 2)].find((line) => FAILED.test(line))
  return said && `"${said}" and little else`
}

function sentencesOf(page: PageFacts): string[] {
  return page.lines.flatMap((line) => [
    ...line.split(/(?<=[.!。！])\s*/u),
    ...line.split(/\s*[.,!。，！]\s*/u),
  ])
}

/**
 * Makes an expression that matches a whole line with one of the messages, after an exclamation or apology.
 * Questions do not match ("Page not found?").
 */
function wholeLine(messages: Branches): RegExp {
  return pattern('iu')`^\s*(?:(?:${INTERJECTIONS})[\s!.,:;…–—，。-]*(?:but )?)*(?:${messages})[\s.!…。:(]*$`
}
