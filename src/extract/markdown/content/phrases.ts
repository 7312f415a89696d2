import { branches, pattern, phrases, wholeText } from '../../../lexicon/pattern.ts'

const LABELS = phrases(`
  advertisement, ad, sponsored, promoted, loading, please wait, back to top, go to top
  table of contents, contents, on this page, in this article`)

const SHOP_CONTROLS = [
  /quick (?:view|shop|add|look)/,
  /select (?:your )?(?:size|options?)/,
  /choose options?/,
  /(?:\d+ reviews? |no reviews yet )?(?:write|leave|add) a review/,
  /(?:you )?save \d[\d ]*/,
  /(?:your )?recently viewed(?: items| products)?/,
  ...phrases(`
    buy now, shop now, sold out, out of stock, in stock, coming soon, calculate shipping, notify me, size guide
    compare, wishlist`),
]

const MENU_CONTROLS = [
  /sign (?:in|up)/,
  /log ?in/,
  /log ?out/,
  ...phrases(`
    register, subscribe, subscribe now, my account, account, search, menu, home, close, cancel, back
    next, previous, prev, submit, filter, filters, sort, sort by, clear, clear all, apply, reset`),
]

const SHARE_CONTROLS = [
  'share',
  'share this',
  /share on \w+/,
  ...phrases(`
    tweet, pin it, copy link, link copied, copied, copy, print, email, save, download, embed, follow
    follow us, like, reply, quote, report, edit, flag, upvote, downvote, vote`),
]

/**
 * What controls and notices of a page say, as the whole of a line: nobody reads them for what the page tells.
 * Lower case, words only. English, as other languages' are mostly found by their elements.
 */
export const CONTROL_LINES: readonly RegExp[] = [
  /^(?:skip|jump) to (?:the )?(?:main )?(?:content|bottom|top|navigation|search)$/,
  /^(?:add|added) to (?:cart|bag|basket|wish ?list|compare|favorites|part list|my list)$/,
  /^(?:see|show|load|view|read|learn|explore|discover) (?:more|all|less|details)(?: (?:reviews|products|posts|articles|comments))?$/,
  /^(?:more info|more information|find out more|continue reading|expand|collapse|expand all|toggle caption|hide caption)$/,
  wholeText(SHARE_CONTROLS, ''),
  wholeText(MENU_CONTROLS, ''),
  /^(?:sort by|filter by|refine by|view as|items per page|show per page|quantity|qty)(?: .{0,30})?$/,
  wholeText(SHOP_CONTROLS, ''),
  wholeText(LABELS, ''),
  /^(?:jump to|(?:click|tap|swipe|scroll) to (?:expand|enlarge|zoom|reveal|continue|(?:see|view|show|read|load) more))$/,
  /^(?:(?:jump to|print|pin|save|rate)(?: this| the)? (?:recipe|video)(?: |$))+$/,
  /^updated(?: on| at)? .{0,12}\b\d{4}$/,
  /^(?:edit|improve|view|suggest edits to|help us improve) this (?:page|article|document)(?: source)?(?: on \w+)?$/,
  /^(?:edit|view|open) (?:source )?on (?:github|gitlab|bitbucket|codeberg)$/,
  /^last (?:updated|modified|edited) on .{0,30}\d{4} by .{1,30}$/,
  /^(?:previous|next|prev) (?:page|article|chapter|section|topic|lesson|post)$/,
  /^(?:subscribe|sign up|log in|sign in|register) to (?:continue|keep|finish) reading(?: this (?:story|article|post))?$/,
  /^(?:this|your) browser does not support .{0,60}$/,
  /^be the first to review this product$/,
  /^(?:was|is|did|do) (?:this|you find this)(?: \w+){0,4} (?:helpful|useful|help(?: you)?)$/,
  /^(?:image|slide|page) \d+ (?:of|out of) \d+$/,
  /^\d+ (?:likes?|shares?|comments?|replies|views|votes|min(?:ute)?s? read|min)$/,
  /^(?:this (?:post|message) was )?last (?:edited|modified|updated)(?: on| by| at)? .{0,50}\d$/,
  /^(?:ask question|asked|modified|viewed|please sign in to post|you must log in .{0,40}|log in or sign up .{0,40})$/,
  /^(?:all rights reserved|terms of (?:service|use)|privacy policy|cookie (?:policy|settings))$/,
  /^(?:image|photo|picture|photograph)s? (?:credits?|courtesy|by|via)\b.{0,50}$/,
]

const RELATED_BEGINNINGS = [
  /related(?: posts?| articles?| stories| content| reading| video)?/,
  ...[/read (?:more|also|next|this)/, /see (?:also|more)/, 'also read'],
  /you (?:may|might) (?:also )?(?:like|enjoy|be interested)/,
  ...[/more (?:from|on|stories|great|in)/, 'don t miss', 'recommended', 'trending'],
  ...[/most (?:popular|read)/, 'up next', 'further reading', 'click here', /editor s picks?/],
]

/** First words of a line that leads to other pages. */
const RELATED_ENGLISH = pattern('')`^(?:${RELATED_BEGINNINGS})\b`

/** The same in other languages, by language; where words are not set apart, nothing ends them. */
const RELATED_ABROAD = pattern('u')`
  ^(?:
  (?:${branches([
    /lesen sie (?:auch|mehr|weiter)/,
    ...phrases('lies auch, mehr zum thema, siehe auch, auch interessant'),
    /das könnte (?:sie|dich|ihnen|dir)/,
    ...[/(?:weitere|verwandte|ähnliche) (?:artikel|themen|beiträge|nachrichten)/, 'passend dazu'],
    'meistgelesen',
    ...[/(?:à )?lire (?:aussi|également)/, /(?:à )?voir aussi/, /sur le même (?:sujet|thème)/],
    ...[/articles? (?:liés?|similaires?|connexes?)/, 'vous aimerez aussi', 'les plus lus'],
    ...phrases('lea también, lee también, leer más, ver también'),
    /(?:también )?te puede interesar/,
    /(?:noticias|artículos|contenidos?|entradas) relacionad[ao]s?/,
    'lo más leído',
    ...['leggi anche', 'vedi anche', 'potrebbe interessarti'],
    ...[/(?:ti )?potrebbe(?:ro)? interessar[et]i?/, /(?:articoli|notizie) correlat[ei]/, 'i più letti'],
    ...[/leia (?:também|mais)/, /veja (?:também|mais)/],
    ...[/(?:notícias|artigos|matérias|conteúdos?) relacionad[ao]s?/, 'mais lidas'],
    ...[/lees (?:ook|verder)/, 'zie ook', /gerelateerde (?:artikelen|berichten)/, 'ook interessant'],
    'meest gelezen',
    ...[/läs (?:också|även|mer)/, 'les også', 'læs også', 'se även', /relaterade (?:artiklar|nyheter)/],
    ...[/relaterte (?:artikler|saker)/, 'lue myös'],
    /(?:czytaj|przeczytaj|zobacz) (?:też|także|również|więcej)/,
    'czytaj dalej',
    /powiązane (?:artykuły|tematy)/,
    ...[/čtěte (?:také|dále)/, 'přečtěte si', /čítajte (?:aj|tiež)/, /související (?:články|témata)/],
    ...['súvisiace články', /olvass(?:a|on)? tovább/, /kapcsolódó cikk(?:ek)?/, 'citește și'],
    ...[/читайте (?:также|ещё|еще|далее)/, 'смотрите также', 'по теме'],
    ...[/похожие (?:статьи|новости|материалы)/, 'другие новости', 'читайте також', 'дивіться також'],
    ...[/ilgili (?:haberler|yazılar|içerikler)/, 'bunlar da ilginizi'],
    ...[/διαβάστε (?:επίσης|ακόμη|ακόμα)/, /δείτε (?:επίσης|ακόμη)/, /קראו (?:גם|עוד)/],
    ...[/כתבות (?:קשורות|נוספות)/, 'אולי יעניין'],
    /اقرأ (?:أيضا|أيضًا|المزيد|كذلك)/,
    /شاهد (?:أيضا|أيضًا)/,
    /(?:موضوعات|مواضيع|مقالات|أخبار) ذات صلة/,
    ...phrases('यह भी पढ, baca juga, đọc thêm, xem thêm'),
    /관련 ?(?:기사|뉴스)/,
    /함께 (?:읽기|보기|볼)/,
  ])})
  (?!\p{L})|相关(?:阅读|新闻|文章|报道|链接)|延伸阅读|推荐阅读|更多(?:阅读|新闻|文章)|相關(?:閱讀|新聞|文章|報導)|延伸閱讀|推薦閱讀|関連(?:記事|リンク|
  ニュース)|あわせて読みたい|おすすめ記事|ข่าวที่เกี่ยวข้อง|อ่านเพิ่มเติม)
`

/** True of a line, in words only, that begins like one which leads to other pages. */
export const startsRelated = (line: string): boolean =>
  RELATED_ENGLISH.test(line) || RELATED_ABROAD.test(line)

/** A longer line is a headline that happens to begin so. */
const MAX_HEADING_CHARS = 60

const RELATED_HEADINGS = [
  /(?:you|customers|others|people|shoppers|we think you)(?: \w+)? (?:may|might|also|ll)\b.*/,
  /(?:related|similar|recommended|suggested|featured|recently viewed|frequently bought|popular|trending|sponsored)(?: \w+){0,3}/,
  ...[/(?:recommended|picked|more) for you/, /more (?:from|like|in|on|to)\b.*/],
  ...[/(?:latest|recent) (?:posts|news|articles|stories|blogs?)/, /complete the (?:look|set)/],
  ...phrases('pairs well with, shop the look, up next, read next, keep reading'),
  ...[/follow us.*/, /stay (?:connected|in touch|up to date).*/, /(?:join|sign up|subscribe)\b.*/],
  ...[/share this.*/, /(?:customer|product)? ?reviews?/, /leave a (?:reply|comment)/],
  ...['write a review', /filters?/, /refine.*/, 'sort by', 'categories', 'tags'],
]

const RELATED_HEADING_ENGLISH = wholeText(RELATED_HEADINGS, '')

/**
 * True of a heading, in words only, of a part that leads to other pages or to what the visitor did before.
 */
export const isRelatedHeading = (line: string): boolean =>
  RELATED_HEADING_ENGLISH.test(line) || (line.length <= MAX_HEADING_CHARS && RELATED_ABROAD.test(line))
