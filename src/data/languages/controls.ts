// Made from data/languages by `npm run data`. Change that, and not this.
/** Labels of buttons and links of a page. By language. */
export const CONTROLS: Readonly<Record<string, {
/** How a link begins that skips to the content. */
readonly skip?: readonly string[]
/** Labels of controls that move a carousel or turn pages. */
readonly paging?: readonly string[]
/** Of those that close something, or scroll. */
readonly close?: readonly string[]
/** Of those for menu and search. */
readonly menu?: readonly string[]
/** Of those that share something. */
readonly share?: readonly string[]
/** The word before the firm with which one signs in. */
readonly with?: readonly string[]
/** Labels of buttons in consent layers that neither refuse nor accept. */
readonly choices?: readonly string[]
/** First words of calls to action. */
readonly act?: readonly string[]
}>> = JSON.parse(`{
"ca":{"skip":["vés al","ves al","salta al"],"paging":["anterior","següent"],"close":["tanca"],"menu":["menú","cerca"],"share":["comparteix"],"with":["amb"],"act":["comença","prova","compra","reserva","descarrega","contacta","veure","saber-ne més"]},
"da":{"paging":["næste"],"close":["luk"],"menu":["søg"],"act":["book","køb","læs"]},
"de":{"skip":["zum inhalt"],"paging":["zurück","weiter"],"close":["schließen"],"menu":["menü","suche"],"share":["teilen"],"with":["mit"],"act":["jetzt","mehr","kostenlos","kaufen","bestellen","anmelden","registrieren","kontakt","termin"]},
"en":{"paging":["/prev(ious)?/","next","back"],"close":["close","dismiss","back to top","/scroll( down)?/"],"menu":["menu","search"],"share":["tweet","share","like","follow"],"with":["with","via"],"choices":["/cookie (?:settings|preferences)/","/manage (?:cookies|preferences)/"],"act":["get","start","try","/sign ?up/","join","buy","shop","order","book","reserve","request","download","install","subscribe","donate","register","apply","contact","schedule","add to","see","discover","explore","view","learn","read","find","create"]},
"es":{"skip":["saltar al"],"paging":["anterior","siguiente"],"close":["cerrar"],"menu":["menú","buscar"],"share":["compartir"],"with":["con"],"act":["empezar","comenzar","probar","comprar","reservar","descargar","contactar","contáctanos","ver","saber"]},
"fi":{"act":["osta","varaa","tutustu"]},
"fr":{"skip":["aller au contenu"],"paging":["précédent","suivant"],"close":["fermer"],"menu":["rechercher"],"share":["partager"],"with":["avec"],"act":["découvrir","commencer","essayer","acheter","commander","réserver","télécharger","contacter","en savoir"]},
"it":{"skip":["vai al"],"close":["chiudi"],"menu":["cerca"],"act":["scopri","inizia","prova","acquista","prenota","scarica","contatta"]},
"ja":{"act":["今すぐ","購入","お問い合わせ","詳しく"]},
"nl":{"skip":["naar de inhoud"],"paging":["vorige","volgende"],"close":["sluiten"],"menu":["zoeken"],"act":["begin","probeer","koop","bestel","boek","bekijk","ontdek"]},
"no":{"skip":["hopp til","gå til"],"paging":["forrige","neste"],"close":["lukk"],"menu":["søk"],"act":["kjøp","bestill","les"]},
"pl":{"skip":["przejdź do"],"act":["zacznij","kup","zamów","pobierz","sprawdź"]},
"pt":{"skip":["ir para o"],"paging":["próximo"],"close":["fechar"],"with":["com"],"act":["começar","experimentar","baixar","saiba"]},
"ru":{"act":["купить","заказать","начать","скачать","подробнее"]},
"sv":{"skip":["till innehåll"],"paging":["föregående","nästa"],"close":["stäng"],"menu":["meny","sök"],"with":["med"],"act":["köp","boka","läs","kom igång","beställ"]},
"zh":{"act":["免费","立即","购买","下载"]}
}`)
