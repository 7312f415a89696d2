import type { EicSubindustry } from './eic.ts'

/*
 * What companies of the subindustries say of themselves, phrases between commas. Own words, November 2026.
 */

export const EIC_WORDS: Readonly<Record<EicSubindustry, string>> = {
  'Defense Systems & Military Hardware':
    'weapons, missiles, ammunition, armored vehicles, military, armed forces, combat, army',
  'Aerospace Manufacturing':
    'aircraft, airplanes, drones, unmanned aerial vehicles, helicopters, jet engines, aircraft parts, surveillance drones, evtol',
  'Avionics & Navigation Technology':
    'avionics, radar, navigation systems, flight controls, cockpit, inertial sensors',
  'Subsea & Naval Defense Systems':
    'submarines, sonar, naval vessels, frigates, underwater vehicles, torpedoes',
  'Space & Satellite Technology':
    'satellites, rockets, launch services, spacecraft, orbit, earth observation, space',
  'Defense IT & Systems Integration':
    'defense contractor software, military it, command and control, intelligence agencies, mission systems',
  'Software (B2B)':
    'software for teams, saas, crm, project management software, business software, workflow, enterprise software, hr software, erp, automation',
  'Software (B2C)':
    'app, mobile app, consumer app, photo app, notes app, personal productivity, habit tracker, password manager',
  'Cloud Infrastructure & DevOps':
    'cloud hosting, servers, kubernetes, data center, web hosting, devops, deployment, domains, content delivery, managed wordpress',
  Cybersecurity:
    'cybersecurity, ransomware, endpoint security, threat detection, penetration testing, zero trust, phishing, security operations',
  'Artificial Intelligence & Machine Learning':
    'artificial intelligence, machine learning, large language models, ai assistant, ai applications, computer vision, neural, ai platform, generative',
  'Data Infrastructure & Analytics':
    'analytics, data warehouse, dashboards, database, business intelligence, data pipelines, product analytics, events funnels retention',
  'Hardware & Semiconductors':
    'chips, semiconductors, laptops, computers, sensors, electronics, headphones, smartphones, hardware, printed circuit boards',
  'Fintech Infrastructure':
    'core banking software, fintech platform, open banking, ledger software, card issuing platform',
  'eCommerce & Marketplace Platforms':
    'ecommerce platform, online store builder, marketplace software, shopping cart',
  'Developer Tools & APIs':
    'developers, api, sdk, code editor, testing tools, version control, continuous integration, open source library',
  'Web3 & Blockchain': 'blockchain, web3, smart contracts, nft, decentralized, tokens protocol',
  'XR & Spatial Computing': 'virtual reality, augmented reality, vr headsets, mixed reality, 3d spatial',
  'Banking & Lending':
    'bank, loans, savings, current account, credit union, mortgage, lending, debit card, personal loans, home loans, refinancing',
  'Investment Management & WealthTech':
    'wealth management, investment management, financial planning, funds, portfolio, venture capital, private equity, asset manager, pension',
  'Insurance & InsurTech':
    'insurance, insurer, policies, cover, claims, quotes, car insurance, home insurance, pet insurance, reinsurance, broker of insurance',
  'Payments & Money Movement':
    'payments, accept card payments, money transfer, send money, remittance, payment gateway, wallet, checkout, payouts',
  'Accounting, Tax & Financial Planning Tools':
    'accounting software, invoicing app, budgeting app, expense management, tax software, bookkeeping software',
  'Capital Markets & Trading Platforms':
    'trading, stock exchange, broker, investment bank, securities, shares, derivatives, mergers and acquisitions, ipos',
  'Financial Infrastructure & APIs': 'banking api, financial data api, clearing, settlement, custody',
  'Credit Scoring & Risk Management':
    'credit score, credit reports, credit risk, fraud scoring, credit bureau',
  'Cryptocurrency & Digital Assets':
    'bitcoin, crypto, cryptocurrencies, digital assets, crypto exchange, ethereum, stablecoin',
  'BNPL & Alternative Financing':
    'buy now pay later, installments, invoice factoring, merchant cash advance, revenue based financing, crowdfunding',
  'Healthcare Providers & Services':
    'hospital, clinic, doctors, dentist, patients, care home, nursing, physiotherapy, surgery, veterinary, assisted living, home care',
  'Pharmaceuticals & Drug Development':
    'drugs, medicines, pharmaceuticals, generics, small molecule, clinical stage, tablets, pharmacy wholesale',
  'Medical Devices & Diagnostics':
    'medical devices, catheters, implants, diagnostics, imaging, medical equipment, test kits, hearing aids, surgical instruments',
  'Biotechnology & Genomics':
    'biotech, gene therapy, gene editing, genomics, cell therapy, dna, protein engineering, vaccines, antibodies',
  'Digital Health & Telemedicine':
    'telemedicine, telehealth, online doctor, doctor by video, remote monitoring, health app',
  'Health Insurance & Benefits Tech':
    'health insurance, health plan, medical insurance, dental plan, employee benefits platform',
  'Clinical Trials & Research Platforms': 'clinical trials, contract research, trial management, preclinical',
  'Mental Health & Wellness':
    'therapy, therapists, counselling, mental health, anxiety, depression, psychologist, psychiatrist, addiction treatment',
  'Healthcare IT & EHR Systems':
    'electronic health records, hospital software, medical billing software, practice management for doctors, health information system',
  'Consumer Health & Wellness Products':
    'vitamins, supplements, pharmacy, glasses, contact lenses, opticians, hearing aids shop, health products, medical supplies shop',
  'Online Marketplaces':
    'marketplace, buyers and sellers, auctions, classifieds, sell your items, second hand marketplace',
  'Direct-to-Consumer (DTC) Brands':
    'direct to consumer, our brand online, free shipping, shop our collection, made by us',
  'Retail Tech & Point-of-Sale Systems':
    'point of sale software, pos, retail software, inventory for stores, checkout system',
  'Omnichannel & In-Store Retail':
    'shop, stores, showroom, retailer, visit our store, department store, hardware store, furniture store, bookshop, pet shop, florist, electronics shop, toys',
  'E-commerce Enablement & Infrastructure':
    'ecommerce fulfillment software, online store apps, shipping labels, product feeds',
  'Subscription & Membership Commerce': 'subscription box, monthly box, membership club, delivered monthly',
  'Social Commerce & Influencer Platforms': 'social commerce, influencer shop, live shopping, creators sell',
  'Fashion & Apparel Retail':
    'clothing store, online boutique, dresses, skirts, kids clothes, baby clothes, shoes online, fashion shop, apparel',
  'Food, Beverage & Grocery E-commerce':
    'groceries, supermarket, grocery delivery, wine shop online, liquor store, butcher, food shop, convenience store',
  'Streaming Platforms (Video, Music, Audio)':
    'streaming, stream films, series, music streaming, video on demand, record label, watch anytime',
  'Gaming & Interactive Entertainment':
    'games, video games, game studio, puzzle games, console games, mobile games, indie studio, playstation',
  'Creator Economy & Influencer Platforms': 'creators, influencer platform, fan membership, monetize content',
  'Advertising, Adtech & Media Buying':
    'adtech, programmatic, media buying, ad network, billboards, advertising space, outdoor advertising',
  'Film, TV & Production Studios':
    'film production, video production, documentary, studio, animation, visual effects, commercials, cinema, movies',
  'Events, Venues & Live Entertainment':
    'concerts, theatre, festival, museum, band, orchestra, theme park, roller coasters, live music, shows, exhibitions, escape rooms, zoo, string quartet, comedy, circus',
  'Virtual Worlds & Metaverse Experiences': 'metaverse, virtual worlds, avatars',
  'K-12 Education Platforms & Tools':
    'school, primary school, high school, preschool, nursery, kindergarten, montessori, pupils, day care',
  'Higher Education & University Tech':
    'university, college, degrees, bachelor, master, campus, faculty, library',
  'Online Learning & MOOCs': 'online courses, video lessons, learn online, e-learning, masterclass',
  'Test Prep & Certification':
    'test prep, exam preparation, certification courses, sat, licence exam, vocational training, trade school',
  'Corporate Training & Upskilling':
    'corporate training, coding bootcamp, bootcamp, leadership training, upskilling, workshops for teams, professional development',
  'Tutoring & Supplemental Learning':
    'tutoring, tutors, homework help, maths, music lessons, driving school, dance school, art lessons, learn to drive',
  'Education Management Systems (LMS/SIS)':
    'learning management system, school administration software, student information system',
  'Language Learning':
    'language school, language courses, learn spanish, english courses, french, language learning app',
  'Creator-Led & Cohort-Based Courses': 'cohort based courses, courses by creators',
  'Special Education & Accessibility Tools':
    'special education, dyslexia, assistive technology, accessibility tools, autism learning',
  'Government Technology & Digital Services':
    'govtech, digital services for government, e-government, army, embassy, diplomatic, visas',
  'Civic Engagement & Policy Platforms':
    'political party, elections, policy, think tank, petition, civic engagement, legislature, union members, parliament',
  'International Development & Humanitarian Aid':
    'humanitarian aid, refugees, disaster relief, international development, united nations, emergency relief',
  'Philanthropy & Grantmaking': 'foundation, grants, philanthropy, endowment, grantmaking, scholarships',
  'Nonprofit Operations & Fundraising Tools':
    'church, worship, parish, members association, professional association, chamber of commerce, fundraising, trade union, club, mosque, temple',
  'Public Health & Social Services':
    'food bank, shelter, homeless, social services, public health agency, families in need, surplus food, community services, disease',
  'Education & Youth Development Programs':
    'youth programs, scouts, mentoring young people, after school youth club',
  'Environmental & Climate Action Organizations':
    'environmental nonprofit, conservation, climate action, wildlife protection, clean water campaign, rainforest, ocean protection, animal welfare',
  'Legal Aid & Social Justice Advocacy':
    'human rights, social justice, legal aid, civil liberties, advocacy, equality campaign',
  'Municipal & Infrastructure Services':
    'town hall, city council, municipality, permits, police, fire department, court, public services, ministry, tax office, county, licences and registration',
  'Manufacturing & Industrial Automation':
    'machines, cnc machining, robot arms, automation, industrial machinery, factory, metal parts, machine builder, welding, pumps, valves, fasteners',
  'Energy Production (Oil, Gas, Nuclear)':
    'oil, gas, nuclear, refinery, petrol, wells, drilling, pipeline, fuel, oilfield, petroleum, crude',
  'Renewable Energy & Cleantech':
    'wind farm, solar farm, renewable energy, solar parks, hydropower, geothermal, green hydrogen, clean energy, fusion energy, offshore wind, solar panels',
  'Utilities & Grid Infrastructure':
    'electricity supplier, water utility, grid, gas supplier, power lines, drinking water, wastewater, pay your bill, district heating',
  'Industrial IoT & Monitoring Systems':
    'industrial iot, condition monitoring, predictive maintenance, machine sensors, scada',
  'Construction & Heavy Equipment':
    'excavators maker, bulldozers, cranes, construction machinery, heavy equipment',
  'Mining & Natural Resources':
    'mine, mining, gold, copper, lithium, ore, quarry, logging, timber, aggregates, minerals, coal, exploration',
  'Environmental Engineering & Sustainability':
    'waste collection, recycling, remediation, sustainability consulting, water treatment, carbon accounting, landfill, asbestos',
  'Energy Storage & Battery Technology':
    'batteries, battery packs, energy storage, lithium ion, grid storage, battery cells',
  'Automotive OEMs & Vehicle Manufacturing':
    'cars, automobile maker, car dealership, new cars, used cars, trucks, motorcycles, caravans, sports car, e-bikes maker',
  'Electric Vehicles (EVs) & Charging Infrastructure':
    'electric vehicles, ev charging, electric car, charging stations, electric sports car, electric trucks, electric buses',
  'Mobility-as-a-Service (MaaS)':
    'taxi, ride hailing, ridesharing, scooter sharing, car sharing, airport transfer, bike sharing, chauffeur',
  'Fleet Management': 'fleet management, car rental, car leasing, van hire, truck rental, rent a car',
  'Public Transit & Urban Mobility':
    'buses, trams, metro, public transport, timetables, commuter trains, railway passengers, transit',
  'Autonomous Vehicles & ADAS': 'self driving, autonomous vehicles, adas, driver assistance, lidar for cars',
  'Aftermarket Parts & Services':
    'car parts, tyres, car repair, garage, body shop, car wash, auto parts, brakes, batteries for cars, mechanics, oil change',
  'Telematics & Vehicle Connectivity': 'telematics, connected vehicles, vehicle tracking, gps tracking',
  'Aviation & Aerospace Transport': 'airline, flights, airport, private jet, charter flights, air cargo, fly',
  'Maritime Shipping': 'container shipping, ships, ferry, shipping line, port, vessels, tankers',
  'Fitness & Wellness':
    'gym, yoga, pilates, personal trainer, fitness classes, wellness, spa, massage, meditation',
  'Beauty & Personal Care':
    'hair salon, beauty salon, nails, barber, cosmetics shop, makeup, perfume, skincare, lashes, tattoo',
  'Home & Living':
    'furniture, sofas, beds, mattresses, home decor, rugs, lighting, kitchenware, bedding, household services, cleaning of homes, dry cleaning, upholstery, blinds',
  'Dating & Relationships': 'dating app, dating site, matchmaking, singles, relationships',
  'Hobbies, Crafts & DIY':
    'crafts, sewing, knitting, model trains, art supplies, hobby, musical instruments, board games, diy kits',
  'Outdoor & Recreational Gear':
    'camping gear, tents, backpacks, hiking gear, kayaks, bike rental, ski rental, boats, surfboards',
  'Events, Experiences & Ticketing Platforms':
    'tickets, party rental, weddings, event planning, golf course, bowling, marina, ski resort, mini golf, paintball, funeral, wedding planner, ticketing',
  'Designer & Luxury Apparel':
    'designer, womenswear, menswear, luxury fashion, fashion house, label, collections, garments',
  'Accessories, Jewelry & Watches':
    'jewelry, watches, engagement rings, diamonds, handbags, sunglasses, swiss watches, mechanical watches, accessories',
  'Footwear & Leather Goods': 'shoes, boots, sneakers, leather bags, wallets, belts, footwear, leather',
  'Beauty, Fragrance & Skincare': 'luxury perfume, fragrance house, luxury skincare',
  'Fashion Marketplaces & Retail Platforms':
    'fashion marketplace, multi brand fashion, designer boutique online',
  'Sustainable & Ethical Fashion': 'sustainable fashion, organic cotton, ethical clothing, recycled fabrics',
  'Resale, Vintage & Circular Fashion':
    'second hand designer, vintage clothing, pre loved, resale fashion, consignment, rent dresses',
  'Fashion Tech & Virtual Try-Ons': 'virtual try on, fashion technology, body measurement app',
  'Streetwear & Emerging Luxury': 'streetwear, hoodies, limited drops, sneakers culture',
  'Couture & Made-to-Measure': 'couture, made to measure, bespoke suits, tailor, tailored, bridal gowns',
  'News Publishing & Journalism':
    'newspaper, local news, breaking news, journalism, daily, headlines, opinion',
  'Digital Media & Content Platforms':
    'online magazine, digital media, content platform, articles, videos, blog network, book publisher, books, literary',
  'Broadcasting (TV & Radio)': 'radio station, television channel, broadcaster, fm, tv, listen live',
  'Podcasting & Audio Media': 'podcast, podcasts, audio shows, listen to episodes',
  'News Aggregators & Curation Tools': 'news aggregator, curated news, feed reader',
  'Independent & Creator-Led Media': 'independent journalism, writer blog, independent press',
  'Newsletters & Substack-Style Platforms': 'newsletter, newsletters, weekly email',
  'Political & Investigative Media': 'investigative journalism, political news, politics reporting',
  'Trade & Niche Publications':
    'trade magazine, magazines, industry news, niche publication, journals, specialist publisher',
  'Media Monitoring & Analytics': 'media monitoring, press clippings, social listening',
  'Professional Teams & Leagues': 'football club, team, fixtures, league, season tickets, players, match day',
  'Sports Media & Broadcasting': 'sports news, sports channel, live scores, sports broadcasting',
  'Sports Betting & Fantasy Sports':
    'sports betting, odds, casino, bookmaker, fantasy sports, lottery, poker',
  'Fitness & Athletic Training Platforms':
    'training app, workout app, athletic training, coaching athletes, running coach, 24 hour gym',
  'Sportswear & Equipment':
    'sporting goods, sportswear, golf clubs, bicycles, skis, fitness equipment, running shoes, tennis, fishing tackle, hiking gear, bike shop',
  'Esports & Competitive Gaming': 'esports, competitive gaming, gaming tournaments',
  'Sports Venues & Event Management': 'stadium, arena, race track, sports events, marathon, racecourse',
  'Athlete Management & Talent Agencies': 'athlete management, sports agent, player representation',
  'Sports Tech & Performance Analytics': 'sports analytics, performance tracking, sports technology',
  'Youth, Amateur & Collegiate Sports':
    'youth soccer, amateur league, swim school, martial arts, junior sports, gymnastics, sports camp',
  'Real Estate Marketplaces':
    'homes for sale, property listings, real estate agents, realtor, estate agent, sell your house, new homes',
  'Property Management Software':
    'property management, landlords, tenants, rent collection, homeowners association, managing rental homes',
  'Rental Platforms':
    'apartments for rent, furnished apartments, rooms to rent, coworking, office space, storage units, rent by the month, flats to let, desks',
  'Mortgage & Lending Tech': 'mortgage platform, online mortgage, mortgage software',
  'Real Estate Investment Platforms':
    'real estate investment, property fund, reit, fractional property, commercial property portfolio',
  'Law Firms & Legal Services':
    'law firm, lawyers, attorneys, solicitors, litigation, divorce, wills, notary, barristers, conveyancing',
  'Legal Tech & Automation': 'legal software, legal tech, online legal documents, law practice software',
  'Regulatory Compliance': 'regulatory compliance, compliance software, kyc, aml, regulations',
  'E-Discovery & Litigation Tools': 'e-discovery, litigation support, court reporting',
  'Contract Management': 'contract management, electronic signature, contract lifecycle',
  'Governance, Risk & Compliance (GRC)':
    'governance risk compliance, audit software, risk management platform',
  'IP & Trademark Management':
    'patents, trademarks, intellectual property, licensing of brands, ip litigation, franchise licensing',
  'Legal Research & Intelligence': 'legal research, case law database',
  'Compliance Training & Certification': 'compliance training, gdpr training, safety certification',
  'Whistleblower & Ethics Reporting': 'whistleblower hotline, ethics reporting',
  'Mobile & Wireless Networks (3G/4G/5G)':
    'mobile network, 5g, sim only, unlimited data, wireless carrier, prepaid, cell phone plans',
  'Broadband & Fiber Internet': 'broadband, fiber, gigabit, home internet, high speed internet',
  'Satellite & Space-Based Communications': 'satellite internet, satellite phone, satellite communications',
  'Network Equipment & Infrastructure':
    'network equipment, routers, antennas, base stations, cell towers, fiber network equipment, telecom equipment',
  'Telecom Billing & OSS/BSS Systems': 'telecom billing, oss bss, operators software',
  'VoIP & Unified Communications':
    'voip, business phone system, sip trunks, hosted pbx, cloud telephony, unified communications, cloud phone, call routing, video meetings',
  'Internet Service Providers (ISPs)':
    'internet service provider, isp, internet provider, cable internet, wifi for business',
  'Edge Computing & Network Virtualization': 'edge computing, network virtualization, sdn, sd-wan',
  'IoT Connectivity Platforms': 'iot connectivity, iot sim, machine to machine, device connectivity',
  'Precision Agriculture & AgTech':
    'agtech, precision agriculture, drone crop spraying, soil sensors, farm software, vertical farm, soil sampling, crop advice',
  'Crop & Livestock Production':
    'farm, orchard, crops, cattle, dairy farm, grain, vegetables, honey, eggs, livestock, apples, herd, growing',
  'Food & Beverage Manufacturing & Processing':
    'brewery, winery, bakery, cheese, food producer, distillery, chocolate, meat processing, frozen food, coffee roaster, snacks factory',
  'Food Distribution':
    'food distributor, wholesale food, foodservice supplier, produce wholesaler, grocery wholesaler',
  'Restaurants & Food Service':
    'restaurant, cafe, coffee shop, pizza, tacos, catering, bar, pub, menu, dine in, takeaway, food truck, burgers',
  'Agricultural Inputs & Equipment':
    'tractors, fertilizer, seeds, crop protection, farm equipment, animal feed, combine harvesters',
  'Sustainable & Regenerative Agriculture': 'regenerative agriculture, organic farm, soil health, biodynamic',
  'Seafood & Aquaculture': 'fish farm, seafood, oysters, salmon, fishing, aquaculture, sea bass, shrimp',
  'Management Consulting':
    'strategy consulting, management consultants, business advisory, transformation, holding company, head office, market research, surveys',
  'Marketing & Advertising Agencies':
    'marketing agency, seo, ads agency, social ads, advertising agency, campaigns, paid search, content marketing, lead generation',
  'Design, Branding & Creative Studios':
    'design studio, branding, graphic design, photography, logo design, interior design, printing, photographer, creative studio, product design, architecture practice',
  'IT Services & Managed Services':
    'it support, managed services, cloud migration, helpdesk, it consulting, web development agency, custom software, systems integration',
  'Staffing, Recruiting & Talent':
    'staffing, recruitment, executive search, jobs, temporary staff, employer of record, headhunters, hire people, search jobs, talent',
  'Accounting & Tax Firms': 'accountants, tax returns, bookkeeping, audit, payroll, cpa, accounting firm',
  'Public Relations & Communications':
    'public relations, pr agency, press, crisis communications, media relations, lobbying',
  'Business Process Outsourcing (BPO)':
    'outsourcing, call center, customer service teams, translations, debt collection, document preparation, security guards, office cleaning, virtual assistant, pest control, facility services, landscaping, lawn, interpreters, packaging services',
  'Professional Training & Coaching':
    'coaching, executive coach, speaker, professional training, mentoring leaders',
  'Specialty Chemicals':
    'specialty chemicals, additives, surfactants, water treatment chemicals, custom formulation, catalysts',
  'Commodity & Petrochemicals': 'petrochemicals, ethylene, basic chemicals, chlorine, acids, ethanol',
  'Polymers, Plastics & Rubber':
    'plastics, resins, polymers, injection moulding, plastic components, rubber, hoses, plastic packaging, films',
  'Coatings, Adhesives & Sealants': 'paint, coatings, adhesives, sealants, glue, varnish, anti-corrosion',
  'Industrial Gases': 'industrial gases, oxygen, nitrogen, hydrogen producer, argon',
  'Advanced Materials & Composites':
    'steel, aluminium, carbon fiber, composites, graphene, metals, alloys, paper mill, ceramics, packaging, textiles mill, corrugated boxes',
  'Battery Materials & Energy Storage':
    'battery materials, cathode, anode material, battery grade lithium, graphite anode',
  'Electronic Materials & Semiconductor Chemicals':
    'electronic materials, semiconductor chemicals, photoresists, silicon wafers materials',
  'Agrochemicals & Fertilizers': 'agrochemicals, fertilizers, pesticides, herbicides',
  'Freight & Transportation Tech':
    'digital freight, freight platform, trucking, truckload carrier, rail freight, haulage, trucks, moving company',
  'Last-Mile Delivery': 'courier, parcel delivery, last mile, same day delivery, express parcels, postal',
  'Warehouse Automation':
    'warehouse automation, warehousing, fulfilment, pick and pack, warehouse robots, storage of goods',
  'Supply Chain Visibility Platforms':
    'supply chain visibility, shipment tracking platform, supply chain software',
  'Logistics Marketplaces':
    'wholesale, distributor, industrial supplies, freight marketplace, wholesale marketplace, importer, scrap metal, trade supply',
  'Shipping & Freight Forwarding':
    'freight forwarding, customs brokerage, ocean freight, air freight, cargo, container shipping, logistics',
  'Cold Chain Logistics':
    'cold chain, refrigerated warehousing, temperature controlled, cold storage, refrigerated transport',
  'Reverse Logistics & Returns': 'returns management, reverse logistics, returns platform',
  'Cross-Border Trade Tech': 'cross border trade, customs software, import export platform',
  'Transportation Management Systems (TMS)': 'transportation management system, tms, route planning software',
  'Hotels & Accommodation': 'hotel, rooms, resort, hostel, bed and breakfast, inn, guest house, lodge, motel',
  'Vacation Rentals & Short-Term Stays':
    'holiday cottages, vacation rentals, villas, beach houses, short stays, cabins, campground, tent pitches, glamping, caravans park, furnished stays',
  'Restaurant Tech & Management':
    'restaurant software, table booking system, restaurant pos, food ordering software',
  'Travel Booking Platforms':
    'book flights and hotels, travel agency, travel deals, holidays, trips, online travel, vacation packages',
  'Tourism Experiences & Activities':
    'tours, adventure tours, trekking, sightseeing, safari, excursions, boat tours, tourism board, visitors, guided walks',
  'Cruise Lines & Marine Tourism': 'cruises, cruise line, river cruises, yacht charter, sailing holidays',
  'Hospitality Management Systems':
    'hotel software, hotel property management system, channel manager, hotel reservation system',
  'Event & Venue Management':
    'trade fairs, conferences, event venue, exhibitions organizer, corporate events, banquets, conference center',
  'Corporate Travel Management': 'corporate travel, business travel management, travel expenses',
  'Travel Insurance & Protection': 'travel insurance, trip protection',
  'Construction Management Software':
    'construction management software, jobsite software, contractor software',
  'BIM/CAD & Design Tools':
    'bim, cad, architects, engineering firm, structural engineers, architecture, building design, surveying, drafting',
  'Construction Marketplaces':
    'find contractors, construction marketplace, home improvement marketplace, tradespeople',
  'Equipment Rental & Management':
    'tool rental, equipment hire, excavator hire, plant hire, crane rental, scaffolding, generators lifts rent',
  'Building Materials & Procurement':
    'builder, general contractor, roofing, plumbing, electrician, concrete, bricks, tiles, cement, lumber, renovation, painting contractor, building materials, windows and doors, paving, excavation',
  'Construction Workforce Management':
    'construction workers scheduling, construction staffing, crew management',
  'Project Estimation & Bidding': 'construction estimating, bidding, takeoff, quantity surveyors',
  'Modular & Prefab Construction':
    'modular homes, prefab, prefabricated houses, log homes, tiny houses, modular buildings',
  'Construction Safety & Compliance':
    'construction safety, building inspection, site safety, home inspection',
  'Smart Building Technology':
    'smart building, building automation, thermostats, access control, smart home installation',
  'Food & Beverage CPG':
    'snack bars, soft drinks, cereal brand, snacks, energy drink, sauces, packaged foods, tobacco, bottled water, chips, sold in supermarkets',
  'Home & Personal Care CPG':
    'laundry detergent, household cleaners, soap, toothpaste, toilet paper, diapers, pet food, cleaning products, toys, dog food, razors, toothbrush',
  'CPG Analytics & Insights': 'consumer goods analytics, shopper insights, category insights',
  'Direct-to-Consumer CPG Brands':
    'refillable bottles, plant based household brand, subscription consumer goods, delivered to your door products',
  'CPG Supply Chain & Distribution': 'consumer goods distribution, fmcg distributor, brand distribution',
  'Private Label Manufacturing': 'private label, contract manufacturing, co packer, white label products',
  'CPG Retail Intelligence': 'retail intelligence, shelf data, price tracking for brands',
  'Sustainable CPG & Packaging':
    'compostable packaging, refillable, plastic free products, sustainable packaging, zero waste',
  'Beauty & Cosmetics CPG':
    'skincare brand, serums, cosmetics brand, shampoo, makeup brand, sunscreen, hair care, deodorant',
  'Health & Wellness CPG':
    'protein powder brand, vitamins brand, functional drinks, supplements brand, kombucha',
}
