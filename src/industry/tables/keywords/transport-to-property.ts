/*
 * Keywords of NAICS 48 to 53, transport, information, finance and real estate. Own words, November 2026. Each
 * line is a code and its phrases.
 */

export const TRANSPORT_TO_PROPERTY = `
481111 airline, flights, book flights, low cost airline, passenger airline, fly to destinations, boarding, non stop flights, regional airline, frequent flyer
481112 cargo airline, air cargo scheduled, air freight carrier
481211 private jet charter, air taxi, charter flights, helicopter charter, jet card, on demand private aviation, private aviation
481212 charter cargo flights, cargo charter
481219 aerial photography flights, aerial firefighting, skydiving flights, crop dusting aviation, flightseeing, aerial survey, medical evacuation flights
482111 railroad, freight railway, intercity rail, train tickets, passenger rail, high speed trains, train operator, rail network
482112 short line railroad, switching railroad, branch line
483111 container shipping, ocean carrier, bulk carriers, tankers, ship owner, deep sea shipping, shipping line, vessels fleet, dry bulk
483112 cruise line, cruises, ocean cruise ships, cruise holidays
483113 coastal shipping, great lakes freight, barge coastal, short sea freight
483114 ferry, passenger ferry, ferries to islands, coastal cruises, car ferry, ferry crossings
483211 river barges, inland waterway freight, towboats, barge transport
483212 river cruises, water taxi, river ferry
484110 local trucking, local freight delivery, drayage, local haulage, container haulage
484121 trucking company, truckload carrier, long haul trucking, freight carrier, full truckload, road haulage, owner operators, truck fleet, autonomous trucking freight
484122 less than truckload, ltl carrier, pallet delivery network, groupage
484210 movers, moving company, house removals, relocation moving, packing and moving, removals, furniture moving, man and van, long distance moving
484220 dump trucking, local tank trucking, auto transport local, livestock hauling, heavy haul local, gravel hauling
484230 tanker trucking, refrigerated trucking, car hauler, heavy haul, hazardous materials transport, flatbed trucking, temperature controlled road transport, auto transport, oversize loads, bulk haulage
485111 metropolitan transit authority, bus and subway, public transport network, light rail and bus
485112 commuter rail, suburban trains, commuter trains
485113 city buses, bus transit, public bus service, bus routes, local bus operator
485119 subway, metro, tramway, streetcar, light rail, cable car transit
485210 intercity coach, long distance bus, express bus tickets, coach travel between cities
485310 taxi, cab, ride hailing, ridesharing app, ride share, book a ride, minicab, cab company, carpooling, robotaxi
485320 limousine, chauffeur, black car, airport limo, executive car service, limo hire, chauffeur driven cars
485410 school bus, student transportation, employee shuttle buses
485510 charter bus, coach hire, bus charter, minibus hire with driver, party bus, group bus rental
485991 paratransit, wheelchair transport, non emergency medical transportation, senior transport
485999 airport shuttle, shuttle service, vanpool, airport transfer, shuttle vans, bike sharing, scooter sharing, hop on shuttle
486110 crude oil pipeline, oil midstream, crude pipelines
486210 gas pipeline, natural gas transmission, midstream gas, pipeline operator
486910 refined products pipeline, fuel pipeline
486990 slurry pipeline, carbon dioxide pipeline, water pipeline, hydrogen pipeline
487110 sightseeing bus, city bus tours, steam train rides, heritage railway, horse carriage rides, trolley tours, hop on hop off, bus sightseeing, scenic railway
487210 boat tours, whale watching, fishing charters, sightseeing cruises, sunset sail, harbor cruise, airboat tours, dolphin tours, glass bottom boat, sailing charter, deep sea fishing trips
487990 helicopter tours, hot air balloon rides, scenic flights, aerial tram, zipline aerial rides, gondola
488111 air traffic control, air navigation services
488119 airport, airport operator, arrivals and departures terminal, airport ground handling, baggage handling, fixed base operator, hangar, flight information
488190 aircraft maintenance, mro aviation, aircraft repair, aviation services, aircraft inspection, avionics repair, aircraft ferrying
488210 railcar repair, rail terminal, railroad maintenance services, rail car cleaning
488310 port authority, seaport, harbor, port terminal operator, docks, canal operation
488320 stevedoring, cargo handling, container terminal, longshore
488330 tugboats, pilotage, ship piloting, towing of ships, marine salvage
488390 ship classification, marine surveyor, vessel maintenance, ship cleaning, ship management
488410 towing, tow truck, roadside assistance, vehicle recovery, breakdown recovery
488490 toll road operator, weigh station, bus terminal, toll collection, motorway operator, truck parking, bridge operation
488510 freight forwarding, freight broker, customs broker, ocean and air freight, logistics company, supply chain logistics, freight forwarder, third party logistics, digital freight, shipping platform, customs clearance, 3pl, import export logistics, cargo shipping arranged, freight marketplace, shipping software for freight, cross border shipping
488991 packing and crating, export crating, art crating
488999 transportation support, pipeline inspection, stockyards, logistics support
491110 post office, postal service, mail, letters and parcels national post, stamps
492110 courier, parcel delivery, express delivery, overnight shipping, package tracking, parcels, international express, next day delivery, last mile delivery, parcel lockers
492210 same day delivery, local delivery, messenger, bike courier, food delivery riders, on demand delivery app, restaurant delivery, grocery delivery couriers, delivery drivers, drone delivery, takeaway delivery
493110 warehousing, warehouse, fulfillment center, ecommerce fulfillment, distribution center, pick and pack, storage of goods for businesses, order fulfilment, inventory storage
493120 cold storage, refrigerated warehouse, temperature controlled warehouse, frozen storage
493130 grain storage, farm product storage, silo storage, cotton warehouse
493190 document storage, records storage, vehicle storage warehouse, wine storage, bulk petroleum storage, lumber storage, tank storage, archive storage
512110 film production, video production, movie studio, animation studio, tv production company, documentary, commercials produced, explainer videos, production house, corporate video, films, filmmakers, animated series, brand films
512120 film distributor, movie distribution, film sales agent, distribution of films
512131 cinema, movie theater, showtimes, film screenings, imax, movie tickets, multiplex
512132 drive in movie, drive-in theater
512191 post production, visual effects, vfx, editing, color grading, subtitling, dubbing, captioning, motion graphics post
512199 film archive, stock footage, film festival services, film preservation
512230 music publisher, song catalog, music licensing, sync licensing, songwriters rights, royalty free music
512240 recording studio, mixing and mastering, record your album, music studio, audio recording, voiceover studio
512250 record label, records, artists roster, music label, vinyl releases, music distribution for artists, independent label
512290 radio program production, audiobook production, sound recording, podcast production, field recording
513110 newspaper, daily news, local news, breaking news, journalism, headlines, regional newspaper, news site, newsroom, subscribe to the paper, investigative journalism, independent news, free press, news website, city hall news, politics and crime news, community newspaper, local journalism
513120 magazine, periodical, trade journal, publisher of magazines, newsletters, lifestyle magazine, subscribe to print issue, scientific journals, industry news, online magazine, trade publication, comic books publisher
513130 book publisher, publishing house, books, imprint, textbooks, children's books published, e-books, audiobooks publisher, literary press, authors, university press, atlases, educational publisher, fiction
513140 directory publisher, yellow pages, mailing lists, business directory, company database, b2b contact data, phone directory
513191 greeting cards, cards, card publisher
513199 calendars, posters, maps published, art prints publisher, diaries publisher, patterns, yearbooks, pennants
513210 software, saas, app, platform, crm, erp, video games, game studio, games for pc and consoles, mobile app, cloud software, accounting software, cybersecurity software, design software, productivity tool, project management software, analytics platform, automation software, ai assistant, developer tools, api, operating system, game developer, antivirus, hr software, payroll software, marketing automation, scheduling app, note taking, workflow, edtech software, property management software, electronic signature, collaboration, chatbot, free trial, machine learning platform, open source, dashboard, password manager, subscription software, integrations, booking software, practice management software, restaurant software, ecommerce platform, inventory management software, construction management software, legal software, contract management, fleet management software, video editing software, language learning app, meditation app, budgeting app, fintech app, compliance software, point of sale software, electronic health records software, learning management system, fraud detection software, observability, no code, customer support software, indie games, puzzle games, staff scheduling, shift rota, shift planning, timesheets, invoicing, help desk software, email marketing tool, form builder, video conferencing, browser extension, monitoring, time tracking, recruiting software, web app, javascript library, javascript framework, css framework, web framework, programming language, npm package, compiler, distributed database, database engine, stream processing, application server, command line tool, icon library, static site generator, blog framework, web scraping library, test automation, open source project, software library, developer documentation, data visualization library, valuation software, weather app, browser automation
516110 radio station, fm radio, listen live, radio network, radio programs, radio broadcaster, talk radio, music radio
516120 television station, tv channel, broadcaster, television network, tv news, public television, cable channel, tv shows, sports channel
516210 streaming service, video streaming, music streaming, podcast network, social network, online community, video on demand, watch movies and series, social media platform, content creators, dating app, podcasts, video sharing, live streaming, forum, streaming platform, photo sharing, stock photos, messaging app, news agency syndication, wire service, blog network, fan membership, meme, dating site, web series, creators monetize, listen to podcasts, audiobooks streaming, cable network
517111 internet provider, broadband, fiber internet, cable tv, fiber to the home, landline, ethernet, business internet, high speed internet, gigabit, telephone company, wired carrier, internet service provider, full fibre, dark fiber, data network, carrier, telecom operator, home internet
517112 mobile network, wireless carrier, 5g, cell phone plans, mobile operator, unlimited data plan, prepaid sim, sim only, mobile phone service, roaming, fixed wireless internet
517121 mobile virtual network operator, mvno, prepaid calling, reseller of telecom, telecom reseller, esim for travel, esim data plans, phone plan reseller
517122 cell phone store, wireless agent, phone plans shop
517410 satellite internet, satellite communications, satellite operator, satellite broadband, satellite phone service, teleport, earth station
517810 voip, hosted pbx, business phone system, sip trunks, cloud telephony, unified communications, internet phone, satellite tracking, internet of things connectivity, telematics connectivity, virtual phone numbers, conference calls, toll free numbers, iot sim, sms api, cloud phone, call routing
518210 web hosting, cloud hosting, data center, cloud computing, domain names, managed hosting, colocation, servers in the cloud, cloud infrastructure, data processing, vps, content delivery network, cloud storage, backup, wordpress hosting, bare metal, platform as a service, gpu cloud, streaming infrastructure, data warehouse cloud, website builder, email hosting, event tracking, data pipelines, payroll data processing, bitcoin mining, edge network, serverless, kubernetes, online backup, blockchain infrastructure, application hosting, optical scanning, data entry
519210 library, public library, archives, digital library, books to borrow, catalogue, special collections, film archive library
519290 search engine, web portal, news aggregator, comparison site, reviews site, job board, classified ads, online directory, information portal, clipping service, media monitoring, internet portal, encyclopedia, price comparison, listings site, knowledge base, weather information, stock data, genealogy records, reference site, market data, compare prices
521110 central bank, monetary policy, federal reserve bank, banking supervision and currency
522110 bank, checking accounts, savings accounts, online banking, business banking, mortgages, loans, branches, debit card, mobile banking, commercial bank, private bank, neobank, digital bank, retail banking, home loans, current account, open an account, community bank, personal banking, business accounts
522130 credit union, member owned, members savings and loans, federal credit union
522180 savings bank, building society, savings and loan, thrift, deposits
522210 credit card, card issuer, rewards card, cashback credit card, corporate cards, charge card, apply for card
522220 car finance, equipment financing, auto loans, buy now pay later, installment plans at checkout, vehicle finance, sales finance, pay in installments, point of sale financing, equipment leasing finance
522291 personal loans, payday loans, consumer loans, student loans, online lender, cash advance, debt consolidation loan, instant loans, borrow money, lending app
522292 mortgage lender, home loan, refinance, mortgages, reverse mortgage, bridging loans, home equity, mortgage company, construction loans, mortgage bank
522299 trade finance, factoring, invoice finance, merchant cash advance, small business loans, microfinance, agricultural loans, pawn broker, pawnshop, business lender, secondary market, export credit, revenue based financing, working capital, peer to peer lending, fund growth without equity
522310 mortgage broker, loan broker, compare loans, loan marketplace, compare mortgage rates, finance broker
522320 payment processing, payment gateway, merchant services, accept payments, card payments, clearinghouse, online payments, payments api, electronic funds transfer, point of sale payments, card reader, payouts, crypto payments, payments for platforms, pos card terminal, acquiring, digital wallet
522390 money transfer, remittance, check cashing, send money abroad, loan servicing, prepaid cards, money orders, international transfers, currency transfers, send money home, debt settlement, credit repair, travel money
523150 investment bank, broker dealer, stock broker, securities brokerage, mergers and acquisitions advisory, ipo underwriting, online trading, trading platform stocks, commission free trading, equity research, capital markets, m&a advisory, corporate finance advisory, forex broker, share dealing
523160 commodity broker, futures brokerage, foreign exchange dealing, commodity trading, forex dealer, gold bullion dealing, hedging commodities
523210 stock exchange, futures exchange, crypto exchange, trading venue, listed companies exchange, cryptocurrency exchange, buy bitcoin, derivatives exchange
523910 venture capital, private equity, seed investor, startup investors, crypto investing, angel investing, we invest in founders, growth equity, buyout firm, early stage fund, oil royalty investing, investment firm, proprietary trading, startup accelerator fund, equity crowdfunding
523940 wealth management, financial advisor, investment management, asset manager, portfolio management, financial planning, retirement planning, robo advisor, hedge fund manager, mutual fund manager, investment advice, fiduciary adviser, family office, independent financial adviser, pension advice, grow your wealth
523991 trust company, custody, escrow, fiduciary services, trustee, digital asset custody, fund administration trust, estate trustee
523999 stock transfer agent, investor services, securities clearing, financial investment support, gold investment storage, tokenized assets
524113 life insurance, annuities, term life, disability insurance, life insurer, life assurance, income protection
524114 health insurance, medical insurance, dental insurance, health plan, medicare advantage, hmo plan, members health coverage, vision plan, individual and family health plans, private medical insurance
524126 car insurance, home insurance, property and casualty, auto insurance, business insurance, renters insurance, liability insurance, insurer, cyber insurance, pet insurance, motor insurance, insure your car, commercial insurance carrier, workers compensation insurer, travel insurance underwriter, claims, travel cover, drivers insurance
524127 title insurance, title insurer
524128 warranty insurance, home warranty, deposit insurance, bank deposit guarantee, product warranty, extended warranty
524130 reinsurance, reinsurer, catastrophe risk
524210 insurance agency, insurance broker, insurance brokerage, compare insurance quotes, independent agent, insurance quotes, employee benefits broker, insurance marketplace, policies from top insurers, brokerage of insurance, travel insurance, insurtech, managing general agent
524291 claims adjuster, loss adjusting, claims adjusting, public adjuster
524292 pharmacy benefit manager, benefits administration, third party administrator, claims administration, pension administration, health benefits administration
524298 actuarial services, insurance rating, insurance advisory, insurance underwriting inspection, insurance data, risk analytics for insurers
525110 pension fund, retirement system, public employees retirement, superannuation fund, retirement fund
525120 health and welfare fund, union benefits fund, employee benefit trust
525190 insurance fund, self insurance fund, workers compensation fund
525910 mutual fund, index funds, etf, exchange traded funds, open end funds
525920 trust estate, private trust, estate account, personal trust
525990 closed end fund, mortgage reit, investment vehicle, spac, special purpose vehicle, mortgage real estate investment trust, royalty trust
531110 apartments for rent, apartment community, rental homes, residential landlord, student housing, apartment leasing, furnished apartments, rent an apartment, build to rent, single family rentals, co-living, pet friendly apartments, monthly rentals, floor plans and amenities
531120 office space, shopping center owner, commercial landlord, coworking, office leasing, retail space for lease, industrial property owner, real estate investment trust, shopping mall, business park, flexible workspace, warehouse space to rent, event space rental, conference center, meeting rooms, shared office, hot desks, property portfolio leased to tenants, private offices
531130 self storage, storage units, mini storage, rent a storage unit, storage unit sizes, climate controlled storage
531190 mobile home park, land lease, farmland rental, parking land lessor, ground lease, vineyard leasing
531210 real estate agent, realtor, homes for sale, estate agent, property listings, real estate brokerage, buy or sell your home, letting agent, houses for sale, commercial real estate broker, home search, sell your house, realty, lettings, property portal, list your home, property for sale
531311 property management for apartments, residential property manager, homeowners association management, hoa management, condo management, rental management, landlords services, tenant screening, short term rental management, block management
531312 commercial property management, office building management, shopping center management
531320 real estate appraisal, property valuation, appraiser, home appraisals, valuations surveyors
531390 real estate consulting, real estate escrow, property listing services, real estate data, real estate investment platform, real estate crowdfunding, fractional property investing, home buying ibuyer, 1031 exchange
532111 car rental, rent a car, car hire, airport car rental, vans rental, car sharing, luxury car rental, hire cars by the hour or day
532112 car leasing, vehicle leasing, lease a car, fleet leasing, car subscription, salary sacrifice cars, fleet management leasing
532120 truck rental, rv rental, motorhome hire, trailer rental, campervan hire, moving truck rental, truck leasing, van hire, campervan rental
532210 appliance rental, electronics rental, rent to own tv, rent laptops, furniture and appliance rental, rent tech monthly
532281 tuxedo rental, dress rental, costume hire, formal wear rental, rent designer dresses, clothing rental
532282 video rental, dvd rental, movie rental
532283 medical equipment rental, hospital bed rental, oxygen equipment rental, wheelchair rental
532284 bike rental, kayak rental, ski rental, boat rental, surfboard hire, paddle board rentals, e-bike hire, jet ski rental, camping gear rental, beach equipment rental
532289 party rental, furniture rental, tent rental, event rentals, wedding rentals, bounce house, musical instrument rental, marquee hire, tables and chairs hire, photo booth rental, camera rental, home staging furniture rental
532310 tool rental, equipment hire center, general rental store, rent tools, plant and tool hire
532411 aircraft leasing, container leasing, railcar leasing, ship leasing, aircraft lessor
532412 construction equipment rental, crane rental, scaffolding rental, excavator hire, aerial lifts rental, heavy equipment rental, plant hire, generator and lift rental, drilling equipment rental
532420 office equipment leasing, computer leasing, copier rental, laptop leasing for business, device as a service
532490 industrial equipment rental, forklift rental, medical machinery leasing, film equipment rental, generator rental, portable toilets rental, audio visual equipment rental, modular space rental, pallets pooling, stage lighting hire
533110 franchisor, patent licensing, brand licensing, royalty, trademark licensing, franchise opportunities, licensing company, franchise
`
