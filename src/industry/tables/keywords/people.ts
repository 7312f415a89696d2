/*
 * Keywords of NAICS 62 to 92, health, arts, hospitality, other services and public administration. Own words,
 * November 2026. Each line is a code and its phrases.
 */

export const PEOPLE = `
621111 doctors, physicians, family medicine, medical practice, dermatology, pediatrician, primary care, surgeons, clinic, cardiologist, telehealth doctor, general practitioner, gynecology, fertility clinic, plastic surgery, urology, orthopedic surgeons, gp surgery, internal medicine, eye surgery, laser eye surgery, cosmetic surgery, telemedicine, medical group, online doctor, see a doctor by video, allergist, ivf, botox clinic, dermatologist, hair transplant
621112 psychiatrist, psychiatry, psychiatric practice, medication management for mental health, adhd diagnosis
621210 dentist, dental clinic, teeth whitening, orthodontist, implants, dental care, braces, family dentistry, invisalign, cosmetic dentistry, root canal, dental practice, oral surgery, smile makeover, pediatric dentist, dental hygiene, veneers
621310 chiropractor, chiropractic, spinal adjustment, back pain, spine care, chiropractic clinic
621320 optometrist, eye exam, eye care, vision tests, eye tests, optometry, contact lens fitting, eye clinic
621330 psychologist, therapist, counseling, psychotherapy, marriage counseling, online therapy, mental health therapy, couples therapy, counsellor, cognitive behavioral therapy, anxiety and depression, talk therapy, child psychologist, clinical social worker
621340 physical therapy, physiotherapist, occupational therapy, speech therapy, audiologist, rehabilitation, sports injury, physiotherapy clinic, hearing test, speech language pathologist, hearing clinic, autism therapy, aba therapy
621391 podiatrist, foot care, podiatry, foot and ankle, chiropody
621399 acupuncture, naturopath, dietitian, midwife, nutritionist, homeopathy, nurse practitioner, hypnotherapy, osteopath, herbalist, registered nurses practice, midwifery, holistic medicine, dental hygienist, traditional chinese medicine, iv therapy, nutrition counselling, homeopath, homeopathic clinic, osteopath, naturopathy
621410 family planning, birth control, reproductive health clinic, pregnancy counseling, abortion clinic, sexual health clinic
621420 addiction treatment outpatient, outpatient mental health, substance abuse counseling, drug rehab outpatient, methadone clinic, behavioral health outpatient, recovery program
621491 hmo medical center, health maintenance organization clinic
621492 dialysis, kidney care, renal center, kidney dialysis
621493 surgery center, ambulatory surgery, urgent care, walk in clinic, emergency center, outpatient surgery, day surgery, endoscopy center
621498 community health center, pain clinic, outpatient clinic, sleep center, infusion center, wound care, cancer outpatient center, community clinic, infusion therapy, public clinic, hormone therapy clinic, ketamine clinic
621511 medical laboratory, blood tests, pathology, diagnostic lab, lab testing for patients, genetic testing, dna test, home health tests, biopsies, clinical laboratory, std testing, blood analysis
621512 imaging center, mri scans, x-ray, ultrasound clinic, radiology, ct scan, mammography, diagnostic imaging, pregnancy scan
621610 home health care, home nursing, hospice at home, in home care, visiting nurses, home care aides, skilled nursing at home, home caregivers, live in care, carers at home, personal care at home
621910 ambulance, air ambulance, paramedics, emergency medical transport, medical rescue
621991 blood bank, organ donation, blood donation, sperm bank, tissue bank, plasma donation center, cord blood
621999 health screening, smoking cessation, pacemaker monitoring, hearing testing, health checks, corporate wellness checks, telehealth nursing, medical cosmetic laser clinic, remote patient monitoring service, occupational health, vaccination clinic
622110 hospital, medical center, emergency department, health system, inpatient care, maternity ward, surgical hospital, children's hospital, teaching hospital, hospital network, regional medical center, patients and visitors
622210 psychiatric hospital, detox hospital, mental health hospital, addiction hospital, alcohol rehabilitation hospital
622310 cancer hospital, rehabilitation hospital, orthopedic hospital, heart hospital, specialty hospital, cancer center, eye hospital, maternity hospital
623110 nursing home, skilled nursing facility, hospice care facility, long term care, care home with nursing, post acute rehab, convalescent home
623210 group home, developmental disabilities residence, intellectual disability home, supported living
623220 residential rehab, addiction treatment center, mental health residence, drug rehabilitation residential, eating disorder residential treatment, sober living, halfway house, alcohol rehab retreat
623311 retirement community, continuing care, senior community life plan, retirement village, independent living and care on one campus
623312 assisted living, senior living, memory care, care home for elderly, dementia care, residents seniors, residential care home, elderly home, retirement home
623990 orphanage, children's home, foster group home, boot camp for youth, residential care, boys and girls home, home for unwed mothers
624110 youth services, adoption agency, child welfare, foster care, youth mentoring, after school programs for youth, youth center, child protection, mentoring for young people, teen outreach
624120 senior services, adult day care, disability services, companionship, elderly support, home care non medical, meals for elderly, senior center, support for people with disabilities, personal support, adult day center, autism support services, disability services, disability support, supported independent living, respite care, ndis provider
624190 family services, counseling for families, crisis hotline, refugee services, immigrant services, community action, domestic violence counseling, social services, suicide prevention line, support groups, parenting support, welfare, rehabilitation of offenders, family support charity
624210 food bank, food pantry, soup kitchen, meals on wheels, community meals, free meals, hunger relief, fighting hunger
624221 homeless shelter, women's shelter, emergency shelter, refuge, runaway shelter, beds for the homeless
624229 affordable housing nonprofit, habitat homes, transitional housing, housing association, housing assistance, social housing, home repair for low income
624230 disaster relief, emergency relief, humanitarian aid, refugees aid, relief organization, disaster response, red cross
624310 job training for disabled, vocational rehabilitation, workforce development, sheltered workshop, employment support, job coaching nonprofit, back to work programs
624410 day care, child care, preschool, nursery school, kindergarten, daycare center, early learning, babysitting, childcare, nursery for babies and toddlers, montessori preschool, after school care, childminder, creche, infants toddlers preschoolers, early years
711110 theater company, plays, musicals, opera, dinner theater, stage productions, playhouse, improv comedy theater, repertory, comedy troupe, stand up comedy
711120 ballet company, dance company, contemporary dance performances, dance troupe
711130 band, orchestra, symphony, choir, musician, singer, rock band, chamber music, tour dates, jazz, wedding band, rapper, hip hop artist, new album out now, dj, string quartet
711190 circus, magic show, ice show, carnival performers, puppet, acrobats, magician for parties
711211 football club, sports team, baseball team, basketball team, hockey club, soccer club, fixtures and tickets, match day, season tickets, professional team, esports team, rugby club, cricket club, league team
711212 race track, horse racing, racecourse, speedway, motor racing circuit, greyhound racing
711219 racing team, professional athlete, race car driver, racehorse owners, formula racing, boxers, golfer professional, cycling team
711310 arena, stadium, concert hall, theater venue, live music venue, festival with own site, performing arts center, music venue, upcoming shows box office, comedy club, amphitheatre, nightclub concerts, auditorium
711320 concert promoter, music festival, event promoter, festival organizer, boxing promoter, comedy festival, sports events promoter, live events, esports tournament organizer, marathon organizer, fight nights, arts festival, county fair, sports league organizer
711410 talent agency, artist management, sports agent, music management, speakers bureau, model management, athlete representation, booking agency, literary agent, influencer management, celebrity agents, actor agents
711510 artist, author, writer, freelance journalist, illustrator, sculptor, painter, actor, speaker, independent artist, composer, novelist, comedian, artist portfolio, blogger, art restoration, youtuber, keynote speaker, tattoo artist portfolio, freelance writer, photojournalist, ceramic artist, poet
712110 museum, art museum, exhibitions, gallery collection, science center, children's museum, history museum, art gallery non profit, planetarium, permanent collection, visit the museum
712120 historic site, castle, heritage site, battlefield, archaeological site, historic house, palace tours, ghost town, pioneer village, historic ship
712130 zoo, aquarium, botanical garden, safari park, wildlife park, arboretum, animals to visit, aviary, petting zoo
712190 national park, nature reserve, nature center, caves, bird sanctuary, wildlife sanctuary visits, natural wonder, nature preserve
713110 theme park, amusement park, water park, roller coasters, rides, family attractions park, thrill rides
713120 arcade, video arcade, family entertainment center, indoor playground, vr arcade, trampoline park, laser tag, soft play, pinball
713210 casino, slots, poker, table games, gaming floor, casino resort without hotel
713290 sports betting, online casino, lottery, bookmaker, online poker, bingo, betting, fantasy sports betting, wagering, slot machine routes, sportsbook, odds, gambling, scratch cards, bets
713910 golf course, country club, golf club, tee times, 18 holes, driving range and club house, green fees
713920 ski resort, ski area, ski lifts, snowboarding, lift tickets, slopes, ski hill, mountain ski
713930 marina, boat slips, yacht club, mooring, berths, boat storage, yacht harbour
713940 gym, fitness club, yoga studio, personal trainer, pilates, crossfit, health club, swimming pool club, spin classes, climbing gym, workout, tennis club, group classes, fitness center, free weights, boxing gym, ice rink, racquet club, leisure centre, barre studio, fitness studio, bouldering, dance fitness, squash, aquatic center, strength training, sports hall, padel club
713950 bowling alley, bowling lanes, tenpin bowling
713990 mini golf, escape room, paintball, zip line, dance hall, shooting range, go karting, axe throwing, horseback riding trail, river rafting, kayak tours, driving range, billiards, recreational sports league, pool hall, golf practice range, white water rafting, beach club, skydiving, scuba diving trips, bungee, amateur sports league, hunting guides, adventure park, ropes course, paragliding, guided fishing, nightclub dance, archery range, social sports club, youth soccer league, hobby club, quad biking, surfing trips, dog park, sauna and bathing house
721110 hotel, hotel rooms, boutique hotel, resort, motel, inn, suites, book your stay, spa resort, beachfront resort, lodge rooms, guest rooms, luxury hotel, free breakfast, rooms and rates, hotel group, ski lodge, mountain resort, hotels and resorts, wellness hotel, conference hotel, seaside hotel, check in, aparthotel
721120 casino hotel, casino resort, hotel and casino
721191 bed and breakfast, guest house, b&b, country inn, breakfast included, guesthouse rooms
721199 hostel, vacation rental, cabins, holiday cottages, short term stays, villas, youth hostel, holiday homes, treehouse stays, dorm beds, holiday lets, self catering, glamping pods, home sharing, vacation homes, chalets, riad, short stay apartments, beach houses, farm stay, unique stays, backpackers
721211 campground, rv park, camping, tent sites, caravan park, glamping, camp sites, pitches, holiday park, hookups
721214 summer camp, retreat center, dude ranch, hunting lodge, fishing lodge, kids camp, wilderness camp, overnight camp, campers and counselors, fishing camp, vacation camp, guest ranch, adventure camp
721310 boarding house, dormitory, student residence halls, workers accommodation, rooming house, student accommodation, worker lodging, fraternity house
722310 food service contractor, corporate catering contract, school meals, airline catering, hospital food service, workplace cafeteria operator, canteen operator, workplace dining, campus dining, stadium concessions
722320 caterer, catering, wedding catering, event catering, private chef, corporate catering, banquet, party food, chef hire, buffet catering
722330 food truck, mobile coffee cart, street food, ice cream truck, hot dog stand, mobile bar, taco truck, food cart
722410 bar, pub, cocktail bar, nightclub, wine bar, lounge, tavern, beers on tap, live music bar, night club, cocktails, beer garden, brewpub bar, sports bar, gastropub drinks, speakeasy, sake bar, club nights
722511 restaurant, fine dining, steakhouse, italian restaurant, dine in, reservations, bistro, sushi restaurant, menu, chef, tasting menu, brunch, trattoria, seafood restaurant, table service, gastropub, tacos and margaritas, lunch and dinner, brasserie, indian restaurant, mexican kitchen, chinese restaurant, thai, michelin, reserve a table, diner, ramen, grill, wood fired pizza restaurant, tapas, barbecue restaurant, family restaurant, supper, farm to table, vegan restaurant, cantina, izakaya
722513 fast food, burgers, pizza delivery, takeaway, drive thru, sandwiches, order online, poke bowls, burritos, fried chicken, kebab, quick service, delivery and pickup, ghost kitchen, salads, pizza, fast casual, takeout, wings, fish and chips, wraps, restaurant franchise, bowls, subs, noodles to go, shawarma, cloud kitchen, order ahead, burger chain, pizzeria
722514 cafeteria, buffet, all you can eat, grill buffet, canteen
722515 coffee shop, cafe, juice bar, bubble tea, ice cream shop, donut shop, smoothies, espresso bar, frozen yogurt shop, tea house, bagel shop, gelateria, coffee house, flat white, tea room, coffee chain, acai bowls, donuts, boba, pastries and coffee, coffee and cake, baristas, cookies shop, gelato shop, matcha bar
811111 auto repair, car service, mechanic, garage, oil and brakes, engine repair, car maintenance, mot, auto shop, mobile mechanic, truck repair, diesel repair, servicing and repairs for cars, car garage
811114 transmission repair, muffler shop, brake shop, exhaust, auto electric repair, radiator repair, alignment, hybrid battery repair, specialized auto repair
811121 auto body shop, collision repair, dent removal, car painting, car upholstery, paintless dent repair, vehicle restoration, accident repair, bodywork, car customization, vinyl wrap of cars
811122 windshield replacement, auto glass, window tinting, windscreen repair, chip repair
811191 oil change, quick lube, lubrication
811192 car wash, auto detailing, car detailing, mobile car cleaning, hand car wash, valeting, ceramic coating
811198 emissions testing, tire repair, undercoating, vehicle inspection, rust proofing, spray on bedliners, vehicle testing station
811210 phone repair, computer repair, electronics repair, calibration of instruments, laptop repair, tv repair, screen replacement, camera repair, medical equipment repair, copier repair, iphone repair, data recovery shop, console repair, instrument calibration
811310 machinery repair, industrial equipment maintenance, forklift repair, welding repair, heavy equipment repair, hydraulic repair, pump repair, engine repair industrial, wind turbine maintenance, motor rewinding, commercial refrigeration repair, elevator repair machinery, ship engine repair, field service of machines, agricultural machinery repair, mobile welding, knife sharpening industrial
811411 lawn mower repair, small engine repair, garden equipment repair, chainsaw repair
811412 appliance repair, washing machine repair, refrigerator repair, oven repair, dryer repair, dishwasher fixed
811420 upholstery, furniture repair, furniture restoration, reupholstery, antique restoration, furniture refinishing
811430 shoe repair, leather repair, cobbler, handbag repair, luggage repair
811490 bicycle repair, watch repair, piano tuning, jewelry repair, clothing alterations, tailor, boat repair, musical instrument repair, bike workshop, handyman, tailoring and alterations, gun repair, key duplication, welding hobby, sharpening, seamstress, handyman repairs, clock repair, garment repair
812111 barber, barbershop, men's haircut, beard trim, hot towel shave, fades
812112 hair salon, beauty salon, hairdresser, facials, waxing, lash extensions, haircuts, hair color, spa treatments, balayage, blow dry, brows, makeup artist, hair stylist, skin care treatments, day spa, beauty treatments, beautician, microblading, eyelashes, hair extensions salon, skin clinic facials
812113 nail salon, manicure, pedicure, gel nails, nail bar, nail art
812191 weight loss center, diet program, weight management, slimming club, diet coaching, lose weight
812199 massage, tattoo studio, tanning salon, hair removal, piercing, sauna, spa massage, laser hair removal, body piercing, saunas, float therapy, tattoos, thai massage, massage therapist, medical spa, permanent makeup, reflexology, steam bath, ear piercing, scalp treatment, cryotherapy, wellness spa, electrolysis
812210 funeral home, funeral services, funeral director, cremation arrangements, undertaker, burials, memorial services, mortuary
812220 cemetery, crematorium, pet cemetery, memorial park, mausoleum, burial plots, natural burial
812310 laundromat, coin laundry, self service laundry, launderette, washers and dryers
812320 dry cleaning, laundry pickup and delivery, dry cleaners, laundry service, wash and fold, ironing, shirts pressed, garment cleaning, alterations and dry cleaning
812331 linen rental, uniform rental, towel supply, table linen hire, linen service, uniforms rented and laundered, diaper service
812332 industrial laundry, work uniforms rental, mat rental, shop towels, workwear rental, cleanroom garments
812910 dog grooming, pet boarding, dog walking, dog daycare, pet sitting, pet groomer, dog training, kennels, cattery, pet sitters, puppy training, pet hotel, cat boarding, animal shelter, dog trainer
812921 photo lab, photo printing, photo finishing, digitize photos, film developing, prints from your photos
812922 one hour photo, instant photo prints
812930 parking, parking garage, valet parking, car park, airport parking, find parking, parking app, parking spaces
812990 wedding planner, astrology, dating service, house sitting, personal shopper, concierge, matchmaking, bail bonds, party planning, tarot, psychic readings, shoe shine, escort, life coach, errand service, wedding officiant, coin operated lockers, social escort, birthday party planner, fortune telling, personal organizer, baby shower planning, wedding planning, home organizing, personal stylist, name tracing, surrogacy, genealogy, personal chef
813110 church, worship, sunday services, parish, mosque, synagogue, ministry, congregation, temple, faith community, sermon, diocese, bible, christian, monastery, gospel, pastor, prayer, islamic center, missionary, cathedral
813211 foundation, grantmaking, grants for nonprofits, philanthropy, charitable foundation, community foundation, family foundation, scholarship fund, endowment, grants to, giving circle, philanthropic
813212 cancer charity, disease research charity, health charity, heart association, diabetes foundation, patient advocacy, alzheimer, raising money for medical research, rare disease foundation, awareness and research funding
813219 united way, fundraising charity, crowdfunding for charity, donations federated, donate to causes, fundraising organization, charitable giving, hospital fundraising, donor network
813311 human rights, civil liberties, human rights defenders, refugees rights, freedom of expression, anti slavery, racial justice, political prisoners, disability rights, gender equality, legal defense of rights
813312 conservation, environmental nonprofit, wildlife protection, clean water campaign, rainforest, animal rights, land trust, climate action, ocean protection, animal welfare, endangered species, rivers, environmental protection, humane society, reforestation charity, plastic pollution campaign, sustainability nonprofit, protect nature, birds, animal rescue
813319 advocacy, nonprofit campaign, social justice, community advocacy, substance abuse prevention, gun control, peace organization, charity, ngo, poverty, campaigners, voluntary organisation, senior advocacy, anti drunk driving, youth empowerment, veterans support charity, development aid, international development, girls education charity, consumer advocacy, digital rights, neighborhood development, campaign group
813410 rotary club, social club, civic association, alumni association, scouts, veterans association, fraternal organization, community club, membership club, women's club, ethnic association, retirement association, girl guides, parent teacher association, student club, booster club, fan club, lions club, private members club, men's club, toastmasters, garden club
813910 chamber of commerce, trade association, industry association, business association, employers federation, manufacturers association, growers association, members of the industry, standards body for trade, retailers association, business network, better business bureau, board of trade
813920 professional association, medical association, bar association, engineers society, learned society, professional body, members professionals, continuing professional accreditation, nurses association, institute of chartered professionals, academic society, scientists society
813930 labor union, trade union, workers union, federation of labor, union members, collective bargaining, teamsters
813940 political party, campaign committee, political action committee, candidate for office, election campaign, elect, vote for, pac, democrats republicans
813990 homeowners association, condo association, sports league governing body, tenants association, athletic association, property owners association, governing body of sport, federation of sport, cooperative owners, little league, water users association
814110 private household, domestic staff, nanny in private home, household employer, butler and maid employed
921110 mayor's office, governor's office, president's office, executive office, prime minister
921120 parliament, legislature, city council, senate, congress, legislative assembly, members of parliament
921130 tax authority, treasury, revenue service, budget office, customs duties, ministry of finance, tax office, comptroller
921140 county government, city government, town hall, municipality, official website of the city, council services, residents services, village, borough council, local government, city hall, town council, commune, permits and city services
921150 tribal government, native nation, tribal council
921190 civil service, government services portal, general services, public administration, elections office, statistics office, government agency, official government site, public records, ministry, procurement for government, archives of government, civil rights commission
922110 court, courthouse, judiciary, supreme court, judges, tribunal, county court
922120 police, sheriff, police department, law enforcement, highway patrol, crime reporting, constabulary, border police, federal investigation
922130 district attorney, public prosecutor, attorney general, public defender, justice department
922140 prison, jail, corrections department, detention center, correctional facility, inmates
922150 probation office, parole board, probation service
922160 fire department, fire rescue, firefighters, fire brigade, volunteer fire company, fire district
922190 emergency management, public safety agency, civil protection, consumer product safety, disaster preparedness office
923110 ministry of education, department of education, education authority, state board of education, school district administration
923120 public health department, ministry of health, disease control, health department, public health agency, food and health administration
923130 social security, welfare administration, employment office, pensions agency, social services department, unemployment insurance, labour department benefits, child support agency
923140 veterans affairs, veterans benefits administration, department of veterans
924110 environment agency, environmental protection agency, water resources authority, pollution control, waste authority
924120 forest service, parks department, conservation department, fish and wildlife service, national parks administration, recreation department
925110 housing authority, public housing agency, department of housing
925120 urban planning department, zoning, community development agency, redevelopment agency, planning commission
926110 economic development agency, trade commission, development board, investment promotion, small business administration, energy department, tourism ministry, innovation agency
926120 department of transportation, motor vehicle department, transport authority, aviation authority, road agency, driver licensing, coast guard, maritime authority, transit regulation
926130 telecom regulator, public utilities commission, energy regulator, communications commission
926140 department of agriculture, food safety agency, agricultural marketing board, agriculture ministry
926150 licensing board, financial regulator, securities commission, consumer protection agency, labor standards, competition authority, patent office, insurance commissioner, data protection authority, trade standards, alcohol control board
927110 space agency, space exploration program, national aeronautics
928110 army, navy, air force, armed forces, ministry of defence, defense department, national guard, military, marines, intelligence agency, soldiers, recruiting military
928120 embassy, consulate, foreign ministry, united nations, world bank, international organization, diplomacy, visas, intergovernmental organization, peacekeeping, foreign affairs, european union institution
`
