/** What mailboxes are for, best first: those for everybody, for customers, for some, and for the machine alone. By the words before the @. */
export const MAILBOXES: readonly { readonly strength: number; readonly words: ReadonlySet<string> }[] = [
  {
    strength: 1,
    words:
      set(`info information contact contacts contactus contact-us hello hi hallo hola ciao bonjour office mail email kontakt contacto contato contatto contatti
      contatto enquiries enquiry inquiries inquiry general post team welcome willkommen reception frontdesk ask box biuro iroda toimisto info-de secretariat
      secretaria segreteria sekretariat kancelaria kancelar administration admin buero buro bureau accueil correo posta iletisim bilgi infos zentrale kundeninfo`),
  },
  {
    strength: 0.95,
    words:
      set(`sales support service help helpdesk customerservice customer-service customercare customer care service-client kundenservice kundendienst
      verkauf vertrieb ventes ventas vendite vendas vendita shop store orders order bestellung bookings booking reservations reservation reservierung prenotazioni
      reservas verkoop klantenservice klant asiakaspalvelu myynti forsaljning salg sklep sprzedaz obchod prodej servicedesk serviceclient clientes cs sav`),
  },
  {
    strength: 0.75,
    words:
      set(`press media presse prensa stampa marketing pr news newsletter partners partnership partnerships business investors investor ir jobs job careers career
      karriere hr recruiting recruitment bewerbung empleo lavoro rrhh events event training billing accounts accounting buchhaltung finance invoices rechnung
      advertise advertising ads editor redaktion redaction webmaster donations feedback export wholesale`),
  },
  {
    strength: 0.6,
    words:
      set(`privacy legal dpo gdpr datenschutz rgpd privacidad abuse security copyright dmca compliance ethics whistleblower unsubscribe accessibility hostmaster
      postmaster datenschutzbeauftragter spam bounce optout opt-out`),
  },
]

/** Of any other mailbox, and of one that is a person's by its form: `jane.doe@`. */
export const OTHER_MAILBOX = 0.9
export const PERSON_MAILBOX = 0.8

/** Mailboxes that nobody reads, and those of templates. */
export const NOBODY =
  /^(?:(?:.+-)?(?:un)?subscribe|no-?reply|do-?not-?reply|donotreply|mailer-daemon|your-?(?:e-?mail|name|address)?|you|user(?:name)?|name|e-?mail(?:address)?|example|test|someone|somebody|john\.?doe|jane\.?doe|jdoe|xxx+|firstname(?:\.?lastname)?|vorname\.nachname|nombre|prenom\.nom|ihre?-?(?:e-?mail|name)?)$/

/** Domains of examples, of templates, and of tools that leave their addresses in the pages of others. */
export const NOT_OURS =
  /(?:^|\.)(?:example\.\w+|domain\.\w+|yourdomain\.\w+|your-?(?:company|site|website|email)\.\w+|mysite\.com|yoursite\.com|company\.com|email\.com|website\.com|test\.com|sentry\.io|wixpress\.com|sentry-next\.wixpress\.com|wix\.com|squarespace\.com|shopify\.com|godaddy\.com|wordpress\.(?:com|org)|mailchimp\.com|hubspot\.com|zendesk\.com|intercom\.io|cloudflare\.com|googlegroups\.com|googleapis\.com|w3\.org|schema\.org|adobe\.com|typekit\.com|fontawesome\.com|jquery\.com|latofonts\.com|indiantypefoundry\.com|mozilla\.org|webflow\.com|weebly\.com|jimdo\.com|elementor\.com|ingest\.sentry\.io)$/

/** Where firms without mail of their own have it. */
export const FREE_MAIL =
  /(?:^|\.)(?:gmail\.com|googlemail\.com|hotmail\.[a-z.]+|outlook\.[a-z.]+|live\.[a-z.]+|yahoo\.[a-z.]+|ymail\.com|aol\.com|icloud\.com|me\.com|msn\.com|gmx\.[a-z]+|web\.de|t-online\.de|freenet\.de|mail\.ru|yandex\.[a-z]+|bk\.ru|list\.ru|inbox\.[a-z]+|orange\.fr|wanadoo\.fr|free\.fr|laposte\.net|sfr\.fr|libero\.it|virgilio\.it|tiscali\.it|alice\.it|telefonica\.net|terra\.[a-z.]+|uol\.com\.br|bol\.com\.br|seznam\.cz|centrum\.cz|wp\.pl|o2\.pl|onet\.pl|interia\.pl|ziggo\.nl|planet\.nl|kpnmail\.nl|xs4all\.nl|hetnet\.nl|telenet\.be|skynet\.be|bluewin\.ch|btinternet\.com|btconnect\.com|sky\.com|ntlworld\.com|comcast\.net|verizon\.net|att\.net|sbcglobal\.net|bellsouth\.net|cox\.net|shaw\.ca|rogers\.com|bigpond\.com|optusnet\.com\.au|xtra\.co\.nz|qq\.com|163\.com|126\.com|sina\.com|naver\.com|daum\.net|hanmail\.net|rediffmail\.com|protonmail\.com|proton\.me|zoho\.com)$/

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean))
}
