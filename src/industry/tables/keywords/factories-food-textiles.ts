/*
 * Keywords of NAICS 31, manufacturing of food, drinks, textiles, clothing and leather. Own words, November
 * 2026. Each line is a code and its phrases.
 */

export const FACTORIES_FOOD_TEXTILES = `
311111 dog food, cat food, pet food maker, kibble, pet treats, dog treats, raw dog food, fresh dog food, grain free pet nutrition, dog chews
311119 animal feed, livestock feed, poultry feed, horse feed, feed mill, feed additives
311211 flour mill, milling wheat, stone ground flour, grain milling
311212 rice mill, parboiled rice, rice milling
311213 malt house, malted barley, malting
311221 corn starch, corn syrup, glucose, wet milling, starches and sweeteners, gluten
311224 soybean oil crushing, oilseed crushing, vegetable oil mill, soy protein, canola oil, plant protein ingredients
311225 cooking oil, margarine, olive oil producer, edible oils refined, shortening, cold pressed oil
311230 breakfast cereal, granola, muesli, oatmeal, oat flakes, porridge
311313 beet sugar refinery
311314 cane sugar refinery, sugar mill, raw sugar, sugar producer
311340 candy maker, gummies, sweets, hard candy, chewing gum, licorice, marshmallow, confectionery brand
311351 cocoa beans, bean to bar chocolate, cocoa powder, chocolate from cacao
311352 chocolatier, chocolates, truffles, pralines, chocolate bars, handmade chocolates, artisan chocolate
311411 frozen vegetables, frozen fruit, frozen juice, frozen fries, frozen potato products, acai
311412 frozen pizza, frozen meals, frozen dinners, frozen entrees, ready meals frozen, frozen dumplings
311421 canned vegetables, jam, pickles, fruit juice, ketchup, tomato sauce, preserves, cold pressed juice, salsa, sauerkraut, kimchi, smoothies bottled, kombucha juice
311422 canned soup, baby food, canned beans, canned meals, infant formula food pouches
311423 dried fruit, dehydrated vegetables, freeze dried meals, instant noodles, soup mix, dried soups
311511 milk, yogurt, dairy, cream, oat milk, plant based milk, soy milk, cultured dairy, kefir, dairy company, almond milk
311512 butter, creamery butter, ghee
311513 cheese maker, cheese, creamery, artisan cheese, goat cheese, mozzarella, vegan cheese, cheddar
311514 milk powder, condensed milk, infant formula, whey protein, dairy ingredients, evaporated milk
311520 ice cream maker, gelato, frozen yogurt, sorbet, frozen desserts, popsicles, ice lollies
311611 slaughterhouse, beef packing, abattoir, meat packer, pork processing
311612 sausages, bacon, ham, jerky, cured meats, meat processing, deli meats, beef jerky snacks, biltong, charcuterie, hot dogs, salami
311613 rendering, animal fats, tallow, bone meal, gelatin, collagen
311615 chicken processing, poultry processor, turkey products, chicken nuggets
311710 seafood processing, canned tuna, smoked salmon, frozen fish, fish fillets, seafood packaged, caviar, tinned fish, sushi grade
311811 bakery, bread baked daily, sourdough, cakes and pastries, cupcakes, artisan bakery, wedding cakes, croissants, neighborhood bakery, cake shop
311812 commercial bakery, bread for supermarkets and restaurants, buns, wholesale bakery, bagels producer, gluten free bread brand, packaged bread
311813 frozen cakes, frozen pastry, frozen pies, frozen desserts bakery
311821 cookies, crackers, biscuits, cookie brand, wafers, pretzels, ice cream cones
311824 pasta maker, dried pasta, noodles, cake mix, pizza dough, fresh pasta, flour mixes, pancake mix
311830 tortillas, wraps, corn tortillas, taco shells
311911 roasted nuts, peanut butter, almond butter, trail mix, nut snacks, nut butter
311919 potato chips, crisps, popcorn, snacks, corn chips, tortilla chips, healthy snack brand, protein snacks, puffs, pork rinds
311920 coffee roaster, roasted coffee, tea, specialty coffee beans, herbal tea, coffee roastery, single origin coffee, instant coffee, loose leaf tea, coffee subscription, matcha
311930 flavoring syrup, drink concentrates, beverage syrups, drink powder, cocktail mixers
311941 hot sauce, mayonnaise, salad dressing, mustard, sauces, condiments, soy sauce, vinegar, barbecue sauce, marinades, dips
311942 spices, seasonings, salt, pepper, spice blends, vanilla extract, herbs dried, curry powder, flavor extracts, food flavors
311991 meal kits made, fresh prepared meals, sandwiches packaged, salad kits, tofu, ready to eat meals, prepared meals delivered, fresh ravioli, meal delivery, hummus, plant based meals
311999 honey packed, eggs products, sweeteners, baking powder, yeast, food ingredients, plant based meat, meat alternatives, energy bars, protein bars, jelly, food manufacturer, packaged foods company, cultivated meat, maple syrup, stevia
312111 soft drinks, soda, energy drink, sparkling beverages, kombucha, tonic water, iced tea, functional beverages, sports drink, lemonade, beverage company, bottler, non alcoholic drinks, prebiotic soda
312112 bottled water, mineral water, spring water, sparkling water, canned water
312113 ice maker company, packaged ice, ice blocks, dry ice
312120 brewery, craft beer, beer, taproom, ales and lagers, ipa, microbrewery, brewing company, brewed on site, hard seltzer, brewers, stout
312130 winery, wine maker, wines from our vineyard, cellar, wine tasting, cider maker, sparkling wine, mead, sake, hard cider, pinot noir, champagne house, wine estate
312140 distillery, whiskey, gin, vodka, rum, tequila, spirits, bourbon, small batch gin, liqueur, mezcal, canned cocktails, single malt
312230 cigarettes, cigars, tobacco products, nicotine pouches, vaping products maker, smokeless tobacco, heated tobacco
313110 yarn, thread, spinning mill, yarns for knitting, sewing thread, wool spinning
313210 woven fabric, weaving mill, denim mill, textile mill, linen weaving, wool fabric
313220 ribbons, lace, embroidery, webbing, narrow woven, trims
313230 nonwoven fabric, felt, spunbond, nonwovens for hygiene and filtration
313240 knit fabrics, circular knitting, jersey fabric, performance fabrics
313310 textile dyeing, finishing, bleaching, fabric printing, dye house
313320 coated fabrics, laminated fabrics, oilcloth, vinyl coated fabric, technical textiles
314110 carpet, rugs, carpet tiles, broadloom, handmade rugs, mats
314120 bed linen, towels, sheets, curtains, pillows, duvets, blankets, bedding brand, tablecloths, quilts, comforters
314910 canvas bags, tote bags made, tents, tarps, sails, awnings, laundry bags, canvas products, boat covers
314994 rope, twine, cordage, netting, climbing rope
314999 embroidered patches, flags, sleeping bags, textile products, banners, dust cloths, hammocks, fire hose, parachutes
315120 hosiery, socks, knitwear mill, sweaters knitted, sock maker, tights
315210 contract garment sewing, cut and sew contractor, clothing factory for brands
315250 clothing manufacturer, garments, uniforms, workwear, apparel maker, shirts, jeans, dresses designed and made, suits, activewear maker, lingerie, swimwear, outerwear, jackets, scrubs, protective clothing, womenswear label, menswear label, fashion house, couture, sportswear brand, tailored suits, t-shirts maker
315990 hats, caps, gloves, belts, scarves, ties, fashion accessories maker, headwear, neckties, costume accessories
316110 tannery, leather hides, leather tanning, finished leather
316210 shoes, boots, footwear maker, sneakers brand, shoemaker, sandals, running shoes, handcrafted shoes, slippers, work boots, athletic footwear
316990 handbags, luggage, leather goods, wallets, belts leather, suitcases, backpacks, leather bags made by hand, saddles, watch straps, dog collars leather
`
