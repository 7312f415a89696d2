import { type AskedPage, number, text } from './types.ts'

/** Written by hand with those of `first.ts`, and asked once, after the words for languages were made. */
export const HELD_BACK: readonly AskedPage[] = [
  {
    language: 'de',
    path: '/kontakt',
    body: `<h1>Kontakt</h1><div><h3>Öffnungszeiten</h3><ul><li>Mo, Di, Do: 8–12 und 14–18 Uhr</li>
      <li>Mi, Fr: 8–12 Uhr</li></ul></div><p><b>USt-IdNr.:</b> DE 811 222 333</p>
      <p><b>Inhaberin</b><br>Dr. Lotte Brandmaier</p>`,
    asked: [
      text('opening_hours', 'Mo, Di, Do: 8–12 und 14–18 Uhr; Mi, Fr: 8–12 Uhr'),
      text('owner', 'Dr. Lotte Brandmaier'),
      number('year_founded'),
    ],
  },
  {
    language: 'es',
    path: '/aviso-legal',
    body: `<h1>Aviso legal</h1><p>Titular: Talleres Guadalmar, S.L.<br>CIF: B-29123456<br>
      Domicilio social: Calle Herreros 5, 29001 Málaga<br>
      Inscrita en el Registro Mercantil de Málaga, Tomo 3012, Folio 44, Hoja MA-65432</p>`,
    asked: [
      text('tax_id', 'B-29123456', 'VAT identification number of the company'),
      text('registered_office', 'Calle Herreros 5, 29001 Málaga'),
      text('ceo'),
    ],
  },
  {
    language: 'da',
    path: '/kontakt',
    body: `<h1>Kontakt os</h1><p>Fjordværket ApS<br>Havnegade 3<br>7100 Vejle<br>CVR-nr.: 34567812</p>
      <h2>Åbningstider</h2><dl><dt>Mandag-torsdag</dt><dd>9-17</dd><dt>Fredag</dt><dd>9-15</dd></dl>`,
    asked: [
      text('company_registration_number', '34567812'),
      text('opening_hours', 'Mandag-torsdag: 9-17; Fredag: 9-15'),
      number('employees'),
    ],
  },
  {
    language: 'fi',
    path: '/yritys',
    body: `<h1>Yritys</h1><table><tr><td>Toimitusjohtaja</td><td>Petri Koskela</td></tr>
      <tr><td>Perustettu</td><td>1979</td></tr><tr><td>Henkilöstö</td><td>112</td></tr>
      <tr><td>Y-tunnus</td><td>0123456-7</td></tr></table>`,
    asked: [text('ceo', 'Petri Koskela'), number('number_of_employees', 112), text('return_period')],
  },
  {
    language: 'cs',
    path: '/o-nas',
    body: `<h1>O nás</h1><p>Sklárna Vrbice s.r.o.</p><p>IČO: 27654321<br>DIČ: CZ27654321</p>
      <p>Jednatel: Ing. Radim Vrba</p><h2>Otevírací doba</h2><p>Po–Pá 8:00–16:00</p>`,
    asked: [
      text('vat_number', 'CZ27654321'),
      text('managing_director', 'Ing. Radim Vrba'),
      text('business_hours', 'Po–Pá 8:00–16:00'),
      text('hosting_company'),
    ],
  },
  {
    language: 'hu',
    path: '/impresszum',
    body: `<h1>Impresszum</h1><p>Cégnév: Tiszavirág Kft.<br>Adószám: 12345678-2-43<br>
      Cégjegyzékszám: 01-09-123456<br>Ügyvezető: Kerekes Noémi<br>Tárhelyszolgáltató: Felhőhegy Zrt.</p>`,
    asked: [
      text('registration_number', '01-09-123456'),
      text('web_host', 'Felhőhegy Zrt.', 'Hosting provider of the website'),
      text('vat_number', '12345678-2-43'),
      text('fax'),
    ],
  },
  {
    language: 'ro',
    path: '/livrare',
    body: `<h1>Livrare și retur</h1><h3>Termen de livrare</h3><p>2-4 zile lucrătoare</p>
      <h3>Cost livrare</h3><p>19,99 lei</p><h3>Retur</h3><p>14 zile de la primire</p>`,
    asked: [
      text('delivery_time', '2-4 zile lucrătoare'),
      number('shipping_cost', 19.99),
      text('opening_hours'),
    ],
  },
  {
    language: 'ko',
    path: '/about',
    body: `<h1>회사 소개</h1><ul><li><span>대표자</span><span>김하늘</span></li><li><span>사업자등록번호</span>
      <span>123-45-67890</span></li><li><span>설립일</span><span>2011년 3월 2일</span></li></ul>`,
    asked: [
      text('ceo', '김하늘'),
      text('business_registration_number', '123-45-67890'),
      number('number_of_employees'),
    ],
  },
  {
    language: 'zh',
    path: '/about',
    body: `<h1>关于我们</h1><p>公司名称：青石木业有限公司</p><p>法定代表人：周立新</p><p>成立时间：2009年</p>
      <p>统一社会信用代码：91330100MA2A123456</p><p>员工人数：260人</p>`,
    asked: [
      text('legal_representative', '周立新', 'Person who represents the company'),
      number('employees', 260),
      text('opening_hours'),
    ],
  },
  {
    language: 'el',
    path: '/epikoinonia',
    body: `<h1>Επικοινωνία</h1><p>ΑΦΜ: 099876543</p><p>Ωράριο λειτουργίας: Δευτέρα–Παρασκευή 9:00–17:00</p>
      <p>Έτος ίδρυσης: 1992</p>`,
    asked: [text('vat_number', '099876543'), number('founded', 1992), text('ceo')],
  },
  {
    language: 'ru',
    path: '/o-kompanii',
    body: `<h1>О компании</h1><table><tr><td>ИНН</td><td>7701234567</td></tr><tr><td>ОГРН</td>
      <td>1027700123456</td></tr><tr><td>Генеральный директор</td><td>Орлов Павел Сергеевич</td></tr>
      <tr><td>Год основания</td><td>1995</td></tr></table>`,
    asked: [text('ceo', 'Орлов Павел Сергеевич'), text('tax_number', '7701234567'), text('return_policy')],
  },
  {
    language: 'no',
    path: '/medlem',
    body: `<h1>Bli medlem</h1><p>Medlemskontingent 2026: 350 kr</p><p>Familiemedlemskap: 600 kr</p>
      <p>Org.nr: 987 654 321 MVA</p>`,
    asked: [number('membership_price', 350), text('organization_number', '987 654 321')],
  },
]
