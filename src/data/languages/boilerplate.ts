// Made from data/languages by `npm run data`. Change that, and not this.
/** What templates and notices say where a description should stand. By language. */
export const BOILERPLATE: Readonly<Record<string, {
/** What a link to the rest of a text says. */
readonly readOn?: readonly string[]
/** "We use", "the site uses": before the cookies. */
readonly weUse?: readonly string[]
/** "Use", "fill in": the beginning of a sentence about a form. */
readonly fillIn?: readonly string[]
/** What a form is called. */
readonly form?: readonly string[]
/** What a form for contact is called in one word. */
readonly contactForm?: readonly string[]
/** What stands behind the form. */
readonly waysToWrite?: readonly string[]
/** What a field asks for, behind "enter". */
readonly fieldNames?: readonly string[]
/** What a template asks its owner for, behind "add". */
readonly textNames?: readonly string[]
/** What is said of "your browser". */
readonly browserTroubles?: readonly string[]
/** How a link begins that skips to the content, and a line about an old browser. */
readonly skipLinks?: readonly string[]
/** Whole titles of pages that are not there yet, or not for everybody. */
readonly titles?: readonly string[]
/** How a line begins that speaks of consent. */
readonly agreements?: readonly string[]
/** Words before "description" where a template is not filled in. */
readonly ofSite?: readonly string[]
}>> = JSON.parse(`{
"ca":{"readOn":["/(?:llegeix|veure|llegir)(?:-ne)? més/","continua llegint"],"weUse":["utilitzem","fem servir","/aquest (?:lloc )?web (?:fa servir|utilitza)/"],"fillIn":["/ompl(?:e|iu)/","/complet(?:a|eu)/"],"form":["formulari"],"waysToWrite":["/de contacte/","/i (?:et|us)/"]},
"da":{"readOn":["læs mere"]},
"de":{"readOn":["weiterlesen","mehr lesen"],"weUse":["/(?:wir|diese (?:web)?site)(?: [^\\\\s.]+){0,2} (?:verwenden|nutzen|benutzen|setzen|nutzt|verwendet|benutzt|setzt)/"],"fillIn":["benutzen","nutzen","füllen","verwenden"],"form":["formular"],"contactForm":["kontaktformular"],"waysToWrite":["in","aus","unten","und wir","/um (?:mit )?uns/"]},
"en":{"readOn":["/read (?:more|on)/","/continue reading/","/learn more/"],"weUse":["/(?:we|this (?:web)?site|our (?:web)?site)(?: [^\\\\s.]+){0,4} (?:use[sd]?|using|stores?|sets?|places?|employs?|collects?)/"],"fieldNames":["/e-?mail/","zip","/post(?:al)? ?code/","password","/user ?name/","first name","name","phone","/keywords?/","search"],"textNames":["description","text","tagline","slogan","subtitle","title","content","summary","caption","heading"],"browserTroubles":["/is (?:out|not|no|too|old|outdated|obsolete|currently|blocking|un\\\\w+)/","does","doesn","isn","do not","cannot","/can['’]t/","/has (?:java|cookies)/","appears","seems","must","/needs? to/","settings","version","javascript"],"skipLinks":["/skip to (?:the )?(?:main |primary |page )?(?:content|navigation|menu|search|footer)/","toggle navigation","you are using an outdated","/(?:please )?(?:update|upgrade) your browser/"],"titles":["coming soon","under construction","page not found","404","403","access denied","forbidden","just a moment","loading","untitled","/home ?page/","home","welcome"],"agreements":["/by (?:using|accessing|visiting|browsing) (?:this|our|the|any of our) (?:web ?)?(?:sites?|pages?|services?|apps?|platforms?)\\\\b/","/by (?:using|continuing|clicking|signing)\\\\b[^.]{0,120}\\\\byou(?: hereby)? (?:agree|accept|consent|acknowledge)\\\\b/","/by continuing to (?:use|browse|visit|access|navigate|scroll)\\\\b/","/accept (?:all )?cookies/"],"ofSite":["site","page","meta","website","company","your","my","default","seo","og","short","blog","store","shop"]},
"es":{"readOn":["/(?:leer|ver) más/","seguir leyendo"],"weUse":["usamos","utilizamos","/este sitio (?:web )?(?:usa|utiliza)/"],"fillIn":["/rellen[ae]/","/complet[ae]/","usa","/utili[cz]e/"],"form":["formulario"],"waysToWrite":["/de contacto?/","abajo","/y (?:nos|te|le|os)/","/para (?:contact|comunic|poner|entrar)/"]},
"fr":{"readOn":["/lire (?:la suite|plus)/"],"weUse":["/(?:nous|ce site)(?: [^\\\\s.]+){0,2} (?:utilisons|utilise|déposons)/"],"fillIn":["remplissez","utilisez"],"form":["formulaire"],"waysToWrite":["ci-dessous","et nous","pour nous"]},
"it":{"readOn":["/leggi (?:tutto|di più)/"],"weUse":["utilizziamo","usiamo","/questo sito (?:web )?(?:usa|utilizza)/"],"fillIn":["/compil[ai]/"],"form":["modulo"],"waysToWrite":["di contatto","sottostante","qui sotto","/e (?:ti|vi|saremo|entraremos)/","per contatt"]},
"ja":{"readOn":["続きを読む"]},
"ko":{"readOn":["더 보기"]},
"nl":{"readOn":["/lees (?:meer|verder)/"],"weUse":["/(?:wij|we) gebruiken/","/deze (?:web)?site gebruikt/"],"fillIn":["vul","gebruik"],"form":["formulier"],"contactForm":["contactformulier"],"waysToWrite":["hieronder","om contact"]},
"no":{"readOn":["les mer"]},
"pl":{"readOn":["/czytaj (?:więcej|dalej)/"]},
"pt":{"readOn":["/(?:leia|saiba) mais/","ler mais"],"fillIn":["/preench[ae]/"],"form":["formulário"],"waysToWrite":["de contato","abaixo"]},
"ru":{"readOn":["/читать (?:далее|дальше)/"]},
"sv":{"readOn":["läs mer"]},
"tr":{"readOn":["devamını oku"]},
"zh":{"readOn":["阅读更多","閱讀更多"]}
}`)
