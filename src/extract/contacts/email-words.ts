import type { Domains } from '../../lexicon/hosts.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import { PLATFORM_DOMAINS } from '../../lexicon/platforms.ts'

/**
 * Names of mailboxes by purpose, best first: for everybody, for customers, for special purposes, and for
 * administration.
 */
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

/** Strength of any other mailbox, and of one that has the form of a person's name: `jane.doe@`. */
export const OTHER_MAILBOX = 0.9
export const PERSON_MAILBOX = 0.8

const NOBODY_MAILBOXES = [
  ...[/(?:.+-)?(?:un)?subscribe/, /no-?reply/, /do-?not-?reply/, 'donotreply', 'mailer-daemon'],
  ...[/your-?(?:e-?mail|name|address)?/, 'you', /user(?:name)?/, 'name', /e-?mail(?:address)?/],
  ...words('example test someone somebody'),
  ...[/john\.?doe/, /jane\.?doe/, 'jdoe', /xxx+/, /firstname(?:\.?lastname)?/, /vorname\.nachname/],
  ...['nombre', /prenom\.nom/, /ihre?-?(?:e-?mail|name)?/],
]

/** Mailboxes that nobody reads, and placeholders of templates. */
export const NOBODY = wholeText(NOBODY_MAILBOXES, '')

/** Domains of examples, of templates, and of tools whose addresses occur in the pages of their customers. */
export const NOT_OURS: Domains = new Set([
  ...PLATFORM_DOMAINS,
  ...words(`
    example.* domain.* yourdomain.* yourcompany.* your-company.* yoursite.* your-site.* yourwebsite.* your-website.*
    youremail.* your-email.* mysite.com company.com email.com website.com test.com googlegroups.com googleapis.com w3.org
    schema.org latofonts.com indiantypefoundry.com mozilla.org`),
])

function set(text: string): ReadonlySet<string> {
  return new Set(words(text))
}
