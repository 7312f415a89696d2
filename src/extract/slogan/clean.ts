import { BOILERPLATE } from '../../formats/boilerplate.ts'
import { unescaped } from '../../formats/escaped.ts'
import { WORDS_BY_SCRIPT } from '../../formats/language-words.ts'
import { foldSpace } from '../../snapshot/dom.ts'
import { commonplace } from './no-claims.ts'

/** Longer texts describe. A claim of the kind that is remembered has a handful of words. */
const MAX_CHARS = 90
const MAX_WORDS = 14
/** Fewer are a label; scripts without spaces need but a few signs. */
const MIN_WORDS = 2
const MIN_DENSE_CHARS = 4
/** From two commas on it is a list of what there is, and from five full stops on. */
const MAX_COMMAS = 1
const MAX_SENTENCES = 4

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A claim as it reads: without quotes around it, and without what joins it to the name. */
export function cleanSlogan(raw: string): string {
  return foldSpace(unescaped(raw.slice(0, 500)).replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''))
    .replace(/^[\s|:–—·•-]+|[\s|:–—·•-]+$/g, '')
    .replace(/^["'“„«‘]([^"“”„«»]*)["'”“»’]$/, '$1')
}

/** Why a text is no claim; undefined when it may be one. */
export function unfit(text: string): string | undefined {
  if (!/\p{L}/u.test(text)) return 'has no letters'
  if (BOILERPLATE.some((pattern) => pattern.test(text))) return 'is boilerplate'
  if (NOT_A_CLAIM.test(text)) return 'greets or names a page'
  const words = text.split(/\s+/).length
  if (text.length > MAX_CHARS || words > MAX_WORDS) return 'is too long for a claim'
  if (DENSE.test(text) ? text.length < MIN_DENSE_CHARS : words < MIN_WORDS) return 'is a label'
  if ((text.match(/[,،、，;]/g) ?? []).length > MAX_COMMAS || /\S\s*(?:[|•·»]|::)\s*\S/.test(text))
    return 'is a list'
  if ((text.match(/\S[.!?](?=\s|$)/g) ?? []).length > MAX_SENTENCES) return 'is a list'
  if (/https?:|www\.|@\w|\d{4,}/.test(text)) return 'is an address or a number'
  return commonplace(text)
}

/** What titles and headlines say that is said by every site, by the beginning or the whole. */
const NOT_A_CLAIM =
  /^(?:welcome\b|willkommen\b|bienvenue\b|bienvenid|benvenut|bem[- ]?vind|welkom\b|välkommen\b|velkommen\b|tervetuloa\b|witamy\b|vítejte\b|добро пожаловать|ласкаво просимо|hoş ?geldiniz|ようこそ|欢迎|歡迎|환영)|^(?:(?:the )?official (?:web ?site|site|store|page|home ?page)|home ?page|start ?seite|page d['’]accueil|accueil|página (?:de )?inicio|pagina iniziale|inicio|startsida|forside|hjem|etusivu|strona główna|главная(?: страница)?|ana ?sayfa|ホーム(?:ページ)?|トップページ|公式サイト|官网|首页|(?:contact|about)(?: us)?|kontakt|über uns|(?:nous )?contacter|contactez[- ]nous|à propos|qui sommes[- ]nous|contacto|contáctenos|quiénes somos|contato|fale conosco|contatti|chi siamo|over ons|om oss|お問い合わせ|会社概要|联系我们|关于我们)$|\b(?:log ?in|sign ?in|404|not found)\b/iu

/**
 * Whether a title or headline only names a thing, as `Office Space London` does: each of its words is written large, none of them
 * speaks to anybody, and nothing in it ends. What is written in another script is never known to be a label.
 */
export function isLabel(text: string, lang: string | undefined): boolean {
  const isList = /,.*\s(?:and|&|und|et|y|e|en)\s/i.test(text)
  if (
    /[.!?…:;'’"“„«]/.test(text) ||
    (text.includes(',') && !isList) ||
    !/^[\P{L}\p{Script=Latin}]+$/u.test(text)
  )
    return false
  const speaking = [littleWords(lang?.slice(0, 2).toLowerCase() ?? 'en'), littleWords('en')]
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !JOINING.has(word.toLowerCase()))
  return words.every(
    (word) => /^[\p{Lu}\p{N}]/u.test(word) && !speaking.some((known) => known.has(word.toLowerCase())),
  )
}

/** Little words that join the names of things, and make no sentence of them. */
const JOINING: ReadonlySet<string> = new Set(
  'and of in at or by from near und von oder aus bei et de du des en à y e del los las da do das dos di van o och i på og ja w z we ve v'.split(
    ' ',
  ),
)

function littleWords(lang: string): ReadonlySet<string> {
  return new Set(WORDS_BY_SCRIPT.Latin?.[lang]?.split(' ') ?? [])
}
