// Made from data/industries/cues.csv by `npm run data`. Change that, and not this.
/**
 * Words that tell which kind of business it is, whatever it deals in: who makes, who sells and who repairs
 * boots speak of the same boots. Phrases stand between commas; the factor says how much likelier the
 * industries become whose NAICS codes begin so, or that are of that sector.
 */
export const CUES: readonly ({
readonly phrases: string
readonly naics: readonly string[]
readonly factor: number
})[] = JSON.parse(`[
{"phrases":"shop, store, stores, retailer, retail, showroom, showrooms, boutique, free shipping, outlet, top brands, low prices, in stock, shop now, our range, sale, browse, add to cart, shopping cart, shopping bag, gift card, track order","naics":["44-45"],"factor":1.35},
{"phrases":"wholesale, wholesaler, distributor, distribution, importer, trade customers, trade supply, resellers, stockist","naics":["42"],"factor":1.4},
{"phrases":"manufacture, manufacturer, manufacturing, manufactured, maker, makers, factory, producer, handmade, handcrafted, built, engineered, produce, workshop, assembled","naics":["31-33"],"factor":1.2},
{"phrases":"repair, repairs, servicing, fix, restoration","naics":["811"],"factor":1.2},
{"phrases":"insurance, insurer, insured, insure","naics":["524"],"factor":1.35},
{"phrases":"software, platform, app, saas, api, cloud, dashboard, integrations, open source, book demo, request demo, change log, web app","naics":["5132","5182","5415"],"factor":1.3},
{"phrases":"mine, mines, mining, exploration, deposit, deposits, quarry","naics":["21"],"factor":1.3},
{"phrases":"rent, rental, rentals, hire, lease, leasing","naics":["532","5311"],"factor":1.2},
{"phrases":"consultant, consultants, consulting, consultancy, advisory, advisers, advising, engineers, architects","naics":["54"],"factor":1.25},
{"phrases":"agency, studio, campaigns, branding","naics":["5414","5418"],"factor":1.15},
{"phrases":"news, newspaper, journalism, headlines, opinion, editorial","naics":["5131"],"factor":1.3},
{"phrases":"school, college, university, courses, course, academy, lessons, pupils, students, degrees, training","naics":["61"],"factor":1.25},
{"phrases":"nonprofit, non-profit, charity, volunteer, volunteers, donate, donation, campaigning, advocacy","naics":["813","624"],"factor":1.3},
{"phrases":"ministry, government, official site, official website, citizens, council, municipal, public authority, federal agency, department of, national agency, state agency","naics":["92"],"factor":1.4},
{"phrases":"contractor, contractors, installation, installed, installers, renovation","naics":["23"],"factor":1.15},
{"phrases":"clinic, patients, doctor, doctors, care, caregivers, hospital, nurses, treatment, surgery, health","naics":["62"],"factor":1.15},
{"phrases":"veterinary, vet, vets, animal hospital, cats and dogs","naics":["54194","8129"],"factor":1.3},
{"phrases":"union, members, association, society, federation, members rights","naics":["813"],"factor":1.2},
{"phrases":"farm, farms, growers, grown, herd, harvest, orchard, acres","naics":["11"],"factor":1.25},
{"phrases":"restaurant, menu, eat in, dine, chef, kitchen, take away, cuisine, dishes, brunch","naics":["722"],"factor":1.25},
{"phrases":"hotel, rooms, guests, stay, stays, book your stay, breakfast","naics":["721"],"factor":1.2},
{"phrases":"clinical trials, research, laboratory, scientists, discovery","naics":["5417","3254"],"factor":1.15},
{"phrases":"freight, cargo, shipments, logistics, haulage, delivery, courier","naics":["48-49"],"factor":1.2},
{"phrases":"staffing, recruitment, recruiting, hire people, candidates, temporary staff","naics":["5613"],"factor":1.25},
{"phrases":"loans, lending, payments, investors, banking, capital, fund, funds, wealth","naics":["52"],"factor":1.2},
{"phrases":"homes for sale, property, real estate, landlords, tenants, apartments","naics":["53"],"factor":1.2},
{"phrases":"tickets, fans, audience, concerts, matches, fixtures, exhibitions","naics":["71"],"factor":1.2}
]`)
