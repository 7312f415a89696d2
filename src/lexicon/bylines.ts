/** Words with which pages in the languages of the table of languages say who wrote them. By hand, 2026. */
import { phrases, words } from './pattern.ts'

/** Participles and nouns before a preposition: `written by`, `geschrieben von`. */
export const WRITTEN = phrases(`
  written, opinion, analysis, review, guest post, column, posted, published, submitted, reported, words, story, text, geschrieben, kommentar, ein kommentar, ein artikel, ein beitrag, gastbeitrag, ein gastbeitrag, verfasst, veröffentlicht, eingereicht
  écrit, publié, rédigé, soumis, article, escrito, publicado, enviado, redactado, postado, scritto, pubblicato, inviato, a cura
  geschreven, gepubliceerd, geplaatst, ingediend, skriven, skrivet, publicerad, publicerat, skrevet, publisert, indsendt
  napisane, opublikowane, dodane, escrit, publicat, scris, postat`)

/** Prepositions before a name. */
export const BY_WORDS = words('by von par por di door av af przez автор от deur oleh bởi')

/** Prepositions that are names, or begin other lines, unless a participle stands before them. */
export const BY_WORDS_AFTER_WRITTEN = words('da de del per')

/** Verbs and nouns that need no preposition, in languages where they stand directly before the name. */
export const WRITER_WORDS = phrases(`
  napsal, napsala, napísal, napísala, írta, yazan, piše, пише, kirjoittanut, γράφει ο, γράφει η`)

/** Labels before a colon. */
export const AUTHOR_LABELS = phrases(`
  author, authors, author(s), autor, autorin, autoren, autor/in, autor:in, autor*in, autor(in), auteur, auteurs, autore, autora, autores, autors, autorius, redaktion, redakteur, text
  texte, texto, testo, tekst, teksti, textas, kirjoittaja, forfatter, författare, skribent, skribenti, höfundur, szerző, szöveg, autorka
  avtor, автор, авторы, автори, аўтар, текст, текстове, συγγραφέας, συντάκτης, κείμενο, yazar, yazı, müəllif, muallif, tác giả
  penulis, oleh, may-akda, mwandishi, egilea, awdur, údar, autori`)

/**
 * What stands before a name in a script without capitals, with the script of the name and the most words that
 * it has. Where a label is also the beginning of other lines, a sign must follow it.
 */
export const UNCASED_BYLINES: readonly (readonly [label: RegExp, scripts: string, words: number])[] = [
  [/(?:作者|撰文|撰稿人?|文|记者|記者)\s?[:：/／]|(?:本报|本报讯|新华社)?记者\s/, 'Han', 1],
  [/(?:執筆者?|著者|筆者|ライター|投稿者|文責|取材・文)\s?[:：/／|]/, 'Han Hiragana Katakana', 2],
  [/(?:글쓴이|작성자|저자|글|기자)\s?[:：=]/, 'Hangul', 1],
  [/بقلم\s?[:：/]?|(?:الكاتبة?|المؤلف|تأليف|إعداد|كتبه?|كتبت)\s?[:：/]/, 'Arabic', 4],
  [/(?:نویسنده|به قلم|تحریر|مصنف)\s?[:：/]/, 'Arabic', 4],
  [/מאת\s?:?\s|(?:נכתב על ידי|כותבת?|כתבה?)\s?:/, 'Hebrew', 3],
  [/(?:เขียนโดย|ผู้เขียน|โดย)\s?:?/, 'Thai', 2],
  [/(?:लेखक|लेखिका|द्वारा|लेखन)\s?[:：-]/, 'Devanagari', 3],
  [/(?:লেখক|লিখেছেন)\s?[:：-]/, 'Bengali', 3],
  [/ავტორი\s?[:：-]/, 'Georgian', 3],
]

/** Words that follow a name in such a script and are none of it. */
export const AFTER_UNCASED_NAMES = phrases(`
  في, يوم, بتاريخ, منذ, الساعة, مراسل, من, الأحد, الاثنين, الإثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, در, تاریخ
  ביום, בתאריך, ב, כתב, เมื่อ, วันที่, को, पर`)

/** Reporters of Korea are named before what they are. */
export const KOREAN_REPORTERS = phrases('기자, 특파원, 논설위원, 선임기자, 칼럼니스트')
