// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Labels of numbers of registers, tax offices and banks. Many of these numbers have the length of a telephone
 * number. By language.
 */
export const REGISTERS: Readonly<Record<string, {
/** Abbreviations, written with or without dots: `rcs`, `r.c.s.`. */
readonly abbreviations?: readonly string[]
/** Labels in words. */
readonly words?: readonly string[]
/** Words for a number or a code behind such a label. */
readonly number?: readonly string[]
/** Words before the number under which something is entered: `sous le numéro`. */
readonly under?: readonly string[]
/** Small words between a label and its number, among the names of courts and towns. */
readonly between?: readonly string[]
/** What somebody is who stands in a register: registered, licensed. */
readonly entered?: readonly string[]
}>> = JSON.parse(`{
"ar":{"words":["السجل التجاري","سجل تجاري","الرقم الضريبي","رقم التسجيل"]},
"be":{"abbreviations":["унп"]},
"bg":{"abbreviations":["eik","еик"],"words":["булстат"]},
"ca":{"words":["/inscri(?:ção|pción|pció)(?: estadual| municipal)?/"]},
"cs":{"abbreviations":["ič","ičo","ico","dič","dic"],"words":["číslo účtu"],"number":["číslo"],"under":["pod"]},
"da":{"abbreviations":["cvr"],"words":["/moms(?:reg)?[\\\\p{L}.-]{0,20}/","/se-?\\\\s?nr/","/konto(?:nummer|nr)/"],"under":["under"]},
"de":{"abbreviations":["hrb","hra","gnr","uid","ust","ustid","ustidnr","stnr","strnr","kto","blz"],"words":["/(?:umsatz|mehrwert|gewerbe)?steuer-?(?:nummer|nr|id|identifikationsnummer|identnummer)/","/umsatzsteuer[\\\\p{L}-]{0,40}/","/ust\\\\.?-?\\\\s?id[\\\\p{L}.-]{0,20}/","/(?:st|steuer)\\\\.?-?\\\\s?nr/","/handelsregister[\\\\p{L}-]{0,20}/","registernummer","/register-?nr/","/firmenbuch[\\\\p{L}-]{0,10}/","/vereinsregister[\\\\p{L}-]{0,10}/","/konto-?(?:nummer|nr)/","/mwst-?\\\\s?(?:nummer|nr)/","bankleitzahl","/gläubiger-?id/","lizenznummer","betriebsnummer"],"number":["/numm?er/","nr"],"under":["unter"],"entered":["eingetragen"]},
"el":{"abbreviations":["αφμ","γεμη"]},
"en":{"abbreviations":["vat","fein","crn","gst","gstin","cin","llpin","abn","acn","arbn","nzbn","uen","brn","trn","frn","npi","duns","lei","eori","iban","bic","isbn","issn","uid"],"words":["d-u-n-s","registered charity","/tax(?:[- ]?payer)?(?: id(?:entification)?| ref(?:erence)?| number| no)/","/(?:ein|tin)(?=\\\\s?[:#]| no| number)/","/company reg(?:istration|\\\\.)?/","/(?:company|charity|registration|registered|incorporation) (?:number|no)/","companies house","sort code","swift code","/routing (?:number|no)/","/(?:bank )?account (?:number|no)/"],"number":["/numbers?/","number","no","num","id","code","reg","registration","identification"],"under":["under","with"],"between":["of","and"],"entered":["registered","licensed","licenced","authorised","authorized","regulated"]},
"es":{"abbreviations":["cif","nif","nie","rut","ruc","rfc","cuit","cuil","nit","rif"],"words":["/matr[íi]cula/","/inscri(?:ção|pción|pció)(?: estadual| municipal)?/","/registro (?:mercantil|sanitario)/","depósito legal","cuenta bancaria","cédula"],"number":["/n\\\\.?[°ºo]/","número","numero"],"under":["con","bajo"],"between":["de","en"],"entered":["/in?scri(?:t[aeos]?|te?s|tt[aeio])/","/(?:matricul|regist|registr)ad[ao]/"]},
"et":{"abbreviations":["kmkr"],"words":["/reg(?:istri)?kood/","registrikood"]},
"fa":{"words":["شناسه ملی","کد اقتصادی","شماره ثبت"]},
"fi":{"words":["y-tunnus"]},
"fr":{"abbreviations":["rcs","siren","siret","tva","rna","nda","orias"],"words":["/tva(?: intra[\\\\p{L}.]{0,20})/","capital social","/registre (?:du|de) commerce(?: et des sociétés)?/","/numéro d[’']entreprise/","/code (?:ape|naf)/","agrément","répertoire des métiers","cnil","carte professionnelle"],"number":["/n\\\\.?[°ºo]/","numéro"],"under":["sous"],"between":["/intra[\\\\p{L}]{0,17}/","n","de","du","sur","en"],"entered":["/(?:immatricul|enregistr|agré|autoris|déclar)[\\\\p{L}]{1,4}/","/in?scri(?:t[aeos]?|te?s|tt[aeio])/"]},
"he":{"words":["/ח[\\"״'׳.]?פ/","/ע[\\"״'׳.]?מ/","עוסק מורשה","עוסק פטור","/מספר (?:חברה|עוסק)/"]},
"hr":{"abbreviations":["oib","mbs"],"words":["matični broj","žiro račun"]},
"hu":{"words":["adószám","cégjegyzékszám","bankszámlaszám","nyilvántartási szám"]},
"id":{"abbreviations":["npwp","nib","siup"],"words":["/no(?:mor)?\\\\.? rek(?:ening)?/"]},
"is":{"abbreviations":["kt","vsk"],"words":["kennitala","/vsk[.-]?(?:númer|nr)?/"]},
"it":{"abbreviations":["cf","piva","rea","sdi"],"words":["/p(?:artita)?\\\\.?\\\\s?iva/","/cod(?:ice)?\\\\.?\\\\s?(?:fiscale|fisc|univoco|sdi)/","/reg(?:istro)?\\\\.?\\\\s?(?:delle\\\\s)?imp(?:rese)?/","iscrizione","conto corrente"],"number":["/n\\\\.?[°ºo]/","numero"],"under":["al","col","con"],"between":["n","di","da"],"entered":["/in?scri(?:t[aeos]?|te?s|tt[aeio])/"]},
"kk":{"abbreviations":["бин"]},
"lt":{"abbreviations":["pvm"],"words":["įmonės kodas"]},
"lv":{"abbreviations":["pvn"],"words":["/reģ(?:istrācijas)?\\\\.?/"]},
"ms":{"abbreviations":["ssm"]},
"nl":{"abbreviations":["kvk","btw","rsin"],"words":["/(?:btw|kvk|onderneming|handelsregister|rekening|bank)s?-?\\\\s?(?:nummer|nr)/","ondernemingsnr","bankrekening"],"under":["onder"],"entered":["ingeschreven","geregistreerd"]},
"no":{"abbreviations":["mva"],"words":["/org(?:anisasjon|anisation)?s?\\\\.?\\\\s?-?(?:nummer|nr)/","/foretaks(?:registeret|nummer)/","/moms(?:reg)?[\\\\p{L}.-]{0,20}/","/konto(?:nummer|nr)/"],"under":["under"]},
"pl":{"abbreviations":["nip","regon","krs"],"words":["/(?:numer|nr) (?:konta|rachunku)/"],"number":["/numm?er/","nr"],"under":["pod"],"entered":["/wpisan[aey]/"]},
"pt":{"abbreviations":["nif","nipc","cnpj","cpf","creci"],"words":["/(?:número (?:de )?)?contribuinte/","/pessoa cole(?:c)?tiva/","/matr[íi]cula/","/inscri(?:ção|pción|pció)(?: estadual| municipal)?/","registo comercial","depósito legal","conta corrente","cédula"],"number":["/n\\\\.?[°ºo]/","número"],"under":["sob"],"between":["de","da"],"entered":["/in?scri(?:t[aeos]?|te?s|tt[aeio])/","/(?:matricul|regist|registr)ad[ao]/"]},
"ro":{"abbreviations":["cui","cif"],"words":["/reg(?:istrul)?\\\\.?\\\\s?com(?:erțului)?/"]},
"ru":{"abbreviations":["инн","кпп","огрн","огрнип","бик","окпо","оквэд"],"words":["/р\\\\/с/","/к\\\\/с/","/расч[её]тный сч[её]т/","лицензия","свидетельство"]},
"sk":{"abbreviations":["ičo","ico","dič","dic","ičdph"],"words":["číslo účtu"],"number":["číslo"]},
"sl":{"words":["/matična (?:številka|št)/","/davčna (?:številka|št)/"]},
"sr":{"abbreviations":["pib","mbs"],"words":["matični broj","žiro račun"]},
"sv":{"words":["/org(?:anisasjon|anisation)?s?\\\\.?\\\\s?-?(?:nummer|nr)/","/moms(?:reg)?[\\\\p{L}.-]{0,20}/","bankgiro","plusgiro","/konto(?:nummer|nr)/"]},
"tr":{"abbreviations":["vkn","mersi̇s","mersis"],"words":["/vergi (?:no|numarası)/","/ticaret sicil(?:i)?(?: no)?/","/mersis (?:no|numarası)/"]},
"uk":{"abbreviations":["єдрпоу","іпн"],"words":["/р\\\\/р/","код єдрпоу"]},
"vi":{"abbreviations":["mst","gpkd","đkkd"],"words":["/mã số (?:thuế|doanh nghiệp|dn)/","giấy phép","số tài khoản"]},
"zh":{"abbreviations":["icp","qq"]}
}`)
