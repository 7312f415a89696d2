// Made from data/languages by `npm run data`. Change that, and not this.
/** Names of mailboxes by purpose. By language. */
export const MAILBOXES: Readonly<Record<string, {
/** For everybody: `info`. */
readonly everybody?: readonly string[]
/** For customers: `support`. */
readonly customers?: readonly string[]
/** For special purposes: `press`. */
readonly special?: readonly string[]
/** For administration: `privacy`. */
readonly administration?: readonly string[]
/** Those that nobody reads, and placeholders of templates. */
readonly nobody?: readonly string[]
}>> = JSON.parse(`{
"cs":{"everybody":["kancelar","kontakt"],"customers":["obchod","prodej"]},
"da":{"everybody":["kontakt"],"customers":["salg"]},
"de":{"everybody":["info","hallo","kontakt","post","team","willkommen","info-de","sekretariat","buero","buro","zentrale","kundeninfo"],"customers":["kundenservice","kundendienst","verkauf","vertrieb","bestellung","reservierung","service"],"special":["presse","karriere","bewerbung","buchhaltung","rechnung","redaktion"],"administration":["datenschutz","datenschutzbeauftragter"],"nobody":["/vorname\\\\.nachname/","/ihre?-?(?:e-?mail|name)?/"]},
"en":{"everybody":["info","information","contact","contacts","contactus","contact-us","hello","hi","office","mail","email","enquiries","enquiry","inquiries","inquiry","general","post","team","welcome","reception","frontdesk","ask","box","admin","administration","infos"],"customers":["sales","support","service","help","helpdesk","customerservice","customer-service","customercare","customer","care","shop","store","orders","order","bookings","booking","reservations","reservation","servicedesk","cs"],"special":["press","media","marketing","pr","news","newsletter","partners","partnership","partnerships","business","investors","investor","ir","jobs","job","careers","career","hr","recruiting","recruitment","events","event","training","billing","accounts","accounting","finance","invoices","advertise","advertising","ads","editor","webmaster","donations","feedback","export","wholesale"],"administration":["privacy","legal","dpo","gdpr","abuse","security","copyright","dmca","compliance","ethics","whistleblower","unsubscribe","accessibility","hostmaster","postmaster","spam","bounce","optout","opt-out"],"nobody":["/(?:.+-)?(?:un)?subscribe/","/no-?reply/","/do-?not-?reply/","donotreply","mailer-daemon","/your-?(?:e-?mail|name|address)?/","you","/user(?:name)?/","name","/e-?mail(?:address)?/","example","test","someone","somebody","/john\\\\.?doe/","/jane\\\\.?doe/","jdoe","/xxx+/","/firstname(?:\\\\.?lastname)?/"]},
"es":{"everybody":["hola","contacto","correo","secretaria"],"customers":["ventas","reservas","clientes"],"special":["prensa","empleo","rrhh"],"administration":["privacidad","rgpd"],"nobody":["nombre"]},
"fi":{"everybody":["toimisto"],"customers":["asiakaspalvelu","myynti"]},
"fr":{"everybody":["bonjour","contact","secretariat","bureau","accueil"],"customers":["service-client","serviceclient","sav","ventes","reservation","reservations"],"special":["presse","redaction"],"administration":["rgpd"],"nobody":["/prenom\\\\.nom/"]},
"hu":{"everybody":["iroda"]},
"it":{"everybody":["ciao","contatto","contatti","segreteria","posta"],"customers":["vendite","vendita","prenotazioni"],"special":["stampa","lavoro"]},
"nl":{"everybody":["hallo"],"customers":["verkoop","klantenservice","klant"]},
"no":{"everybody":["kontakt","post"],"customers":["salg"]},
"pl":{"everybody":["biuro","kontakt","kancelaria","sekretariat"],"customers":["sklep","sprzedaz"]},
"pt":{"everybody":["contato","contacto","secretaria"],"customers":["vendas","reservas","clientes"]},
"ro":{"everybody":["contact"]},
"sk":{"everybody":["kontakt"],"customers":["obchod"]},
"sl":{"everybody":["kontakt"]},
"sv":{"everybody":["kontakt"],"customers":["forsaljning","order"]},
"tr":{"everybody":["iletisim","bilgi"]}
}`)
