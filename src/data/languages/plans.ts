// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of pricing pages, by what they tell of a plan. By language. */
export const PLANS: Readonly<Record<string, {
/** Behind or around an amount: it is paid every month. */
readonly perMonth?: readonly string[]
/** The same in scripts without spaces between words. */
readonly monthSigns?: readonly string[]
/** It is paid every year. */
readonly perYear?: readonly string[]
/** The same in scripts without spaces between words. */
readonly yearSigns?: readonly string[]
/** It is paid for each person. */
readonly perSeat?: readonly string[]
/** The same in scripts without spaces between words. */
readonly seatSigns?: readonly string[]
/** What is counted where one pays for what is used. */
readonly units?: readonly string[]
/** That one pays for what is used. */
readonly byUse?: readonly string[]
/** The same in scripts without spaces between words. */
readonly useSigns?: readonly string[]
/** How long something may be used that is paid once. */
readonly valid?: readonly string[]
/** The name or price of a plan that costs nothing. */
readonly free?: readonly string[]
/** What stands in place of a price that has to be asked for. */
readonly onRequest?: readonly string[]
/** The same in scripts without spaces between words. */
readonly requestSigns?: readonly string[]
}>> = JSON.parse(`{
"ca":{"perMonth":["mes","al mes","mensual"],"perYear":["any","a l'any","anual"],"perSeat":["per usuari"],"units":["sol·licitud","minut","trucada","transacció"],"valid":["vàlid","vàlida","validesa","caduca"],"free":["gratuït","gratis"],"onRequest":["a mida","contacta'ns","contacta’ns"]},
"cs":{"perMonth":["měsíc","měsíčně"],"perYear":["ročně"],"perSeat":["na uživatele"],"valid":["platný","platná","platnost"],"free":["zdarma"],"onRequest":["na vyžádání"]},
"da":{"perMonth":["måned"],"valid":["gyldig"]},
"de":{"perMonth":["monat","monatlich","pro monat","mtl.","mtl"],"perYear":["jahr","jährlich","pro jahr"],"perSeat":["pro nutzer","je nutzer","pro benutzer","pro arbeitsplatz","pro mitarbeiter"],"units":["anfrage","anfragen","stunde","nachricht","seite","seiten","bild","aufruf"],"byUse":["nach verbrauch"],"valid":["gültig","gültigkeit","einlösbar"],"free":["kostenlos","gratis","kostenfrei"],"onRequest":["individuell","auf anfrage","preis auf anfrage","kontaktieren sie uns"]},
"en":{"perMonth":["month","mo","monthly","per month","a month","billed monthly"],"perYear":["year","yr","yearly","annually","annual","per year","a year","p.a."],"perSeat":["per user","per seat","per member","per person","per agent","per editor","per employee","per license","/user","/seat","/member","user/month","user/mo","seat/month","seat/mo","per user/month"],"units":["request","requests","call","calls","minute","minutes","min","hour","hours","hr","second","seconds","message","messages","sms","email","emails","transaction","transactions","event","events","credit","credits","token","tokens","image","images","page","pages","document","documents","character","characters","query","queries","lookup","lookups","kb","mb","gb","gib","tb","kwh"],"byUse":["usage-based","per use","api call","per api call","pay as you go","pay-as-you-go"],"valid":["valid","validity","expires","good for","use within"],"free":["free","free forever","forever free","always free","$0","0 €","€0"],"onRequest":["custom","custom pricing","contact us","contact sales","talk to sales","let's talk","get a quote","request a quote","talk to us"]},
"es":{"perMonth":["mes","al mes","mensual"],"perYear":["año","al año","anual"],"perSeat":["por usuario"],"units":["solicitud","minuto","llamada","transacción"],"valid":["válido","válida","validez","caduca"],"free":["gratuito"],"onRequest":["a medida","contactar","contáctanos"]},
"fi":{"perMonth":["kk"],"perYear":["vuosi"],"valid":["voimassa"]},
"fr":{"perMonth":["mois","par mois","mensuel"],"perYear":["an","par an","annuel"],"perSeat":["par utilisateur"],"units":["requête","appel"],"byUse":["à l’usage"],"valid":["valable","validité"],"free":["gratuit"],"onRequest":["sur devis","sur demande","nous contacter"]},
"hu":{"perMonth":["hó"],"perYear":["év"],"valid":["érvényes"]},
"it":{"perMonth":["mese","al mese","mensile"],"perYear":["anno","all'anno","annuale"],"perSeat":["per utente"],"valid":["valido","valida","validità"],"onRequest":["su richiesta","contattaci"]},
"ja":{"monthSigns":["月額","/\\\\/\\\\s*月/","ヶ月","か月"],"yearSigns":["年額","/\\\\/\\\\s*年/"],"seatSigns":["ユーザーあたり","1ユーザー","人あたり","/\\\\/\\\\s*ユーザー/"],"useSigns":["従量課金","リクエストあたり","回あたり"],"free":["無料"],"requestSigns":["お問い合わせ","要相談"]},
"ko":{"monthSigns":["/\\\\/\\\\s*월/","월"],"yearSigns":["/\\\\/\\\\s*년/"],"free":["무료"],"requestSigns":["문의"]},
"nl":{"perMonth":["maand","per maand"],"perYear":["jaar","per jaar"],"perSeat":["per gebruiker"],"valid":["geldig","geldigheid"],"onRequest":["op aanvraag"]},
"pl":{"perMonth":["miesiąc","miesięcznie"],"perYear":["rok","rocznie"],"perSeat":["za użytkownika"],"valid":["ważny","ważna","ważność"],"free":["za darmo"],"onRequest":["na zapytanie"]},
"pt":{"perMonth":["mês","por mês","mensal"],"perYear":["ano","por ano"],"perSeat":["por usuário"],"valid":["validade"],"free":["grátis"],"onRequest":["sob consulta"]},
"ru":{"perMonth":["месяц","в месяц"],"perYear":["год","в год"],"valid":["действует","действителен"],"free":["бесплатно"]},
"sk":{"perMonth":["mesiac","mesačne"],"perYear":["ročne"],"free":["zadarmo"]},
"sv":{"perMonth":["månad"],"perYear":["år"],"perSeat":["per användare"],"valid":["giltig","giltighet"]},
"tr":{"perMonth":["ay","aylık"],"perYear":["yıl","yıllık"],"valid":["geçerli"],"free":["ücretsiz"]},
"zh":{"monthSigns":["每月"],"yearSigns":["每年"],"seatSigns":["每用户","每位用户"],"free":["免费"],"requestSigns":["联系我们"]}
}`)
