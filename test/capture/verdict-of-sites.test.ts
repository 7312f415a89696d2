import { expect, test } from 'vitest'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { verdictOf } from '../../src/snapshot/verdict/index.ts'

/**
 * Notices in several languages, and pages of sites whose headline or title is also the wording of a notice:
 * class, title and body. They were written before the rule that tells them apart.
 */
const PAGES: readonly (readonly [want: string, title: string, body: string])[] = [
  [
    'under_construction',
    'Kapelle & Sohn',
    `<h1>Hier entsteht unsere neue Website</h1><p>Wir arbeiten mit Hochdruck daran. Sie erreichen uns unter 0341 220 11 oder info@kapelle.example.</p><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a>`,
  ],
  [
    'under_construction',
    'Boulangerie Morin',
    `<h1>Site en construction</h1><p>Notre nouveau site arrive bientôt. En attendant, retrouvez-nous au 12 rue des Lices, du mardi au samedi.</p><p>Tél. 02 99 00 11 22</p><a href="/mentions-legales">Mentions légales</a>`,
  ],
  [
    'under_construction',
    'Coming Soon',
    `<header><a href="/">Fernhill</a></header><h1>Coming soon</h1><p>We are putting the finishing touches to something new. Leave your e-mail address and we will write when it is here.</p><form><input type=email><button>Notify me</button></form><a href="/privacy">Privacy</a>`,
  ],
  [
    'under_construction',
    'Opening soon',
    `<h1>Opening soon</h1><p>Be the first to know when we launch.</p><form><input type=email></form><a href="/password">Enter using password</a><p>Are you the store owner? <a href="/admin">Log in here</a></p>`,
  ],
  [
    'under_construction',
    'Tienda Olmo',
    `<h1>Próximamente</h1><p>Estamos preparando nuestra nueva tienda en línea. Vuelve a visitarnos dentro de unas semanas, por favor.</p><a href="/contacto">Contacto</a>`,
  ],
  [
    'under_construction',
    'Maintenance mode',
    `<h1>We’ll be back soon!</h1><p>Sorry for the inconvenience. We are performing some maintenance at the moment and expect to be online again before the evening.</p><p>— The Larkspur team</p><a href="/status">Status</a>`,
  ],
  [
    'under_construction',
    'サイト準備中',
    `<h1>準備中</h1><p>現在サイトを準備しております。もうしばらくお待ちください。</p><a href="mailto:a@b.example">お問い合わせ</a>`,
  ],
  [
    'under_construction',
    'W budowie',
    `<h1>Strona w budowie</h1><p>Zapraszamy wkrótce. Pracujemy nad nową wersją naszego serwisu internetowego.</p><a href="/kontakt">Kontakt</a>`,
  ],
  [
    'blocked',
    'Just a moment...',
    `<h1>www.acme.example</h1><p>Checking if the site connection is secure. This may take a few seconds, please do not close this window.</p><p>Acme needs to review the security of your connection before proceeding.</p><a href="/help">Help</a>`,
  ],
  [
    'blocked',
    'Robot Check',
    `<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you are not a robot. For best results, please make sure your browser is accepting cookies.</p><form><input name=c></form><a href="/gp/help/x">Conditions of Use</a> <a href="/gp/help/y">Privacy Policy</a>`,
  ],
  [
    'blocked',
    'Zugriff verweigert',
    `<h1>Zugriff verweigert</h1><p>Ihre IP-Adresse wurde gesperrt, weil von ihr zu viele Anfragen kamen. Wenn Sie meinen, dass das ein Irrtum ist, schreiben Sie uns bitte.</p><a href="/kontakt">Kontakt</a><a href="/impressum">Impressum</a>`,
  ],
  [
    'blocked',
    'Vérification',
    `<header><a href="/">Acme</a></header><p>Veuillez confirmer que vous êtes humain avant de continuer. Ce contrôle ne prend que quelques secondes.</p><div class="h-captcha"></div><a href="/cgu">CGU</a>`,
  ],
  [
    'blocked',
    'Attention',
    `<p>You have been blocked. Something about your request looked like an attack on our site, so that we stopped it. Send the number below to our staff.</p><p>Ray 12af</p><a href="/contact">Contact us</a><a href="/">Home</a>`,
  ],
  [
    'parked',
    'acme.example is for sale',
    `<h1>acme.example</h1><p>This domain is for sale. Make an offer today and own it tomorrow, with a secure payment through our escrow service.</p><a href="/offer">Make an offer</a><a href="/faq">How it works</a><a href="/contact">Contact</a>`,
  ],
  [
    'parked',
    'acme.example',
    `<h2>Diese Domain steht zum Verkauf</h2><p>Der Inhaber dieser Domain parkt diese beim Domain-Parking-Programm.</p><ul><li><a href="/?q=a">Hotels</a><li><a href="/?q=b">Flüge</a><li><a href="/?q=c">Autos</a></ul><a href="/datenschutz">Datenschutz</a>`,
  ],
  [
    'error_page',
    'Page not found',
    `<header><a href="/">Acme</a><a href="/shop">Shop</a><a href="/about">About</a></header><h1>Page not found</h1><p>The page that you were looking for may have been moved or deleted. Use the menu above to find what you need.</p>`,
  ],
  [
    'brand',
    'Sentry Oak | Bot detection',
    `<header><a href="/">Sentry Oak</a><a href="/product">Product</a><a href="/plans">Plans</a><a href="/customers">Customers</a></header><h1>Checking your browser, so that your customers never wait</h1><p>Sentry Oak tells people from scripts by how they move, and asks nobody to solve the puzzle of the day. Shops lose fewer orders.</p><p>From €40 a month.</p>`,
  ],
  [
    'brand',
    'Are you human? – Tollgate',
    `<nav><a href="/">Tollgate</a><a href="/features">Features</a><a href="/pricing">Pricing</a></nav><h1>Are you human?</h1><p>Your visitors should never read this line again. Tollgate answers it for them in the background.</p><p>Forty ticket offices in eleven countries trust it.</p>`,
  ],
  [
    'brand',
    'Captcha Café Lyon',
    `<header><a href="/">Captcha</a><a href="/carte">La carte</a><a href="/reservations">Réserver</a></header><h1>Captcha</h1><p>Un café de quartier où l’on joue aux échecs, rue Mercière, depuis 2019.</p><p>Ouvert tous les jours de huit heures à minuit.</p>`,
  ],
  [
    'brand',
    'Too many requests',
    `<header><a href="/">Too Many Requests</a><a href="/shows">Shows</a><a href="/records">Records</a></header><h1>Too many requests</h1><p>Four players from Ghent who take every song that the audience shouts. Nobody has beaten their record of ninety songs.</p><p>Next show: 12 May, Antwerp.</p>`,
  ],
  [
    'brand',
    'Bauwerk Lenz',
    `<header><a href="/">Bauwerk Lenz</a><a href="/referenzen">Referenzen</a><a href="/leistungen">Leistungen</a></header><h1>Im Aufbau</h1><p>Drei Schulen und ein Hallenbad stehen gerade in unseren Gerüsten. Im Herbst wird die Schule in Pirna übergeben.</p><p>Bauwerk Lenz baut seit 1974 in Sachsen.</p>`,
  ],
  [
    'brand',
    'Cantiere Moretti',
    `<header><a href="/">Moretti</a><a href="/progetti">Progetti</a></header><h1>In costruzione</h1><p>Sei case in legno a Bergamo, consegna a giugno. Visitate il cantiere ogni sabato mattina con i nostri geometri.</p><p>Costruiamo in legno dal 1962, con quaranta artigiani.</p>`,
  ],
  [
    'brand',
    'Glasswing – a game',
    `<header><a href="/">Glasswing</a><a href="/press">Press kit</a><a href="/studio">Studio</a></header><h1>Coming soon to PC</h1><p>A quiet game about moths and the woman who counts them. You walk, you listen, and you write in a notebook.</p><p>Wishlist it on Steam today.</p>`,
  ],
  [
    'brand',
    'Harbour Films',
    `<header><a href="/">Harbour</a><a href="/films">Films</a><a href="/tickets">Tickets</a></header><h1>Coming soon</h1><h2>The Long Ferry</h2><p>Opens on 4 June. A captain sells his boat and cannot leave it.</p><h2>Nine Bells</h2><p>Opens on 18 June. The village of the drowned church.</p>`,
  ],
  [
    'brand',
    'Scheduled maintenance | Boilerwise',
    `<header><a href="/">Boilerwise</a><a href="/plans">Plans</a><a href="/book">Book a visit</a></header><h1>Scheduled maintenance</h1><p>We service the boiler in your cellar once a year and tell you what it will need next. From £9 a month.</p><p>Boilerwise has sixty engineers in Yorkshire.</p>`,
  ],
  [
    'brand',
    '404',
    `<header><a href="/">404 Audio</a><a href="/microphones">Microphones</a><a href="/dealers">Dealers</a></header><h1>404</h1><p>The microphone that you do not find in the picture: nine millimetres long, and flat from 20 Hz. €249.</p><p>Made in Bergen by three people.</p>`,
  ],
  [
    'brand',
    'Not Found Magazine',
    `<header><a href="/">Not Found</a><a href="/issues">Issues</a><a href="/subscribe">Subscribe</a></header><h1>Not Found</h1><p>A magazine about lost things, four times a year. Issue 12 looks for a lighthouse.</p><p>€14 a copy, printed in Riga.</p>`,
  ],
  [
    'brand',
    'Access Denied – escape rooms',
    `<header><a href="/">Access Denied</a><a href="/rooms">Rooms</a><a href="/book">Book</a></header><h1>Access denied</h1><p>Three escape rooms below the old mint of Utrecht. One hour, two to six players, from €24 each.</p><p>Every room has a door that nobody has opened yet.</p>`,
  ],
  [
    'brand',
    'Nordlys Brewery',
    `<header><a href="/">Nordlys</a><a href="/ol">Øl</a><a href="/butikk">Butikk</a></header><h1>Kommer snart</h1><p>Vinterølet tappes i november og selges bare i Tromsø. Hver flaske får et nummer av bryggeren selv.</p><p>Bryggeriet ble bygget i 1921 ved kaia.</p>`,
  ],
]

test.each(PAGES)('%s: %s', (want, title, body) => {
  const html = `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`
  const { class: found, evidence } = verdictOf(snapshotFromHtml({ url: 'https://acme.example/', html }))
  expect({ found, evidence }).toMatchObject({ found: want })
})

const TWO_PAGES = '<nav><a href="/wares">Wares</a><a href="/people">People</a></nav>'

/** One sentence beside two pages: class, language, the words of title and headline, and the sentence. */
const SHORT: readonly (readonly [want: string, language: string, headline: string, said: string])[] = [
  ['brand', 'en', '404', 'Drinks and small plates in Kreuzberg, open from 6 pm.'],
  ['brand', 'en', 'Under Construction', 'Loft conversions and extensions in Leeds and York.'],
  ['brand', 'en', 'Access Denied', 'New record out in May. Tour dates below.'],
  ['brand', 'en', 'Are you human?', 'A party game for four to eight players about robots.'],
  ['brand', 'de', 'Baustelle', 'Konzerte und Lesungen in einer alten Ziegelei am Kanal.'],
  ['brand', 'fr', 'En construction', 'Maisons en bois et en terre crue dans le Morvan.'],
  ['brand', 'it', 'Prossimamente', 'Rassegna di film muti con musica dal vivo a Ravenna.'],
  ['error_page', 'en', '404', 'The page you are looking for does not exist. Go back to the start.'],
  ['error_page', 'es', '404', 'No encontramos lo que buscabas. Vuelve al inicio.'],
  // No word of Hungarian is known here.
  ['error_page', 'hu', '404', 'A keresett oldal nem található, kérjük lépjen vissza.'],
  ['blocked', 'en', 'Access denied', 'You do not have permission to view this content.'],
  ['blocked', 'en', 'Are you a robot?', 'Please tick the box below so we know it is really you.'],
  ['under_construction', 'de', 'Demnächst', 'Unsere neuen Seiten sind bald für Sie da.'],
  ['under_construction', 'pl', 'Wkrótce', 'Pracujemy nad nową odsłoną naszej strony.'],
]

test.each(SHORT)('%s, in %s: %s', (want, language, headline, said) => {
  const html = `<!doctype html><html lang=${language}><title>${headline}</title>${TWO_PAGES}<h1>${headline}</h1><p>${said}</p>`
  const { class: found, evidence } = verdictOf(snapshotFromHtml({ url: 'https://acme.example/', html }))
  expect({ found, evidence }).toMatchObject({ found: want })
})
