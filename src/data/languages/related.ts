// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Lines of a page that are none of its content, in words only. Controls and headings are in English, as those
 * of other languages are mostly found by their elements. By language.
 */
export const RELATED: Readonly<Record<string, {
/** What controls and notices say as a whole line: nobody reads them for what the page tells. */
readonly controls?: readonly string[]
/** First words of a line that leads to other pages. */
readonly begins?: readonly string[]
/** The same where words are not set apart, so that nothing ends them. */
readonly unspaced?: readonly string[]
/** Headings of a part that leads to other pages or to what the visitor did before. */
readonly headings?: readonly string[]
}>> = JSON.parse(`{
"ar":{"begins":["/اقرأ (?:أيضا|أيضًا|المزيد|كذلك)/","/شاهد (?:أيضا|أيضًا)/","/(?:موضوعات|مواضيع|مقالات|أخبار) ذات صلة/"]},
"ca":{"begins":["llegeix també","/(?:també )?et pot interessar/","/(?:notícies|articles|continguts?|entrades) relaciona(?:ts|des)/","el més llegit"]},
"cs":{"begins":["/čtěte (?:také|dále)/","přečtěte si","/související (?:články|témata)/"]},
"da":{"begins":["læs også"]},
"de":{"begins":["/lesen sie (?:auch|mehr|weiter)/","lies auch","mehr zum thema","siehe auch","auch interessant","/das könnte (?:sie|dich|ihnen|dir)/","/(?:weitere|verwandte|ähnliche) (?:artikel|themen|beiträge|nachrichten)/","passend dazu","meistgelesen"]},
"el":{"begins":["/διαβάστε (?:επίσης|ακόμη|ακόμα)/","/δείτε (?:επίσης|ακόμη)/"]},
"en":{"controls":["/(?:skip|jump) to (?:the )?(?:main )?(?:content|bottom|top|navigation|search)/","/(?:add|added) to (?:cart|bag|basket|wish ?list|compare|favorites|part list|my list)/","/(?:see|show|load|view|read|learn|explore|discover) (?:more|all|less|details)(?: (?:reviews|products|posts|articles|comments))?/","/more info|more information|find out more|continue reading|expand|collapse|expand all|toggle caption|hide caption/","share","share this","/share on \\\\w+/","tweet","pin it","copy link","link copied","copied","copy","print","email","save","download","embed","follow","follow us","like","reply","quote","report","edit","flag","upvote","downvote","vote","/sign (?:in|up)/","/log ?in/","/log ?out/","register","subscribe","subscribe now","my account","account","search","menu","home","close","cancel","back","next","previous","prev","submit","filter","filters","sort","sort by","clear","clear all","apply","reset","/(?:sort by|filter by|refine by|view as|items per page|show per page|quantity|qty)(?: .{0,30})?/","/quick (?:view|shop|add|look)/","/select (?:your )?(?:size|options?)/","/choose options?/","/(?:\\\\d+ reviews? |no reviews yet )?(?:write|leave|add) a review/","/(?:you )?save \\\\d[\\\\d ]*/","/(?:your )?recently viewed(?: items| products)?/","buy now","shop now","sold out","out of stock","in stock","coming soon","calculate shipping","notify me","size guide","compare","wishlist","advertisement","ad","sponsored","promoted","loading","please wait","back to top","go to top","table of contents","contents","on this page","in this article","/jump to|(?:click|tap|swipe|scroll) to (?:expand|enlarge|zoom|reveal|continue|(?:see|view|show|read|load) more)/","/(?:(?:jump to|print|pin|save|rate)(?: this| the)? (?:recipe|video)(?: |$))+/","/updated(?: on| at)? .{0,12}\\\\b\\\\d{4}/","/(?:edit|improve|view|suggest edits to|help us improve) this (?:page|article|document)(?: source)?(?: on \\\\w+)?/","/(?:edit|view|open) (?:source )?on (?:github|gitlab|bitbucket|codeberg)/","/last (?:updated|modified|edited) on .{0,30}\\\\d{4} by .{1,30}/","/(?:previous|next|prev) (?:page|article|chapter|section|topic|lesson|post)/","/(?:subscribe|sign up|log in|sign in|register) to (?:continue|keep|finish) reading(?: this (?:story|article|post))?/","/(?:this|your) browser does not support .{0,60}/","/be the first to review this product/","/(?:was|is|did|do) (?:this|you find this)(?: \\\\w+){0,4} (?:helpful|useful|help(?: you)?)/","/(?:image|slide|page) \\\\d+ (?:of|out of) \\\\d+/","/\\\\d+ (?:likes?|shares?|comments?|replies|views|votes|min(?:ute)?s? read|min)/","/(?:this (?:post|message) was )?last (?:edited|modified|updated)(?: on| by| at)? .{0,50}\\\\d/","/ask question|asked|modified|viewed|please sign in to post|you must log in .{0,40}|log in or sign up .{0,40}/","/all rights reserved|terms of (?:service|use)|privacy policy|cookie (?:policy|settings)/","/(?:image|photo|picture|photograph)s? (?:credits?|courtesy|by|via)\\\\b.{0,50}/"],"begins":["/related(?: posts?| articles?| stories| content| reading| video)?/","/read (?:more|also|next|this)/","/see (?:also|more)/","also read","/you (?:may|might) (?:also )?(?:like|enjoy|be interested)/","/more (?:from|on|stories|great|in)/","don t miss","recommended","trending","/most (?:popular|read)/","up next","further reading","click here","/editor s picks?/"],"headings":["/(?:you|customers|others|people|shoppers|we think you)(?: \\\\w+)? (?:may|might|also|ll)\\\\b.*/","/(?:related|similar|recommended|suggested|featured|recently viewed|frequently bought|popular|trending|sponsored)(?: \\\\w+){0,3}/","/(?:recommended|picked|more) for you/","/more (?:from|like|in|on|to)\\\\b.*/","/(?:latest|recent) (?:posts|news|articles|stories|blogs?)/","/complete the (?:look|set)/","pairs well with","shop the look","up next","read next","keep reading","/follow us.*/","/stay (?:connected|in touch|up to date).*/","/(?:join|sign up|subscribe)\\\\b.*/","/share this.*/","/(?:customer|product)? ?reviews?/","/leave a (?:reply|comment)/","write a review","/filters?/","/refine.*/","sort by","categories","tags"]},
"es":{"begins":["lea también","lee también","leer más","ver también","/(?:también )?te puede interesar/","/(?:noticias|artículos|contenidos?|entradas) relacionad[ao]s?/","lo más leído"]},
"fi":{"begins":["lue myös"]},
"fr":{"begins":["/(?:à )?lire (?:aussi|également)/","/(?:à )?voir aussi/","/sur le même (?:sujet|thème)/","/articles? (?:liés?|similaires?|connexes?)/","vous aimerez aussi","les plus lus"]},
"he":{"begins":["/קראו (?:גם|עוד)/","/כתבות (?:קשורות|נוספות)/","אולי יעניין"]},
"hi":{"begins":["यह भी पढ"]},
"hu":{"begins":["/olvass(?:a|on)? tovább/","/kapcsolódó cikk(?:ek)?/"]},
"id":{"begins":["baca juga"]},
"it":{"begins":["leggi anche","vedi anche","potrebbe interessarti","/(?:ti )?potrebbe(?:ro)? interessar[et]i?/","/(?:articoli|notizie) correlat[ei]/","i più letti"]},
"ja":{"unspaced":["/関連(?:記事|リンク|ニュース)/","あわせて読みたい","おすすめ記事"]},
"ko":{"begins":["/관련 ?(?:기사|뉴스)/","/함께 (?:읽기|보기|볼)/"]},
"nl":{"begins":["/lees (?:ook|verder)/","zie ook","/gerelateerde (?:artikelen|berichten)/","ook interessant","meest gelezen"]},
"no":{"begins":["les også","/relaterte (?:artikler|saker)/"]},
"pl":{"begins":["/(?:czytaj|przeczytaj|zobacz) (?:też|także|również|więcej)/","czytaj dalej","/powiązane (?:artykuły|tematy)/"]},
"pt":{"begins":["/leia (?:também|mais)/","/veja (?:também|mais)/","/(?:notícias|artigos|matérias|conteúdos?) relacionad[ao]s?/","mais lidas"]},
"ro":{"begins":["citește și"]},
"ru":{"begins":["/читайте (?:также|ещё|еще|далее)/","смотрите также","по теме","/похожие (?:статьи|новости|материалы)/","другие новости"]},
"sk":{"begins":["/čítajte (?:aj|tiež)/","súvisiace články"]},
"sv":{"begins":["/läs (?:också|även|mer)/","se även","/relaterade (?:artiklar|nyheter)/"]},
"th":{"unspaced":["ข่าวที่เกี่ยวข้อง","อ่านเพิ่มเติม"]},
"tr":{"begins":["/ilgili (?:haberler|yazılar|içerikler)/","bunlar da ilginizi"]},
"uk":{"begins":["читайте також","дивіться також"]},
"vi":{"begins":["đọc thêm","xem thêm"]},
"zh":{"unspaced":["/相关(?:阅读|新闻|文章|报道|链接)/","延伸阅读","推荐阅读","/更多(?:阅读|新闻|文章)/","/相關(?:閱讀|新聞|文章|報導)/","延伸閱讀","推薦閱讀"]}
}`)
