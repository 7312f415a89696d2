import { expect, test } from 'vitest'
import { INDUSTRIES } from '../../src/data/languages/industries.ts'
import { classifyByMeaning } from '../../src/industry/by-meaning.ts'
import { classify } from '../../src/industry/index.ts'
import { naicsTitles } from '../../src/industry/naics.ts'

const TEXTS: [string, string, string, string][] = [
  ['de', 'Zahnarztpraxis Weber', 'Ihre Zahnärzte für Implantate und Kieferorthopädie.', '6212'],
  ['de', 'Kanzlei Roth', 'Rechtsanwälte für Arbeitsrecht und Familienrecht.', '5411'],
  ['fr', 'Boulangerie Dupont', 'Pains, viennoiseries et pâtisseries faits maison.', '3118'],
  ['es', 'Bodegas Alba', 'Vinos con denominación de origen desde 1890.', '3121'],
  ['pt', 'Oficina Silva', 'Oficina mecânica: revisão e manutenção para o seu carro.', '8111'],
  ['it', 'Da Gino', 'Trattoria con cucina romana tradizionale e vini locali.', '7225'],
  ['nl', 'De Groene', 'Hovenier voor tuinaanleg en tuinonderhoud.', '5617'],
  ['pl', 'Nowak', 'Adwokat i radca prawny: porady prawne dla firm.', '5411'],
  ['tr', 'Yıldız', 'Konut ve ticari inşaat projeleri için müteahhit.', '2362'],
  ['ru', 'Улыбка', 'Стоматология: лечение зубов и имплантация в Москве.', '6212'],
  ['ja', '山田', '地域の皆様のための歯科です。', '6212'],
  ['zh', '东方', '专业律师团队，提供法律服务。', '5411'],
  ['sv', 'Lind', 'Advokatbyrå för familj och företag.', '5411'],
  ['da', 'Møller', 'Tandlæge med tid til dig.', '6212'],
  ['nb', 'Fjellbanken', 'Boliglån og sparing nær deg.', '5221'],
  ['fi', 'Korpi', 'Rakennusliike, joka rakentaa omakotitaloja.', '2362'],
  ['cs', 'Bílý Havran', 'Rodinný pivovar, který vaří pivo z vlastního sladu.', '3121'],
  ['hu', 'Szentbalázs', 'A város önkormányzata.', '9211'],
  ['ro', 'Dumitru', 'Casă de avocatură din București.', '5411'],
  ['uk', 'Дента', 'Стоматологія: лікування зубів і брекети.', '6212'],
  ['el', 'Θάλασσα', 'Μικρό ξενοδοχείο με δώδεκα σουίτες.', '7211'],
  ['ar', 'الواحة', 'بنك يقدم الخدمات المصرفية للأفراد والشركات.', '5221'],
  ['he', 'המדבר', 'מוזיאון עם תערוכות מתחלפות.', '7121'],
  ['ko', '하늘병원', '관절 중심의 병원입니다.', '6221'],
  ['vi', 'Sao', 'Khách sạn bên bờ biển.', '7211'],
  ['id', 'Sari', 'Restoran dengan kuliner Jawa.', '7225'],
  ['th', 'บ้านครัว', 'ร้านอาหารไทยต้นตำรับ', '7225'],
]

test.each(TEXTS)('%s: %s', async (_, name, description, group) => {
  expect(classify({ name, description }).naics[0]?.code.slice(0, 4)).toBe(group)
  // The encoder knows English alone, and is not asked.
  expect((await classifyByMeaning({ name, description })).naics[0]?.code.slice(0, 4)).toBe(group)
})

/** What companies say in which a word of another industry stands, or only seems to stand. */
const OTHERS: readonly [language: string, description: string, never: string][] = [
  ['pl', 'Firma z tradycją, która jest dla Ciebie.', '236220'],
  ['pl', 'Prawo pracy i spadki: kancelaria radcy prawnego.', '611692'],
  ['fr', 'Une grande équipe pour vos fenêtres.', '611310'],
  ['it', 'Il negozio di fiori per la tua casa.', '458110'],
  ['it', 'Il negozio di fiori per la tua casa.', '721199'],
  ['es', 'El programa de fidelidad para los clientes.', '513210'],
  ['fi', 'Kustannustehokas ratkaisu, joka on helppo.', '513130'],
  ['da', 'Vi udvikler lægemidler til alle i hele verden.', '621111'],
  ['cs', 'Výstavba rodinných domů na klíč.', '712110'],
  ['cs', 'Dodavatel strojů, který je vám blízko.', '221122'],
  ['cs', 'Advokátní kancelář v Brně.', '561510'],
  ['hu', 'Kiadó lakások és házak a városban.', '513130'],
  ['ro', 'Cabinet de avocat din București.', '621111'],
  ['ro', 'Agenție imobiliară din Cluj.', '541810'],
  ['uk', 'Дитячий одяг від виробника.', '624410'],
  ['el', 'Κατασκευή κατοικιών και έργων.', '541511'],
  ['ar', 'تصميم داخلي للمنازل والمكاتب', '541511'],
  ['he', 'בניית בתים פרטיים', '541511'],
  ['ko', '스마트 공장 솔루션 기업', '445110'],
  ['ko', '보안경비 전문 기업', '456130'],
  ['ko', '전기부품 제조 기업', '813211'],
  ['vi', 'Khách hàng không cần chờ đợi.', '481111'],
  ['id', 'Rumah makan dengan masakan Padang.', '531210'],
  ['id', 'Suku bunga rendah untuk anda.', '459310'],
  ['ja', '犬と猫の動物病院です。', '622110'],
  ['ja', '生命保険の相談窓口', '524126'],
  ['zh', '宠物医院，24小时服务', '622110'],
  ['th', 'โรงพยาบาลสัตว์', '622110'],
]

test.each(OTHERS)('%s: %s is not of %s', (_, description, never) => {
  const { naics } = classify({ description, maxResults: 10 })
  expect(naics.map(({ code }) => code)).not.toContain(never)
})

test('each language has at least forty words, all of known industries', () => {
  for (const [language, industries] of Object.entries(INDUSTRIES)) {
    expect(Object.values(industries).flat().length, language).toBeGreaterThanOrEqual(40)
    expect(Object.keys(industries).filter((code) => !naicsTitles().has(code))).toEqual([])
  }
})
