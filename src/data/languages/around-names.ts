// Made from data/languages by `npm run data`. Change that, and not this.
/** What stands around the name of a site. By language. */
export const AROUND_NAMES: Readonly<Record<string, {
/** Words before a name in alternative texts, links and titles: "Welcome to Acme". */
readonly before?: readonly string[]
/** Names of sections behind the name of the brand. Some are also part of names. */
readonly sections?: readonly string[]
/** Words in alternative texts before "logo" that say which one it is. */
readonly pictured?: readonly string[]
/** What a logo is called there. */
readonly logos?: readonly string[]
/** Names of the start page that stand before the name of the site. */
readonly homeFirst?: readonly string[]
/** Legal forms at the end of a name. */
readonly formsBehind?: readonly string[]
/** Those that follow without a space, in scripts that have none. */
readonly formsAttached?: readonly string[]
/** Those at the beginning of a name. */
readonly formsBefore?: readonly string[]
}>> = JSON.parse(`{
"bg":{"formsBehind":["/e?ood/"]},
"ca":{"before":["/benvinguts?\\\\s+a\\\\s+/"],"logos":["logotip"],"formsBehind":["/s\\\\.?l\\\\.?u?/"]},
"cs":{"formsBehind":["/s\\\\.?r\\\\.?o/","a.s"]},
"da":{"formsBehind":["aps","a/s"]},
"de":{"before":["/willkommen\\\\s+(?:bei|auf)\\\\s+/"],"formsBehind":["/(?:& co\\\\.? )?(?:kg|ohg)/","/gmbh(?: & co\\\\.?(?: ?(?:kgaa?|ohg|kg))?)?/","gbr","mbh","e.k","kgaa","ag","se","ug","/e\\\\.?v/","/part(?:g? ?mbb|g)/"]},
"en":{"before":["/(?:go|return|back|link)\\\\s+to\\\\s+(?:the\\\\s+)?/","/visit\\\\s+(?:the\\\\s+)?/","/welcome\\\\s+to\\\\s+/"],"sections":["blog","news","newsroom","docs","community","support","careers","jobs","/developers?/","/forums?/","/help cent(?:er|re)/","/(?:online ?)?(?:shop|store)/"],"pictured":["site","company","brand","header","footer","main","desktop","mobile","text","full","primary","horizontal","vertical","small","large"],"logos":["/logo(?:type|mark)?/","icon","wordmark"],"formsBehind":["inc","incorporated","llc","l.l.c","pllc","p.l.l.c","lllp","llp","p.c","l.p","ltd","limited","corp","plc","/co(?:\\\\.|,)? ltd/","/pty(?:\\\\.? ltd)?/","/pvt(?:\\\\.? ltd)?/","/pte(?:\\\\.? ltd)?/"]},
"es":{"before":["/bienvenidos?\\\\s+a\\\\s+/"],"logos":["logotipo"],"formsBehind":["/s\\\\.?a\\\\.? de c\\\\.?v/","/s\\\\.?l\\\\.?u?/","/s\\\\.?l/"]},
"et":{"formsBehind":["oü"]},
"fi":{"formsBehind":["/oyj?/"]},
"fr":{"before":["/bienvenue\\\\s+(?:chez|sur|à)\\\\s+/"],"formsBehind":["sarl","sàrl","/s\\\\.?a\\\\.?r\\\\.?l/","sas","/s\\\\.?a\\\\.?s/","/s\\\\.?a/"]},
"hr":{"formsBehind":["/d\\\\.?o\\\\.?o/"]},
"hu":{"formsBehind":["kft","zrt"]},
"it":{"before":["/benvenuti?\\\\s+(?:su|in|da)\\\\s+/"],"formsBehind":["srl","/s\\\\.?r\\\\.?l/","s.p.a"]},
"ja":{"logos":["ロゴ"],"homeFirst":["ホーム","トップページ"],"formsBehind":["kk","k.k","株式会社"],"formsAttached":["株式会社","有限会社","合同会社","/[(（]株[)）]/","㈱"],"formsBefore":["株式会社","有限会社","合同会社","/[(（]株[)）]/","㈱","一般社団法人","公益財団法人"]},
"ko":{"formsBehind":["주식회사"],"formsBefore":["주식회사","(주)","㈜"]},
"lt":{"formsBehind":["uab"]},
"ms":{"formsBehind":["sdn bhd","bhd"]},
"nl":{"formsBehind":["bv","b.v","nv","n.v"]},
"no":{"formsBehind":["/asa?/"]},
"pl":{"formsBehind":["/sp\\\\. ?z ?o\\\\.? ?o/"]},
"pt":{"formsBehind":["ltda","eireli"]},
"ru":{"formsBehind":["/p?jsc/","ooo","ооо","оао","ао","зао","пао"],"formsBefore":["ООО","ОАО","ЗАО","АО"]},
"sv":{"logos":["logotyp"],"formsBehind":["ab"]},
"uk":{"formsBehind":["тов"]},
"zh":{"homeFirst":["首页","首頁","主页"],"formsBehind":["有限公司","股份有限公司","有限责任公司"],"formsAttached":["股份有限公司","有限责任公司","有限責任公司","有限公司"]}
}`)
