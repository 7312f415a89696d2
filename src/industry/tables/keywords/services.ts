/*
 * Keywords of NAICS 54 to 61, professional and administrative services, and education. Own words, November
 * 2026. Each line is a code and its phrases.
 */

export const SERVICES = `
541110 law firm, lawyers, attorneys, solicitors, litigation, legal advice, personal injury lawyer, divorce, family law, criminal defense, immigration lawyer, patents and trademarks attorneys, barristers, corporate law, estate planning, free consultation, ip law, employment law, wills and probate, legal counsel, intellectual property, conveyancing
541120 notary, notary public, mobile notary, notarial deeds, online notary
541191 title search, settlement, title company, closing services, title abstract, escrow and title
541199 paralegal, process server, patent agent, legal document preparation, legal aid, incorporate your company, company formation, trademark registration online, online legal documents, dispute resolution, immigration paperwork
541211 cpa firm, accountants, audit, certified public accountants, auditors, accounting firm, chartered accountants, tax and audit, assurance
541213 tax preparation, tax returns, file your taxes, income tax filing, tax refund, tax preparer
541214 payroll service, payroll processing, pay your employees, payroll bureau
541219 bookkeeping, bookkeeper, outsourced accounting, billing service, fractional cfo, online accountant for small business, accounts outsourcing
541310 architects, architecture firm, architectural design, building design, architecture studio, sustainable buildings designed, architectural practice
541320 landscape architect, landscape architecture, urban design, park design, garden design, town planning, land planning
541330 engineering firm, consulting engineers, civil engineering, structural engineers, mechanical engineering, engineering consultancy, process engineering, geotechnical, environmental engineering, bridge design, product engineering, traffic engineering, mep design, acoustical, marine engineering
541340 drafting, cad drawings, blueprints, technical drawings, bim modeling
541350 home inspection, building inspection, property inspections, energy audit of homes, pre purchase inspections
541360 geophysical survey, seismic survey, aerial geophysics, subsurface mapping
541370 land surveyor, surveying, mapping, topographic survey, gis mapping, drone surveys, aerial mapping, lidar survey, boundary survey, geospatial
541380 testing laboratory, material testing, certification testing, calibration, food testing, environmental laboratory, product testing, inspection and certification, non destructive testing, water testing, lab analysis, radon testing, drug testing lab for products
541410 interior design, interior designer, home staging, decorating, interiors studio, office interiors, e-design
541420 product design, industrial design, prototyping, design of consumer products, hardware design, industrial designer, package design
541430 graphic design, logo design, branding studio, visual identity, brand design agency, illustration, web graphic design, design studio, brand identity, creative studio, infographics, type design
541490 fashion design, costume design, jewelry design, textile design, lighting design, exhibition design, floral design, set design
541511 custom software development, web development, app development, programmers, website design and development, software house, software engineers, web design agency, mobile app developers, bespoke software, web agency, wordpress developers, offshore development, e-commerce development, blockchain development, ai development, digital product studio, coders
541512 it consulting, systems integration, network design, computer systems, cybersecurity consulting, cloud migration, digital transformation, erp implementation, it solutions, technology consulting, systems integrator, penetration testing, cloud consulting, salesforce implementation, data consulting, it consultancy, information security, sap partner, data engineering consulting, ai consulting, software testing services, quality assurance testing, qa services
541513 managed it services, it outsourcing, data center management, it support for business, managed service provider, helpdesk, it department outsourced, network monitoring, managed security services, server management
541519 computer disaster recovery, software installation, data recovery, tech support, it staffing, ssl certificates, value added reseller, digital certificates, digital forensics, it asset disposal, hardware and software reseller
541611 management consulting, strategy consulting, business consultants, financial consulting, operational improvement, business advisory, consultancy for executives, growth strategy, restructuring, turnaround, strategic planning, site selection, medical office consulting, healthcare consulting, governance advisory, risk consulting
541612 hr consulting, compensation consulting, employee benefits consulting, organizational development, talent strategy, human resources advice, workplace culture, diversity and inclusion consulting, people consulting
541613 marketing consulting, marketing strategy, seo agency, digital marketing consultants, customer experience consulting, sales consulting, growth marketing, lead generation consultants, brand strategy, social media marketing advice, search engine optimization, go to market, sales enablement, conversion rate optimisation
541614 supply chain consulting, logistics consulting, manufacturing consulting, lean, process improvement, procurement consulting, operations consulting, production planning, six sigma, productivity
541618 telecom consulting, utilities consulting, energy procurement consulting, radio consulting, franchise consulting, expense reduction
541620 environmental consulting, sustainability consulting, environmental impact assessment, carbon footprint, esg advice, climate advisory, ecology surveys, site remediation planning, carbon accounting, net zero strategy
541690 energy consulting, agricultural consulting, safety consulting, security consulting, scientific consulting, food safety consulting, occupational health and safety advice, hydrology, economics consulting, regulatory affairs consulting, blockchain advisory, nuclear consulting, agronomist
541713 nanotechnology research, nanomaterials research
541714 biotechnology research, biotech, genomics research, drug discovery, contract research, synthetic biology, clinical trials, gene therapies, gene editing, crispr, preclinical, therapeutics research, cell therapies, protein engineering, biotech startup, clinical research organization, stem cells, dna, microbiome research, bioscience, platform for discovery of medicines
541715 research and development, scientific research, research institute, fusion energy research, quantum research, ai research lab, engineering research, laboratory research, physics, medical research institute, materials science research, agricultural research, applied science, artificial intelligence research, aerospace research, technology transfer
541720 policy research, think tank, social science research, economic research, humanities research, archaeology, demographic research, historical research, education research, cultural studies
541810 advertising agency, creative agency, ad campaigns, digital agency, full service agency, advertising, brand campaigns, creative campaigns, marketing agency, social media agency, integrated agency, video ads, content marketing agency, performance marketing agency, influencer marketing agency, paid social, google ads management
541820 public relations, pr agency, communications agency, press releases, media relations, lobbying, crisis communications, reputation management, government relations, publicist, political consulting, media coverage
541830 media buying, media planning, media agency, programmatic buying, advertising placement
541840 media representative, ad network, selling advertising space, ad sales house, advertising network for publishers, adtech, publisher monetization, demand side platform
541850 billboards, outdoor advertising, out of home, digital signage advertising, transit advertising, display advertising panels, bus shelter ads
541860 direct mail, mail marketing, mail house, mailing campaigns, postcards mailed, addressed mail
541870 flyer distribution, door hangers, coupon distribution, sample distribution, leaflet delivery, circulars
541890 promotional products, sign lettering, branded merchandise, window dressing, promotional items with logo, trade show displays, custom swag, loyalty programs, mystery shopping demos, corporate gifts, product demonstration, vehicle wraps, coupon site, brand ambassadors, affiliate marketing, sign writing, experiential marketing
541910 market research, surveys, polls, opinion polling, consumer insights, focus groups, customer research, survey panel, brand tracking, consumer data
541921 portrait photography, wedding photographer, family photos, school photos, headshots, photo studio, newborn photography, wedding photos, videographer for weddings, passport photos
541922 commercial photography, product photography, real estate photography, aerial photography drone, fashion photographer, food photography, advertising photography
541930 translation, interpreters, localization, translators, interpreting services, certified translations, sign language interpreting, transcription translation
541940 veterinarian, animal hospital, vet clinic, pets vaccinations, veterinary surgery, vet practice, spay and neuter, emergency vet, small animals, equine vet, your pet's health, pet clinic
541990 appraisal of art, arbitration, consumer credit counseling, weather forecasting, genealogist, patent brokerage, handwriting analysis, estate liquidation valuations, marine surveyor, auction appraisal, expert witness, professional services, commodity inspection
551111 bank holding company, financial holding company
551112 holding company, group of companies, investment holding, family of brands, diversified holdings, conglomerate, parent company
551114 headquarters, corporate office, managing office, regional office, head office
561110 office administration, virtual assistant, back office support, medical practice management, business administration outsourcing, outsourced administration, franchise management services, hotel management without staff
561210 facilities management, facility services, base operations support, prison operation, integrated facility services, building operations support
561311 employment agency, job placement, recruitment agency, casting agency, nanny agency, recruiters, jobs, find a job, permanent recruitment, hiring platform, job board recruitment, talent marketplace, tech recruiters, find your next role, au pair agency, employment website, model registry
561312 executive search, headhunters, leadership recruitment, board search, senior leaders recruiting, executive recruiters
561320 temp agency, staffing agency, temporary staff, contract workers, nurse staffing, contingent workforce, seasonal workers, travel nurses, freelancers marketplace, temp workers, day labour, it contractors, staffing solutions, substitute teachers, workforce solutions
561330 peo, professional employer organization, employer of record, co-employment, hire globally, employee leasing, international hiring compliance
561410 document preparation, transcription, resume writing, word processing, proofreading, editing services, typing, dictation, translation typing, cv writing
561421 answering service, virtual receptionist, call answering, telephone answering, medical answering
561422 call center, contact center, telemarketing, customer service outsourcing, customer support outsourcing, outbound calling, bpo, lead generation calls, inbound calls, customer care agents, telesales, appointment setting
561431 mailbox rental, private mail center, virtual office address, parcel mailbox, virtual mailbox, postal box
561439 copy shop, photocopying, business center, print and copy, document copying, photocopies, internet cafe business services
561440 debt collection, collection agency, accounts receivable recovery, debt recovery, unpaid invoices
561450 credit bureau, credit reports, credit score, credit rating data, business credit reports
561491 repossession, repo agents, asset recovery of vehicles
561492 court reporting, stenographer, depositions, court transcripts, closed captioning real time
561499 fundraising services, mail presorting, bar code imprinting, address services, product recall services, business process outsourcing, crowdfunding, conference calling support, vehicle registration services, coupon processing
561510 travel agency, book trips, holidays, vacation packages, flights and hotels booking, cheap flights, travel advisors, honeymoon planning, business travel agency, online travel agency, hotel booking site, cruises booked, travel deals, corporate travel, travel agent, compare flights
561520 tour operator, guided tours, adventure travel, safari, group tours, walking tours, escorted tours, small group trips, hiking tours, cycling holidays, food tours, trekking, eco tours, wine tours, tailor made holidays, day trips, expeditions, multi day trips
561591 tourism board, visitor bureau, convention bureau, things to do in our city, plan your visit, destination marketing, visit our region, tourist information
561599 ticket sales, event tickets, reservation service, vacation rentals booking, auto club, timeshare exchange, concert tickets, ticketing platform, restaurant reservations, buy and sell tickets, hotel reservations, airport parking reservation, travel club, experiences booking, vacation club, concierge travel
561611 private investigator, background checks, detective agency, employee screening, investigations, polygraph, fraud investigation, identity verification checks, tenant checks, surveillance investigations
561612 security guards, security patrol, guarding, security officers, bodyguard, executive protection, event security, close protection, guard dogs, manned guarding, door supervisors
561613 armored car, cash in transit, cash transport, money transport
561621 alarm monitoring, home security systems, burglar alarm, cctv installation, access control installation, fire alarm installation, security systems, alarm company, video surveillance monitoring, smart home security, intruder alarms
561622 locksmith, lockout, keys cut, lock change, emergency locksmith, rekey, safe opening
561710 pest control, exterminator, termites, bed bugs, rodents, mosquito control, ants, fumigation, wasps, cockroaches, wildlife removal, rats and mice
561720 cleaning service, janitorial, house cleaning, office cleaning, maid service, commercial cleaning, window cleaning, cleaners, housekeeping, end of tenancy cleaning, domestic cleaning, carpets and offices cleaned, contract cleaning, home cleaning app
561730 landscaping, lawn care, tree service, gardening service, lawn mowing, tree removal, snow removal, irrigation maintenance, gardeners, garden maintenance, arborist, hedge trimming, lawn fertilization, tree surgeon, stump grinding, artificial turf installation, garden design and build
561740 carpet cleaning, upholstery cleaning, rug cleaning, sofa cleaning, tile and grout cleaning
561790 pressure washing, chimney sweep, pool cleaning, gutter cleaning, duct cleaning, drain cleaning, swimming pool maintenance, power washing, pool service, parking lot sweeping, snow plowing, building exterior cleaning, roof cleaning, solar panel cleaning, ventilation cleaning
561910 contract packaging, packaging services, labeling services, kitting, co packer, gift wrapping, assembly of kits, packing of customer goods
561920 trade shows, conference organizer, exhibition organizer, event management, expo, corporate events planned, convention organizer, event planners, conferences, event agency, meetings and events, trade fair, exhibitors and visitors, summits, corporate event planning
561990 auctioneers, lumber grading, flagging traffic control, tradeshow freight, inventory counting, meter reading, bartering services, float decoration, diving services, cloth cutting, fulfillment of rebates, coupon redemption, locator services, traffic management at sites, liquidation auctions, estate sales, bottle exchanges
562111 trash collection, garbage pickup, waste collection, dumpster rental, bin collection, skip hire, curbside recycling, rubbish removal, junk removal, waste management, household waste, roll off containers, refuse, haul away junk
562112 hazardous waste collection, medical waste pickup, chemical waste pickup, clinical waste, sharps disposal
562119 brush removal, rubble hauling, dead animal removal, debris removal, construction debris
562211 hazardous waste treatment, nuclear waste disposal, chemical waste treatment, radioactive waste, medical waste treatment
562212 landfill, dump site, landfill operator
562213 incinerator, waste incineration, waste to energy plant, energy from waste
562219 organic waste composting facility, waste treatment, food waste collection and treatment, anaerobic digestion
562910 environmental remediation, asbestos removal, mold remediation, soil remediation, lead paint removal, contaminated land cleanup, oil spill cleanup, asbestos abatement, mine reclamation, decontamination, hazardous cleanup
562920 recycling facility, materials recovery, recycling plant, plastic recycling, e-waste recycling, electronics recycling, textile recycling, battery recycling, sorting recyclables, tyre recycling, circular economy recycling
562991 septic tank pumping, portable toilets, septic service, cesspool cleaning, porta potty, drain field, portable restrooms
562998 sewer cleaning, storm drain cleaning, tank cleaning, catch basin cleaning, beach cleaning, water softener services
611110 school, primary school, high school, private school, elementary school, kindergarten to grade 12, montessori school, boarding school, international school, academy, secondary school, preparatory school, middle school, pupils, charter school, school admissions, grammar school, online high school, college prep day school
611210 community college, junior college, associate degree, two year college
611310 university, college, bachelor and master degrees, graduate school, undergraduate programs, campus, medical school, law school, faculty, phd, academic research, business school, art college, online degrees, polytechnic, seminary, professional school
611410 business school secretarial, office skills training, court reporting school, administrative skills courses
611420 coding bootcamp, computer training, it certification courses, programming courses, learn to code, data science bootcamp, cybersecurity training, software courses, web development bootcamp, tech bootcamp
611430 professional development, leadership training, corporate training, management training, executive education, sales training, executive coaching, compliance training, employee upskilling, workplace training, workshops for teams, soft skills, e-learning for companies, coaching for leaders, safety training, first aid training for workplaces
611511 beauty school, barber school, cosmetology, hairdressing academy, makeup school, esthetics training, nail technician courses
611512 flight school, learn to fly, pilot training, pilot licence, aviation academy, flying lessons, commercial pilot program
611513 apprenticeship program, apprentices, electrical apprenticeship, union training, apprenticeship training provider
611519 trade school, vocational training, truck driving school, culinary school, welding school, real estate school, medical assistant training, technical institute, vocational college, massage school, cdl training, nursing assistant training, modeling school, bartending school, technician training, security guard training
611610 music school, dance studio, art school, piano lessons, drama school, guitar lessons, ballet school, acting classes, photography courses, pottery classes, singing lessons, painting classes, music lessons, dance classes, art classes, theatre school, craft workshops
611620 swim school, martial arts, gymnastics, tennis lessons, sports camp, yoga teacher training, golf instruction, karate, judo, riding lessons, cheerleading, swimming lessons, surf school, ski school, football academy, boxing lessons, scuba lessons, jiu jitsu, taekwondo, soccer camp, horse riding school, diving school
611630 language school, english classes, learn spanish, language courses, language lessons, learn languages, esl, english courses abroad, language tutors, german courses, conversation classes
611691 tutoring, test prep, sat prep, exam preparation, learning center, math tutors, online tutoring, homework help, private tutors, exam tutors, college entrance, after school tutoring, maths tuition
611692 driving school, driving lessons, driver education, learn to drive, driving instructor, driving test
611699 public speaking training, online courses, survival training, speed reading, self improvement courses, cooking school, first aid classes, cooking classes, meditation courses, bible school, mooc, masterclass, online learning platform, learn new skills, video lessons, parenting courses, dog training courses for owners, cooking lessons
611710 education consultant, student exchange, study abroad, college admissions counseling, educational testing, curriculum development, school support services, educational travel, study tours, scholarship services, university admissions advice, school improvement, test development
`
