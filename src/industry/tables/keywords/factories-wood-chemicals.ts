/*
 * Keywords of NAICS 32, manufacturing of wood, paper, print, chemicals, plastics, glass and stone. Own words,
 * November 2026. Each line is a code and its phrases.
 */

export const FACTORIES_WOOD_CHEMICALS = `
321113 sawmill, lumber mill, sawn timber, hardwood lumber, softwood lumber producer
321114 pressure treated wood, wood preserving, utility poles, railroad ties, treated lumber
321211 hardwood plywood, veneer, decorative veneers
321212 softwood plywood, plywood panels mill
321215 engineered wood, glulam, trusses, cross laminated timber, i joists, mass timber
321219 particleboard, mdf, oriented strand board, fiberboard, wood panels
321911 wooden windows, wood doors, window and door maker, sash windows, patio doors
321912 cut stock, planed lumber, resawing, dimension lumber
321918 hardwood flooring maker, moldings, stairs, wood paneling, millwork, wood decking, staircases, stair builder, wooden stairs, made to measure staircases, wooden floorboards
321920 pallets, wooden crates, wood barrels, wine barrels, cooperage, shipping boxes wood
321991 mobile homes maker, manufactured homes, manufactured housing, trailers homes, park homes
321992 log homes, prefabricated wood houses, modular homes, timber frame kits, tiny houses, prefab cabins, sheds, garden buildings
321999 wood products, wood pellets, wooden handles, picture frames, wooden toys parts, cork, bamboo products, charcoal, wood turning, cutting boards, wooden gifts
322110 pulp mill, wood pulp, cellulose pulp
322120 paper mill, printing paper, newsprint, fine paper, specialty papers, paper manufacturer
322130 paperboard mill, containerboard, linerboard, cartonboard
322211 corrugated boxes, cardboard boxes, shipping boxes, corrugated packaging, fiber boxes
322212 folding cartons, printed cartons, paperboard packaging, gift boxes, custom packaging boxes
322219 paper cups, milk cartons, fiber drums, paper tubes, food trays paper, compostable food packaging
322220 paper bags, labels, adhesive tape, wrapping paper, coated paper, wallpaper maker, sticky labels, flexible packaging paper, pressure sensitive labels
322230 envelopes, notebooks, stationery maker, planners, writing pads, paper goods
322291 toilet paper, tissues, diapers, paper towels, sanitary pads, tampons, feminine hygiene products, nappies, bamboo toilet paper, wipes, period products
322299 paper products, egg cartons, molded fiber, paper straws, confetti
323111 printing company, commercial printing, business cards, brochures, flyers, digital printing, offset, label printing, print shop, posters, banners printed, packaging printing, custom printing online, photo books, large format printing, printer
323113 screen printing, custom t-shirts printed, printed apparel, promotional printing on shirts, garment printing, print on demand merchandise
323117 book printing, book manufacturer, print books, bookbinding of editions
323120 prepress, bookbinding, platemaking, finishing for printers, embossing
324110 oil refinery, refining crude, gasoline diesel jet fuel refined, petroleum refining, fuels produced
324121 asphalt plant, asphalt mix, paving blocks, hot mix
324122 roofing shingles maker, asphalt shingles, roofing felt, roof coatings
324191 lubricants, motor oil, grease, engine oil blender, industrial lubricants
324199 coke, petroleum wax, briquettes, charcoal from petroleum, petroleum jelly
325110 petrochemicals, ethylene, propylene, benzene, cracker plant
325120 industrial gases, oxygen, nitrogen, hydrogen producer, argon, gas cylinders, helium, carbon dioxide, green hydrogen
325130 dyes, pigments, titanium dioxide, colorants, inorganic pigments
325180 chlorine, acids, caustic soda, inorganic chemicals, catalysts, sodium, carbon black, hydrogen peroxide, lithium hydroxide, battery grade chemicals
325193 ethanol plant, bioethanol, ethyl alcohol, renewable fuel from corn
325194 turpentine, tall oil, rosin, gum chemicals, wood chemicals
325199 organic chemicals, methanol, solvents, biodiesel, sustainable aviation fuel, intermediates, esters, fatty acids, sweeteners synthetic, bio based chemicals, silicones organic, sustainable chemistry
325211 plastic resins, polyethylene, polypropylene, pvc resin, polymers producer, engineering plastics, bioplastics, biodegradable polymers, nylon, epoxy resin, recycled plastic resin
325212 synthetic rubber, elastomers, latex, neoprene
325220 polyester fiber, synthetic fibers, rayon, carbon fiber precursor, acrylic fiber, nylon fiber, spandex, cellulose fibers
325311 ammonia, urea, nitrogen fertilizer
325312 phosphate fertilizer, phosphoric acid
325314 fertilizer blends, plant food, specialty fertilizers, crop nutrition, potting mix fertilizer
325315 compost, composting, potting soil, organic soil amendment
325320 pesticides, herbicides, insecticides, crop protection, fungicides, agrochemicals, biologicals for crops, bug spray, seed treatment, weed killer
325411 vitamins bulk, botanical extracts, active pharmaceutical ingredients, cannabinoids extract, api manufacturing, nutraceutical ingredients
325412 pharmaceuticals, drug maker, medicines, generic drugs, tablets, drug discovery and development, clinical stage, oncology therapies, dietary supplements maker, vitamins brand, pharma company, prescription drugs, treatments for patients, biopharmaceutical, rare disease, small molecule, cbd oil maker, cough syrup, contract drug manufacturing, capsules
325413 diagnostic reagents, test kits, in vitro diagnostics, rapid tests, glucose test strips, pregnancy tests
325414 vaccines, gene therapy, cell therapy, biologics, antibodies, plasma products, monoclonal, biologic medicines, mrna, blood plasma, cultures, enzymes
325510 paint maker, coatings, varnish, industrial coatings, powder coatings, paints, wood stain, primers, protective coatings
325520 adhesives, glue, sealants, caulk, epoxy adhesive, bonding solutions
325611 soap, laundry detergent, dish soap, bar soap, handmade soap, household cleaners, detergent pods, refillable cleaning products, body wash, hand wash, washing up liquid
325612 disinfectant, polish, cleaning chemicals, air freshener, furniture polish, sanitizer, cleaning sprays, plant based cleaners, bleach, floor wax
325613 surfactants, wetting agents, emulsifiers
325620 cosmetics, skincare, makeup, perfume, shampoo, beauty products brand, sunscreen, toothpaste, deodorant, natural skin care, fragrance, hair care, lipstick, serum, moisturizer, lotion, clean beauty, shaving cream, personal care products, nail polish, beard oil
325910 printing ink, inks, inkjet ink, flexographic inks
325920 explosives, blasting explosives, detonators, fireworks maker
325991 plastic compounding, masterbatch, compounded resins, recycled compounds
325992 toner, photographic film, photo chemicals, ink cartridges remanufactured
325998 specialty chemicals, candles, water treatment chemicals, lubricant additives, essential oils, scented candles, antifreeze, flame retardants, custom chemical formulation, electronic chemicals, soy candles, activated carbon
326111 plastic bags, pouches, trash bags, stand up pouches, garbage bags, compostable bags
326112 packaging film, stretch film, shrink wrap, flexible packaging, barrier films
326113 plastic sheet, plastic film, agricultural film, polyester film, window film
326121 plastic extrusion, plastic profiles, vinyl profiles, tubing extruded
326122 pvc pipe, plastic pipes, pipe fittings plastic, hdpe pipe
326130 laminates, countertop laminate, composite sheets, fiberglass panels
326140 polystyrene foam, styrofoam, foam cups, eps insulation
326150 polyurethane foam, foam cushions, foam insulation, memory foam
326160 plastic bottles, pet bottles, plastic containers for beverages, recycled bottles
326191 acrylic bathtubs, plastic sinks, shower stalls, fiberglass tubs, toilets plastic
326199 injection molding, injection moulded plastic parts, plastic products, plastic components, thermoforming, plastic packaging, custom plastics, rotational molding, plastic housewares, blow molding, vinyl windows, food storage containers, reusable water bottles, 3d printed plastic parts, plastic crates, composites
326211 tire maker, tyres manufactured, car tires producer, truck tires, bicycle tires
326212 tire retreading, retread
326220 rubber hoses, conveyor belts, hoses and belts, hydraulic hose, v belts
326291 rubber parts for machines, molded rubber, gaskets rubber, vibration mounts
326299 rubber products, rubber gloves, balloons, rubber mats, condoms, latex gloves, rubber bands, silicone products
327110 pottery, ceramics, tableware, porcelain, stoneware, ceramic mugs, toilets and sinks ceramic, hand thrown, sanitaryware, dinnerware
327120 bricks, clay tiles, ceramic tile maker, refractories, roof tiles, firebrick
327211 float glass, flat glass, architectural glass maker
327212 glassware, crystal, drinking glasses, optical glass, hand blown glass, fiberglass glass, vases, glass art studio
327213 glass bottles, glass jars, wine bottles
327215 mirrors, insulated glass, tempered glass, laminated glass, windshields made, glass fabrication, stained glass
327310 cement, cement plant, portland cement, low carbon cement
327320 ready mix concrete, concrete delivered, concrete mixer trucks, concrete supplier
327331 concrete blocks, pavers, concrete bricks, retaining wall blocks
327332 concrete pipe, culverts, manholes concrete
327390 precast concrete, concrete products, burial vaults, concrete countertops, prestressed beams, concrete panels
327410 lime, quicklime, hydrated lime
327420 gypsum board, plasterboard, drywall maker, plaster products
327910 abrasives, sandpaper, grinding wheels, diamond tools abrasive
327991 cut stone, gravestones, monuments, stone countertops, granite fabrication, marble worktops, headstones, quartz countertops
327992 ground minerals, perlite, clay ground, cat litter mineral, vermiculite
327993 mineral wool, fiberglass insulation, rock wool, glass wool insulation
327999 carbon fiber composites, graphene, stucco, artificial stone, quartz slabs, ceramic fibers, crystals synthetic, advanced ceramics, synthetic diamonds
`
