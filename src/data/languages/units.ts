// Made from data/languages by `npm run data`. Change that, and not this.
/** Words for parts of buildings. By language. */
export const UNITS: Readonly<Record<string, {
/** Words for parts of buildings and for post office boxes. */
readonly words?: readonly string[]
/** Words for post office boxes, which may have no number. */
readonly boxes?: readonly string[]
/** Which floor it is, before a word for a floor. */
readonly floors?: readonly string[]
/** Which door on a floor: `2.º Esq.`. */
readonly doors?: readonly string[]
/** Parts of buildings with a letter for a name: `Tower A`. */
readonly lettered?: readonly string[]
/** Labels with a colon within addresses: `No: 33 D: 12`. */
readonly labels?: readonly string[]
}>> = JSON.parse(`{
"ar":{"words":["مبنى","برج","عمارة","شقة","مكتب","طابق","الطابق","الدور"]},
"ca":{"words":["sc","bl"]},
"de":{"words":["postfach","stiege","etage"],"boxes":["postfach"],"labels":["nr"]},
"el":{"words":["χλμ"]},
"en":{"words":["suite","ste","unit","floor","flr","fl","room","rm","level","lvl","building","bldg","block","blk","tower","apartment","apt","house","centre","center","office","offices","park","estate","industrial","campus","box","plot","shop","flat","sector","phase","wing","cluster","warehouse","villa","hangar","km","po box","/p\\\\.?\\\\s?o\\\\.?\\\\s?box/","/p\\\\.? ?b\\\\.? \\\\d+/"],"floors":["ground","first","second","third","fourth","fifth","sixth","upper","lower","top","mezzanine"],"lettered":["tower","block","wing","building","bldg","unit","suite","gate","cluster"],"labels":["no","num","apt","/n[º°]/"]},
"es":{"words":["apartado","piso","planta","edificio","edif","local","oficina","of.","torre","interno"],"boxes":["apartado"],"doors":["izq","izda","izquierda","dcha","derecha","dta"]},
"fr":{"words":["boîte postale","case postale","bp","etage","étage","bâtiment","bât"],"boxes":["case postale"]},
"he":{"words":["קומה","בניין","דירה","משרד"]},
"hi":{"words":["gali"]},
"hu":{"words":["emelet","em"]},
"id":{"words":["gedung","lantai","menara","wisma","kompleks","komplek","ruko","blok","kav"]},
"it":{"words":["casella postale","scala","interno","torre"],"boxes":["casella postale"]},
"ms":{"words":["menara","wisma","blok"]},
"nl":{"words":["postbus"]},
"pl":{"words":["lok"]},
"pt":{"words":["caixa postal","andar","sala","bl"],"boxes":["caixa postal"],"doors":["esq","esquerdo","dto","direito","frt","frente"]},
"ro":{"words":["ap","et","sc","bl"]},
"ru":{"words":["офис","оф","корпус","корп","стр","строение","дом","д.","км"]},
"tr":{"words":["kat","daire","blok"],"labels":["d","k","kat","daire","kapı","blok"]},
"vi":{"words":["tầng","lầu","tòa"]}
}`)
