/*
 * How merchants of Asia, Oceania, Africa and Latin America, and those of the whole web, name themselves on
 * card statements; the rows are as in `north-america.ts`. Own knowledge of statements, November 2026.
 */
export const OTHER_CONTINENTS = `
woolworths.com.au; Woolworths; WOOLWORTHS, WOOLIES, WOOLWORTHS METRO, WOOLWORTHS ONLINE, WW METRO; 5411; AU
coles.com.au; Coles; COLES, COLES SUPERMARKETS, COLES ONLINE, COLES SUPERMARKET; 5411; AU
aldi.com.au; ALDI; ALDI STORES AU, ALDI 4*; 5411; AU
kmart.com.au; Kmart; KMART; 5311 5310; AU
target.com.au; Target; TARGET AUSTRALIA; 5311; AU
bunnings.com.au; Bunnings; BUNNINGS, BUNNINGS WAREHOUSE, BUNNINGS GROUP; 5200 5211; AU
jbhifi.com.au; JB Hi-Fi; JB HI FI, JB HIFI; 5732; AU
harveynorman.com.au; Harvey Norman; HARVEY NORMAN; 5732 5712; AU
officeworks.com.au; Officeworks; OFFICEWORKS; 5943; AU
chemistwarehouse.com.au; Chemist Warehouse; CHEMIST WAREHOUSE, CHEMIST W HOUSE; 5912; AU
danmurphys.com.au; Dan Murphy's; DAN MURPHYS, DAN MURPHY S, DAN MURPHY*; 5921; AU
bws.com.au; BWS; BWS LIQUOR, BWS; 5921; AU
liquorland.com.au; Liquorland; LIQUORLAND; 5921; AU
bigw.com.au; BIG W; BIG W; 5310 5311; AU
myer.com.au; Myer; MYER; 5311; AU
davidjones.com; David Jones; DAVID JONES; 5311; AU
ampol.com.au; Ampol; AMPOL, CALTEX AMPOL, AMPOL FOODARY; 5541 5542; AU
hungryjacks.com.au; Hungry Jack's; HUNGRY JACKS, HUNGRY JACK S; 5814; AU
guzmanygomez.com.au; Guzman y Gomez; GUZMAN Y GOMEZ, GYG; 5814; AU
menulog.com.au; Menulog; MENULOG; 5812; AU
qantas.com; Qantas; QANTAS, QANTAS AIRWAYS; 3012 4511
virginaustralia.com; Virgin Australia; VIRGIN AUSTRALIA, VIRGIN AUSTRALIA AIRLI*; 4511
jetstar.com; Jetstar; JETSTAR, JETSTAR AIRWAYS; 4511
telstra.com.au; Telstra; TELSTRA; 4814 4812; AU
optus.com.au; Optus; OPTUS, OPTUS BILLING, OPTUS PREPAID; 4814 4812; AU
transportnsw.info; Transport for NSW; TRANSPORTFORNSW, TRANSPORT FOR NSW, TRANSPORTFORNSW TAP, TFNSW OPAL, OPAL TRAVEL; 4111; AU
myki.com.au; myki; MYKI, PTV MYKI; 4111; AU
linkt.com.au; Linkt; LINKT; 4784; AU
afterpay.com; Afterpay; AFTERPAY; 6051
countdown.co.nz; Countdown; COUNTDOWN; 5411; NZ
woolworths.co.nz; Woolworths; WOOLWORTHS NZ; 5411; NZ
paknsave.co.nz; PAK'nSAVE; PAK N SAVE, PAKNSAVE, PAK'NSAVE*; 5411; NZ
newworld.co.nz; New World; NEW WORLD; 5411; NZ
thewarehouse.co.nz; The Warehouse; THE WAREHOUSE; 5311; NZ
mitre10.co.nz; Mitre 10; MITRE 10 MEGA; 5200; NZ
swiggy.com; Swiggy; SWIGGY, BUNDL TECHNOLOGIES, SWIGGY INSTAMART, SWIGGY LIMITED, SWIGGY FOOD, WWW SWIGGY IN, SWIGGY IN, BUNDL TECHNOLOGIES PVT; 5812 5814 5411; IN
zomato.com; Zomato; ZOMATO, ZOMATO LIMITED, ZOMATO LTD, ZOMATO ONLINE; 5812 5814; IN
blinkit.com; Blinkit; BLINKIT, GROFERS, BLINKIT COMMERCE; 5411; IN
zepto.com; Zepto; ZEPTO, ZEPTO MARKETPLACE, ZEPTONOW, KIRANAKART, KIRANAKART TECHNOLOGIES; 5411; IN
bigbasket.com; BigBasket; BIGBASKET, BIG BASKET, INNOVATIVE RETAIL CONCEPTS; 5411; IN
dmart.in; DMart; DMART, AVENUE SUPERMARTS, D MART, AVENUE SUPERMARTS LTD; 5411; IN
jiomart.com; JioMart; JIOMART; 5411; IN
jio.com; Jio; JIO, RELIANCE JIO, JIO PREPAID, RELIANCE JIO INFOCOMM, JIO MOBILITY, JIO RECHARGE; 4814; IN
airtel.in; Airtel; AIRTEL, BHARTI AIRTEL, AIRTEL PREPAID, BHARTI AIRTEL LTD, AIRTEL PAYMENTS; 4814; IN
flipkart.com; Flipkart; FLIPKART, FLIPKART INTERNET, FLIPKART PAYMENTS, FLIPKART INTERNET PVT, EKART; 5311 5399 5999; IN
myntra.com; Myntra; MYNTRA, MYNTRA DESIGNS; 5651; IN
ajio.com; AJIO; AJIO; 5651; IN
nykaa.com; Nykaa; NYKAA, NYKAA E RETAIL, FSN E COMMERCE; 5977; IN
meesho.com; Meesho; MEESHO, FASHNEAR; 5651 5399; IN
olacabs.com; Ola; OLACABS, OLA CABS, ANI TECHNOLOGIES, OLA MONEY, ANI TECHNOLOGIES PVT; 4121
rapido.bike; Rapido; RAPIDO, ROPPEN TRANSPORTATION; 4121; IN
irctc.co.in; IRCTC; IRCTC, INDIAN RAILWAY, IRCTC APP, IRCTC CF, INDIAN RAILWAYS, IRCTC UTS; 4112; IN
makemytrip.com; MakeMyTrip; MAKEMYTRIP, MAKE MY TRIP, MMT; 4722
goindigo.in; IndiGo; INDIGO AIRLINES, INTERGLOBE AVIATION, INDIGO 6E; 4511; IN
bookmyshow.com; BookMyShow; BOOKMYSHOW, BIGTREE ENTERTAINMENT, BOOK MY SHOW; 7922 7832
pvrcinemas.com; PVR; PVR CINEMAS, PVR LTD, PVR INOX, PVR LIMITED; 7832; IN
indianoil.in; Indian Oil; INDIAN OIL, IOCL, INDIANOIL, INDIAN OIL CORPORATION; 5541 5542; IN
hindustanpetroleum.com; HPCL; HPCL, HINDUSTAN PETROLEUM, HP PETROL PUMP; 5541 5542; IN
bharatpetroleum.in; Bharat Petroleum; BHARAT PETROLEUM, BPCL, BHARAT PETROLEUM CORP*; 5541 5542; IN
hotstar.com; Hotstar; HOTSTAR, DISNEY HOTSTAR, JIOHOTSTAR, NOVI DIGITAL; 5815 4899
apollopharmacy.in; Apollo Pharmacy; APOLLO PHARMACY, APOLLO PHARMACIES; 5912; IN
1mg.com; Tata 1mg; TATA 1MG, 1MG, 1MG TECHNOLOGIES; 5912; IN
croma.com; Croma; CROMA, INFINITI RETAIL; 5732; IN
reliancedigital.in; Reliance Digital; RELIANCE DIGITAL; 5732; IN
reliancesmart.in; Reliance Smart; RELIANCE SMART, RELIANCE FRESH; 5411; IN
cred.club; CRED; CRED CLUB, DREAMPLUG TECHNOLOGIES; 6012; IN
zerodha.com; Zerodha; ZERODHA, ZERODHA BROKING; 6211; IN
groww.in; Groww; GROWW, NEXTBILLION TECHNOLOGY; 6211; IN
urbancompany.com; Urban Company; URBAN COMPANY, URBANCLAP, URBANCLAP TECHNOLOGIES; 7299; IN
licindia.in; LIC; LIC OF INDIA, LIFE INSURANCE CORPORATION OF INDIA, LIC INDIA; 6300; IN
sej.co.jp; 7-Eleven; セブンイレブン, セブン－イレブン, セブンーイレブン, セブン イレブン; 5499 5411; JP
family.co.jp; FamilyMart; FAMILYMART, FAMILY MART, ファミリーマート, ファミマ; 5499 5411
lawson.co.jp; Lawson; LAWSON STATION, ローソン, LAWSON; 5499 5411; JP
aeon.com; AEON; イオン, AEON RETAIL, イオンリテール; 5411 5311
rakuten.co.jp; Rakuten; 楽天市場, RAKUTEN, RAKUTEN ICHIBA, 楽天; 5399 5999
mercari.com; Mercari; MERCARI, メルカリ; 5931 5999
yodobashi.com; Yodobashi Camera; ヨドバシカメラ, YODOBASHI CAMERA, YODOBASHI; 5732; JP
biccamera.com; Bic Camera; ビックカメラ, BIC CAMERA, BICCAMERA; 5732; JP
donki.com; Don Quijote; ドンキホーテ, ドン・キホーテ, DON QUIJOTE, DONKI; 5310 5311
uniqlo.com; UNIQLO; UNIQLO, ユニクロ; 5651
muji.com; MUJI; MUJI, 無印良品; 5311 5712
matsukiyococokara-online.com; Matsumoto Kiyoshi; マツモトキヨシ, MATSUMOTO KIYOSHI, MATSUMOTOKIYOSHI; 5912; JP
sukiya.jp; Sukiya; すき家, SUKIYA; 5812 5814; JP
yoshinoya.com; Yoshinoya; 吉野家, YOSHINOYA; 5812 5814
saizeriya.co.jp; Saizeriya; サイゼリヤ, SAIZERIYA; 5812
jreast.co.jp; JR East; JR東日本, モバイルSUICA, MOBILE SUICA, JR EAST; 4112 4111; JP
docomo.ne.jp; NTT Docomo; NTTドコモ, NTT DOCOMO, ドコモ, ドコモご利用料金; 4814; JP
softbank.jp; SoftBank; ソフトバンク, SOFTBANK MOBILE, SOFTBANK; 4814; JP
au.com; au; AU KDDI, KDDI, AUご利用料金; 4814; JP
amazon.co.jp; Amazon; アマゾン, AMAZON CO JP, AMAZON プライム会費, AMAZON DOWNLOADS; 5999 5942
nitori-net.jp; Nitori; ニトリ, NITORI; 5712
daiso-sangyo.co.jp; Daiso; ダイソー, DAISO; 5331
mos.jp; MOS Burger; モスバーガー, MOS BURGER; 5814
starbucks.co.jp; Starbucks; スターバックス, スターバックスコーヒー; 5814; JP
mcdonalds.co.jp; McDonald's; マクドナルド; 5814; JP
coupang.com; Coupang; COUPANG, 쿠팡; 5399 5999; KR
baemin.com; Baemin; 배달의민족, WOOWA BROTHERS, 우아한형제들; 5812; KR
emart.com; Emart; EMART, 이마트; 5411; KR
gsretail.com; GS25; GS25; 5499; KR
alipay.com; Alipay; ALIPAY; 6012
aliexpress.com; AliExpress; ALIEXPRESS, ALIPAY ALIEXPRESS, ALIEXPRESS COM, ALIPAY SINGAPORE ALIEXPRESS; 5399 5999 5311
temu.com; Temu; TEMU, TEMU COM, TEMUCOM; 5399 5999 5311
shein.com; SHEIN; SHEIN, SHEIN COM, ROADGET SHEIN; 5651 5691
jd.com; JD.com; 京东, 京东商城, JD COM; 5399
taobao.com; Taobao; TAOBAO, 淘宝, ALIPAY TAOBAO; 5399
meituan.com; Meituan; 美团, MEITUAN; 5812
didiglobal.com; DiDi; DIDI, DIDI RIDES, DIDI CHUXING, 滴滴出行, DL DIDI, DIDI MX, DIDI FOOD; 4121
trip.com; Trip.com; TRIP COM, CTRIP; 4722
agoda.com; Agoda; AGODA, AGODA COM; 4722
klook.com; Klook; KLOOK, KLOOK TRAVEL; 4722 7922
grab.com; Grab; GRAB, GRAB A, GRABFOOD, GRABPAY, GRAB RIDES, GRABTAXI, GRAB COM, GRAB EC; 4121 5812
gojek.com; Gojek; GOJEK, GOPAY GOJEK, GO JEK; 4121
tokopedia.com; Tokopedia; TOKOPEDIA; 5399 5999; ID
shopee.com; Shopee; SHOPEE, SHOPEEPAY SHOPEE, SHOPEE SG, SHOPEE MY; 5399 5999
lazada.com; Lazada; LAZADA; 5399 5999
indomaret.co.id; Indomaret; INDOMARET, IDM INDOMARET; 5411 5499; ID
alfamart.co.id; Alfamart; ALFAMART; 5411 5499; ID
foodpanda.com; foodpanda; FOODPANDA; 5812
fairprice.com.sg; FairPrice; NTUC FAIRPRICE, FAIRPRICE, NTUC FP, FAIRPRICE FINEST; 5411; SG
coldstorage.com.sg; Cold Storage; COLD STORAGE; 5411; SG
simplygo.com.sg; SimplyGo; BUS MRT, SIMPLYGO, TRANSIT LINK, BUS/MRT*; 4111; SG
jollibee.com; Jollibee; JOLLIBEE; 5814
careem.com; Careem; CAREEM, CAREEM RIDES, CAREEM FOOD; 4121
talabat.com; talabat; TALABAT; 5812
noon.com; noon; NOON COM, NOON AD HOLDINGS; 5399
luluhypermarket.com; LuLu Hypermarket; LULU HYPERMARKET, LULU HYPER, LULU CENTER; 5411
carrefouruae.com; Carrefour; CARREFOUR HYPERMARKET MAF, MAF CARREFOUR; 5411; AE
rta.ae; RTA; RTA DUBAI, RTA NOL; 4111; AE
etisalat.ae; e&; ETISALAT; 4814; AE
emirates.com; Emirates; EMIRATES AIRLINE, EMIRATES AIRLINES, EMIRATES AIR; 3026 4511
qatarairways.com; Qatar Airways; QATAR AIRWAYS, QATAR AIR; 3136 4511
turkishairlines.com; Turkish Airlines; TURKISH AIRLINES, TURK HAVA YOLLARI, THY TURKISH; 3047 4511
singaporeair.com; Singapore Airlines; SINGAPORE AIRLINES, SINGAPOREAIR; 3075 4511
airasia.com; AirAsia; AIRASIA, AIR ASIA; 4511
pnp.co.za; Pick n Pay; PICK N PAY, PNP, PNP CRP, PNP FAM, PNP EXP; 5411; ZA
shoprite.co.za; Shoprite; SHOPRITE ZA; 5411; ZA
checkers.co.za; Checkers; CHECKERS SIXTY60, CHECKERS HYPER, CHECKERS; 5411; ZA
woolworths.co.za; Woolworths; WOOLWORTHS ZA; 5411; ZA
takealot.com; Takealot; TAKEALOT, TAKEALO T, PAYFAST TAKEALOT; 5399; ZA
engen.co.za; Engen; ENGEN; 5541 5542; ZA
jumia.com; Jumia; JUMIA; 5399
safaricom.co.ke; Safaricom; SAFARICOM, MPESA SAFARICOM; 4814; KE
ifood.com.br; iFood; IFOOD, IFD, IFOOD COM AGENCIA, IFOOD COM, IFOODCLUB*; 5812 5814; BR
mercadolivre.com.br; Mercado Livre; MERCADOLIVRE, MERCADO LIVRE, ML MERCADOLIVRE, MERCADOPAGO MERCADOLIVRE; 5399 5999; BR
mercadolibre.com; Mercado Libre; MERCADOLIBRE, MERCADO LIBRE, MERPAGO MERCADOLIBRE, MERCADOPAGO MERCADOLIBRE, MERCADOLIB*; 5399 5999
magazineluiza.com.br; Magazine Luiza; MAGAZINE LUIZA, MAGALU, MAGALUPAY; 5311 5732; BR
americanas.com.br; Americanas; LOJAS AMERICANAS, AMERICANAS SA; 5311; BR
casasbahia.com.br; Casas Bahia; CASAS BAHIA; 5732 5712; BR
paodeacucar.com; Pão de Açúcar; PAO DE ACUCAR, SUPERMERCADO PAO DE ACUCAR; 5411; BR
assai.com.br; Assaí Atacadista; ASSAI ATACADISTA, ASSAI; 5411 5300; BR
atacadao.com.br; Atacadão; ATACADAO, ATACADAO SA; 5411 5300; BR
drogasil.com.br; Drogasil; DROGASIL; 5912; BR
drogaraia.com.br; Droga Raia; DROGA RAIA, RAIA DROGASIL, DROGARAIA; 5912; BR
drogariasaopaulo.com.br; Drogaria São Paulo; DROGARIA SAO PAULO; 5912; BR
lojasrenner.com.br; Lojas Renner; LOJAS RENNER, RENNER; 5651; BR
petrobras.com.br; Petrobras; POSTO PETROBRAS, POSTO BR, BR MANIA; 5541 5542; BR
ipiranga.com.br; Ipiranga; POSTO IPIRANGA, AUTO POSTO IPIRANGA, IPIRANGA; 5541 5542; BR
99app.com; 99; 99 TECNOLOGIA, 99APP, 99 APP, 99 POP, 99TAXIS, 99 RIDE, DL 99 RIDE; 4121; BR
rappi.com; Rappi; RAPPI, RAPPI BRASIL, RAPPI MX, RAPPI RESTAURANTES; 5812 5814
globo.com; Globoplay; GLOBOPLAY, GLOBO COM; 5815 4899; BR
claro.com.br; Claro; CLARO, CLARO SA, CLARO BRASIL, CLARO MOVEL, NET SERVICOS, CLARO FLEX; 4814 4812; BR
vivo.com.br; Vivo; TELEFONICA BRASIL, VIVO EASY, VIVO MOVEL, VIVO FIXO, VIVO SP; 4814 4812; BR
tim.com.br; TIM; TIM S A, TIM CELULAR, TIM SA, TIM BRASIL; 4814 4812; BR
smartfit.com.br; Smart Fit; SMARTFIT, SMART FIT; 7997
oxxo.com; OXXO; OXXO, CADENA COMERCIAL OXXO, OXXO GAS; 5499 5411
soriana.com; Soriana; SORIANA, TIENDAS SORIANA, ORG SORIANA, SORIANA HIPER; 5411; MX
chedraui.com.mx; Chedraui; CHEDRAUI, TIENDAS CHEDRAUI, CHEDRAUI SELECTO; 5411; MX
walmart.com.mx; Walmart; NUEVA WAL MART, WALMART EXPRESS, WALMEX; 5411; MX
bodegaaurrera.com.mx; Bodega Aurrera; BODEGA AURRERA, AURRERA, MI BODEGA AURRERA, BODEGA AURRERA EXPRESS; 5411; MX
lacomer.com.mx; La Comer; LA COMER, FRESKO, CITY MARKET LA COMER; 5411; MX
liverpool.com.mx; Liverpool; LIVERPOOL, EL PUERTO DE LIVERPOOL; 5311; MX
sears.com.mx; Sears; SEARS OPERADORA; 5311; MX
coppel.com; Coppel; COPPEL; 5311; MX
sanborns.com.mx; Sanborns; SANBORNS, SANBORN HERMANOS; 5311 5812; MX
vips.com.mx; Vips; VIPS; 5812; MX
cinepolis.com; Cinépolis; CINEPOLIS; 7832
cinemex.com; Cinemex; CINEMEX; 7832; MX
fahorro.com; Farmacias del Ahorro; FARMACIAS DEL AHORRO, FARM AHORRO, FARMACIA DEL AHORRO; 5912; MX
farmaciasguadalajara.com; Farmacias Guadalajara; FARMACIA GUADALAJARA, FARMACIAS GUADALAJARA, FARM GUADALAJARA; 5912; MX
farmaciasbenavides.com.mx; Farmacias Benavides; FARM BENAVIDES, FARMACIAS BENAVIDES, BENAVIDES; 5912; MX
telcel.com; Telcel; TELCEL, RADIOMOVIL DIPSA, RECARGA TELCEL; 4814 4812; MX
telmex.com; Telmex; TELMEX, TELEFONOS DE MEXICO; 4814; MX
cfe.mx; CFE; CFE, CFE SUMINISTRADOR, COMISION FEDERAL DE ELECTRICIDAD; 4900; MX
pemex.com; Pemex; PEMEX, GASOLINERA PEMEX; 5541 5542; MX
volaris.com; Volaris; VOLARIS, CONCESIONARIA VUELA, VUELA CIA; 4511
vivaaerobus.com; Viva Aerobus; VIVA AEROBUS, VIVAAEROBUS, AEROENLACES NACIONALES; 4511
aeromexico.com; Aeromexico; AEROMEXICO, AEROVIAS DE MEXICO; 3076 4511
latamairlines.com; LATAM Airlines; LATAM, LATAM AIRLINES, LATAM AIR, TAM LINHAS AEREAS, LAN AIRLINES; 3052 3248 4511
voegol.com.br; GOL; GOL LINHAS AEREAS, GOL LINHAS, GOL TRANSPORTES AEREOS; 3247 4511
azul.com.br; Azul; AZUL LINHAS AEREAS, AZUL LINHAS; 4511
avianca.com; Avianca; AVIANCA, AEROVIAS DEL CONTINENTE; 3039 4511
falabella.com; Falabella; FALABELLA, SAGA FALABELLA; 5311
jumbo.cl; Jumbo; JUMBO CENCOSUD, HIPERMERCADO JUMBO; 5411
exito.com; Éxito; ALMACENES EXITO, EXITO; 5411; CO
pedidosya.com; PedidosYa; PEDIDOSYA, PEDIDOS YA; 5812
ypf.com; YPF; YPF; 5541 5542; AR
copec.cl; Copec; COPEC; 5541 5542; CL
elevenlabs.io; ElevenLabs; ELEVENLABS, ELEVENLABS IO; 7372 5734
midjourney.com; Midjourney; MIDJOURNEY, MIDJOURNEY INC; 7372 5734
crunchyroll.com; Crunchyroll; CRUNCHYROLL; 5815 4899
discord.com; Discord; DISCORD, DISCORD NITRO; 5815 5816 7372
x.com; X; X CORP PAID, X CORP PAID FEATURES, TWITTER ONLINE ADS, TWITTER PAID FEATURES, TWITTER BLUE; 7311 5815
tiktok.com; TikTok; TIKTOK, TIKTOK SHOP, TIKTOK ADS, TIKTOK SHOP ORDERS; 5399 7311
telegram.org; Telegram; TELEGRAM PREMIUM; 5815
duolingo.com; Duolingo; DUOLINGO, DUOLINGO PLUS; 8299 5815
coursera.org; Coursera; COURSERA, COURSERA ORG; 8299
udemy.com; Udemy; UDEMY, UDEMY ONLINE COURSES, UDEMY COM, UDEMY SUBSCRIPTION; 8299
nordaccount.com; Nord Security; NORD ACCOUNT, NORDSEC; 5734
surfshark.com; Surfshark; SURFSHARK; 5734 4816
onlyfans.com; OnlyFans; ONLYFANS, OF LONDON, ONLYFANS COM, FENIX INTERNATIONAL, FENIX INTL; 5967 5815
wise.com; Wise; WISE PAYMENTS, WISE INC, WISE EUROPE, TRANSFERWISE; 4829 6012
wikipedia.org; Wikimedia; WIKIMEDIA, WIKIMEDIA FOUNDATION, WIKIMEDIA 877 600 9454, WIKIPEDIA; 8398
heroku.com; Heroku; HEROKU; 7372
atlassian.com; Atlassian; ATLASSIAN; 7372 5734
hetzner.com; Hetzner; HETZNER, HETZNER ONLINE, HETZNER ONLINE GMBH; 4816 7372
vultr.com; Vultr; VULTR, VULTR BY CONSTANT; 4816 7372
linode.com; Linode; LINODE, LINODE AKAMAI; 4816 7372
vercel.com; Vercel; VERCEL, VERCEL INC; 7372
netlify.com; Netlify; NETLIFY; 7372
evernote.com; Evernote; EVERNOTE; 7372 5734
lastpass.com; LastPass; LASTPASS, LASTPASS COM; 7372 5734
1password.com; 1Password; 1PASSWORD, AGILEBITS 1PASSWORD; 7372 5734
strava.com; Strava; STRAVA; 5815 7372
headspace.com; Headspace; HEADSPACE; 5815
calm.com; Calm; CALM COM; 5815
ancestry.com; Ancestry; ANCESTRY, ANCESTRY COM, ANCESTRYCOM; 5968 7299
23andme.com; 23andMe; 23ANDME; 8071
mcafee.com; McAfee; MCAFEE, MCAFEE COM, WWW MCAFEE COM; 5734 7372
norton.com; Norton; NORTON, NORTONLIFELOCK, NORTON AP*, SYMANTEC NORTON; 5734 7372
`
