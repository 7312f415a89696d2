// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Words by which a notice speaks of itself: the page and the visit to it, what went wrong, what is to come,
 * and what to do until then. A text in a language without them is never said to be free of such words. By
 * language.
 */
export const NOTICE_WORDS: Readonly<Record<string, readonly string[]>> = JSON.parse(`{
"ca":["lloc web","pàgina","construcci","manteniment","aviat","disculp","navegador","torna","visit","trob","cerca","permís","accés","si us plau"],
"cs":["stránk","brzy","omlouv","nalez","prosím"],
"da":["hjemmeside","snart","fundet","venligst"],
"de":["/seiten?\\\\b/","präsenz","auftritt","/\\\\bfehler/","wartung","baustelle","/aufbau\\\\b/","in kürze","/\\\\bbald\\\\b/","später","zurück","entschuldig","/\\\\bbesuch/","/\\\\bbitte\\\\b/","gefunden","zugriff","berechtig"],
"en":["/\\\\b(?:web ?)?(?:site|page)s?\\\\b|\\\\burls?\\\\b|\\\\bhome ?page|\\\\bbrowser|javascript|\\\\bcookies?\\\\b|captcha|\\\\bserver|\\\\brequest/","/\\\\bdomain|\\\\bhosting|\\\\berrors?\\\\b|\\\\bmaintenance\\\\b|\\\\b(?:re)?launch|\\\\bconstruction\\\\b|\\\\bsorry|\\\\boops|apologi[sz]e/","/\\\\b(?:try|come|check|be) (?:again|back)|\\\\b(?:right )?back (?:soon|shortly)|\\\\breload|\\\\brefresh|\\\\bredirect|\\\\bwait\\\\b/","/\\\\bverif(?:y|ied|ying)|\\\\bconnection|\\\\bip address|\\\\bstay tuned|\\\\bsoon\\\\b|\\\\bworking (?:on|hard)|\\\\bmoment\\\\b/","/\\\\bnewsletter|\\\\bnotif(?:y|ied)|\\\\bsubscribe|\\\\bfollow us|\\\\b(?:contact|e-?mail) (?:us|me)|\\\\blooking for\\\\b|\\\\bfound\\\\b/","/\\\\b(?:you are|you're) (?:a )?(?:human|not a)/","/permission|\\\\ballowed|\\\\bplease\\\\b|\\\\baccess|\\\\bdenied|\\\\bview\\\\b|\\\\bcontent\\\\b/"],
"es":["sitio","página","construcci","mantenimiento","pronto","disculp","navegador","vuelv","volver","visit","encontr","busca","permis","acceso","por favor"],
"fi":["sivu","/pian\\\\b/","löy"],
"fr":["erreur","bientôt","réessay","retour","désol","navigateur","visite","accès","veuillez","trouv","cherch"],
"it":["pagina","costruzione","manutenzione","presto","scusa","torn","trovat","cerca","accesso","autorizz","per favore"],
"ja":["サイト","ページ","準備","お待ち","ません","ください"],
"ko":["사이트","페이지","준비","찾을","권한","주세요","죄송"],
"nl":["onderhoud","binnenkort","terug","helaas","gevonden","toegang","alstublieft"],
"no":["nettside","funnet"],
"pl":["/stron[aęy]/","budowie","wkrótce","przepraszamy","znale","dostęp","prosimy"],
"pt":["construção","manutenção","breve","desculp","procur","acesso"],
"ru":["сайт","страниц","скоро","ошибк","извин","найд","доступ","пожалуйста","верн"],
"sv":["webbplats","hemsida","/sidan?\\\\b/","hitta","vänligen"],
"tr":["sayfa","yakında","özür","bulun","erişim","lütfen"],
"zh":["网站","页面","稍候","建设","请","找不到","访问","抱歉"]
}`)
