/**
 * Codes of states, provinces, prefectures and counties (ISO 3166-2, the part after the dash), by country and
 * by the names that addresses have, in the scripts that they are written in. Written by hand, and checked row
 * by row against the npm package iso-3166 4.4.0. Countries whose codes also stand in addresses are in
 * `states.ts`; of Mexico, whose addresses have other abbreviations than ISO, both have them.
 */

import { byName } from '../../../model/by-name.ts'

const TABLES = byName<string>({
  JP: `01 北海道|Hokkaido; 02 青森県|Aomori; 03 岩手県|Iwate; 04 宮城県|Miyagi; 05 秋田県|Akita; 06 山形県|Yamagata
    07 福島県|Fukushima; 08 茨城県|Ibaraki; 09 栃木県|Tochigi; 10 群馬県|Gunma; 11 埼玉県|Saitama; 12 千葉県|Chiba
    13 東京都|Tokyo; 14 神奈川県|Kanagawa; 15 新潟県|Niigata; 16 富山県|Toyama; 17 石川県|Ishikawa; 18 福井県|Fukui
    19 山梨県|Yamanashi; 20 長野県|Nagano; 21 岐阜県|Gifu; 22 静岡県|Shizuoka; 23 愛知県|Aichi; 24 三重県|Mie
    25 滋賀県|Shiga; 26 京都府|Kyoto; 27 大阪府|Osaka; 28 兵庫県|Hyogo; 29 奈良県|Nara; 30 和歌山県|Wakayama
    31 鳥取県|Tottori; 32 島根県|Shimane; 33 岡山県|Okayama; 34 広島県|Hiroshima; 35 山口県|Yamaguchi; 36 徳島県|Tokushima
    37 香川県|Kagawa; 38 愛媛県|Ehime; 39 高知県|Kochi; 40 福岡県|Fukuoka; 41 佐賀県|Saga; 42 長崎県|Nagasaki
    43 熊本県|Kumamoto; 44 大分県|Oita; 45 宮崎県|Miyazaki; 46 鹿児島県|Kagoshima; 47 沖縄県|Okinawa`,
  KR: `11 서울|서울시|서울특별시|Seoul; 26 부산|부산시|부산광역시|Busan; 27 대구|대구시|대구광역시|Daegu; 28 인천|인천시|인천광역시|Incheon
    29 광주|광주시|광주광역시|Gwangju; 30 대전|대전시|대전광역시|Daejeon; 31 울산|울산시|울산광역시|Ulsan
    41 경기|경기도|Gyeonggi-do|Gyeonggi; 42 강원|강원도|강원특별자치도|Gangwon-do|Gangwon; 43 충북|충청북도|Chungcheongbuk-do
    44 충남|충청남도|Chungcheongnam-do; 45 전북|전라북도|전북특별자치도|Jeollabuk-do; 46 전남|전라남도|Jeollanam-do
    47 경북|경상북도|Gyeongsangbuk-do; 48 경남|경상남도|Gyeongsangnam-do; 49 제주|제주도|제주특별자치도|Jeju|Jeju-do
    50 세종|세종시|세종특별자치시|Sejong`,
  CN: `BJ 北京|北京市|Beijing; TJ 天津|天津市|Tianjin; HE 河北|河北省|Hebei; SX 山西|山西省|Shanxi
    NM 内蒙古|内蒙古自治区; LN 辽宁|辽宁省|Liaoning; JL 吉林|吉林省|Jilin; HL 黑龙江|黑龙江省|Heilongjiang
    SH 上海|上海市|Shanghai; JS 江苏|江苏省|Jiangsu; ZJ 浙江|浙江省|Zhejiang; AH 安徽|安徽省|Anhui
    FJ 福建|福建省|Fujian; JX 江西|江西省|Jiangxi; SD 山东|山东省|Shandong; HA 河南|河南省|Henan
    HB 湖北|湖北省|Hubei; HN 湖南|湖南省|Hunan; GD 广东|广东省|Guangdong; GX 广西|广西壮族自治区|Guangxi
    HI 海南|海南省|Hainan; CQ 重庆|重庆市|Chongqing; SC 四川|四川省|Sichuan; GZ 贵州|贵州省|Guizhou
    YN 云南|云南省|Yunnan; XZ 西藏|西藏自治区; SN 陕西|陕西省|Shaanxi; GS 甘肃|甘肃省|Gansu
    QH 青海|青海省|Qinghai; NX 宁夏|宁夏回族自治区; XJ 新疆|新疆维吾尔自治区`,
  MX: `AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; COA Coahuila; COL Colima
    CHP Chiapas; CHH Chihuahua; CMX Ciudad de México; DUR Durango; GUA Guanajuato; GRO Guerrero; HID Hidalgo
    JAL Jalisco; MEX Estado de México; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca
    PUE Puebla; QUE Querétaro; ROO Quintana Roo; SLP San Luis Potosí; SIN Sinaloa; SON Sonora; TAB Tabasco
    TAM Tamaulipas; TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas`,
  ES: `C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz
    B Barcelona; BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CR Ciudad Real; CO Córdoba
    CU Cuenca; GI Girona; GR Granada; GU Guadalajara; SS Gipuzkoa; H Huelva; HU Huesca; PM Illes Balears
    J Jaén; LO La Rioja; GC Las Palmas; LE León; L Lleida; LU Lugo; M Madrid; MA Málaga; MU Murcia
    NA Navarra; OR Ourense; P Palencia; PO Pontevedra; SA Salamanca; SG Segovia; SE Sevilla; SO Soria
    TF Santa Cruz de Tenerife; T Tarragona; TE Teruel; TO Toledo; V Valencia; VA Valladolid; BI Bizkaia
    ZA Zamora; Z Zaragoza`,
  GB: `CAM Cambridgeshire; CON Cornwall; DBY Derbyshire; DEV Devon; DOR Dorset; DUR County Durham
    ESX East Sussex; ESS Essex; GLS Gloucestershire; HAM Hampshire; HEF Herefordshire; HRT Hertfordshire
    IOW Isle of Wight; KEN Kent; LAN Lancashire; LEC Leicestershire; LIN Lincolnshire; NFK Norfolk
    NBL Northumberland; NYK North Yorkshire; NTT Nottinghamshire; OXF Oxfordshire; RUT Rutland; SHR Shropshire
    SOM Somerset; STS Staffordshire; SFK Suffolk; SRY Surrey; WAR Warwickshire; WSX West Sussex; WIL Wiltshire
    WOR Worcestershire; ABD Aberdeenshire; ANS Angus; FIF Fife; MLN Midlothian; GWN Gwynedd; POW Powys
    PEM Pembrokeshire; BKM Buckinghamshire; ERY East Yorkshire|East Riding of Yorkshire`,
  IE: `CW County Carlow; CN County Cavan; CE County Clare; CO County Cork; DL County Donegal; D County Dublin
    G County Galway; KY County Kerry; KE County Kildare; KK County Kilkenny; LS County Laois; LM County Leitrim
    LK County Limerick; LD County Longford; LH County Louth; MO County Mayo; MH County Meath
    MN County Monaghan; OY County Offaly; RN County Roscommon; SO County Sligo; TA County Tipperary
    WD County Waterford; WH County Westmeath; WX County Wexford; WW County Wicklow`,
  MY: `01 Johor; 02 Kedah; 03 Kelantan; 04 Melaka; 05 Negeri Sembilan; 06 Pahang; 08 Perak; 09 Perlis
    07 Pulau Pinang; 12 Sabah; 13 Sarawak; 10 Selangor; 11 Terengganu; 14 Kuala Lumpur`,
  NZ: `NTL Northland; AUK Auckland; WKO Waikato; BOP Bay of Plenty; GIS Gisborne; HKB Hawke's Bay
    TKI Taranaki; MWT Manawatū-Whanganui|Manawatu-Wanganui|Manawatu; WGN Wellington; TAS Tasman; NSN Nelson
    MBH Marlborough; WTC West Coast; CAN Canterbury; OTA Otago; STL Southland`,
  DE: `BW Baden-Württemberg; BY Bayern|Bavaria; BE Berlin; BB Brandenburg; HB Bremen; HH Hamburg
    HE Hessen|Hesse; MV Mecklenburg-Vorpommern; NI Niedersachsen|Lower Saxony
    NW Nordrhein-Westfalen|NRW|North Rhine-Westphalia; RP Rheinland-Pfalz|Rhineland-Palatinate; SL Saarland
    SN Sachsen|Saxony; ST Sachsen-Anhalt; SH Schleswig-Holstein; TH Thüringen|Thuringia`,
  AT: `1 Burgenland; 2 Kärnten|Carinthia; 3 Niederösterreich|Lower Austria; 4 Oberösterreich|Upper Austria
    5 Salzburg; 6 Steiermark|Styria; 7 Tirol|Tyrol; 8 Vorarlberg; 9 Wien|Vienna`,
  CH: `AG Aargau; AR Appenzell Ausserrhoden; AI Appenzell Innerrhoden; BL Basel-Landschaft; BS Basel-Stadt
    BE Bern|Berne; FR Fribourg|Freiburg; GE Genève|Geneva|Genf; GL Glarus; GR Graubünden; JU Jura
    LU Luzern|Lucerne; NE Neuchâtel; NW Nidwalden; OW Obwalden; SG St. Gallen|Sankt Gallen; SH Schaffhausen
    SZ Schwyz; SO Solothurn; TG Thurgau; TI Ticino|Tessin; UR Uri; VD Vaud|Waadt; VS Valais|Wallis; ZG Zug
    ZH Zürich|Zurich`,
  FR: `ARA Auvergne-Rhône-Alpes; BFC Bourgogne-Franche-Comté; BRE Bretagne|Brittany; CVL Centre-Val de Loire
    20R Corse|Corsica; GES Grand Est; HDF Hauts-de-France; IDF Île-de-France; NOR Normandie|Normandy
    NAQ Nouvelle-Aquitaine; OCC Occitanie; PDL Pays de la Loire; PAC Provence-Alpes-Côte d'Azur|PACA`,
  NL: `DR Drenthe; FL Flevoland; FR Fryslân|Friesland; GE Gelderland; GR Groningen; LI Limburg
    NB Noord-Brabant|North Brabant; NH Noord-Holland|North Holland; OV Overijssel; UT Utrecht; ZE Zeeland
    ZH Zuid-Holland|South Holland`,
})

const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(TABLES).map(([country, table]) => [country, readTable(table)]),
)

function readTable(table: string): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const entry of table.split(/[;\n]/)) {
    const [, code = '', names = ''] = entry.trim().match(/^(\S+) (.+)$/) ?? []
    for (const name of names.split('|')) if (name) codes.set(keyOf(name), code)
  }
  return codes
}

/** Returns the code of a region of a country by its name; undefined when none is known. */
export function regionCodeOf(country: string, region: string): string | undefined {
  return BY_COUNTRY.get(country)?.get(keyOf(region))
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
