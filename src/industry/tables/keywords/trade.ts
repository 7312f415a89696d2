/*
 * Keywords of NAICS 42 to 45, wholesale and retail trade. Own words, November 2026. Each line is a code and
 * its phrases.
 */

export const TRADE = `
423110 vehicle wholesaler, auto auction, fleet vehicles distributor, truck distributor, importer of cars, wholesale cars
423120 auto parts wholesaler, automotive parts distributor, car parts trade supply, aftermarket parts distribution, wholesale car parts, wholesale truck parts
423130 tire wholesaler, tyre distributor
423140 used auto parts, salvage yard, auto recycler, junk yard cars, scrap cars dismantler
423210 furniture wholesaler, furniture distributor, contract furniture supplier, furniture importer
423220 home furnishings wholesaler, linens distributor, housewares wholesale, rugs wholesale, wholesale home decor
423310 lumber wholesaler, timber merchant trade, plywood distributor, millwork distribution
423320 brick and stone distributor, tile distributor, aggregates merchant, stone slabs wholesale, landscape supply wholesale
423330 roofing distributor, siding supply, insulation distributor, roofing supplies for contractors
423390 building materials distributor, builders merchant trade, glass wholesale, fencing distributor, construction materials marketplace
423410 camera distributor, photographic supplies wholesale, video equipment distributor
423420 office equipment distributor, copiers dealer, photocopier supplier, printers and copiers for businesses
423430 computer wholesaler, it hardware distributor, software distribution, value added reseller hardware, computer peripherals wholesale, it distributor, laptops wholesale
423440 restaurant equipment supply, commercial kitchen equipment dealer, store fixtures wholesale, hotel supplies, vending machine distributor, signs wholesale
423450 medical supplies distributor, hospital supplies, dental supplies, medical equipment wholesale, healthcare products distributor, surgical supplies distribution, ppe supplier
423460 optical wholesale, eyewear distributor, lenses distributor
423490 laboratory supplies, scientific equipment distributor, school supplies wholesale, surveying equipment, church supplies
423510 steel service center, metals distributor, steel stockholder, aluminum distributor, metal supply, cut to size metal
423520 coal trader, mineral trading, ore merchant, commodities trading metals and ores
423610 electrical distributor, electrical supplies wholesale, wiring supplies, lighting distributor, cable wholesaler, solar equipment distributor
423620 appliances wholesaler, consumer electronics distributor, televisions wholesale, appliance distribution
423690 electronic components distributor, semiconductors distributor, chips distribution, telecom equipment distributor, mobile phone wholesale, electronics parts supplier
423710 hardware wholesaler, fasteners distributor, tools wholesale, bolts and screws supply
423720 plumbing supplies wholesale, pipes valves and fittings distributor, heating supplies, plumbers merchant
423730 hvac distributor, air conditioning equipment wholesale, hvac supplies
423740 refrigeration equipment distributor, commercial refrigeration supply
423810 construction equipment dealer, heavy equipment dealer, excavators for sale, crane dealer, mining equipment dealer
423820 farm equipment dealer, tractors dealer, agricultural machinery dealer, combine dealer, farm machinery sales
423830 industrial machinery distributor, forklift dealer, machine tools dealer, packaging machines dealer, material handling distributor, pumps distributor, used machinery marketplace
423840 industrial supplies, mro distributor, bearings distributor, welding supply, safety supplies distributor, packaging containers supplier, industrial distributor, maintenance repair and operations products, abrasives supplier
423850 salon supplies wholesale, janitorial supplies distributor, dry cleaning equipment, beauty salon equipment, cleaning equipment distributor, funeral supplies
423860 aircraft parts distributor, marine supplies, railroad equipment supplier, ship chandler, aviation parts supplier
423910 sporting goods wholesaler, bicycles distributor, fishing tackle distributor, ammunition distributor, pool supplies wholesale, outdoor gear distributor
423920 toys wholesaler, hobby distributor, games distributor, craft supplies wholesale, fireworks wholesale
423930 scrap metal, recyclable materials, scrap dealer, metal recycler, waste paper merchant, scrap yard, recycled materials trading, we buy scrap
423940 jewelry wholesale, diamonds dealer, precious stones, bullion wholesaler, gemstones supplier, watches wholesale
423990 wholesale durable goods, musical instruments wholesale, firewood, luggage wholesale, cds wholesale, wholesale gifts, general importer
424110 printing paper merchant, paper distributor, fine paper wholesale
424120 office supplies wholesaler, stationery wholesale, greeting cards wholesale
424130 packaging supplies distributor, disposable cups and plates distributor, paper bags wholesale, food service disposables, packaging distributor, janitorial paper
424210 pharmaceutical distributor, drug wholesaler, vitamins wholesale, cosmetics wholesale, medicines distribution to pharmacies, beauty products distributor, pharma wholesale, dietary supplements distributor
424310 fabric wholesaler, textile merchant, yarn distributor, sewing notions wholesale
424340 footwear wholesaler, shoes distributor
424350 clothing wholesaler, apparel distributor, wholesale fashion, uniforms wholesale, blank t-shirts wholesale, apparel brand wholesale importer
424410 food distributor, grocery wholesaler, foodservice distributor, broadline distributor, cash and carry, food supplier to restaurants, wholesale groceries
424420 frozen food distributor, frozen foods wholesale
424430 dairy distributor, cheese wholesale, milk distributor
424440 poultry distributor, eggs wholesale
424450 candy distributor, snack distributor, confectionery wholesale
424460 seafood distributor, fish wholesaler, fishmonger to restaurants, wholesale seafood
424470 meat distributor, wholesale butcher, meat purveyor
424480 produce distributor, fruit and vegetable wholesaler, fresh produce importer, greengrocer to restaurants
424490 specialty food importer, coffee distributor, beverages distributor, gourmet foods distributor, soft drinks distributor, bread distributor, green coffee importer, organic food wholesaler, tea importer
424510 grain elevator, grain merchant, grain trading, grain marketing, farmers cooperative grain
424520 livestock auction, cattle broker, livestock market
424590 cotton merchant, wool merchant, hides, leaf tobacco merchant, agricultural commodities trading
424610 plastics distributor, resin distributor, plastic sheets supplier, plastic materials wholesale
424690 chemical distributor, industrial chemicals supplier, cleaning chemicals wholesale, chemicals distribution, specialty ingredients distributor, industrial gases distributor
424710 fuel terminal, bulk petroleum station, oil terminal, fuel depot
424720 fuel distributor, petroleum products wholesale, diesel wholesaler, fuel trading, jet fuel supplier, energy commodity trading, lubricants distributor
424810 beer distributor, beer wholesaler
424820 wine importer, wine distributor, spirits distributor, liquor wholesaler, wine merchant trade
424910 farm supplies, seeds and fertilizer dealer, agronomy cooperative, feed and seed wholesale, crop inputs distributor, animal feed distributor, pesticides dealer
424920 book distributor, magazine distributor, newspapers wholesale
424930 flower wholesaler, nursery stock wholesale, florist supplies, plants wholesale
424940 tobacco distributor, vape wholesale, cigarettes wholesale
424950 paint distributor, coatings wholesale, paint supplies wholesale
424990 pet supplies wholesale, general nondurable wholesaler, candles wholesale, textile bags wholesale, art goods wholesale, hemp products wholesale, burlap, christmas trees wholesale
425120 sales agent, manufacturers representative, commodity broker goods, import export agent, b2b marketplace, wholesale marketplace, sourcing agent, business to business trading platform, auctioneer of goods for dealers, trading company, online wholesale platform for retailers
441110 car dealership, new cars, auto dealer, new and used cars, test drive, car showroom, car dealer authorised, vehicles in stock, service and financing for cars
441120 used cars, pre owned vehicles, buy a used car online, second hand cars, used car dealer, certified pre owned, sell your car, we buy any car
441210 rv dealer, motorhomes for sale, caravans dealer, camper sales, recreational vehicles for sale
441222 boat dealer, boats for sale, yacht broker, marine dealer, outboard motors sales, yacht sales
441227 motorcycle dealer, atv dealer, scooters for sale, snowmobiles, powersports dealer, motorbikes, golf carts for sale, trailers for sale, used motorcycles
441330 auto parts store, car parts online, car accessories, brakes filters batteries, truck accessories, performance parts, auto spares, car audio shop, motorcycle parts shop
441340 tire shop, tires, tyres fitted, wheels and tires, tyre fitting, tire dealer
444110 home improvement store, home center, diy store, building supplies and tools superstore
444120 paint store, wallpaper shop, paints and decorating supplies
444140 hardware store, tools shop, locks and fasteners store, ironmonger, knives and tools retailer
444180 building supply store, lumber yard, kitchens showroom, doors and windows store, tile shop, fencing retailer, electrical supply retail, timber yard, plumbing store, bathroom showroom, garage doors retailer, builders merchant
444230 lawn mower shop, outdoor power equipment, chainsaw dealer, garden machinery shop
444240 garden center, garden centre, plants shop, houseplants online, nursery retail, seeds shop, farm supply store, feed store, potted plants delivered, landscaping supplies retail, gardening shop, garden tools, terracotta pots, clay pots and planters, seeds and bulbs, watering cans, gardening gifts
445110 supermarket, grocery store, online groceries, grocery delivery, food market, organic supermarket, fresh groceries, hypermarket food, food co-op, grocer, groceries delivered
445131 convenience store, corner shop, mini market, late night shop, open 24 hours store
445132 vending operator, vending machines in offices, micro markets, vending service
445230 fruit and vegetable shop, greengrocer, farm stand, farmers market, produce box delivered, farm shop, veg box
445240 butcher shop, meat market, meat delivered online, butchers, steaks online
445250 fishmonger, seafood market, fresh fish shop, seafood delivered, lobster shipped
445291 baked goods shop not baked on premises, cookies delivered, cake delivery shop, donuts retail, bread shop
445292 candy store, sweet shop, chocolate shop, nuts shop, chocolates gift boxes, confectionery shop
445298 cheese shop, tea shop, coffee beans shop, spices shop, delicatessen, gourmet foods online, deli, olive oil shop, specialty food store, gift hampers food, health food shop, water delivery store
445320 liquor store, wine shop, wine club, bottle shop, craft beer store, online wine merchant, off licence, wines delivered, wine subscription
449110 furniture store, sofas beds tables, furniture online, mattress store, home furniture retailer, office furniture store, modern furniture shop, outdoor furniture store, designer furniture
449121 flooring store, carpets shop, rugs shop, hardwood flooring showroom, carpet store
449122 blinds shop, curtains shop, window treatments, made to measure blinds
449129 home decor shop, kitchenware store, bed and bath, lamps shop, linens shop, home accessories, homewares, cookware shop, lighting store, home goods online, bedding store, frames shop, candles shop, kitchenware, bakeware, baking tools, kitchen gadgets, cookware shop, tableware shop
449210 electronics store, computers shop, phones and tablets store, appliances store, camera shop, laptops shop, tv store, gadgets, refurbished phones, mobile phone shop, hi fi store, video games store, vacuum shop, headphones shop, refurbished electronics
455110 department store, fashion home and beauty under one roof, luxury department store
455211 warehouse club, supercenter, hypermarket, membership warehouse, bulk buying club
455219 dollar store, variety store, general store, discount store, general merchandise, everything store online, online shopping for everything, bargain shop, mail order catalog, online retailer of everyday items, flash sale site, discount retailer, online marketplace shopping, megastore, pound shop
456110 pharmacy, drugstore, prescriptions filled, online pharmacy, chemist, prescription delivery, compounding pharmacy, apothecary
456120 beauty store, perfume shop, cosmetics retailer, makeup store, fragrance shop, skincare shop, hair products shop, beauty supplies, beauty box, perfume, fragrance, scents, eau de parfum
456130 optician, eyeglasses shop, prescription glasses, contact lenses online, sunglasses shop, designer glasses, optical store, glasses online
456191 vitamin shop, supplements store, nutrition store, protein powder shop, health supplements online, sports nutrition, vitamins subscription
456199 medical supply store, hearing aids shop, mobility store, wheelchairs shop, orthopedic shoes, convalescent supplies, adult toys sexual wellness, cannabis medical dispensary, sex toys, cbd store
457110 gas station with shop, petrol station and convenience, fuel and snacks, service station, truck stop with store
457120 fuel station, gas station, petrol station, truck stop, ev charging stations network, marina fuel, electric vehicle charging network, charging points
457210 heating oil delivery, propane delivery, lpg, firewood dealer, propane gas supplier, fuel oil dealer
458110 clothing store, fashion boutique, women's clothing, men's clothing, dresses, online fashion, kids clothes, lingerie shop, streetwear, t-shirts, jeans, baby clothes, bridal shop, wedding dresses, apparel, outfits, fashion accessories, clothes online, workwear shop, plus size, swimwear shop, hats shop, menswear, womenswear, boutique, activewear, costumes shop, shirts, modest fashion, uniforms shop, sustainable fashion, designer clothes, skirts, suits, ethical clothing, swimwear, bikinis, swimsuits
458210 shoe store, shoes online, sneakers shop, boots shop, trainers, children's shoes, footwear retailer
458310 jewelry store, jeweller, engagement rings, watches shop, diamonds online, wedding rings, luxury watches retailer, watch dealer, fine jewelry shop, earrings, bridal jewelry
458320 luggage store, handbags shop, leather goods shop, travel bags, designer handbags, suitcases shop
459110 sporting goods store, bike shop, bicycle shop, bicycles, tents, sleeping bags, hiking boots, golf shop, outdoor gear, running store, ski shop, fishing tackle shop, camping equipment store, gun shop, surf shop, tennis shop, gym equipment store, hiking gear, cycling store, firearms dealer, team sports kit, equestrian shop, exercise equipment, fitness equipment, home gym equipment
459120 toy store, hobby shop, board games store, model trains, craft store, toys online, comics and games, scrapbooking, art supplies shop, magic shop, trading cards, model kits, toys and games, puzzles shop, collectible card games
459130 fabric store, yarn shop, sewing supplies, knitting wool, quilting shop, sewing machines shop, haberdashery
459140 music store, guitar shop, musical instruments, pianos showroom, sheet music, drum shop
459210 bookstore, bookshop, books online, used textbooks, comics shop, news stand, books, independent bookshop, magazines sold
459310 florist, flower delivery, bouquets, wedding flowers, flowers same day, flower shop, floral arrangements, roses delivered
459410 office supplies store, stationery shop, school supplies, printer ink, pens notebooks shop
459420 gift shop, souvenirs, party supplies, greeting cards shop, novelty gifts, personalised gifts, balloons shop, christmas shop, gifts online, handmade gifts marketplace, custom gifts, gift baskets, party store, merchandise shop, handmade crafts
459510 thrift store, second hand, vintage clothing, consignment, antiques, used books, pre loved, pawn shop goods, charity shop, antiques dealer, resale shop, vintage furniture, used goods marketplace, auction house
459910 pet store, pet supplies, aquarium shop, pet food delivered, dog accessories, pet shop, cat toys, puppies shop, pet products online
459920 art gallery sales, art dealer, prints and posters shop, original paintings for sale, contemporary art gallery, fine art prints, buy art online, gallery representing artists
459930 mobile home dealer, manufactured homes for sale
459991 vape shop, tobacco shop, cigar shop, e-cigarettes, smoke shop, vaping supplies, e-liquids
459999 cannabis dispensary, hot tubs store, pool supplies store, trophies shop, religious goods, candles retail, art supply, flags store, spa and pool shop, subscription box, collectibles, coins dealer, batteries store, cemetery memorials, fireworks shop, trophy engraving, crystals shop, monuments, home security shop, cleaning supplies shop, auction online, wigs shop, swimming pool chemicals, electric bikes store, medical marijuana dispensary
`
