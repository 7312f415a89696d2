// Made from data/codes/languages.csv by `npm run data`. Change that, and not this.
/**
 * Languages. A page in one of the tags, or in a variety of one, is in the language. Norwegian stands for both
 * of its written forms. The Chinese of Hong Kong and Macau counts as Cantonese, which its speakers write.
 */
export const LANGUAGES: readonly ({
/** The shortest tag of BCP 47, which records have. */
readonly tag: string
/** The English name in lower case, as `force_language` takes it. */
readonly name: string
/** Those that the browsers of its speakers send, the usual one first. */
readonly tags: readonly string[]
/** The names that its speakers use, without brackets. */
readonly endonyms: readonly string[]
/** Other short forms in language switches, mostly codes of countries. */
readonly codes: readonly string[]
/** Whether it can be asked for over HTTP. */
readonly contract: boolean
/** Of languages that share the words of a text, the one with the lowest rank is named first. */
readonly rank: number
/** The script that it has nearly to itself, by its name in Unicode. */
readonly script: string
})[] = JSON.parse(`[
{"tag":"sq","name":"albanian","tags":["sq-AL","sq"],"endonyms":["shqip","gjuha shqipe"],"codes":["al"],"contract":true,"rank":29,"script":""},
{"tag":"ar","name":"arabic","tags":["ar","ar-SA","ar-AE","ar-EG"],"endonyms":["العربية","عربي","عربى","اللغة العربية"],"codes":[],"contract":true,"rank":53,"script":""},
{"tag":"az","name":"azeri","tags":["az-AZ","az"],"endonyms":["azərbaycan","azərbaycanca","azərbaycan dili","azerbaijani"],"codes":[],"contract":true,"rank":31,"script":""},
{"tag":"bn","name":"bengali","tags":["bn-BD","bn","bn-IN"],"endonyms":["বাংলা","bangla"],"codes":[],"contract":true,"rank":61,"script":"Bengali"},
{"tag":"bg","name":"bulgarian","tags":["bg-BG","bg"],"endonyms":["български","български език"],"codes":[],"contract":true,"rank":23,"script":""},
{"tag":"ceb","name":"cebuano","tags":["ceb-PH","ceb"],"endonyms":["cebuano","binisaya","bisaya","sinugboanon","sinugbuanong binisaya"],"codes":[],"contract":true,"rank":40,"script":""},
{"tag":"hr","name":"croatian","tags":["hr-HR","hr"],"endonyms":["hrvatski","hrvatski jezik"],"codes":[],"contract":true,"rank":25,"script":""},
{"tag":"cs","name":"czech","tags":["cs-CZ","cs"],"endonyms":["čeština","česky","český","cestina","cesky"],"codes":["cz"],"contract":true,"rank":17,"script":""},
{"tag":"da","name":"danish","tags":["da-DK","da"],"endonyms":["dansk"],"codes":["dk"],"contract":true,"rank":9,"script":""},
{"tag":"nl","name":"dutch","tags":["nl-NL","nl","nl-BE"],"endonyms":["nederlands","vlaams"],"codes":[],"contract":true,"rank":7,"script":""},
{"tag":"en","name":"english","tags":["en-US","en","en-GB"],"endonyms":["english"],"codes":["uk","us","gb","eng"],"contract":true,"rank":1,"script":""},
{"tag":"et","name":"estonian","tags":["et-EE","et"],"endonyms":["eesti","eesti keel","eesti keeles"],"codes":["ee","est"],"contract":true,"rank":13,"script":""},
{"tag":"fa","name":"farsi","tags":["fa-IR","fa","prs"],"endonyms":["فارسی","پارسی","دری","persian"],"codes":["ir"],"contract":true,"rank":54,"script":""},
{"tag":"fi","name":"finnish","tags":["fi-FI","fi"],"endonyms":["suomi","suomeksi","suomen kieli"],"codes":["fin"],"contract":true,"rank":12,"script":""},
{"tag":"fr","name":"french","tags":["fr-FR","fr","fr-CA","fr-BE","fr-CH"],"endonyms":["français","francais"],"codes":["fra"],"contract":true,"rank":3,"script":""},
{"tag":"de","name":"german","tags":["de-DE","de","de-AT","de-CH"],"endonyms":["deutsch"],"codes":["ger","deu"],"contract":true,"rank":2,"script":""},
{"tag":"ha","name":"hausa","tags":["ha-NG","ha"],"endonyms":["hausa","harshen hausa"],"codes":[],"contract":true,"rank":43,"script":""},
{"tag":"haw","name":"hawaiian","tags":["haw-US","haw"],"endonyms":["ʻōlelo hawaiʻi","ōlelo hawaiʻi","olelo hawaii","'ōlelo hawai'i"],"codes":[],"contract":true,"rank":44,"script":""},
{"tag":"hi","name":"hindi","tags":["hi-IN","hi"],"endonyms":["हिन्दी","हिंदी"],"codes":[],"contract":true,"rank":57,"script":""},
{"tag":"hu","name":"hungarian","tags":["hu-HU","hu"],"endonyms":["magyar","magyarul"],"codes":[],"contract":true,"rank":27,"script":""},
{"tag":"is","name":"icelandic","tags":["is-IS","is"],"endonyms":["íslenska","á íslensku"],"codes":[],"contract":true,"rank":11,"script":""},
{"tag":"id","name":"indonesian","tags":["id-ID","id","in"],"endonyms":["bahasa indonesia","indonesia"],"codes":[],"contract":true,"rank":37,"script":""},
{"tag":"it","name":"italian","tags":["it-IT","it","it-CH"],"endonyms":["italiano"],"codes":["ita"],"contract":true,"rank":6,"script":""},
{"tag":"kk","name":"kazakh","tags":["kk-KZ","kk"],"endonyms":["қазақша","қазақ","қазақ тілі","қазақ тілінде"],"codes":["kz","қаз","qaz"],"contract":true,"rank":32,"script":""},
{"tag":"ky","name":"kyrgyz","tags":["ky-KG","ky"],"endonyms":["кыргызча","кыргыз","кыргыз тили"],"codes":["kg","кыр"],"contract":true,"rank":33,"script":""},
{"tag":"la","name":"latin","tags":["la-VA","la"],"endonyms":["latina","latine","lingua latina"],"codes":[],"contract":true,"rank":47,"script":""},
{"tag":"lv","name":"latvian","tags":["lv-LV","lv"],"endonyms":["latviešu","latviski","latviešu valoda"],"codes":["lat"],"contract":true,"rank":14,"script":""},
{"tag":"lt","name":"lithuanian","tags":["lt-LT","lt"],"endonyms":["lietuvių","lietuviškai","lietuvių kalba"],"codes":[],"contract":true,"rank":15,"script":""},
{"tag":"mk","name":"macedonian","tags":["mk-MK","mk"],"endonyms":["македонски","македонски јазик"],"codes":["мк"],"contract":true,"rank":24,"script":""},
{"tag":"mn","name":"mongolian","tags":["mn-MN","mn"],"endonyms":["монгол","монгол хэл","монголоор"],"codes":["мн"],"contract":true,"rank":34,"script":""},
{"tag":"ne","name":"nepali","tags":["ne-NP","ne"],"endonyms":["नेपाली"],"codes":[],"contract":true,"rank":58,"script":""},
{"tag":"no","name":"norwegian","tags":["nb-NO","nb","no","nn-NO","nn"],"endonyms":["norsk","bokmål","norsk bokmål","nynorsk","norsk nynorsk"],"codes":["nor"],"contract":true,"rank":10,"script":""},
{"tag":"ps","name":"pashto","tags":["ps-AF","ps","pbu"],"endonyms":["پښتو","پشتو","pashtu"],"codes":[],"contract":true,"rank":56,"script":""},
{"tag":"pcm","name":"pidgin","tags":["pcm-NG","pcm"],"endonyms":["naijá","naija","nigerian pidgin","pidgin english"],"codes":[],"contract":true,"rank":48,"script":""},
{"tag":"pl","name":"polish","tags":["pl-PL","pl"],"endonyms":["polski","po polsku","język polski"],"codes":["pol"],"contract":true,"rank":16,"script":""},
{"tag":"pt","name":"portuguese","tags":["pt-PT","pt","pt-BR"],"endonyms":["português","portugues"],"codes":["br","por"],"contract":true,"rank":5,"script":""},
{"tag":"ro","name":"romanian","tags":["ro-RO","ro","mo"],"endonyms":["română","romana","limba română","în română","românește"],"codes":["rom"],"contract":true,"rank":28,"script":""},
{"tag":"ru","name":"russian","tags":["ru-RU","ru"],"endonyms":["русский","по-русски","русский язык"],"codes":["рус","rus"],"contract":true,"rank":20,"script":""},
{"tag":"sr","name":"serbian","tags":["sr-RS","sr","sr-Latn","sh"],"endonyms":["srpski","српски","srpski jezik","српски језик"],"codes":["rs","срп","srb","lat","ћир"],"contract":true,"rank":26,"script":""},
{"tag":"sk","name":"slovak","tags":["sk-SK","sk"],"endonyms":["slovenčina","slovensky","slovenský","po slovensky"],"codes":[],"contract":true,"rank":18,"script":""},
{"tag":"sl","name":"slovene","tags":["sl-SI","sl"],"endonyms":["slovenščina","slovensko","slovenski","slovenian"],"codes":["si","slo"],"contract":true,"rank":19,"script":""},
{"tag":"so","name":"somali","tags":["so-SO","so"],"endonyms":["soomaali","af-soomaali","af soomaali"],"codes":[],"contract":true,"rank":42,"script":""},
{"tag":"es","name":"spanish","tags":["es-ES","es","es-MX","es-419","es-AR"],"endonyms":["español","espanol","castellano"],"codes":["esp"],"contract":true,"rank":4,"script":""},
{"tag":"sw","name":"swahili","tags":["sw-KE","sw","sw-TZ"],"endonyms":["kiswahili"],"codes":[],"contract":true,"rank":41,"script":""},
{"tag":"sv","name":"swedish","tags":["sv-SE","sv","sv-FI"],"endonyms":["svenska","på svenska"],"codes":["se","swe"],"contract":true,"rank":8,"script":""},
{"tag":"tl","name":"tagalog","tags":["fil-PH","fil","tl"],"endonyms":["filipino","tagalog","wikang filipino","wikang tagalog","pilipino"],"codes":["ph"],"contract":true,"rank":39,"script":""},
{"tag":"tr","name":"turkish","tags":["tr-TR","tr"],"endonyms":["türkçe","turkce"],"codes":["tur"],"contract":true,"rank":30,"script":""},
{"tag":"uk","name":"ukrainian","tags":["uk-UA","uk"],"endonyms":["українська","українською","українська мова"],"codes":["ua","укр","ukr"],"contract":true,"rank":21,"script":""},
{"tag":"ur","name":"urdu","tags":["ur-PK","ur"],"endonyms":["اردو","اُردُو"],"codes":[],"contract":true,"rank":55,"script":""},
{"tag":"uz","name":"uzbek","tags":["uz-UZ","uz"],"endonyms":["o'zbekcha","oʻzbekcha","o‘zbekcha","o'zbek","oʻzbek","o‘zbek","ўзбекча","ўзбек","o‘zbek tili","o'zbek tili"],"codes":["узб","o'z"],"contract":true,"rank":35,"script":""},
{"tag":"vi","name":"vietnamese","tags":["vi-VN","vi"],"endonyms":["tiếng việt","việt nam","tieng viet"],"codes":["vn"],"contract":true,"rank":36,"script":""},
{"tag":"cy","name":"welsh","tags":["cy-GB","cy"],"endonyms":["cymraeg","yn gymraeg"],"codes":[],"contract":true,"rank":45,"script":""},
{"tag":"yue","name":"cantonese","tags":["zh-HK","yue","yue-HK","zh-Hant-HK","zh-MO"],"endonyms":["廣東話","粵語","粤语","广东话","繁體中文 香港","中文 香港","繁中 香港"],"codes":["hk","繁","繁體","繁體中文"],"contract":true,"rank":71,"script":""},
{"tag":"ko","name":"korean","tags":["ko-KR","ko"],"endonyms":["한국어","한글","국문"],"codes":["kr","kor"],"contract":true,"rank":64,"script":"Hangul"},
{"tag":"th","name":"thai","tags":["th-TH","th"],"endonyms":["ไทย","ภาษาไทย"],"codes":[],"contract":true,"rank":68,"script":"Thai"},
{"tag":"af","name":"afrikaans","tags":["af-ZA","af"],"endonyms":["afrikaans"],"codes":[],"contract":false,"rank":49,"script":""},
{"tag":"hy","name":"armenian","tags":["hy-AM","hy"],"endonyms":["հայերեն"],"codes":["am","հայ","arm"],"contract":false,"rank":60,"script":"Armenian"},
{"tag":"eu","name":"basque","tags":["eu-ES","eu"],"endonyms":["euskara","euskaraz","euskera"],"codes":["eus"],"contract":false,"rank":50,"script":""},
{"tag":"be","name":"belarusian","tags":["be-BY","be"],"endonyms":["беларуская","па-беларуску"],"codes":["by","бел"],"contract":false,"rank":22,"script":""},
{"tag":"bs","name":"bosnian","tags":["bs-BA","bs"],"endonyms":["bosanski","bosanski jezik"],"codes":["ba","bos"],"contract":false,"rank":72,"script":""},
{"tag":"ca","name":"catalan","tags":["ca-ES","ca","ca-AD"],"endonyms":["català","catala","valencià"],"codes":["cat"],"contract":false,"rank":51,"script":""},
{"tag":"zh","name":"chinese","tags":["zh-CN","zh","zh-TW","cmn"],"endonyms":["中文","简体中文","繁體中文","简体","繁體","漢語","汉语","中文版"],"codes":["cn","tw","简","繁","中"],"contract":false,"rank":69,"script":""},
{"tag":"gl","name":"galician","tags":["gl-ES","gl"],"endonyms":["galego","gallego"],"codes":["gal"],"contract":false,"rank":52,"script":""},
{"tag":"ka","name":"georgian","tags":["ka-GE","ka"],"endonyms":["ქართული","ქართულად"],"codes":["ge","geo","ქარ"],"contract":false,"rank":62,"script":"Georgian"},
{"tag":"el","name":"greek","tags":["el-GR","el"],"endonyms":["ελληνικά","ελληνικα"],"codes":["gr","ελ","ell"],"contract":false,"rank":63,"script":"Greek"},
{"tag":"he","name":"hebrew","tags":["he-IL","he","iw"],"endonyms":["עברית"],"codes":["il","heb","עב"],"contract":false,"rank":65,"script":"Hebrew"},
{"tag":"ga","name":"irish","tags":["ga-IE","ga"],"endonyms":["gaeilge"],"codes":[],"contract":false,"rank":46,"script":""},
{"tag":"ja","name":"japanese","tags":["ja-JP","ja"],"endonyms":["日本語"],"codes":["jp","jpn","日"],"contract":false,"rank":70,"script":""},
{"tag":"ms","name":"malay","tags":["ms-MY","ms"],"endonyms":["bahasa melayu","melayu","bahasa malaysia"],"codes":["my","bm"],"contract":false,"rank":38,"script":""},
{"tag":"mr","name":"marathi","tags":["mr-IN","mr"],"endonyms":["मराठी"],"codes":[],"contract":false,"rank":59,"script":""},
{"tag":"ta","name":"tamil","tags":["ta-IN","ta","ta-LK"],"endonyms":["தமிழ்"],"codes":[],"contract":false,"rank":66,"script":"Tamil"},
{"tag":"te","name":"telugu","tags":["te-IN","te"],"endonyms":["తెలుగు"],"codes":[],"contract":false,"rank":67,"script":"Telugu"}
]`)
