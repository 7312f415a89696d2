// Made from data/languages by `npm run data`. Change that, and not this.
/** Words in and beside addresses. By language. */
export const ADDRESSES: Readonly<Record<string, {
/** Labels of addresses. */
readonly labels?: readonly string[]
/** Labels of single parts, as forms have them: `City: Bar Harbor`. */
readonly parts?: readonly string[]
/** Labels of telephone numbers and e-mail addresses, which begin the next sentence: `Kenya. Call: 0722`. */
readonly contacts?: readonly string[]
/** Words for the postcode. */
readonly postcodes?: readonly string[]
/** Words of sentences, which do not occur in addresses. */
readonly prose?: readonly string[]
/** Words for numbers of other kinds, which do not occur in addresses. */
readonly foreign?: readonly string[]
}>> = JSON.parse(`{
"ar":{"labels":["العنوان","عنوان"],"contacts":["هاتف","ت"],"postcodes":["الرمز البريدي"]},
"bg":{"labels":["адрес"],"postcodes":["/п\\\\.к\\\\.?/"]},
"cs":{"labels":["adresa"],"postcodes":["psč"]},
"da":{"labels":["adresse","besøgsadresse","postadresse"],"contacts":["tlf"]},
"de":{"labels":["adresse","anschrift","unsere adresse","besucheradresse","postadresse","postanschrift","standort"],"parts":["straße","ort","plz","stadt","land","adresse","anschrift"],"contacts":["tel","fon","fax","telefon","e-mail"],"postcodes":["plz"],"prose":["und","oder","wir","unsere","sie","ihre","mit","seit","ist","sind"],"foreign":["telefax","telefon","ust","hrb"]},
"el":{"labels":["διεύθυνση"],"contacts":["τηλ"],"postcodes":["/τ\\\\.?\\\\s?κ\\\\.?/"]},
"en":{"labels":["address","our address","postal address","street address","visiting address","mailing address","location","our location"],"parts":["/street(?: address)?/","/address(?: line)?(?: ?\\\\d)?/","/zip(?: ?code)?/","/post(?:al)? ?code/","city","town","suburb","state","province","county","country","region"],"contacts":["tel","fax","phone","ph","mob","mobile","cell","e-mail","email","mail","call","telephone"],"postcodes":["/zip(?: ?code)?/","/post ?code/","/pin(?: ?code)?/","/postal code/"],"prose":["is","are","was","were","we","our","us","you","your","their","this","that","these","with","from","have","has","had","will","can","been","more","about","than","year","years","day","days","hour","hours","month","months","minute","minutes","people","customers","since","open","closed","click","please","all rights","reserved","copyright","vote","votes","review","reviews","like","likes","comment","comments","view","views","results","items","products","jobs","stars","miles","price","off","sale","mon","tue","wed","thu","fri","sat","sun","monday","tuesday","wednesday","thursday","friday","saturday","sunday","january","february","march","april","june","july","august","september","october","november","december","jan","feb","mar","apr","jun","jul","aug","sep","sept","oct","nov","dec","pm"],"foreign":["/tel(?![ -]aviv)/","/e-?mail/","/reg(?:istration)?\\\\.? no/","phone","fax","mobile","toll","call","vat","iban","license","lic"]},
"es":{"labels":["dirección","domicilio","ubicación"],"parts":["calle","ciudad","provincia","código postal","país","/c\\\\.?p\\\\.?/"],"contacts":["telf","fono","teléfono","telefono"],"postcodes":["/c\\\\.?p\\\\.?/","/c[óo]d(?:igo)?\\\\.? postal/"],"prose":["nuestro","nuestra","desde","años","hace","con"],"foreign":["teléfono","telefono"]},
"et":{"labels":["aadress"]},
"fi":{"labels":["osoite","käyntiosoite","postiosoite"],"contacts":["puh"]},
"fr":{"labels":["adresse","notre adresse"],"parts":["rue","ville","code postal","pays","province","adresse","/c\\\\.?p\\\\.?/"],"contacts":["tél","téléphone"],"postcodes":["/code postal/","/c\\\\.?p\\\\.?/"],"prose":["nous","vous","notre","votre","avec","depuis","est"],"foreign":["téléphone","siret","siren"]},
"he":{"labels":["כתובת"],"contacts":["טל","טלפון"],"postcodes":["מיקוד"]},
"hr":{"labels":["adresa"],"postcodes":["poštanski broj"]},
"hu":{"labels":["cím","címünk"],"postcodes":["irányítószám"]},
"id":{"labels":["alamat"],"postcodes":["kode pos"]},
"it":{"labels":["indirizzo","sede"],"parts":["indirizzo","città","cap","provincia"],"contacts":["tel","telefono"],"postcodes":["cap"],"prose":["siamo","nostro","con","anni"],"foreign":["telefono"]},
"ja":{"labels":["住所","所在地"],"postcodes":["郵便番号"]},
"ko":{"labels":["주소"],"postcodes":["/\\\\(?우\\\\)?/","우편번호"]},
"lt":{"labels":["adresas"]},
"lv":{"labels":["adrese"]},
"ms":{"labels":["alamat"],"postcodes":["poskod"]},
"nl":{"labels":["adres","bezoekadres","postadres"],"parts":["adres","plaats","land"],"prose":["onze","wij","voor","sinds","jaar"],"foreign":["kvk","btw"]},
"no":{"labels":["adresse","besøksadresse","postadresse"],"contacts":["tlf"]},
"pl":{"labels":["adres"],"parts":["miasto","ulica","kod pocztowy","adres"],"postcodes":["kod pocztowy"],"foreign":["nip","regon"]},
"pt":{"labels":["endereço","morada","sede"],"parts":["país"],"contacts":["fone","telefone"],"postcodes":["/c[óo]d(?:igo)?\\\\.? postal/","cep"],"foreign":["telefone"]},
"ro":{"labels":["adresa"],"postcodes":["/cod poștal/"]},
"ru":{"labels":["адрес","наш адрес"],"contacts":["тел","телефон","факс","почта"],"postcodes":["/(?:почтовый )?индекс/"]},
"sk":{"labels":["adresa"],"postcodes":["psč"]},
"sl":{"labels":["naslov"]},
"sr":{"labels":["adresa","адреса"],"postcodes":["poštanski broj"]},
"sv":{"labels":["besöksadress","postadress"]},
"th":{"labels":["ที่อยู่"]},
"tr":{"labels":["adres","adresimiz"],"postcodes":["posta kodu"]},
"uk":{"labels":["адреса"],"contacts":["тел","телефон","факс"],"postcodes":["/(?:поштовий )?індекс/"]},
"vi":{"labels":["địa chỉ"]},
"zh":{"labels":["地址"],"postcodes":["邮编","邮政编码","郵遞區號"]}
}`)
