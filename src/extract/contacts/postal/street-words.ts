import { type Branches, pattern, words } from '../../../lexicon/pattern.ts'

/** Words that distinguish the parts of an address from other text. Written by hand, by language. */

/**
 * Words for streets and for other parts of the lines above the city, by language; each must be a whole word.
 */
export const STREET_WORDS: readonly Branches[] = [
  // English
  words(`
    street st avenue ave av road rd boulevard blvd blv bld lane ln drive dr court ct place pl square sq
    parkway pkwy pky highway hwy freeway fwy expressway terrace ter circle cir crescent cres close mews
    row yard sts rds trail trl loop plaza plz pike turnpike tpke route rte rt quay wharf alley broadway
    causeway
    esplanade parade promenade walk way gardens grove gate hill rise turn run pass path crossing
    junction bypass embankment arcade concourse strand green mall marg`),
  // German, Dutch, Nordic
  words(`
    straße strasse str weg platz allee gasse ring damm ufer chaussee markt straat laan plein kade gracht
    dijk singel steenweg gatan gata vägen väg torg torget vej gade allé plads vei veien gate katu tie
    kuja stígur gøta`),
  // French, Spanish, Portuguese, Italian, Catalan, Romanian
  words(`
    c/ rue boulevard bd avenue av place chemin impasse quai allée allées cours faubourg fbg route rond-point
    zi za zac lieu-dit calle cl avenida avda avd plaza pza paseo carretera ctra camino polígono poligono
    pol ronda travesía glorieta carrera cra kra transversal diagonal calz calzada blvr col colonia rua
    travessa praça largo estrada rodovia rod alameda via viale piazza piazzale corso strada vicolo
    loc frazione fraz lungomare lungotevere rambla ronda vía callejón pasaje autopista boul str calle autoroute autopista autovía corniche ruelle voie parvis malecón costanera
    prolongación cerrada praceta rotunda aleea intrarea splaiul kaya caya contrada località ruta carrer passeig strada bulevardul bd calea șoseaua piața jirón jr`),
  // Slavic, Baltic, Hungarian
  words(`
    ul ulica ulice al aleja aleje pl plac os osiedle rondo nám náměstí námestie třída tř nábřeží ulitsa
    ul улица ул проспект просп пр-т пр-кт переулок пер шоссе ш бульвар бул набережная наб площадь пл
    вулиця вул провулок проезд тракт микрорайон мкр просп бульв пл линия улица utca út útja tér körút krt sétány köz gatvė iela tänav mnt trg cesta bulevar bulevardi
    rruga prospekt prospekti prospektas gamziri kucha küçəsi küçesi köçesi kocesi ko'chasi көшесі даңғылы көчөсү
    փողոց պողոտա ქუჩა გამზირი puiestee bulvāris`),
  // Greek, Turkish, Asian, Arabic, Hebrew
  words(`
    οδός οδ λεωφ λεωφόρος λ πλατεία πλ cadde caddesi cad cd sokak sokağı sok sk mah mh mahallesi mahalle
    bulvarı blv jalan jl jln gang lorong persiaran soi thanon ถนน ซอย đường phố phường quận nagar
    chowk salai sarani mawatha magu lebuh lebuhraya simpang dori cho chome lu jie شارع طريق ش خیابان بلوار כביש רחוב רח שדרות שד סמטת דרך כיכר ככר`),
]

/** Endings of words for streets: `Hauptstraße`, `Kungsgatan`. */
export const STREET_ENDINGS = words(`
  straße strasse str weg platz allee gasse ring damm ufer chaussee markt graben berg hof steig stieg
  tor straat laan plein kade gracht dijk singel steenweg hof park gatan gata vägen gränd vej vejen pladsen gade vang
  veien vegen gaten katu tie kuja polku bulvarı stígur stígurinn gøta vegur braut`)

/** Words for parts of buildings and for post office boxes. */
export const UNIT_WORDS: Branches = [
  ...words(`
    suite ste unit floor flr fl room rm level lvl building bldg block blk tower apartment apt house centre center
    office offices park estate industrial campus box`),
  ...[
    /p\.?\s?o\.?\s?box/,
    'po box',
    /p\.? ?b\.? \d+/,
    'boîte postale',
    'case postale',
    'caixa postal',
    'casella postale',
  ],
  ...words(`
    postfach postbus bp apartado stiege etage étage bâtiment bât piso planta edificio edif local oficina of. torre
    andar sala scala interno lok kat daire emelet em floor gedung lantai menara wisma kompleks komplek ruko blok kav
    plot shop flat sector phase gali wing cluster warehouse villa hangar km χλμ км tầng lầu tòa
    офис оф корпус корп стр строение дом д. ap et sc bl
    مبنى برج عمارة شقة مكتب طابق الطابق الدور קומה בניין דירה משרד`),
]

/** Words for buildings in languages that write them before the name. */
const BUILDINGS_FIRST = words(
  'immeuble bâtiment résidence edificio edifício palazzo torre gedung menara wisma برج مبنى عمارة مجمع',
)
const BUILDINGS = words(`
  house building bldg tower towers centre center court park estate mill mills hall works chambers complex plaza
 arcade barn farm lodge wharf campus commons galleria pavilion shoppes haus hof gebouw`)

/** Words for buildings, whose names may stand above the street. */
export const BUILDING = pattern(
  'iu',
)`(?<![\p{L}])(?:${BUILDINGS}|${BUILDINGS_FIRST})$|^(?:${BUILDINGS_FIRST})(?![\p{L}])`

const PROSE_WORDS: Branches = [
  ...words(`
    is are was were we our us you your their this that these with from have has had will can been more about than
    year years day days hour hours month months minute minutes people customers since open closed click please
    und oder wir unsere sie ihre mit seit ist sind nous vous notre votre avec depuis est nuestro nuestra desde años
    hace siamo nostro con anni onze wij voor sinds jaar`),
  'all rights',
  ...words(`
    reserved copyright vote votes review reviews like likes comment comments view views results items products jobs
    stars miles price off sale mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday
    january february march april june july august september october november december
    jan feb mar apr jun jul aug sep sept oct nov dec pm`),
]

/** Words of sentences, which do not occur in addresses. */
export const PROSE = pattern('iu')`(?<![\p{L}\d])(?:${PROSE_WORDS})(?![\p{L}\d])|[!?…©®]|\.{2}`

const OTHER_NUMBERS: Branches = [
  /tel(?![ -]aviv)/,
  ...words('phone fax telefax mobile toll call telefon téléphone teléfono telefono telefone'),
  ...[/e-?mail/, /reg(?:istration)?\.? no/],
  ...words('vat ust siret siren kvk btw hrb nip regon iban license lic'),
]

/** Texts that are never part of an address: e-mail addresses, prices, URLs, telephone numbers. */
export const FOREIGN = pattern('iu')`
  @|\p{Sc}|\d\s?[ap]\.?m\b|\d:\d\d|https?:|www\.|\b(?<!\p{L})(?:${OTHER_NUMBERS})\b(?!\p{L})|
  (?:\d[\s().-]{0,2}){9,}(?!\d|(?:st|nd|rd|th)(?!\p{L}))
`
