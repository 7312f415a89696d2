/*
 * Words of statement lines that are no part of a name, folded as `directory/keys.ts` folds them. Own
 * knowledge, November 2026.
 */

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** They stand behind a name and say what kind of place it is: nothing is left over when only they are. */
export const TRAILING_WORDS: ReadonlySet<string> = set(`
  store stores shop shops str stor no nr num number supercenter supercentre superstore supermarket
  supermarkets hypermarket market mkt markt express online web website com www inc llc ltd plc gmbh ag sa
  srl spa bv nv ab oy as co corp company companies limited usa us uk eu intl international int retail
  outlet outlets fuel gas petrol station pharmacy restaurant rest restaurants cafe coffee pizza grill bar
  hotel hotels inn mobile app apps payment payments pymt pay purchase purchases order orders bill billing
  subscription subscr subs sub membership member monthly annual yearly recurring digital services service
  svc svcs svs help support customer care marketplace mktp mktplace mktpl pmts llp pvt pty pte private sdn
  bhd co kg se de fr es it nl pl sagt danke dankt dank vielen filiale fil filiaal fili zw
  zweigniederlassung betriebs dienstleistung vertriebs handels deutschland france espana italia italy
  nederland polska sverige norge danmark uk usa canada india japan australia brasil mexico europe magasin
  magasins supermarche boutique tienda tiendas suc sucursal supermercado supermercados farmacia loja lojas
  negozio punto vendita winkel sklep sklepy butik butikk kauppa magazin sp z o o oo warehouse whse
  wholesale location branch dept terminal kiosk drive thru dine in togo delivery pickup grocery groceries
  food foods self checkout airport terminal station mall plaza center centre centro ctr ticket tickets
  reservation booking travel air airline airlines airways rent car rental sede loc prem premium plan pro
  trial id trip ride eats music video tv plus gift card reload donation lab labs technologies systems
  entertainment group holdings oil reservierung abo rechnung lastschrift kauf dom ecomm ecom internet pos`)

/** Lines and names of one merchant have them or not, too; alone they are names (`CARD FACTORY`). */
export const TAIL_WORDS: ReadonlySet<string> = set(`
  business bank banking branch cinema cinemas theatre theatres theater theaters card`)

/** They stand before a name: the name may begin behind them. */
export const LEADING_WORDS: ReadonlySet<string> = set(`
  the le la les el los las il lo der die das de het a an my mi restaurant ristorante restaurante hotel
  hotels hostal cafe caffe bar boutique tienda tiendas supermercado supermercados supermarche hipermercado
  supermarket hypermarket supermercati supermarkt sklep stacja paliw station tankstelle estacion e s es
  posto auto farmacia farmacias pharmacie apotheke drogaria drogueria parfuemerie parfumerie lojas loja
  magasin org nueva cadena comercial gasolinera gasolineria pizzeria panaderia boulangerie bakkerij cinema
  cine fa firma www http https compania cia st store shop online sm buy at via by from store mobile relais
  grupo group holding s a m p`)

/**
 * What people do for a living: left over beside one word of a name they say that another business is meant.
 */
export const TRADE_WORDS: ReadonlySet<string> = set(`
  restaurant cafe pizza pizzeria grill bar hotel inn pub
  dental dentist dentistry orthodontics plumbing plumber heating hvac electric electrical electrician
  roofing construction contracting contractors builders building landscaping lawn garden gardens nursery
  church chapel ministries school academy college university clinic medical med hospital health healthcare
  physicians doctors doctor dr dds md chiropractic veterinary vet animal pet grooming kennel law legal
  attorney attorneys lawyers accounting tax cpa insurance agency realty realtors properties property
  apartments storage moving towing auto automotive repair body tire tires motors motor garage carwash wash
  laundry cleaners cleaning dry salon hair barber barbers nails nail spa beauty tattoo massage yoga
  fitness gym martial dance studio studios photography florist flowers bakery brewery brewing winery
  vineyard vineyards wine wines liquor liquors spirits pub tavern saloon lounge diner bistro steakhouse
  bbq barbecue taco tacos taqueria sushi ramen noodle noodles thai chinese mexican indian italian greek
  deli donuts bagels butcher meats seafood fish farm farms orchard ranch feed supply hardware lumber tools
  machine machinery metal steel welding glass flooring carpet tile paint painting furniture mattress
  antiques pawn thrift vintage jewelers jewelry watches optical eye vision optometry hearing therapy
  counseling consulting consultants design designs marketing media print printing press books bookstore
  comics toys games hobby crafts art arts gallery museum theater theatre golf bowling marina boat yacht
  marine camp campground rv resort lodge motel suites parking taxi limo limousine transport transportation
  logistics trucking freight energy solar water power propane security locksmith pest computer computers
  software solutions systems technologies tech wireless telecom cable radio funeral cemetery daycare
  childcare preschool kids children senior living care foundation society association temple mosque
  treasurer treasury court sheriff police dmv municipal township zahnarzt zahnarztpraxis praxis friseur
  friseursalon backerei baeckerei metzgerei gasthaus gasthof werkstatt autohaus elektro sanitar heizung
  rechtsanwalt steuerberater schreinerei blumen reisebuero fahrschule dentaire cabinet coiffure
  boulangerie boucherie garage plomberie taller peluqueria clinica panaderia carniceria ferreteria
  autoescuela odontologia parrucchiere officina studio dentistico panificio macelleria tandarts kapper
  slagerij bakkerij dentysta fryzjer warsztat piekarnia tandlakare frisor verkstad dentista cabeleireiro
  oficina padaria acougue`)

/**
 * Words of every day, places and first names that are brands too. One of them alone, with more behind it,
 * says too little without a second sign.
 */
export const COMMON_WORDS: ReadonlySet<string> = set(`
  whole bank farmers target shell apple delta dove gap next subway sprint orange free three sky prime total match
  action penny saturn boots fresh metro express central national american america united general first
  star sun moon global world universal royal imperial crown king queen prince eagle falcon lion tiger bear
  wolf fox panther jaguar puma cougar ram mustang dodge ford lincoln mercury galaxy pilot gateway summit
  pioneer frontier liberty freedom independence union alliance allied heritage legacy premier elite
  classic modern vision horizon sunrise sunset ocean pacific atlantic coast bay harbor island lake river
  mountain valley hill forest park garden green blue red black white gold golden silver diamond pearl ruby
  crystal amber coral rose lily ivy oak cedar maple pine willow palm cherry lemon lime mango peach berry
  olive sage mint ginger pepper salt sugar honey butter cream coffee tea bread pizza burger taco sonic
  spark flash bolt zoom slack notion box block square circle triangle arrow compass anchor bridge tower
  castle palace temple chapel abbey village town city state county country capital progressive spirit
  southwest northwest southern northern eastern western north south east west pacific ally chase discover
  capital citizens fidelity vanguard pioneer principal guardian sentinel shield armor knight baron duke
  earl regal regent monarch emperor caesar apollo venus mars jupiter neptune pluto atlas titan hercules
  zeus athena aurora phoenix nova genesis alpha omega beta gamma sigma edge link core axis apex vertex
  matrix vector pulse rhythm harmony melody echo tempo forte bravo encore vista mira luna sol terra casa
  villa bella dolce vita sole mare monte rio nordsee hansa java oracle shopper lucky happy sunny bright
  clear pure simple smart quick rapid swift fast easy best better good great super mega giant mini max
  plus pro one two seven eleven max jack john joe mike tom tim jim bob bill sam ben dan ann anna emma ella
  mia eva leo luis carlos jose maria rosa marco paolo victor victoria charlotte chloe zoe ruby wendy
  wendys denny dennys arby lady gentleman boy girl baby mother father brother sister family friend people
  person community partners partner associates brothers sons daughters house home homes room kitchen table
  chair bed bath door window wall floor roof garage yard office desk paper pen book books page story
  chapter word letter post mail express courier dash rush fleet caravan wagon cart wheel marathon mobil
  circle casey sheetz speedway enterprise budget national alamo dollar thrifty advantage hertz avis visa
  may june april august summer winter spring autumn fall monday friday sunday look see hear touch feel
  taste smell kiss love heart soul mind body life live living day night morning evening dia ya exito vivo
  claro tim oi net sol hoy mas uno dos tres casa hogar mundo tierra agua fuego aire marche casino auchan
  total bonjour soleil lune mer ciel jardin maison leo otto max bauer muller mueller schmidt meyer fischer
  weber wagner becker hoffmann koch richter klein wolf netto real norma plus rot weiss blau stern sonne
  mond see berg wald hof haus markt platz ring coop spar konsum kiwi jumbo billa hofer albert heijn dirk
  lewis jones smith brown taylor johnson williams paris london berlin rome milan madrid lisbon vienna
  zurich geneva oxford cambridge boston austin dallas houston denver phoenix madison jackson lincoln
  washington jefferson franklin hamilton hudson columbia virginia carolina georgia montana dakota nevada
  colorado texas california florida michigan ohio iowa kansas nebraska alaska hawaii iceland jordan chad
  turkey china india georgia cuba peru lincoln hilton marriott costa nero pret nandos eat wasabi leon itsu
  greggs peacock pearl bumble tinder calm headspace scribd hoover dyson bosch braun philips singer kenwood
  brother canon nikon ricoh sharp pioneer monster guess fossil diesel esprit mexx lee wrangler levi coach
  kate michael kors ralph lauren hugo boss joop strellson michaels marshalls burlington ross winners
  claires express banana republic chicos lane bryant torrid mercury progressive safeco travelers hartford
  nationwide unum aflac cigna humana anthem aetna meta x claude bing edge chrome opera brave safari swan
  penguin kiwi robin raven dove eagle crane tide gain dawn cascade ivory secret degree axe suave dial
  caress olay aveda origins clinique benefit essence glamour vogue allure self shape health prevention
  time life money fortune people us sports cox dish frontier windstream altice optimum spectrum cricket
  boost mint ting republic consumer cellular pace pacer ryder penske roadway yellow saia estes`)
