// Made from data/languages by `npm run data`. Change that, and not this.
/** Words around telephone numbers. By language. */
export const PHONES: Readonly<Record<string, {
/** Labels of telephone numbers. */
readonly phone?: readonly string[]
/** Desks that are called: for customers, and for tables, rooms and appointments. */
readonly desks?: readonly string[]
/** Labels of mobile telephones. */
readonly mobile?: readonly string[]
/** Labels of fax numbers. */
readonly fax?: readonly string[]
/** Labels of the switchboard and the main office. */
readonly main?: readonly string[]
/**
 * Labels that may be written directly before a number, with a full stop or nothing between: `Tel.0221
 * 515253`.
 */
readonly close?: readonly string[]
/** Labels of telephone numbers that also count where other words follow them. */
readonly anywhere?: readonly string[]
/** The same for mobile telephones. */
readonly mobileAnywhere?: readonly string[]
/** What may stand between a label and its number: `Phone number`, `Call us at`. */
readonly behind?: readonly string[]
/** Words between two numbers of one kind. */
readonly or?: readonly string[]
/** Words between the labels of one number for both: `Tel. e fax`. */
readonly and?: readonly string[]
/** Labels of numbers that are no telephone numbers: orders, items, postcodes. */
readonly other?: readonly string[]
}>> = JSON.parse(`{
"ar":{"phone":["هاتف","الهاتف","هواتف","رقم الهاتف","تليفون","التليفون","تلفون","الرقم الموحد","الخط الساخن","خدمة العملاء","اتصل بنا","للاتصال","للتواصل","للحجز","للاستفسار","ت"],"mobile":["جوال","الجوال","موبايل","الموبايل","محمول","المحمول","النقال","واتساب"],"fax":["فاكس","الفاكس"],"close":["هاتف","الهاتف","تليفون","جوال","فاكس"]},
"bg":{"phone":["телефон","тел"],"fax":["факс"],"close":["тел","телефон","факс"]},
"ca":{"fax":["telefacsímil"],"or":["i"],"and":["i"]},
"cs":{"phone":["tel","telefon"],"desks":["zákaznický servis","zákaznická linka","rezervace","recepce"],"main":["ústředna"]},
"da":{"phone":["tlf","telefon"],"desks":["kundeservice","bordbestilling"],"mobile":["mobil","mobiltelefon"],"fax":["fax","telefax"],"close":["tlf"],"or":["og"],"and":["og"]},
"de":{"phone":["tel","telefon","telefonnummer","fon","rufen","anruf","hotline","fono","t"],"desks":["kundenservice","kundendienst","tischreservierung","reservierung","rezeption"],"mobile":["mobil","handy","mobiltelefon"],"fax":["fax","telefax","faxnr"],"main":["zentrale","telefonzentrale"],"close":["tel","telefon","fon","fax","telefax","mob","mobil","handy","hotline"],"anywhere":["telefon","hotline"],"behind":["nr","nummer"],"or":["und"],"and":["und"],"other":["plz","nr"]},
"el":{"phone":["τηλ","τηλέφωνο"],"desks":["εξυπηρέτηση πελατών","κρατήσεις"],"mobile":["κιν","κινητό"],"fax":["φαξ","τηλεομοιοτυπία"],"close":["τηλ"]},
"en":{"phone":["tel","tfn","phone","telephone","ph","call","voice","office","landline","pbx","freecall","hotline","helpline","contact","ring","t","p","☎","✆","📞","reach us","/toll[- ]?free/","/free ?phone/"],"desks":["customer service","customer care","reservations","bookings","reception"],"mobile":["mobile","mob","cell","cellular","whatsapp","m","/whats app/"],"fax":["fax","e-fax","efax","facsimile","telefacsimile"],"main":["main","main office","main line","head office","switchboard","front desk","/general (?:enquiries|inquiries)/"],"close":["tel","phone","ph","fax","mob","mobile","cell","hotline"],"anywhere":["tel","phone","telephone","call","hotline","/toll[- ]?free/"],"mobileAnywhere":["mobile","cell","whatsapp"],"behind":["number","no","nr","num","line","us","now","us at","at","today","office","us today"],"or":["or","and"],"and":["and"],"other":["account","acct","order","invoice","sku","item","part","model","patent","license","licence","lic","reg","registration","ref","id","serial","zip","box","no","nr","№","lat","lng","code","/p\\\\.?o\\\\.? ?box/"]},
"es":{"phone":["tel","teléfono","telefono","teléfonos","tfno","tlfno","telf","fono","fijo"],"desks":["atención al cliente","reservas","citas","recepción"],"mobile":["móvil","movil","celular"],"fax":["fax"],"main":["centralita","conmutador"],"close":["tel","teléfono","telefono","fax"],"anywhere":["telefono","teléfono"],"mobileAnywhere":["móvil","celular"],"or":["o","y","e"],"and":["y"],"other":["cp"]},
"et":{"fax":["faks","telefaks"]},
"fa":{"phone":["تلفن","تلفن تماس","شماره تماس","تماس"],"mobile":["همراه","موبایل","واتس","واتساب"],"fax":["نمابر","دورنگار"],"close":["تلفن"]},
"fi":{"phone":["puhelin","puh"],"desks":["asiakaspalvelu","ajanvaraus"],"mobile":["matkapuhelin","gsm"],"fax":["faksi","telefaksi","telefax"],"main":["keskus"]},
"fr":{"phone":["tel","tél","téléphone","numéro vert"],"desks":["service client","service clients","réservations","réservation"],"mobile":["mobile","portable","gsm"],"fax":["fax","télécopie","télécopieur","téléc"],"close":["tel","tél","téléphone","fax","mob","mobile","gsm"],"anywhere":["tél"],"mobileAnywhere":["gsm"],"or":["ou"],"and":["et"],"other":["cp"]},
"he":{"phone":["טלפון","טל"],"desks":["שירות לקוחות"],"mobile":["נייד"],"fax":["פקס"],"close":["טל","טלפון"]},
"hi":{"phone":["हॉटलाइन","फोन","फ़ोन","दूरभाष"],"fax":["फैक्स"]},
"hr":{"phone":["telefon"]},
"hu":{"phone":["tel","telefon","telefonszám"],"desks":["ügyfélszolgálat","bejelentkezés"],"fax":["fax","telefax"]},
"id":{"phone":["telepon","telpon","telp"],"mobile":["hp","wa"],"fax":["faks","faksimili","faximile"]},
"is":{"phone":["sími"],"fax":["telefaxi"]},
"it":{"phone":["tel","telefono","numero verde"],"desks":["servizio clienti","prenotazioni"],"mobile":["cellulare","mobile"],"fax":["fax","telefax"],"main":["centralino"],"close":["tel","telefono","fax"],"anywhere":["telefono"],"or":["o","e"],"and":["e"]},
"ja":{"anywhere":["電話"]},
"lt":{"phone":["tel","telefonas"],"fax":["faksas"]},
"lv":{"phone":["tālr","tālrunis"],"fax":["fakss","telefakss"]},
"ms":{"phone":["telefon"]},
"nl":{"phone":["tel","telefoon"],"desks":["klantenservice","reserveren"],"mobile":["gsm"],"fax":["fax","faxe"],"close":["tel","gsm"],"or":["en"],"and":["en"]},
"no":{"phone":["tlf","telefon"],"desks":["kundeservice","bordbestilling"],"mobile":["mobil","mobiltelefon"],"fax":["faks","telefaks"],"main":["sentralbord"],"close":["tlf"],"or":["og"],"and":["og"]},
"pl":{"phone":["tel","telefon"],"desks":["obsługa klienta","recepcja","rezerwacje"],"mobile":["kom","komórka"],"fax":["faks","telefaks"],"main":["centrala"],"or":["i"],"and":["i"]},
"pt":{"phone":["telefone","telef","tfo","fone","fono"],"desks":["apoio ao cliente","reservas"],"mobile":["telm","telemóvel","celular"],"fax":["fax","telefax"],"close":["tel","telefone","fono","fax"],"or":["ou","e"],"and":["e"]},
"ro":{"phone":["tel","telefon"],"desks":["relații clienți","programări","rezervări"],"fax":["fax"],"main":["centrala"],"close":["tel","mobil"]},
"ru":{"phone":["телефон","тел","горячая линия"],"desks":["служба поддержки","отдел продаж"],"mobile":["моб","мобильный"],"fax":["факс","телефакс"],"close":["тел","телефон","факс","моб"],"anywhere":["тел"],"or":["и"],"and":["и"]},
"sk":{"phone":["tel","telefón"],"desks":["zákaznický servis","zákaznická linka"]},
"sl":{"phone":["telefon"]},
"sq":{"phone":["telefoni"],"fax":["faksi"]},
"sv":{"phone":["tel","telefon"],"desks":["kundtjänst","bordsbokning"],"mobile":["mobil","mobiltelefon"],"fax":["fax","telefax"],"main":["växel"],"close":["tel"],"or":["och"],"and":["och"]},
"tr":{"phone":["tel","telefon","telefonu"],"desks":["müşteri hizmetleri","çağrı merkezi","rezervasyon"],"mobile":["cep","gsm"],"fax":["faks","belgegeçer"],"main":["santral"],"or":["ve"]},
"uk":{"phone":["телефон","тел","гаряча лінія"],"mobile":["моб","мобільний"],"fax":["факс"],"close":["тел","телефон","факс","моб"],"or":["і"],"and":["і"]},
"vi":{"phone":["sđt","điện thoại","đt"]},
"zh":{"anywhere":["电话","電話"]}
}`)
