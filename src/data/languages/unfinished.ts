// Made from data/languages by `npm run data`. Change that, and not this.
/** What pages say that are under construction or maintenance. Apostrophes are straight. By language. */
export const UNFINISHED: Readonly<Record<string, {
/** "Not here yet", which is also said of houses, albums and menus. */
readonly states?: readonly string[]
/** What a site is called. */
readonly site?: readonly string[]
/** The same in languages that write no spaces between words. */
readonly siteUnspaced?: readonly string[]
/** Words before it, such as "our" and "this". */
readonly our?: readonly string[]
/** That a site is not here yet. */
readonly aboutSite?: readonly string[]
/** Words that are also names of bands and bars. */
readonly names?: readonly string[]
/** "Closed for maintenance", which is said of nothing else. */
readonly away?: readonly string[]
/** The same in words that are also the business of firms that look after gardens. */
readonly upkeep?: readonly string[]
/** "We are working on": the beginning of a sentence with "our website". */
readonly works?: readonly string[]
/** Its end: "our website". */
readonly onSite?: readonly string[]
/** Such a sentence as a whole. */
readonly working?: readonly string[]
}>> = JSON.parse(`{
"ar":{"states":["/قيد (الإنشاء|التطوير)/","قريبا"],"siteUnspaced":["الموقع"]},
"ca":{"states":["en construcció","properament","en desenvolupament"],"site":["lloc"],"our":["/aquest/","/el nostre/"],"upkeep":["/en manteniment/"],"working":["/estem treballant en (el nostre|aquest|la nostra|aquesta) (nou |nova )?(web|pàgina|lloc)/"]},
"cs":{"states":["připravujeme","ve výstavbě"]},
"da":{"states":["under opbygning","under konstruktion"],"site":["/hjemmeside(n)?/"],"working":["/vi arbejder (i øjeblikket |lige nu )?på (vores|en) (nye? )?(hjemmeside|website)/"]},
"de":{"states":["im aufbau","/in (kürze|bearbeitung)/","demnächst","/wird (derzeit|gerade|aktuell) (neu )?(gestaltet|überarbeitet|erstellt)/"],"site":["/(internet)?(präsenz|auftritt)/","/(web ?)?seite/"],"our":["/diese[rn]?/","/unsere[rn]?/","die"],"aboutSite":["/seite ist (derzeit |aktuell |noch )?eine baustelle/","/hier entsteht .{0,30}(seite|site|präsenz|auftritt|homepage|shop|portal)/"],"names":["baustelle"],"away":["wartungsmodus"],"upkeep":["/wartungs(arbeiten|pause)/"],"works":["/wir arbeiten (?:gerade |derzeit |zurzeit |momentan |aktuell )?(?:noch )?an/"],"onSite":["/(?:unserer|dieser|der|einer) (?:neuen )?(?:website|webseite|homepage|seite|internetseite|internetpräsenz)/","/unserem (?:neuen )?(?:internetauftritt|webauftritt)/"]},
"en":{"states":["/(coming|launching|opening) (very )?soon/","/(currently |still )?under (construction|development)/","/(almost|nearly) ready/","/being (built|developed|updated|redesigned)/","/on (its|the) way/"],"site":["homepage","/(web ?)?(site|page|shop|store)/"],"our":["this","our","the"],"aboutSite":["/future home of (something|\\\\S+\\\\.\\\\w{2,})/"],"away":["/(under|down for|undergoing|(performing|doing) (some )?(scheduled |routine )?) ?maintenance(?! (for|of|plans?|services?|contracts?)\\\\b)/","maintenance mode","briefly unavailable","/(we'll|we will|will) be (right )?back (soon|shortly)/"],"upkeep":["/(scheduled|routine|planned) maintenance/"],"works":["/(?:we are|we're) (?:currently |still |busy |now |hard at work )*(?:working|at work) (?:hard )?(?:on|at)/","/(?:we are|we're) (?:currently |still |busy |now |hard at work )*(?:building|rebuilding|updating|improving|redesigning)/"],"onSite":["/(?:our|this|the|a) (?:brand[- ]new |new )?(?:web ?site|homepage|web ?page)(?! (?:of|for|from))/"]},
"es":{"states":["en construcción","próximamente","en desarrollo"],"site":["sitio"],"our":["/est[ea]/","/nuestr[oa]/"],"upkeep":["/(en|em) mantenimiento/"],"working":["/estamos trabajando en (nuestr[oa]|est[ea]) (nuev[oa] )?(página|web|sitio)/"]},
"fi":{"states":["rakenteilla"],"site":["/sivusto(mme)?/","verkkosivut"]},
"fr":{"states":["/en (cours de )?(construction|réalisation)/","/bientôt (disponible|en ligne|de retour)/","prochainement"],"site":["boutique"],"our":["/cette?/","notre"],"aboutSite":["/site en (construction|cours)/"],"upkeep":["en maintenance"],"working":["/nous travaillons (actuellement )?(sur|à) (notre|ce) (nouveau )?site/","/notre site( web| internet)? est en (cours de )?refonte/"]},
"hu":{"states":["hamarosan"]},
"it":{"states":["/in (costruzione|allestimento|aggiornamento)/","prossimamente","in arrivo"],"site":["pagina","sito"],"our":["/quest[oa]/","il","/nostr[oa]/"],"upkeep":["in manutenzione"],"working":["/stiamo lavorando (al|sul) (nostro )?(nuovo )?sito/"]},
"ja":{"states":["/(ただいま)?(建設中|工事中|準備中|近日公開)(です)?/"],"siteUnspaced":["サイト","ホームページ"],"away":["メンテナンス中"]},
"ko":{"states":["/준비 ?중/","/공사 ?중/"],"siteUnspaced":["홈페이지"],"away":["/점검 ?중/"]},
"nl":{"states":["in aanbouw","in ontwikkeling","/binnenkort( online| beschikbaar| meer)?/","onder constructie"],"our":["deze","onze"],"away":["onderhoudsmodus"],"upkeep":["/(in|gepland|wegens) onderhoud/","onderhoudswerkzaamheden"],"working":["/we werken (momenteel |op dit moment )?(hard )?aan (onze|een|de) (nieuwe )?(website|site)/"]},
"no":{"site":["/nettside(n)?/"],"working":["/vi jobber (for tiden |nå )?med (den )?(nye )?(nettsiden|hjemmesiden)/"]},
"pl":{"states":["/w (budowie|przygotowaniu)/","wkrótce"],"site":["strona"],"away":["przerwa techniczna"],"working":["/pracujemy nad (naszą )?(nową )?stroną/"]},
"pt":{"states":["em construção","em breve","brevemente"],"site":["página"],"our":["/noss[oa]/"],"upkeep":["/(en|em) manutenção/"],"working":["/estamos (a trabalhar|trabalhando) (no|em) (nosso )?(novo )?(web ?)?site/"]},
"ro":{"states":["în construcție"]},
"ru":{"states":["в разработке","на реконструкции","/скоро (откроется|открытие)/","строится"],"site":["сайт"],"away":["технические работы","ведутся работы"],"working":["/мы работаем над (нашим )?(новым )?сайтом/"]},
"sv":{"states":["kommer snart","under uppbyggnad","under konstruktion"],"site":["/webbplats(en)?/","/hemsida(n)?/"],"working":["/vi arbetar (just nu )?(med|på) vår (nya )?(webbplats|hemsida)/"]},
"tr":{"states":["yapım aşamasında","çok yakında"],"site":["sayfamız","sitemiz"]},
"zh":{"states":["正在建设","建设中","即将上线","敬请期待"],"siteUnspaced":["网站"],"away":["维护中"]}
}`)
