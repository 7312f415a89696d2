import { pattern, phrases, words } from '../../../lexicon/pattern.ts'
import { byName } from '../../../model/by-name.ts'
import { regionCodeOf } from './region-codes.ts'

/**
 * Codes and names of states and provinces that addresses contain. Written by hand after ISO 3166-2 and the
 * lists of the postal services.
 */
const TABLES = byName<string>({
  US: `AL Alabama; AK Alaska; AZ Arizona|Ariz; AR Arkansas; CA California|Calif; CO Colorado|Colo
    CT Connecticut|Conn; DE Delaware; DC District of Columbia|D.C.
    FL Florida|Fla; GA Georgia; HI Hawaii; ID Idaho; IL Illinois|Ill; IN Indiana; IA Iowa; KS Kansas
    KY Kentucky; LA Louisiana; ME Maine; MD Maryland
    MA Massachusetts|Mass; MI Michigan|Mich; MN Minnesota|Minn; MS Mississippi; MO Missouri; MT Montana
    NE Nebraska; NV Nevada; NH New Hampshire
    NJ New Jersey|N.J.; NM New Mexico; NY New York|N.Y.; NC North Carolina|N.C.; ND North Dakota; OH Ohio
    OK Oklahoma; OR Oregon; PA Pennsylvania|Penn
    RI Rhode Island; SC South Carolina|S.C.; SD South Dakota; TN Tennessee|Tenn; TX Texas|Tex; UT Utah
    VT Vermont; VA Virginia; WA Washington
    WV West Virginia; WI Wisconsin|Wis; WY Wyoming; PR Puerto Rico; GU Guam; VI Virgin Islands
    AS American Samoa; MP Northern Mariana Islands; FM Micronesia; MH Marshall Islands; PW Palau`,
  CA: `AB Alberta|Alta; BC British Columbia|B.C.; MB Manitoba; NB New Brunswick
    NL Newfoundland and Labrador|Newfoundland; NS Nova Scotia
    NT Northwest Territories; NU Nunavut; ON Ontario|Ont; PE Prince Edward Island|PEI
    QC Quebec|Québec|PQ|Que; SK Saskatchewan|Sask; YT Yukon`,
  AU: `NSW New South Wales|N.S.W.; VIC Victoria; QLD Queensland; SA South Australia; WA Western Australia
    TAS Tasmania
    ACT Australian Capital Territory; NT Northern Territory`,
  BR: `AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal
    ES Espírito Santo; GO Goiás; MA Maranhão; MT Mato Grosso
    MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba; PR Paraná; PE Pernambuco; PI Piauí
    RJ Rio de Janeiro; RN Rio Grande do Norte
    RS Rio Grande do Sul; RO Rondônia; RR Roraima; SC Santa Catarina; SP São Paulo; SE Sergipe; TO Tocantins`,
  IN: `AN Andaman and Nicobar Islands; AP Andhra Pradesh; AR Arunachal Pradesh; AS Assam; BR Bihar
    CH Chandigarh; CG Chhattisgarh; DL Delhi; GA Goa
    GJ Gujarat; HR Haryana; HP Himachal Pradesh; JK Jammu and Kashmir; JH Jharkhand; KA Karnataka
    KL Kerala; MP Madhya Pradesh; MH Maharashtra
    MN Manipur; ML Meghalaya; MZ Mizoram; NL Nagaland; OD Odisha|Orissa; PY Puducherry|Pondicherry
    PB Punjab; RJ Rajasthan; SK Sikkim; TN Tamil Nadu
    TS Telangana; TR Tripura; UP Uttar Pradesh|U.P.; UK Uttarakhand; WB West Bengal`,
  MX: `AGS Aguascalientes; BC Baja California|B.C.; BCS Baja California Sur; CAMP Campeche; COAH Coahuila
    COL Colima; CHIS Chiapas; CHIH Chihuahua
    CDMX Ciudad de México|Distrito Federal|D.F.|C.D.M.X.|Mexico City; DGO Durango; GTO Guanajuato
    GRO Guerrero; HGO Hidalgo; JAL Jalisco
    MEX Estado de México|Edo. de México|Edomex; MICH Michoacán; MOR Morelos; NAY Nayarit
    NL Nuevo León|N.L.; OAX Oaxaca; PUE Puebla; QRO Querétaro
    QROO Quintana Roo|Q. Roo; SLP San Luis Potosí|S.L.P.; SIN Sinaloa; SON Sonora; TAB Tabasco
    TAMPS Tamaulipas; TLAX Tlaxcala; VER Veracruz
    YUC Yucatán; ZAC Zacatecas`,
  IT: `AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti
    AV Avellino; BA Bari; BT Barletta-Andria-Trani; BL Belluno
    BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia; BR Brindisi; CA Cagliari
    CL Caltanissetta; CB Campobasso; CE Caserta
    CT Catania; CZ Catanzaro; CH Chieti; CO Como; CS Cosenza; CR Cremona; KR Crotone; CN Cuneo; EN Enna
    FM Fermo; FE Ferrara; FI Firenze; FG Foggia
    FC Forlì-Cesena; FR Frosinone; GE Genova; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia
    SP La Spezia; AQ L'Aquila; LT Latina; LE Lecce; LC Lecco
    LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova; MS Massa-Carrara; MT Matera; ME Messina
    MI Milano; MO Modena; MB Monza e Brianza; NA Napoli
    NO Novara; NU Nuoro; OR Oristano; PD Padova; PA Palermo; PR Parma; PV Pavia; PG Perugia
    PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa
    PT Pistoia; PN Pordenone; PZ Potenza; PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria
    RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma; RO Rovigo
    SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto
    TE Teramo; TR Terni; TO Torino; TP Trapani
    TN Trento; TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia; VB Verbano-Cusio-Ossola
    VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza
    VT Viterbo`,
  ES: `- A Coruña|La Coruña; - Álava; - Albacete; - Alicante|Alacant; - Almería; - Asturias; - Ávila
    - Badajoz; - Barcelona; - Burgos; - Cáceres; - Cádiz
    - Cantabria; - Castellón; - Ciudad Real; - Córdoba; - Cuenca; - Girona; - Granada; - Guadalajara
    - Gipuzkoa|Guipúzcoa; - Huelva; - Huesca
    - Illes Balears|Baleares; - Jaén; - La Rioja; - Las Palmas; - León; - Lleida; - Lugo; - Madrid
    - Málaga; - Murcia; - Navarra; - Ourense; - Palencia
    - Pontevedra; - Salamanca; - Segovia; - Sevilla; - Soria; - Santa Cruz de Tenerife; - Tarragona
    - Teruel; - Toledo; - Valencia; - Valladolid
    - Bizkaia|Vizcaya; - Zamora; - Zaragoza`,
  GB: `ENG England; SCT Scotland; WLS Wales|Cymru; NIR Northern Ireland
    - Bedfordshire|Beds; - Berkshire|Berks; - Buckinghamshire|Bucks; - Cambridgeshire|Cambs; - Cheshire
    - Cornwall; - Cumbria; - Derbyshire; - Devon
    - Dorset; - County Durham|Co. Durham; - East Sussex|E. Sussex; - East Yorkshire; - Essex
    - Gloucestershire|Glos; - Greater London
    - Greater Manchester; - Hampshire|Hants; - Herefordshire; - Hertfordshire|Herts; - Isle of Wight
    - Kent; - Lancashire|Lancs
    - Leicestershire|Leics; - Lincolnshire|Lincs; - Merseyside; - Middlesex|Middx; - Norfolk
    - Northamptonshire|Northants; - Northumberland
    - North Yorkshire|N. Yorkshire; - Nottinghamshire|Notts; - Oxfordshire|Oxon; - Rutland
    - Shropshire|Salop; - Somerset; - South Yorkshire
    - Staffordshire|Staffs; - Suffolk; - Surrey; - Tyne and Wear|Tyne & Wear; - Warwickshire|Warks
    - West Midlands; - West Sussex|W. Sussex
    - West Yorkshire; - Wiltshire|Wilts; - Worcestershire|Worcs; - Yorkshire; - Aberdeenshire; - Angus
    - Argyll; - Ayrshire; - Fife; - Lanarkshire
    - Midlothian; - Perthshire; - Renfrewshire; - Stirlingshire; - Gwynedd; - Powys; - Dyfed; - Gwent
    - Clwyd; - South Glamorgan; - Mid Glamorgan
    - Pembrokeshire; - County Antrim|Co. Antrim; - County Armagh|Co. Armagh; - County Down|Co. Down
    - County Tyrone|Co. Tyrone`,
  IE: `- County Carlow|Co. Carlow; - County Cavan|Co. Cavan; - County Clare|Co. Clare
    - County Cork|Co. Cork; - County Donegal|Co. Donegal
    - County Dublin|Co. Dublin; - County Galway|Co. Galway; - County Kerry|Co. Kerry
    - County Kildare|Co. Kildare; - County Kilkenny|Co. Kilkenny
    - County Laois|Co. Laois; - County Leitrim|Co. Leitrim; - County Limerick|Co. Limerick
    - County Longford|Co. Longford; - County Louth|Co. Louth
    - County Mayo|Co. Mayo; - County Meath|Co. Meath; - County Monaghan|Co. Monaghan
    - County Offaly|Co. Offaly; - County Roscommon|Co. Roscommon
    - County Sligo|Co. Sligo; - County Tipperary|Co. Tipperary; - County Waterford|Co. Waterford
    - County Westmeath|Co. Westmeath
    - County Wexford|Co. Wexford; - County Wicklow|Co. Wicklow`,
  ZA: `EC Eastern Cape; FS Free State; GP Gauteng; KZN KwaZulu-Natal|Kwazulu Natal; LP Limpopo
    MP Mpumalanga; NC Northern Cape; NW North West
    WC Western Cape`,
  MY: `- Johor; - Kedah; - Kelantan; - Melaka|Malacca; - Negeri Sembilan; - Pahang; - Perak; - Perlis
    - Pulau Pinang|Penang; - Sabah; - Sarawak
    - Selangor|Selangor Darul Ehsan; - Terengganu; - Wilayah Persekutuan`,
  TR: `- Adana; - Adıyaman; - Afyonkarahisar; - Ağrı; - Aksaray; - Amasya; - Ankara; - Antalya; - Ardahan; - Artvin
    - Aydın; - Balıkesir; - Bartın; - Batman; - Bayburt; - Bilecik; - Bingöl; - Bitlis; - Bolu; - Burdur; - Bursa
    - Çanakkale; - Çankırı; - Çorum; - Denizli; - Diyarbakır; - Düzce; - Edirne; - Elazığ; - Erzincan; - Erzurum
    - Eskişehir; - Gaziantep; - Giresun; - Gümüşhane; - Hakkâri; - Hatay; - Iğdır; - Isparta; - İstanbul|Istanbul
    - İzmir|Izmir; - Kahramanmaraş; - Karabük; - Karaman; - Kars; - Kastamonu; - Kayseri; - Kırıkkale; - Kırklareli
    - Kırşehir; - Kilis; - Kocaeli; - Konya; - Kütahya; - Malatya; - Manisa; - Mardin; - Mersin; - Muğla; - Muş
    - Nevşehir; - Niğde; - Ordu; - Osmaniye; - Rize; - Sakarya; - Samsun; - Siirt; - Sinop; - Sivas; - Şanlıurfa
    - Şırnak; - Tekirdağ; - Tokat; - Trabzon; - Tunceli; - Uşak; - Van; - Yalova; - Yozgat; - Zonguldak`,
  AR: `C Ciudad Autónoma de Buenos Aires|CABA|C.A.B.A.; B Provincia de Buenos Aires; X Córdoba; S Santa Fe
    M Mendoza; T Tucumán; E Entre Ríos`,
})

export interface State {
  /** Undefined in countries whose addresses have no codes. */
  readonly code: string | undefined
  readonly name: string
}

const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, State>> = new Map(
  Object.entries(TABLES).map(([country, table]) => [country, readTable(table)]),
)

function readTable(table: string): ReadonlyMap<string, State> {
  const states = new Map<string, State>()
  for (const entry of table.split(/[;\n]/)) {
    const [, short, names = ''] = entry.trim().match(/^(\S+) (.+)$/) ?? []
    const [name = '', ...aliases] = names.split('|')
    if (!name) continue
    const code = short === '-' ? undefined : short
    for (const key of [name, ...aliases, ...(code ? [code] : [])]) states.set(keyOf(key), { code, name })
  }
  return states
}

/** Territories and free states that the post of the United States serves like states. */
const SERVED_BY_US: ReadonlySet<string> = new Set(words('PR GU VI AS MP FM MH PW'))

/** The state, province or county of a country by its code or its name. */
export function stateOf(country: string, text: string): State | undefined {
  return (
    BY_COUNTRY.get(SERVED_BY_US.has(country) ? 'US' : country)?.get(keyOf(text)) ??
    regionInLatin(country, text)
  )
}

/** Countries whose addresses in Latin letters end with the name of a region: `Kobe, Hyogo 651-0084`. */
const REGION_LAST: ReadonlySet<string> = new Set(['JP', 'KR', 'CN'])

/** Cities of these countries that are regions too. In an address such a name is that of the city. */
const CITY_REGIONS = byName<readonly string[]>({
  CN: words('BJ CQ SH TJ'),
  KR: words('11 26 27 28 29 30 31 50'),
})

function regionInLatin(country: string, text: string): State | undefined {
  if (!REGION_LAST.has(country) || !/^[a-z]/i.test(text)) return undefined
  const name = text.replace(/\s(?:prefecture|province)$|-(?:ken|fu)$/i, '')
  const code = regionCodeOf(country, name)
  return code === undefined || CITY_REGIONS[country]?.includes(code) ? undefined : { code, name }
}

const REGION_BEFORE = [
  ...words('jud. jud woj. prov. kab. kec. pref.'),
  ...words('județul województwo provinsi'),
]
const REGION_NAMES = phrases(`
  región de, provincia de, provincia di, departamento de, departamento del, estado de, región metropolitana`)
const REGION_BEHIND = words('governorate province prefecture state region')

/** A region by a word for one: `jud. Brașov`, `woj. mazowieckie`, `Región de Murcia`, `Ogun State`. */
const REGION = pattern('iu')`
  ^(?:(?:${REGION_BEFORE})\s(?=\p{L}{3})|(?:${REGION_NAMES})(?!\p{L}))|\p{L}\s(?:${REGION_BEHIND})$
`
const ABBREVIATION = pattern('iu')`^(?:${REGION_BEFORE})\s`

/** Most words of the name of a region. */
const MAX_REGION_WORDS = 5

/** Countries of which all states are in the table, so that no other name is one. */
const COMPLETE: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])

/** The region that a whole piece of an address names by a word for one. */
export function regionNamed(country: string, text: string): State | undefined {
  if (
    COMPLETE.has(country) ||
    !REGION.test(text) ||
    /\d/.test(text) ||
    text.split(' ').length > MAX_REGION_WORDS
  )
    return undefined
  return { code: undefined, name: text.replace(ABBREVIATION, '') }
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
