import { type AskedPage, number, text } from './types.ts'

/** Written by hand before any of them was asked; the words for languages were made beside these. */
export const FIRST: readonly AskedPage[] = [
  {
    language: 'de',
    path: '/impressum',
    body: `<h1>Impressum</h1><p>Tischlerei Morgenrot GmbH<br>Kirchweg 14<br>49074 Osnabrück</p>
      <p>Vertreten durch den Geschäftsführer: Henrik Morgenrot</p>
      <h2>Registereintrag</h2><p>Eintragung im Handelsregister.<br>Registergericht: Amtsgericht Osnabrück<br>
      Registernummer: HRB 204711</p>
      <h2>Umsatzsteuer-ID</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:<br>
      DE287654321</p>`,
    asked: [
      text('vat_number', 'DE287654321'),
      text('managing_director', 'Henrik Morgenrot', 'Who manages the company'),
      text('registration_number', 'HRB 204711'),
      number('number_of_employees'),
    ],
  },
  {
    language: 'fr',
    path: '/mentions-legales',
    body: `<h1>Mentions légales</h1><h2>Éditeur du site</h2>
      <ul><li><strong>Raison sociale :</strong> Les Ateliers Roncevin SAS</li>
      <li><strong>SIRET :</strong> 812 345 678 00021</li>
      <li><strong>N° TVA intracommunautaire :</strong> FR 45 812345678</li>
      <li><strong>Directrice de la publication :</strong> Mme Aurore Chastain</li></ul>
      <h2>Hébergeur</h2><p>Nuageo SARL<br>12 quai des Brumes<br>59800 Lille</p>`,
    asked: [
      text('vat_id', 'FR 45 812345678'),
      text('hosting_provider', 'Nuageo SARL', 'The company that hosts the website'),
      text('legal_name', 'Les Ateliers Roncevin SAS'),
      text('phone_number'),
    ],
  },
  {
    language: 'it',
    path: '/iscriviti',
    body: `<h1>Diventa socio</h1><p>L'associazione raccoglie chi ama le pievi della valle.</p>
      <dl><dt>Quota associativa 2026</dt><dd>10 €</dd><dt>Quota sostenitore 2026</dt><dd>50 €</dd></dl>
      <footer><p>Associazione Pievi in Valle - C.F. 91234560378 - P. IVA 03456781203</p></footer>`,
    asked: [
      number('quota_associativa', 10),
      number('membership_fee', 10, 'Price of an ordinary membership for a year'),
      text('vat_number', '03456781203'),
      number('founded_year'),
    ],
  },
  {
    language: 'nl',
    path: '/contact',
    body: `<h1>Contact</h1><div class="info"><div><span>KvK-nummer</span><span>61234567</span></div>
      <div><span>Btw-nummer</span><span>NL854321987B01</span></div></div>
      <h2>Openingstijden</h2><table><tr><td>Maandag</td><td>Gesloten</td></tr>
      <tr><td>Dinsdag t/m vrijdag</td><td>10.00 - 17.30 uur</td></tr>
      <tr><td>Zaterdag</td><td>10.00 - 17.00 uur</td></tr></table>`,
    asked: [
      text('chamber_of_commerce_number', '61234567'),
      text(
        'opening_hours',
        'Maandag: Gesloten; Dinsdag t/m vrijdag: 10.00 - 17.30 uur; Zaterdag: 10.00 - 17.00 uur',
      ),
      text('ceo'),
    ],
  },
  {
    language: 'sv',
    path: '/om-oss',
    body: `<h1>Om Brännvik Snickeri</h1><p>Vi bygger båtar i furu.</p>
      <table><tr><th>Grundat</th><td>1987</td></tr><tr><th>Antal anställda</th><td>23</td></tr>
      <tr><th>VD</th><td>Ingela Brännvik</td></tr><tr><th>Org.nr</th><td>556712-3344</td></tr></table>`,
    asked: [
      text('chief_executive', 'Ingela Brännvik'),
      number('employees', 23),
      number('year_founded', 1987),
      text('opening_hours'),
    ],
  },
  {
    language: 'ja',
    path: '/company',
    body: `<h1>会社概要</h1><table><tr><th>会社名</th><td>株式会社ひなた工房</td></tr>
      <tr><th>代表者</th><td>代表取締役 森田 千夏</td></tr><tr><th>設立</th><td>2004年6月</td></tr>
      <tr><th>資本金</th><td>1,000万円</td></tr><tr><th>従業員数</th><td>38名</td></tr></table>`,
    asked: [
      text('ceo', '森田 千夏', 'Name of the representative director'),
      number('employee_count', 38),
      number('founded', 2004, 'Year in which the company was founded'),
      text('vat_number'),
    ],
  },
  {
    language: 'pl',
    path: '/kontakt',
    body: `<h1>Kontakt</h1><p>Piekarnia Kłosek sp. z o.o.<br>ul. Młynarska 8<br>30-001 Kraków<br>
      NIP: 6781234567<br>REGON: 121234567<br>KRS: 0000345678</p>
      <h3>Godziny otwarcia</h3><p>pon.–pt. 6:00–18:00<br>sob. 6:00–14:00<br>niedz. nieczynne</p>`,
    asked: [
      text('vat_id', '6781234567'),
      text('business_hours', 'pon.–pt. 6:00–18:00; sob. 6:00–14:00; niedz. nieczynne'),
      text('shipping_costs'),
    ],
  },
  {
    language: 'id',
    path: '/harga',
    body: `<h1>Harga keanggotaan</h1><div class="row"><div class="t">Biaya pendaftaran</div>
      <div class="v">Rp 75.000</div></div><div class="row"><div class="t">Iuran bulanan</div>
      <div class="v">Rp 250.000</div></div>
      <p>Jam buka: Senin–Sabtu 06.00–22.00</p>`,
    asked: [
      number('monthly_fee', 250000),
      text('opening_hours', 'Senin–Sabtu 06.00–22.00'),
      number('number_of_employees'),
    ],
  },
  {
    language: 'pt',
    path: '/trocas',
    body: `<h1>Entrega e trocas</h1><h2>Prazo de entrega</h2><p>De 3 a 7 dias úteis.</p>
      <h2>Prazo de devolução</h2><p>30 dias após o recebimento.</p>
      <footer><p>Oficina Jacarandá Ltda. CNPJ: 12.345.678/0001-90</p></footer>`,
    asked: [
      text('delivery_time', 'De 3 a 7 dias úteis.'),
      text('return_period', '30 dias após o recebimento.'),
      text('ceo_name'),
    ],
  },
  {
    language: 'tr',
    path: '/hakkimizda',
    body: `<h1>Hakkımızda</h1><dl><dt>Kuruluş yılı</dt><dd>1998</dd><dt>Çalışan sayısı</dt><dd>64</dd>
      <dt>Genel Müdür</dt><dd>Selin Aktaş</dd><dt>Vergi No</dt><dd>1234567890</dd></dl>`,
    asked: [number('founding_year', 1998), text('ceo', 'Selin Aktaş'), text('return_period')],
  },
]
