import { type AskedPage, number, text } from './types.ts'

/** Written by hand after the first rules for layouts, before any of them was asked. */
export const SECOND: readonly AskedPage[] = [
  {
    language: 'fr',
    path: '/mentions',
    body: `<h1>Informations légales</h1><p>Ce site est édité par Brasserie du Causse, SARL au capital de 8 000 €.
      Il est hébergé par Nuageo SAS, 2 rue des Forges, 59100 Roubaix.</p>
      <p>RCS Rodez 512 345 678 - TVA FR12512345678</p>`,
    asked: [
      text('hosting_provider', 'Nuageo SAS'),
      text('vat_number', 'FR12512345678'),
      number('number_of_employees'),
    ],
  },
  {
    language: 'de',
    path: '/preise',
    body: `<h1>Preise 2026</h1><table><tr><th>Angebot</th><th>Preis</th></tr>
      <tr><td>Mitgliedsbeitrag</td><td>96 € im Jahr</td></tr><tr><td>Aufnahmegebühr</td><td>20 €</td></tr></table>
      <p>Alle Preise inkl. 19 % MwSt.</p>`,
    asked: [number('membership_fee', 96), text('vat_number'), number('year_founded')],
  },
  {
    language: 'it',
    path: '/orari',
    body: `<h1>Orari</h1><ul><li>Lunedì: chiuso</li><li>Martedì - venerdì: 9.30 - 12.30 / 15.30 - 19.00</li>
      <li>Sabato: 9.30 - 13.00</li></ul><p>Tel. 0432 123456</p>`,
    asked: [
      text(
        'opening_hours',
        'Lunedì: chiuso; Martedì - venerdì: 9.30 - 12.30 / 15.30 - 19.00; Sabato: 9.30 - 13.00',
      ),
      text('owner'),
    ],
  },
  {
    language: 'pl',
    path: '/o-firmie',
    body: `<h1>O firmie</h1><p>Firma została założona w 1994 roku. Zatrudniamy 45 pracowników.</p>
      <p>NIP: 525-000-11-22, REGON: 010203040, KRS 0000112233</p>`,
    asked: [
      text('vat_number', '525-000-11-22'),
      number('year_founded', 1994),
      text('krs', '0000112233'),
      text('opening_hours'),
    ],
  },
  {
    language: 'lt',
    path: '/kontaktai',
    body: `<h1>Kontaktai</h1><p>Įmonės kodas</p><p>304567890</p><p>PVM kodas</p><p>LT100012345678</p>
      <p>Direktorė</p><p>Rasa Vaitkutė</p><p>Darbo laikas</p><p>I–V 8:00–17:00</p>`,
    asked: [
      text('registration_number', '304567890'),
      text('ceo', 'Rasa Vaitkutė'),
      text('opening_hours', 'I–V 8:00–17:00'),
      number('employees'),
    ],
  },
  {
    language: 'ar',
    path: '/about',
    body: `<h1>من نحن</h1><dl><dt>سنة التأسيس</dt><dd>2006</dd><dt>المدير العام</dt><dd>سامر الحلبي</dd>
      <dt>عدد الموظفين</dt><dd>85</dd></dl>`,
    asked: [number('founded', 2006), text('ceo', 'سامر الحلبي'), text('return_period')],
  },
  {
    language: 'es',
    path: '/envios',
    body: `<h1>Envíos y devoluciones</h1><p><strong>Plazo de entrega:</strong> 24-48 horas</p>
      <p><strong>Gastos de envío:</strong> 4,95 €</p><p><strong>Plazo de devolución:</strong> 14 días</p>`,
    asked: [
      text('delivery_time', '24-48 horas'),
      number('shipping_cost', 4.95),
      text('return_period', '14 días'),
      text('legal_name'),
    ],
  },
  {
    language: 'en',
    path: '/contact',
    body: `<h1>Contact</h1><p>Brindle &amp; Hawke Ltd. Registered in England No. 08123456. VAT No. GB 123 4567 89.</p>
      <p>Registered office: 4 Lower Mill, Kendal LA9 4QR</p><h2>Opening hours</h2>
      <p>Monday to Friday 9am to 5.30pm<br>Saturday 10am to 4pm<br>Closed on Sundays</p>`,
    asked: [
      text('vat_id', 'GB 123 4567 89'),
      text('registered_office', '4 Lower Mill, Kendal LA9 4QR'),
      text('hours', 'Monday to Friday 9am to 5.30pm; Saturday 10am to 4pm; Closed on Sundays'),
      text('ceo_name', undefined, 'Who leads the company'),
    ],
  },
]
