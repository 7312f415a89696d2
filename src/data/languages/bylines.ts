// Made from data/languages by `npm run data`. Change that, and not this.
/** Words with which pages say who wrote them. By language. */
export const BYLINES: Readonly<Record<string, {
/** Participles and nouns before a preposition: `written by`. */
readonly written?: readonly string[]
/** Prepositions before a name. */
readonly by?: readonly string[]
/** Prepositions that are names, or begin other lines, unless a participle stands before. */
readonly byAfterWritten?: readonly string[]
/** Verbs and nouns that stand directly before a name. */
readonly writers?: readonly string[]
/** Labels before a colon. */
readonly authors?: readonly string[]
/**
 * What stands before a name in a script without capitals. Where a label is also the beginning of other lines,
 * a sign must follow it.
 */
readonly uncased?: {
readonly labels: readonly string[]
/** Of the name, as Unicode calls them. */
readonly scripts: readonly string[]
/** The most words of the name. */
readonly words: number
}
/** Words that follow such a name and are none of it. */
readonly afterUncased?: readonly string[]
/** What reporters are, where their names stand before it. */
readonly reporters?: readonly string[]
}>> = JSON.parse(`{
"af":{"by":["deur"]},
"ar":{"uncased":{"labels":["/بقلم\\\\s?[:：/]?|(?:الكاتبة?|المؤلف|تأليف|إعداد|كتبه?|كتبت)\\\\s?[:：/]/"],"scripts":["Arabic"],"words":4},"afterUncased":["في","يوم","بتاريخ","منذ","الساعة","مراسل","من","الأحد","الاثنين","الإثنين","الثلاثاء","الأربعاء","الخميس","الجمعة","السبت"]},
"az":{"authors":["müəllif"]},
"be":{"authors":["аўтар"]},
"bg":{"by":["от"],"authors":["текстове"]},
"bn":{"uncased":{"labels":["/(?:লেখক|লিখেছেন)\\\\s?[:：-]/"],"scripts":["Bengali"],"words":3}},
"ca":{"written":["escrit","publicat"],"byAfterWritten":["del"]},
"cs":{"writers":["napsal","napsala"],"authors":["autorka"]},
"cy":{"authors":["awdur"]},
"da":{"written":["indsendt"],"by":["af"],"authors":["forfatter"]},
"de":{"written":["geschrieben","kommentar","ein kommentar","ein artikel","ein beitrag","gastbeitrag","ein gastbeitrag","verfasst","veröffentlicht","eingereicht"],"by":["von"],"authors":["autor","autorin","autoren","autor/in","autor:in","autor*in","autor(in)","redaktion","redakteur","text"]},
"el":{"writers":["γράφει ο","γράφει η"],"authors":["συγγραφέας","συντάκτης","κείμενο"]},
"en":{"written":["written","opinion","analysis","review","guest post","column","posted","published","submitted","reported","words","story","text"],"by":["by"],"authors":["author","authors","author(s)"]},
"es":{"written":["escrito","publicado","enviado","redactado"],"by":["por"],"byAfterWritten":["de"],"authors":["autora","autores","autors","texto"]},
"eu":{"authors":["egilea"]},
"fa":{"uncased":{"labels":["/(?:نویسنده|به قلم|تحریر|مصنف)\\\\s?[:：/]/"],"scripts":["Arabic"],"words":4},"afterUncased":["در","تاریخ"]},
"fi":{"writers":["kirjoittanut"],"authors":["teksti","kirjoittaja"]},
"fr":{"written":["écrit","publié","rédigé","soumis","article"],"by":["par"],"authors":["auteur","auteurs","texte"]},
"ga":{"authors":["údar"]},
"he":{"uncased":{"labels":["/מאת\\\\s?:?\\\\s|(?:נכתב על ידי|כותבת?|כתבה?)\\\\s?:/"],"scripts":["Hebrew"],"words":3},"afterUncased":["ביום","בתאריך","ב","כתב"]},
"hi":{"uncased":{"labels":["/(?:लेखक|लेखिका|द्वारा|लेखन)\\\\s?[:：-]/"],"scripts":["Devanagari"],"words":3},"afterUncased":["को","पर"]},
"hr":{"writers":["piše"]},
"hu":{"writers":["írta"],"authors":["szerző","szöveg"]},
"id":{"authors":["penulis","oleh"]},
"is":{"authors":["höfundur"]},
"it":{"written":["scritto","pubblicato","inviato","a cura"],"by":["di"],"byAfterWritten":["da","per"],"authors":["autore","testo"]},
"ja":{"uncased":{"labels":["/(?:執筆者?|著者|筆者|ライター|投稿者|文責|取材・文)\\\\s?[:：/／|]/"],"scripts":["Han","Hiragana","Katakana"],"words":2}},
"ka":{"uncased":{"labels":["/ავტორი\\\\s?[:：-]/"],"scripts":["Georgian"],"words":3}},
"ko":{"uncased":{"labels":["/(?:글쓴이|작성자|저자|글|기자)\\\\s?[:：=]/"],"scripts":["Hangul"],"words":1},"reporters":["기자","특파원","논설위원","선임기자","칼럼니스트"]},
"lt":{"authors":["autorius","textas"]},
"ms":{"by":["oleh"]},
"nl":{"written":["geschreven","gepubliceerd","geplaatst","ingediend"],"by":["door"],"authors":["tekst"]},
"no":{"written":["skrevet","publisert"]},
"pl":{"written":["napisane","opublikowane","dodane"],"by":["przez"]},
"pt":{"written":["postado"]},
"ro":{"written":["scris","postat"]},
"ru":{"by":["автор"],"authors":["автор","авторы","автори","текст"]},
"sk":{"writers":["napísal","napísala"]},
"sl":{"authors":["avtor"]},
"sq":{"authors":["autori"]},
"sr":{"writers":["пише"]},
"sv":{"written":["skriven","skrivet","publicerad","publicerat"],"by":["av"],"authors":["författare","skribent","skribenti"]},
"sw":{"authors":["mwandishi"]},
"th":{"uncased":{"labels":["/(?:เขียนโดย|ผู้เขียน|โดย)\\\\s?:?/"],"scripts":["Thai"],"words":2},"afterUncased":["เมื่อ","วันที่"]},
"tl":{"authors":["may-akda"]},
"tr":{"writers":["yazan"],"authors":["yazar","yazı"]},
"uz":{"authors":["muallif"]},
"vi":{"by":["bởi"],"authors":["tác giả"]},
"zh":{"uncased":{"labels":["/(?:作者|撰文|撰稿人?|文|记者|記者)\\\\s?[:：/／]|(?:本报|本报讯|新华社)?记者\\\\s/"],"scripts":["Han"],"words":1}}
}`)
