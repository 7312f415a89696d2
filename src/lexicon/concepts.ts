/**
 * Words that mean the same in questions about companies and on their pages, the first standing for all: lower
 * case, without accents, each as it is after its ending was cut (`extract/answers/words.ts`). By hand, from
 * contact pages, imprints and fact sheets in six languages, 2026.
 */
export const CONCEPTS: readonly (readonly string[])[] = `
  phone telephone tel telefon telefono telefone telefoon call hotline 電話 电话
    telefonnummer puhelin 전화
  email mail correo courriel メール 邮箱
    epost eposta epostadress sahkoposti emailadresse 이메일
  address adresse anschrift direccion indirizzo endereco adre 住所 所在地 地址
    postadress besoksadress besoksadresse alamat 주소
  headquarter hq sitz hauptsitz firmensitz siege sede 本社
    hovedkontor huvudkontor headquartered
  founded found founding established establish start started began begun gegrundet grundung grundungsjahr fondee
    fonde fundada fundado fondata opgericht inception 設立 創業 成立
    formed founding grundat grundades grunnlagt stiftet perustettu
  founder cofounder grunder fondateur fondatrice fundador fundadora fondatore 創業者
    grundare grunnlegger fondatori
  ceo geschaftsfuhrer geschaftsfuhrung geschaftsfuhrerin pdg 代表者 社長
    vd
  employee staff headcount mitarbeiter mitarbeitende beschaftigte empleado salarie dipendent medewerker colleague
    people leute 従業員数 従業員 员工
    anstallda ansatte
  price cost fee preis preise prix precio prezzo preco prij tarif 料金 価格
    priser harga
  hour opening open offnungszeiten horaire horario orari openingstijden 営業時間
    受付時間
    oppettider apningstider jam
  vat ust idnr ustid umsatzsteuer tva btw iva
  registration registered register
  host hosting
  monthly monatlich mensuel mensile mensual mensal
  time period duration
  slogan tagline motto claim
  career job vacancy vacancie karriere stelle stellenangebote emploi empleo 採用
  shipping delivery versand lieferung livraison envio spedizione verzending 配送
    leverans frakt levering
  return refund ruckgabe retour devolucion reso 返品
  payment pay paid zahlung zahlungsart paiement pago pagamento betaling 支払
  warranty guarantee garantie garantia garanzia 保証
  team crew equipe equipo
  member membership mitglied membre miembro
  customer client kunde kunden cliente
    kunder
  country countrie land lander pais paise paese
  location office standort standorte branch branche store filiale filialen
  industry industrie sector secteur
  service dienstleistung leistung leistungen servicio servizi
    tjanster
  product produkt produkte produit producto prodotti
    produkter
  feature funktion funktionen fonctionnalite caracteristica
  plan tier package paket abo forfait
    pakker
  trial testphase probezeit essai prueba
  revenue turnover umsatz
  certification certificate certified zertifikat zertifizierung certificat
  owner inhaber inhaberin eigentumer proprietaire propietario titolare eigenaar
  faq faqs frequently
  state region province bundesland provincia provincie
  capital stammkapital grundkapital 資本金
  president presidente prasident ordforande
  updated aktualisiert aggiornato uppdaterad oppdatert bijgewerkt revised
  policy politique policyer
  organization organisation organisasjon org
  number nr nummer numero
  integration integrationen
  response reponse
  support supported supporting`
  .trim()
  .split(/\n {2}(?! )/)
  .map((line) => line.trim().split(/\s+/))

/** Words that say nothing of what is asked, even where no other word does. */
export const COUNTING_WORDS: ReadonlySet<string> = new Set(
  'a an are count do does how i in is it list many much number of on our the their to total we what your'.split(
    ' ',
  ),
)

/**
 * Words of the name of a data point that say how it is asked, or of what kind it is, and not what is asked,
 * unless there is no other.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  `a about all an and any are at available be by can company companie contain count current currently da data
  date der detail die do does each exact firm for from full get give given has have how if in information is
  it list main many me much name number of offer offered official on one or organization organisation our page
  primary provide provided should site that the their there they this to total type url us value was website
  were what when where whether which who whom will with year you your
  unser unsere unseren fur sie wir uns ihr ihre der das und mit auf im
  no nos notre votre pour vou le la et nuestro nuestra para lo el`.split(/\s+/),
)
