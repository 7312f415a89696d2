/**
 * What stands around a name in alternative texts, links and titles: "Acme logo white", "Go to Acme homepage", "Welcome to
 * Acme". Many of these words are a name's own as often ("Zara Home", "Visit Denver"): a declared name keeps them.
 */
export const LABEL_PREFIX =
  /^(?:(?:go|return|back|link)\s+to\s+(?:the\s+)?|visit\s+(?:the\s+)?|welcome\s+to\s+|willkommen\s+(?:bei|auf)\s+|bienvenue\s+(?:chez|sur|à)\s+|bienvenidos?\s+a\s+|benvenuti?\s+(?:su|in|da)\s+|(?:the\s+)?(?:site\s+|company\s+|brand\s+|header\s+|footer\s+)?logo(?:\s+(?:of|for|de|der|von))?\s*[:\-–]?\s+|(?:home|首页|首頁|主页|ホーム|トップページ)\s*[:：\-－–_|]\s*)/i

export const LABEL_SUFFIX =
  /(?:[\s\-–|:,_]+(?:(?:site|company|brand|header|footer|main|desktop|mobile|text|full|primary|white|black|dark|light|colou?r|horizontal|vertical|small|large|svg|png)\s+)*(?:logo(?:type|mark)?|icon|wordmark|home\s?page|home|home-?seite|official (?:web)?site|startseite|accueil|inicio|logotipo|logotyp|ロゴ|公式サイト|公式|首页|首頁|オフィシャルサイト|官网|官方网站|공식 홈페이지|الموقع الرسمي|официальный сайт)(?:[\s\-–_]+(?:white|black|dark|light|colou?r|svg|png|image|img|link|desktop|mobile|\d+))*)$/i

/** What no name ends or begins with, however it is declared. */
export const PAGE_SUFFIX =
  /[\s\-–|:,_]+(?:(?:the )?official (?:web)?site|official home\s?page|オフィシャルサイト|公式サイト|公式ホームページ|官网|官方网站|官方網站|공식 홈페이지|الموقع الرسمي|официальный сайт|site officiel|sito ufficiale|sitio (?:web )?oficial|site oficial|首页|首頁)$/i
export const PAGE_PREFIX = /^(?:首页|首頁|主页|ホーム|トップページ)\s*[:：\-－–_|]\s*/

/** What a manual adds to the name of the thing it is about: "Flask Documentation (3.1.x)", "Python 3.14.3 documentation". */
export const MANUAL_SUFFIX =
  /[\s\-–|:,]+(?:v?\d+(?:\.[\dx]+)+\s+)?documentation(?:\s*[([]?v?\d+(?:\.[\dx]+)*[)\]]?)?$/i

/** Legal forms at the end of a name. */
export const LEGAL_FORM =
  /[,\s]+(?:inc|incorporated|llc|pllc|p\.l\.l\.c|lllp|p\.c|l\.p|(?:& co\.? )?(?:kg|ohg)|gbr|mbh|e\.k|s\.?a\.? de c\.?v|oü|uab|e?ood|p?jsc|тов|зао|пао|l\.l\.c|llp|ltd|limited|corp|plc|gmbh(?: & co\.?(?: ?(?:kgaa?|ohg|kg))?)?|kgaa|ag|se|ug|e\.?v|sarl|sàrl|s\.?a\.?r\.?l|sas|s\.?a\.?s|s\.?a|srl|s\.?r\.?l|s\.p\.a|s\.?l\.?u?|s\.?l|bv|b\.v|nv|n\.v|aps|a\/s|oyj?|ab|asa?|pty(?:\.? ltd)?|pvt(?:\.? ltd)?|pte(?:\.? ltd)?|sdn bhd|bhd|kk|k\.k|co(?:\.|,)? ltd|sp\. ?z ?o\.? ?o|s\.?r\.?o|a\.s|d\.?o\.?o|kft|zrt|ooo|ооо|оао|ао|ltda|eireli|株式会社|有限公司|股份有限公司|有限责任公司|주식회사)\.?$/iu

/** A form that is a word as well: a firm's where it is set off or written as one, else the spa of `Serenity Spa`. */
export const LEGAL_SPA = /(?:,\s*(?:spa|Spa|SPA)|\s+SpA)\.?$/

/** The same where the form stands first. */
export const LEGAL_FORM_BEFORE =
  /^(?:株式会社|有限会社|合同会社|一般社団法人|公益財団法人|주식회사|\(주\)|㈜|ООО|ОАО|ЗАО|АО)\s*(?=\S{2})/u

/** Forms of Indonesia, which elsewhere are a name's own letters: `PT Solutions`, `CV Library`. */
export const INDONESIAN_FORM_BEFORE = /^(?:PT|CV)\.?\s+(?=\S{2})/
