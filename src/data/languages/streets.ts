// Made from data/languages by `npm run data`. Change that, and not this.
/** Words in names of streets. By language. */
export const STREETS: Readonly<Record<string, {
/** Words for streets and for other parts of the lines above the city, whole words each. */
readonly words?: readonly string[]
/**
 * Where these stand: behind the name of the street, before it, or either; `anywhere` is either as well, but
 * what introduces an address in a sentence does not count before them.
 */
readonly position?: 'behind' | 'before' | 'either' | 'anywhere'
/** Endings of names of streets that are one word: `Hauptstraße`, `Kungsgatan`. */
readonly endings?: readonly string[]
/** The same as card statements write them, without accents. */
readonly statementEndings?: readonly string[]
/** What stands before such a name: `Obere Hauptstraße`, `Stora Nygatan`. */
readonly adjectives?: readonly string[]
/** Words with a small letter in names of streets. */
readonly small?: readonly string[]
/** Words for streets whose house number stands before them: `12 bis, rue de Lyon`. */
readonly numberedAhead?: readonly string[]
/** What stands in place of the number of a house that has none: `Calle Mayor s/n`. */
readonly withoutNumber?: readonly string[]
/** Numbers of houses in words: `One Market Plaza`. */
readonly numbers?: readonly string[]
/** Words and signs before the number of a house. */
readonly houseNumber?: readonly string[]
/** What stands behind it: `12 bis`, `2. th`. */
readonly houseNumberSuffixes?: readonly string[]
/** Words for places outside of towns, whose houses have no numbers. */
readonly hamlets?: readonly string[]
/** Words for quarters and estates, which stand above a street with its number. */
readonly quarters?: readonly string[]
/** Words for wards and districts, which stand between street and city. */
readonly wards?: readonly string[]
/** Words for directions behind an abbreviation that may be a street: `Dr. North`. */
readonly cardinals?: readonly string[]
}>> = JSON.parse(`{
"ar":{"words":["شارع","طريق"],"position":"anywhere","small":["al","el","ul"]},
"az":{"words":["küçəsi","küçesi","köçesi","kocesi","prospekti"],"position":"either"},
"be":{"words":["вул"],"position":"either"},
"bg":{"words":["ул","улица","бул","пл"],"position":"either","withoutNumber":["/б\\\\.?б/"]},
"bn":{"words":["sarani"],"position":"anywhere"},
"bs":{"words":["ulica","trg","bulevar"],"position":"either"},
"ca":{"words":["carrer","passeig","rambla","ronda"],"position":"before"},
"cs":{"words":["ul","ulice","nám","náměstí","třída","tř","nábřeží"],"position":"either"},
"da":{"words":["vej","gade","allé","plads"],"position":"behind","endings":["vej","vejen","pladsen","gade","vang"],"statementEndings":["gade","vej"],"adjectives":["gamle","store","lille","nye"],"houseNumberSuffixes":["tv","th","mf","sal"]},
"de":{"words":["straße","strasse","str","weg","platz","allee","gasse","ring","damm","ufer","chaussee","markt"],"position":"behind","endings":["straße","strasse","str","weg","platz","allee","gasse","ring","damm","ufer","chaussee","markt","graben","berg","hof","steig","stieg","park","tor"],"statementEndings":["strasse","weg"],"adjectives":["alte","obere","untere","neue","große","kleine","hohe","lange","kurze","vordere","hintere","äußere","innere","mittlere","breite","krumme","sankt","st."],"houseNumber":["nr"]},
"dv":{"words":["magu"],"position":"anywhere"},
"el":{"words":["οδός","οδ","λεωφ","λεωφόρος","λ","πλατεία","πλ"],"position":"anywhere"},
"en":{"words":["street","st","avenue","ave","av","road","rd","boulevard","blvd","blv","bld","lane","ln","drive","dr","court","ct","place","pl","square","sq","parkway","pkwy","pky","highway","hwy","freeway","fwy","expressway","terrace","ter","circle","cir","crescent","cres","close","mews","row","yard","sts","rds","trail","trl","loop","plaza","plz","pike","turnpike","tpke","route","rte","rt","quay","wharf","alley","broadway","causeway","esplanade","parade","promenade","walk","way","gardens","grove","gate","hill","rise","turn","run","pass","path","crossing","junction","bypass","embankment","arcade","concourse","strand","green","mall","marg"],"position":"behind","small":["of","the"],"numbers":["one","two","three","four","five","six","seven","eight","nine","ten"],"houseNumber":["no","num","#"],"cardinals":["north","south","east","west"]},
"es":{"words":["c/","calle","cl","avenida","avda","avd","av","plaza","pza","paseo","carretera","ctra","camino","polígono","poligono","pol","ronda","travesía","glorieta","carrera","cra","kra","transversal","diagonal","calz","calzada","blvr","col","colonia","callejón","pasaje","autopista","boul","autovía","malecón","costanera","prolongación","cerrada","ruta","jirón","jr","vía"],"position":"before","small":["de","la","las","los","del","el","al","calle"],"withoutNumber":["/s\\\\/n[ºo°]?/"],"houseNumber":["nº"],"hamlets":["partida","paraje","polígono industrial"],"quarters":["pol","polígono","poligono","col","colonia"]},
"et":{"words":["tänav","mnt","puiestee"],"position":"either"},
"fa":{"words":["ش","خیابان","بلوار"],"position":"anywhere"},
"fi":{"words":["katu","tie","kuja"],"position":"behind","endings":["katu","tie","kuja","polku"],"adjectives":["iso","pieni","vanha","uusi"]},
"fo":{"words":["gøta"],"position":"behind","endings":["gøta","vegur"]},
"fr":{"words":["rue","boulevard","bd","avenue","av","place","chemin","impasse","quai","allée","allées","cours","faubourg","fbg","route","rond-point","zi","za","zac","lieu-dit","boul","autoroute","corniche","ruelle","voie","parvis"],"position":"before","small":["de","la","le","les","du","des","rue"],"numberedAhead":["rue","avenue","/av\\\\.?/","boulevard","/bd\\\\.?/","place","quai","chemin","impasse","/allées?/","cours","route","square","passage","faubourg","sentier","rond-point"],"houseNumber":["n°","nº"],"houseNumberSuffixes":["bis","ter"],"hamlets":["/lieu-?dit/","/z\\\\.?\\\\s?i\\\\.?/","hameau","za","zac","zone industrielle"]},
"he":{"words":["כביש","רחוב","רח","שדרות","שד","סמטת","דרך","כיכר","ככר"],"position":"anywhere"},
"hi":{"words":["nagar","chowk","sarani"],"position":"anywhere","quarters":["nagar"]},
"hr":{"words":["ulica","trg","cesta","bulevar"],"position":"either","withoutNumber":["/b\\\\.?b/"]},
"hu":{"words":["utca","út","útja","tér","körút","krt","sétány","köz"],"position":"either"},
"hy":{"words":["փողոց","պողոտա"],"position":"either"},
"id":{"words":["jalan","jl","jln","gang","lorong"],"position":"anywhere"},
"is":{"words":["stígur"],"position":"behind","endings":["stígur","stígurinn","vegur","braut"]},
"it":{"words":["via","viale","piazza","piazzale","corso","strada","vicolo","loc","frazione","fraz","lungomare","lungotevere","contrada","località"],"position":"before","small":["di","del","della","la","le","al","via"],"withoutNumber":["/s\\\\.?n\\\\.?c/","/s\\\\.n/","sn"],"hamlets":["/loc(?:alità|\\\\.)/","/c(?:ontrada|\\\\.da)/","/fraz(?:ione|\\\\.)/","/z\\\\.?\\\\s?i\\\\.?/","cascina","podere","zona industriale"]},
"ja":{"words":["dori","cho","chome"],"position":"anywhere"},
"ka":{"words":["prospekti","gamziri","kucha","ქუჩა","გამზირი"],"position":"either"},
"kk":{"words":["көшесі","даңғылы"],"position":"either"},
"ky":{"words":["көчөсү"],"position":"either"},
"lt":{"words":["gatvė","prospektas"],"position":"either"},
"lv":{"words":["iela","bulvāris"],"position":"either"},
"mk":{"words":["ул","улица"],"position":"either"},
"ms":{"words":["jalan","jln","lorong","persiaran","lebuh","lebuhraya","simpang"],"position":"anywhere"},
"nl":{"words":["weg","ring","markt","straat","laan","plein","kade","gracht","dijk","singel","steenweg"],"position":"behind","endings":["straat","laan","plein","kade","gracht","dijk","singel","steenweg","hof","park","weg"],"statementEndings":["straat","weg","plein","laan"],"adjectives":["oude","nieuwe","korte","grote"]},
"no":{"words":["gata","vei","veien","gate"],"position":"behind","endings":["gata","veien","vegen","gaten"],"statementEndings":["gata","veien"],"adjectives":["gamle","store","lille","nye","øvre","nedre","østre","vestre","nordre","søndre"]},
"pap":{"words":["kaya","caya"],"position":"before"},
"pl":{"words":["ul","ulica","al","aleja","aleje","pl","plac","os","osiedle","rondo"],"position":"either","quarters":["os","osiedle"]},
"pt":{"words":["rua","avenida","av","travessa","praça","largo","estrada","rodovia","rod","alameda","rotunda","praceta"],"position":"before","small":["da","do","dos","de"],"withoutNumber":["/s\\\\/n[ºo°]?/"],"houseNumber":["nº"],"hamlets":["lugar","sítio","quinta"]},
"ro":{"words":["str","strada","bulevardul","bd","calea","șoseaua","piața","aleea","intrarea","splaiul"],"position":"before"},
"ru":{"words":["ul","ulitsa","prospekt","ул","улица","проспект","просп","пр-т","пр-кт","переулок","пер","шоссе","ш","бульвар","бул","бульв","набережная","наб","площадь","пл","проезд","тракт","микрорайон","мкр","линия"],"position":"either","withoutNumber":["/б[./]?н/"],"houseNumber":["д","дом","кв","оф","офис"],"quarters":["мкр","микрорайон"]},
"si":{"words":["mawatha"],"position":"anywhere"},
"sk":{"words":["ul","ulica","nám","námestie"],"position":"either"},
"sl":{"words":["ulica","cesta","trg"],"position":"either"},
"sq":{"words":["rruga","bulevardi"],"position":"either"},
"sr":{"words":["ulica","trg","bulevar","улица"],"position":"either"},
"sv":{"words":["gatan","gata","vägen","väg","torg","torget","allé"],"position":"behind","endings":["gatan","gata","vägen","gränd"],"statementEndings":["gatan","vagen","gata"],"adjectives":["östra","västra","norra","södra","stora","lilla","gamla","nya","övre","nedre"]},
"ta":{"words":["salai"],"position":"anywhere"},
"th":{"words":["soi","thanon","ถนน","ซอย"],"position":"anywhere"},
"tr":{"words":["cadde","caddesi","cad","cd","sokak","sokağı","sok","sk","mah","mh","mahallesi","mahalle","bulvarı","blv"],"position":"anywhere","endings":["bulvarı"],"quarters":["mah","mahallesi","mahalle","mh"]},
"uk":{"words":["вулиця","вул","провулок","проспект","просп","бульвар","бул","пл"],"position":"either"},
"uz":{"words":["ko'chasi","prospekti"],"position":"either"},
"vi":{"words":["đường","phố","phường","quận"],"position":"anywhere","wards":["phường","quận","huyện","xã","p.","q."]},
"zh":{"words":["lu","jie"],"position":"anywhere"}
}`)
