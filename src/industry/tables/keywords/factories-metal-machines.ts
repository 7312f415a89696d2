/*
 * Keywords of NAICS 33, manufacturing of metals, machines, electronics, vehicles, furniture and sundries. Own
 * words, November 2026. Each line is a code and its phrases.
 */

export const FACTORIES_METAL_MACHINES = `
331110 steel mill, steelmaker, iron and steel, green steel, hot rolled coil, ferroalloys, electric arc furnace, stainless steel producer
331210 steel pipe, steel tubes, seamless tubing, welded pipe
331221 cold rolled steel, steel bars, rolled shapes, steel strip
331222 steel wire, wire drawing, nails wire, wire rod
331313 aluminum smelter, alumina refinery, primary aluminium
331314 recycled aluminum, secondary aluminum alloys
331315 aluminum sheet, aluminium foil, aluminum plate, rolled aluminum
331318 aluminum extrusions, extruded aluminium profiles, aluminum rod
331410 copper smelter, nickel refinery, zinc smelting, gold refinery, silver refinery, precious metals refining, lithium refining
331420 copper wire, brass rod, copper tube, bronze alloys
331491 titanium, nickel alloys, magnesium, superalloys, tungsten products, nonferrous mill products
331492 metal recycling smelter, secondary lead, precious metal recovery, battery recycling metals
331511 iron foundry, iron castings, ductile iron, grey iron, cast iron
331512 investment casting, lost wax castings steel
331513 steel foundry, steel castings
331523 die casting, zinc die casting, aluminum die cast parts
331524 aluminum foundry, aluminum castings, sand casting
331529 bronze foundry, brass castings, copper castings, art foundry
332111 forging, forged steel parts, drop forge
332112 nonferrous forging, titanium forgings, aluminum forgings
332114 roll forming, custom roll formed metal
332117 powder metallurgy, sintered parts, metal powder parts, metal additive manufacturing
332119 metal stamping, stamped parts, bottle caps, crowns and closures, deep drawn, pressings
332215 cookware, knives, cutlery, flatware, pots and pans, frying pans, chef knives, kitchen utensils metal, cast iron skillet
332216 hand tools, saw blades, wrenches, screwdrivers, hammers, garden hand tools
332311 metal buildings, prefabricated steel buildings, steel garages, metal sheds, modular metal structures
332312 structural steel fabrication, steel beams, fabricated steel, bridges steel, steel fabricator, metal fabrication
332313 plate work, weldments, heavy plate fabrication
332321 metal windows, steel doors, aluminum windows, garage doors maker, storm doors, security doors, curtain walling
332322 sheet metal, ductwork, sheet metal fabrication, laser cutting, enclosures, gutters maker, precision sheet metal
332323 railings, wrought iron, metal stairs, gates, ornamental metalwork, fences metal, balustrades
332410 boilers industrial, heat exchangers, pressure vessels, steam generators, nuclear reactor vessels
332420 storage tanks, metal tanks, steel tanks, pressure tanks, silos
332431 beverage cans, food cans, tin cans, aluminum cans, aerosol cans
332439 metal containers, steel drums, kegs, metal boxes, shipping containers made
332510 hardware, locks, hinges, door handles, cabinet hardware, padlocks, smart locks, window hardware
332613 springs, coil springs, leaf springs
332618 wire products, wire mesh, wire rope, chain, fencing wire, nails, wire baskets, shopping carts, paper clips
332710 machine shop, cnc machining, precision machining, milling and turning, job shop, machined parts, on demand parts, prototypes machined
332721 screw machine products, swiss turning, precision turned parts
332722 bolts, nuts, screws, fasteners, rivets, washers, fastener maker
332811 heat treating, annealing, tempering metal, brazing
332812 powder coating services, metal coating, galvanizing, engraving metal, hot dip, thermal spray
332813 electroplating, anodizing, chrome plating, metal finishing, polishing of metal, gold plating
332911 industrial valves, valve maker, control valves, gate valves, ball valves
332912 hydraulic fittings, hose fittings, fluid power valves, pneumatic valves
332913 faucets, taps, shower heads, plumbing fittings, bathroom fittings brand
332919 pipe fittings, fire hydrants, metal valves, sprinkler heads, nozzles
332991 ball bearings, roller bearings, bearings maker
332992 ammunition, cartridges, bullets
332993 artillery shells, bombs, missiles warheads, munitions
332994 firearms, rifles, pistols, guns maker, suppressors, weapons, naval guns, non lethal weapons, handguns
332996 pipe fabrication, pipe spools, fabricated pipe
332999 safes, metal hose, metal products, ladders, metal furniture parts, magnets, firefighting equipment metal, metal sculptures, manhole covers, foil, metal signs
333111 tractors, farm machinery, combines, agricultural equipment maker, irrigation equipment, milking machines, harvest robots, sprayers, planters, farm robots
333112 lawn mowers, garden tractors, snow blowers, leaf blowers, robotic mowers, trimmers
333120 excavators, construction machinery, bulldozers, cranes mobile, concrete mixers, loaders, heavy equipment maker, asphalt pavers, diggers
333131 mining machinery, rock crushers, mining equipment, coal cutters, mineral processing equipment
333132 drilling rigs maker, oilfield equipment, wellheads, blowout preventers, subsea equipment
333241 food processing machinery, bakery ovens, meat processing machines, dairy equipment, bottling food machines, coffee roasting machines, brewing equipment
333242 semiconductor equipment, lithography, wafer processing machines, etch and deposition tools, chip making machines
333243 woodworking machines, paper machinery, sawmill equipment
333248 industrial machinery, printing presses, 3d printers, textile machinery, plastics machinery, injection molding machines, additive manufacturing systems, industrial robots, robotics maker, warehouse robots, glass machinery, robot arms, automation equipment, sewing machines
333310 vending machines, commercial laundry machines, cameras, car wash equipment, optical instruments, lenses, commercial kitchen equipment, projectors, teaching machines, coffee machines commercial, photocopiers, telescopes, microscopes, binoculars, commercial dishwashers, espresso machines, cleaning machines, robots for restaurants
333413 fans, blowers, air filters, air purifiers, ventilation equipment, dust collectors, air purification
333414 radiators, heating stoves, wood stoves, fireplaces, water heaters solar, heating equipment, boilers for homes, heat pumps hydronic
333415 air conditioners, hvac equipment maker, refrigeration equipment, heat pumps, furnaces, cold rooms, display refrigerators, chillers
333511 industrial molds, injection molds, mold maker, moulds and tooling
333514 dies, jigs, fixtures, tool and die, stamping dies
333515 cutting tools, drill bits, carbide tools, end mills, inserts
333517 machine tools, lathes, milling machines, cnc machines maker, metal cutting lasers, press brakes, grinding machines
333519 rolling mills, metalworking machinery, coil handling, wire drawing machinery
333611 turbines, wind turbine maker, gas turbines, steam turbines, hydro turbines, turbine blades
333612 gears, gearboxes, gear drives, speed reducers
333613 clutches, couplings, bearings mounted, drive shafts, power transmission parts
333618 diesel engines, marine engines, outboard motors, internal combustion engines, engines maker
333912 compressors, air compressors, vacuum pumps, gas compressors, spray guns
333914 pumps, water pumps, dispensing pumps, fuel dispensers, metering pumps, pump maker, centrifugal pumps
333921 elevators maker, escalators, lifts, moving walkways, stairlifts
333922 conveyors, conveyor systems, material handling conveyors, sortation, baggage handling systems
333923 overhead cranes, hoists, winches, monorail, lifting equipment
333924 forklifts, pallet trucks, industrial trucks, automated guided vehicles, lift trucks, autonomous mobile robots for warehouses
333991 power tools, cordless drills, chainsaws, nail guns, electric saws
333992 welding equipment, soldering, welding machines, welding torches
333993 packaging machines, filling machines, labeling machines, bottling lines, wrapping machines
333994 industrial furnaces, kilns, industrial ovens, induction heating
333995 hydraulic cylinders, actuators, pneumatic cylinders
333996 hydraulic pumps, hydraulic motors, fluid power
333998 scales, balances, water filters, filtration equipment, fire extinguishers, jacks, industrial filters, pressure washers, water purification systems maker, centrifuges, bottle washers, water treatment equipment, desalination systems
334111 computers maker, laptops, servers, supercomputer, quantum computers, desktops, tablets computer, rugged computers, mini pc, gaming pcs built
334112 data storage devices, hard drives, solid state drives, flash storage arrays, memory cards
334118 printers, monitors, keyboards, scanners, point of sale terminals, barcode scanners, computer mouse, computer peripherals, payment terminals hardware, webcams, vr headsets, atms, kiosks, computer displays
334210 telephones, network switches, routers, telephone equipment, modems, networking equipment, optical networking, fiber network equipment, voip phones, headsets telephone
334220 smartphones, radios, antennas, satellites communications equipment, wireless equipment, base stations, 5g equipment, broadcasting equipment, mobile phones maker, wearables, gps trackers, cell phones, bluetooth devices, rfid, drones radio, two way radio, smartwatch, iot devices, satellite terminals
334290 alarm systems maker, intercoms, fire detection systems, security cameras, traffic signals, smoke alarms, video doorbells, smart home devices, surveillance cameras
334310 speakers, headphones, televisions, audio equipment, loudspeakers, hi fi, microphones, amplifiers, earbuds, soundbars, video cameras, home theater, turntables, action cameras, car audio
334412 printed circuit boards bare, pcb maker, pcb fabrication
334413 semiconductors, chips, integrated circuits, microprocessors, solar cells, solar panels maker, leds, ai chips, fabless, wafers, photovoltaic modules, sensors chips, silicon, power semiconductors, photonics, gpu, memory chips, foundry wafer
334416 capacitors, resistors, transformers electronic, inductors, coils
334417 connectors electronic, electronic connectors, interconnects
334418 circuit board assembly, electronics manufacturing services, pcb assembly, contract electronics manufacturing, ems provider, electronic assemblies
334419 electronic components, lcd displays, microwave components, crystals, electronic modules, oled displays, switches electronic, antennas components, rf components, power supplies
334510 mri machines, ultrasound devices, pacemakers, hearing aids, medical imaging equipment, patient monitors, electrocardiograph, defibrillators, neurostimulation, wearable medical devices, medical lasers, glucose monitors, surgical robots, medtech
334511 radar, sonar, avionics, navigation systems, flight controls, defense electronics, inertial, aircraft instruments, gyroscopes, lidar, air traffic radar, electronic warfare, guidance systems
334512 thermostats, smart thermostat, hvac controls, appliance controls, building automation controls
334513 process control instruments, flow meters, pressure sensors, industrial sensors, temperature sensors, level measurement, industrial automation instruments, plc, condition monitoring sensors
334514 water meters, gas meters, parking meters, counters, taximeters
334515 electricity meters, oscilloscopes, test equipment electronic, multimeters, smart meters, semiconductor testers
334516 laboratory instruments, spectrometers, dna sequencers, chromatography, mass spectrometry, analytical instruments, electron microscopes, lab automation
334517 x-ray equipment, ct scanners, radiation equipment, x ray inspection, proton therapy, baggage scanners
334519 watches, clocks, wristwatches, watchmaker, swiss watches, mechanical watches, timepieces, luxury watches, surveying instruments, weather instruments, thermometers, radiation detection, smoke detectors measuring, chronographs, automatic movement
334610 cds and dvds duplication, vinyl records pressing, media replication, blank tapes
335131 lamps, residential lighting fixtures, chandeliers, table lamps, pendant lights, home lighting brand
335132 commercial lighting, industrial luminaires, led lighting for offices, stadium lights, street lighting
335139 light bulbs, led bulbs, flashlights, holiday lights, lanterns, headlamps
335210 vacuum cleaners, coffee makers, blenders, hair dryers, toasters, kettles, small kitchen appliances, robot vacuum, electric toothbrush, electric shavers, air fryers, fans household, irons
335220 refrigerators, washing machines, ovens, dishwashers, freezers, cookers, major appliances maker, ranges, home appliances, grills gas, cooktops
335311 power transformers, distribution transformers, transformers maker
335312 electric motors, generators, motor maker, servo motors, alternators, generator sets
335313 switchgear, circuit breakers, switchboards, power distribution equipment
335314 relays, industrial controls, motor controls, control panels, automation controllers, variable speed drives
335910 batteries, lithium ion battery, battery cells, battery packs, energy storage systems maker, gigafactory, solid state batteries, battery maker, home batteries
335921 fiber optic cable, optical fiber cables
335929 wire and cable, power cables, copper cable, usb cables
335931 electrical outlets, switches wiring, sockets, plugs, bus bars, ev chargers hardware, charging stations maker, lightning protection
335932 conduit, junction boxes, cable trays, electrical boxes
335991 carbon electrodes, graphite products, carbon brushes, anode material
335999 uninterruptible power supplies, power converters, chargers, inverters, surge protectors, ev charging equipment, fuel cells, electrolyzers, power banks, wireless charging, solar inverters, garage door openers, superconductors
336110 cars, automobile maker, electric vehicles, car manufacturer, electric cars, suv, pickup trucks, sports cars, vans, passenger cars, ev maker, autonomous vehicles maker, supercars, carmaker
336120 heavy trucks, buses maker, electric trucks, semi trucks, truck manufacturer, fire trucks chassis, motor coach chassis
336211 truck bodies, bus bodies, vehicle bodies, ambulances built, dump bodies, vehicle conversions, wheelchair accessible conversion
336212 truck trailers, semi trailers, cargo trailers, flatbed trailers
336213 motorhomes, campervan maker, rv motor home, camper vans
336214 caravans, travel trailers, campers, truck campers, horse trailers, utility trailers
336310 engine parts, pistons, carburetors, fuel injection, turbochargers, engine valves
336320 vehicle electronics, car headlights, wiring harness, starters, ignition, automotive sensors, vehicle lighting, ev powertrain electronics
336330 steering, shock absorbers, suspension, struts
336340 brakes, brake pads, brake systems, calipers
336350 transmissions, axles, drivetrain, clutch vehicle, drive axles, e axles
336360 car seats interior, seat belts, automotive interiors, upholstery for vehicles
336370 automotive stampings, body panels, fenders, vehicle stamped parts
336390 auto parts maker, exhaust systems, airbags, wheels, bumpers, mufflers, automotive components, tier one supplier, radiators car, trailer hitches, windshield wipers, catalytic converters, filters automotive, roof racks, automotive supplier
336411 aircraft maker, airplanes, helicopters, drones, unmanned aerial vehicles, evtol, light aircraft, business jets, surveillance drones, fixed wing drones, airliners, gliders, air taxi, military aircraft, fighter jets
336412 aircraft engines, jet engines, turbofan, aero engine parts, hydrogen aircraft propulsion
336413 aircraft parts, aerostructures, landing gear, wings, aircraft cabin interiors, aerospace components, propellers, aircraft seats, fuselage
336414 rockets, satellites built, launch vehicles, missiles, spacecraft, space launch, orbital rockets, small satellites, guided missiles, space vehicles, lunar lander, cubesats, missile systems, space company
336415 rocket engines, propulsion for spacecraft, thrusters
336419 satellite components, spacecraft parts, missile parts, space hardware
336510 locomotives, trains maker, railcars, rolling stock, trams, subway cars, railway vehicles
336611 shipyard, shipbuilding, ship repair, naval vessels, submarines, ferries built, frigates, superyacht refit
336612 boat builder, yachts, sailboats, motorboats, kayaks maker, electric boats, inflatable boats, catamarans
336991 motorcycles, bicycles, e-bikes, electric scooters, bike maker, bike parts, cargo bikes, electric motorcycles, mountain bikes, bike frames, electric bikes
336992 tanks military, armored vehicles, military vehicles, combat vehicles
336999 golf carts, atvs, snowmobiles, utility vehicles, wheel carts, go karts, jet skis, horse carts, side by side vehicles
337110 kitchen cabinets, countertops, vanities, custom cabinetry, bespoke kitchens, kitchen maker, fitted kitchens
337121 sofas, couches, upholstered furniture, armchairs, recliners, sectionals, sofa maker
337122 wooden furniture, tables, beds, handmade furniture, dining tables, cribs, furniture maker, bespoke furniture, solid oak, chairs made from wood, furniture workshop
337126 metal furniture, outdoor furniture, wicker, plastic chairs, patio furniture, bed frames metal
337127 school furniture, church pews, hospital beds furniture, stadium seating, laboratory furniture, restaurant furniture, contract furniture
337211 wood office furniture, wooden desks, executive desks
337212 architectural woodwork, custom millwork, store fixtures wood, reception desks
337214 office chairs, standing desks, office furniture, filing cabinets, ergonomic chairs, workstations, office pods
337215 shelving, lockers, store fixtures, display cases, partitions, racking, warehouse racks, retail displays
337910 mattresses, mattress in a box, box springs, pillows foam, sleep brand, beds and mattresses maker
337920 blinds, window shades, shutters, curtain rods, roller blinds, window coverings
339112 surgical instruments, syringes, catheters, medical devices, needles, stethoscopes, blood pressure monitors, endoscopes, minimally invasive devices, infusion pumps, medical instruments, stents, implantable device, insulin pumps
339113 prosthetics, orthopedic implants, wheelchairs, surgical dressings, face masks, bandages, personal protective equipment, orthotics, knee implants, respirators, crutches, incontinence products, compression socks medical, helmets protective, artificial limbs, breast implants, prosthetic limb, prosthesis, prosthetic device, amputee, orthotic devices
339114 dental equipment, dental chairs, dental implants, clear aligners, dental instruments, orthodontic products
339115 eyeglasses, contact lenses, lenses, sunglasses brand, spectacles, frames, goggles, eyewear brand
339116 dental laboratory, crowns and bridges, dentures made, dental prosthetics
339910 jewelry maker, rings, necklaces, silverware, fine jewellery, engagement rings designed, gold jewelry, handmade jewellery, goldsmith, bracelets, costume jewelry, silver jewelry, medals, coins minted
339920 sporting goods, golf clubs, fitness equipment maker, skis, surfboards, tennis rackets, fishing tackle, treadmills, balls, camping gear, exercise bikes, yoga mats, archery, protective sports gear, skateboards, climbing gear, snowboards, gym equipment, helmets sports, bows, home gym
339930 toys, board games, dolls, puzzles, action figures, educational toys, playing cards, toy maker, plush, building blocks, wooden toys, collectible figures, game consoles toys, ride on toys
339940 pens, pencils, art supplies maker, staplers, crayons, markers, office supplies maker, paint brushes artist, ink stamps
339950 signs, neon signs, signage, sign maker, led signs, billboards made, digital signage hardware, channel letters
339991 gaskets, seals, sealing, o rings, packing
339992 guitars, pianos, musical instruments maker, drums, violins, synthesizers, guitar pedals, instrument maker, organs, zither, balalaika, dulcimer, luthier, harps, handmade string instruments
339993 zippers, buttons, needles, snaps, fasteners for clothing, sewing pins
339994 brooms, brushes, mops, paint rollers, toothbrushes, hairbrushes
339995 caskets, coffins, urns
339999 candles and gifts, umbrellas, artificial christmas trees, wigs, lighters, mannequins, novelties made, pet products maker, hair accessories, 3d printed products, musical boxes, christmas ornaments, stress toys, reusable products, smoking pipes, litter boxes, consumer products company, yoga accessories, baby products maker
`
