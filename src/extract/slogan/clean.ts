import { BOILERPLATE } from '../../formats/boilerplate.ts'
import { foldSpace } from '../../snapshot/dom.ts'

/** Longer texts describe. A claim of the kind that is remembered has a handful of words. */
const MAX_CHARS = 90
const MAX_WORDS = 14
/** Fewer are a label; scripts without spaces need but a few signs. */
const MIN_WORDS = 2
const MIN_DENSE_CHARS = 4
/** From two commas on it is a list of what there is. */
const MAX_COMMAS = 1

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A claim as it reads: without quotes around it, and without what joins it to the name. */
export function cleanSlogan(raw: string): string {
  return foldSpace(raw.slice(0, 500).replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''))
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
  if ((text.match(/[,،、，;]/g) ?? []).length > MAX_COMMAS) return 'is a list'
  if (/https?:|www\.|@\w|\d{4,}/.test(text)) return 'is an address or a number'
  return undefined
}

/** What titles and headlines say that is said by every site, by the beginning or the whole. */
const NOT_A_CLAIM =
  /^(?:welcome\b|willkommen\b|bienvenue\b|bienvenid|benvenut|bem[- ]?vind|welkom\b|välkommen\b|velkommen\b|tervetuloa\b|witamy\b|vítejte\b|добро пожаловать|ласкаво просимо|hoş ?geldiniz|ようこそ|欢迎|歡迎|환영)|^(?:(?:the )?official (?:web ?site|site|store|page|home ?page)|home ?page|start ?seite|page d['’]accueil|accueil|página (?:de )?inicio|pagina iniziale|inicio|startsida|forside|hjem|etusivu|strona główna|главная(?: страница)?|ana ?sayfa|ホーム(?:ページ)?|トップページ|公式サイト|官网|首页)$|\b(?:log ?in|sign ?in|404|not found)\b/iu
