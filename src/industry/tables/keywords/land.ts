/*
 * Keywords of NAICS 11 to 23, agriculture to construction: what a company of each industry says of itself.
 * Own words, November 2026. Each line is a code and its phrases.
 */

export const LAND = `
111110 soybean farm, soya bean growers, soybeans
111120 canola, rapeseed, sunflower seed, flax, mustard seed, sesame growers, oilseed farm
111130 lentils, chickpeas, dry beans, peas, pulses growers
111140 wheat farm, wheat growers, winter wheat, durum
111150 corn farm, maize growers, corn belt family farm
111160 rice farm, rice paddies, rice growers
111191 grain and oilseed farm, mixed arable farm, row crops, broadacre cropping
111199 barley, oats, rye, sorghum, quinoa, ancient grains farm, arable land
111211 potato farm, seed potatoes, potato growers
111219 vegetable farm, organic vegetables grown, market garden, lettuce, tomatoes, carrots, onions, melons, farm share, csa box, we grow vegetables
111310 orange grove, orange growers
111320 citrus grove, lemons, limes, grapefruit growers
111331 apple orchard, pick your own apples, orchard, cider apples, heirloom apples
111332 vineyard, grape growers, table grapes, raisin grapes, viticulture
111333 strawberry farm, strawberry fields, pick your own strawberries
111334 blueberry farm, raspberries, blackberries, cranberry bog, berry farm
111335 almond orchard, walnuts, pecans, pistachios, macadamia growers, nut farm
111336 fruit and nut orchard, mixed orchard
111339 peaches, cherries, pears, plums, avocado, mango, banana, kiwi, olives grower, fruit farm, pick your own pears, family fruit farm, orchards, coffee plantation
111411 mushroom farm, mushrooms grown, oyster mushrooms, shiitake, mushroom growing
111419 greenhouse grown tomatoes, vertical farm, hydroponic lettuce, indoor farming, leafy greens, microgreens, controlled environment agriculture, cannabis cultivation under cover
111421 plant nursery grower, tree nursery, wholesale shrubs, ornamental trees, turf and sod farm, christmas trees grower
111422 flower farm, cut flowers grown, greenhouse flowers, tulip bulbs, potted plants growers, floriculture, roses growers
111910 tobacco farm, leaf tobacco growers
111920 cotton farm, cotton growers, cotton fields
111930 sugarcane plantation, sugar cane growers
111940 hay farm, alfalfa, forage, straw bales
111991 sugar beet growers
111992 peanut farm, groundnut growers
111998 hemp farm, hops, herbs, lavender farm, tea plantation, agave, mint, maple sap, vanilla growers, crop farm
112111 cattle ranch, grass fed beef, beef cattle, angus herd, ranching, cow calf operation, pasture raised beef
112112 cattle feedlot, feed yard, finishing cattle
112120 dairy farm, dairy cows, raw milk from our herd, milking
112130 dual purpose cattle, milk and beef herd
112210 pig farm, hog farm, pork producer, piglets, heritage pigs
112310 egg farm, free range eggs, cage free eggs, laying hens
112320 broiler chickens raised, poultry farm, pastured chicken
112330 turkey farm, turkeys raised
112340 hatchery, day old chicks, poultry hatchery
112390 duck farm, geese, quail, ostrich, emu farm
112410 sheep farm, lamb, wool growers, flock, sheep station
112420 goat farm, goats, dairy goats, cashmere goats
112511 fish farm, salmon farming, trout hatchery, tilapia, aquaculture, sea bass farmed
112512 oyster farm, mussel farm, shrimp farming, clams, shellfish farm
112519 seaweed farm, kelp, algae farm, alligator farm, aquatic animals raised
112910 beekeeping, honey bees, apiary, beehives, raw honey from our hives, pollination
112920 horse breeding, stud farm, thoroughbred breeder, horse farm, equine breeding
112930 rabbit farm, mink farm, fur animals
112990 dog breeder, puppies from our kennel, alpaca farm, llamas, worm farm, insect farming, laboratory animals, cricket farm
113110 timberland, timber tracts, forest land management, woodland owner, forestry investment land
113210 forest nursery, tree seedlings, gathering wild mushrooms, ginseng, forest products gathering
113310 logging, timber harvesting, log hauling, felling trees in forests, forestry contractor, pulpwood cutting
114111 fishing fleet, commercial fishing, tuna boats, cod trawlers, wild caught salmon fishing vessels
114112 lobster fishing, crab fishing, shrimp trawlers, scallop boats, oystering
114119 sea urchin, seaweed harvesting, marine harvest, squid fishing
114210 hunting preserve, game preserve, trapping, fur trapping
115111 cotton gin, ginning
115112 crop planting, aerial crop dusting, soil preparation, spraying of crops, drone crop spraying, precision agriculture for farmers, agronomy field services
115113 custom harvesting, combine harvesting contractor
115114 grain drying, fruit packing house, crop cleaning, sorting and packing of produce for growers
115115 farm labor contractor, seasonal farm crews, fruit pickers supplied
115116 farm management services, vineyard management, managing farmland, agritech farm advice, precision farming platform
115210 livestock breeding services, cattle artificial insemination, horse boarding, livery stable, farrier, sheep shearing, milk testing, horse training
115310 forestry consulting, reforestation, tree planting in forests, forest fire prevention, timber cruising, carbon forestry
211120 crude oil production, oil exploration, oil fields, upstream oil, drilling and producing oil and gas, offshore oil production, barrels per day
211130 natural gas production, shale gas, gas wells, liquefied natural gas extraction, gas exploration
212114 surface coal mine, open pit coal, strip mining, lignite, thermal coal
212115 underground coal mine, metallurgical coal, anthracite, coking coal
212210 iron ore mine, taconite, iron ore pellets
212220 gold mine, silver mine, gold exploration, ounces of gold, precious metals mining company
212230 copper mine, nickel, zinc, lead mining, copper project, cobalt
212290 lithium mine, uranium mine, rare earths mining, titanium ore, molybdenum, vanadium, platinum group metals, tungsten, critical minerals
212311 dimension stone quarry, marble quarry, slate, granite blocks
212312 limestone quarry, crushed limestone
212313 granite quarry, crushed granite
212319 crushed stone, aggregates quarry, traprock, road stone
212321 sand and gravel pit, construction sand, aggregates, ballast
212322 frac sand, silica sand, industrial sand
212323 kaolin, clay pit, bentonite, feldspar, ceramic minerals
212390 potash mine, salt mine, phosphate rock, diamonds mine, gemstones mining, graphite mine, gypsum, talc, soda ash
213111 drilling contractor, oil rigs, drilling wells, directional drilling, offshore drilling rigs, drillships
213112 oilfield services, well completion, hydraulic fracturing, fracking, well servicing, wireline, cementing, well intervention, seismic for oil
213113 coal mine services, coal overburden removal
213114 metal mine services, core drilling for minerals, mine exploration services, mine contractor, shaft sinking
213115 quarry services, blasting for quarries, drill and blast
221111 hydroelectric power, hydropower, dam, run of river plant
221112 gas fired power plant, coal power station, fossil fuel electricity generation, combined cycle
221113 nuclear power plant, nuclear energy generation, reactor, small modular reactors electricity
221114 solar farm, solar power producer, utility scale solar, solar parks, photovoltaic power plants, community solar, sell solar electricity
221115 wind farm, offshore wind, onshore wind, wind turbines operator, wind power producer, wind energy developer
221116 geothermal power plant, geothermal energy
221117 biomass power, biogas plant, landfill gas electricity, wood pellets power
221118 tidal power, wave energy, waste to energy, battery storage for the grid, grid storage, hydrogen power, renewable energy developer, independent power producer
221121 transmission lines, high voltage grid operator, transmission system operator, interconnector
221122 electric utility, electricity supplier, power company, green electricity tariff, energy supplier, electric cooperative, outages, pay your electric bill, distribution network, retail energy, power and gas for homes
221210 natural gas utility, gas supplier to homes, gas distribution, gas meters, pay your gas bill
221310 water utility, drinking water supply, water company, water district, tap water, irrigation district, waterworks
221320 wastewater treatment, sewage treatment plant, sewer system operator, sewerage
221330 district heating, steam supply, chilled water, heat networks, district energy
236115 custom home builder, single family homes, we build your house on your land, bespoke homes, luxury custom homes, house building
236116 apartment builder, multifamily construction, condominium construction, housing blocks contractor
236117 new homes for sale, home builder communities, housing developer, model homes, new build estates, move in ready homes, housebuilder
236118 home remodeling, kitchen remodel, bathroom renovation, home additions, loft conversion, house extensions, basement finishing, home renovation contractor, design build remodeler
236210 industrial building construction, factory construction, plant construction, warehouses built, process plants construction
236220 general contractor, commercial construction, construction management, office building construction, school and hospital construction, tenant improvement, design build, commercial builder, shop fit out, modular buildings construction
237110 water mains, sewer construction, pipe laying, water treatment plant construction, drainage contractor, underground utilities
237120 pipeline construction, oil and gas pipelines built, refinery construction, gas main contractor
237130 power line construction, substation construction, fiber optic installation, cell tower construction, solar farm construction, wind farm construction, epc contractor for solar, utility line contractor, telecom infrastructure builder
237210 land development, land subdivision, residential lots, master planned community, lots for sale, land developer
237310 road construction, highway contractor, bridge building, paving roads, asphalt paving, street resurfacing, road works
237990 marine construction, dredging, dams, tunnels, rail construction, railway track construction, civil engineering contractor, heavy civil, port construction, earthworks, golf course construction, infrastructure
238110 concrete foundations, concrete contractor, poured concrete, footings, slab, formwork, concrete pumping
238120 steel erection, structural steel contractor, precast concrete erection, rebar installation
238130 framing contractor, timber framing, house framing, carpentry framing
238140 masonry, bricklayer, stone mason, stonework, block walls, tuckpointing, chimney repair, brickwork
238150 window glass installation, glazing contractor, curtain wall, storefront glass, shower glass, glazier
238160 roofing, roofer, roof replacement, roof repair, shingles, flat roof, metal roofing, storm damage repair, leaks, gutters and roofs
238170 siding contractor, vinyl siding, gutters, downspouts, cladding of houses
238190 welding on site, awnings installation, exterior contractor, building facade work
238210 electrician, electrical contractor, wiring, rewiring, lighting installation, solar panel installation for homes, rooftop solar installer, ev charger installation, home battery installation, alarm wiring, structured cabling, smart home installation, generator installation, av installation
238220 plumber, plumbing, heating and cooling, hvac contractor, air conditioning repair, furnace, boiler repair, drain cleaning, water heater, heat pump installation, blocked drains, leaking pipes, bathroom fitting, gas engineer, fire sprinklers
238290 elevator installation, elevator maintenance, insulation of pipes, garage door installation, overhead doors, millwright, automatic gates, lift installer, conveyor installation, dismantling machinery
238310 drywall, plastering, plasterer, insulation contractor, spray foam, acoustical ceilings, soundproofing
238320 painting contractor, house painters, interior and exterior painting, wallpaper hanging, decorators, commercial painting, painter and decorator
238330 flooring installation, hardwood floors installed, carpet installation, floor sanding, resilient flooring, epoxy floors
238340 tile installation, tiler, terrazzo, marble installation, tiling bathrooms
238350 finish carpentry, carpenter, cabinets installation, doors and windows fitted, trim, built in closets, window replacement, door fitting, joiner, kitchen fitting, replacement windows installed
238390 waterproofing, ornamental metal installation, modular furniture installation, basement waterproofing, countertop installation, damp proofing, closets installation
238910 excavation, demolition, site preparation, grading, land clearing, earthmoving, septic installation, well drilling, foundation digging, groundworks
238990 fence contractor, fencing installation, swimming pool construction, pool builder, driveway paving, patios, scaffolding, paver installation, crane with operator, house moving, outdoor kitchens, sandblasting, decks, tennis court construction
`
