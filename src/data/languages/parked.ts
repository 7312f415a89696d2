// Made from data/languages by `npm run data`. Change that, and not this.
/** What pages of parked domains say. Apostrophes are straight. By language. */
export const PARKED: Readonly<Record<string, {
/** How a sentence of a lander begins: "this domain". */
readonly thisDomain?: readonly string[]
/** What it says of that: that it is for sale. */
readonly isForSale?: readonly string[]
/** What it says of that: that it is registered. */
readonly isTaken?: readonly string[]
/** Such a sentence as a whole. */
readonly phrases?: readonly string[]
/** Behind the name of the domain: that it is for sale. */
readonly forSale?: readonly string[]
/** Behind the name of what is called a domain: that it is registered. */
readonly taken?: readonly string[]
/** What a domain is called. */
readonly domain?: readonly string[]
}>> = JSON.parse(`{
"ca":{"phrases":["/aquest domini (està|pot estar|ha estat) (en venda|a la venda|aparcat|registrat)/","/compra(r)? aquest domini/"],"forSale":["/(està )?(en|a la) venda/"],"domain":["domini"]},
"cs":{"phrases":["/(tato|tahle) doména (je na prodej|je zaparkována)/","/doména( \\\\S+)? je na prodej/"],"forSale":["je na prodej"]},
"da":{"forSale":["/er til salgs?/"]},
"de":{"phrases":["/diese (internet-?)?domain (steht|ist|wurde|wird)\\\\b.{0,40}(zum verkauf|zu verkaufen|käuflich|geparkt|registriert|reserviert)/","/inhaber dieser domain parkt/","/domain (kaufen|zu verkaufen)/"],"forSale":["/(steht|wird)\\\\b.{0,30} zum verkauf/"],"taken":["/ist (bereits )?(registriert|reserviert)/"]},
"el":{"phrases":["/(domain|όνομα τομέα)( \\\\S+)? (πωλείται|διατίθεται προς πώληση|είναι προς πώληση)/"],"forSale":["πωλείται"]},
"en":{"thisDomain":["/(?:this|the) (?:web ?site )?(?:premium )?(?:domain|web address)(?: name)?/"],"isForSale":["/(?:is|may be|might be|could be) (?:listed )?(?:now )?(?:available )?(?:for sale|parked|available for (?:purchase|sale|lease))/"],"isTaken":["/(?:has|was) (?:just |recently |newly )?been registered/","/was (?:just|recently|newly) registered/","/(?:is|was) registered (?:at|with|through|via)/","/(?:has )?expired(?: on\\\\b|[.!]|$)/","/is (?:registered and (?:protected|reserved)|not (?:currently )?in use)/"],"phrases":["/((buy|purchase|lease|acquire|get|own|make an offer (on|for)|inquire about|interested in) this|(make an offer (on|for)|inquire about|interested in) the) (premium )?domain/","/\\\\bdomain( name)? (is )?for sale\\\\b/","/the owner of (this (web ?)?(site|domain)|\\\\S{1,250}\\\\.\\\\w{2,63}) has not (yet )?(uploaded|published|set up|created)/","/parked (free|page|domain)/","/domain (is )?parked(?! ?\\\\?)/","/(page|site|domain) is (provided|hosted|offered|brought)\\\\b.{0,30}courtesy of \\\\w+\\\\.com/","/(is a|your) new domain\\\\b.{0,20}\\\\bregistered/"],"forSale":["/(is |may be |could be )?(now )?(for sale|available for purchase)/"],"taken":["/(is|was|has been) (just |recently |newly |already )?registered/"],"domain":["/domain(?: name)?/"]},
"es":{"phrases":["/este dominio (está|puede estar|ha sido) (en venta|a la venta|aparcado|estacionado|registrado)/","/comprar este dominio/"],"forSale":["/(está )?(en|a la|à) venta/"],"domain":["dominio"]},
"fi":{"phrases":["/(tämä )?(verkkotunnus|domain|verkko-osoite)( \\\\S+)? on (nyt )?(myytävänä|myynnissä)/"],"forSale":["/(on )?(myytävänä|myynnissä)/"]},
"fr":{"phrases":["/ce (nom de )?domaine (est|est peut-être|a été|a bien été) (à vendre|en vente|parqué)/","/ce nom de domaine (est|a été|a bien été) (réservé|enregistré)/","/ce domaine (est|a été|a bien été) (réservé|enregistré) (chez|auprès|avec|via)/","/votre (nom de )?domaine\\\\b.{0,60}a (bien )?été (créé|enregistré)/","/acheter ce (nom de )?domaine/"],"forSale":["/(est )?à vendre/"],"taken":["/a (bien )?été (créé|enregistré)/"],"domain":["/(?:nom de )?domaine/"]},
"hu":{"phrases":["/(ez )?a domain( ?név)?( \\\\S+)? eladó(?!\\\\p{L})/"],"forSale":["eladó"]},
"it":{"phrases":["/questo dominio (è|è stato|potrebbe essere) (in vendita|parcheggiato|registrato)/","/acquista questo dominio/"],"forSale":["è in vendita"]},
"ja":{"phrases":["/このドメイン.{0,30}(販売|売り出し|お売り|取得され|登録され)/"],"forSale":["/(現在)?販売中/"],"taken":["/は.{0,20}(取得|登録)され/"],"domain":["ドメイン"]},
"ko":{"phrases":["/이 도메인.{0,20}(판매|등록)/"]},
"nl":{"phrases":["/(deze domeinnaam|dit domein) is (te koop|gereserveerd|geregistreerd|geparkeerd)/"],"forSale":["/(is )?te koop/"],"domain":["/domein(?:naam)?/"]},
"no":{"forSale":["/er til salgs?/"]},
"pl":{"phrases":["/domena .{0,60}(na sprzedaż|jest zaparkowana)/","/ta domena .{0,30}zarejestrowana/","/kup tę domenę/","/domena( \\\\S+)? (jest )?do sprzedania/"],"forSale":["/(jest )?na sprzedaż/"],"taken":["/(jest |została )?(utrzymywana|zarejestrowana)/"],"domain":["domena"]},
"pt":{"phrases":["/este domínio (está|pode estar|foi) (à venda|estacionado|registrado|registado)/","/comprar este domínio/"],"forSale":["está à venda"],"domain":["domínio"]},
"ro":{"phrases":["/(acest domeniu|domeniul)( \\\\S+)? este (scos )?(de|la) v[âî]nzare/"],"forSale":["/este de v[âî]nzare/"]},
"ru":{"phrases":["/домен .{0,60}(прода[её]тся|припаркован)/","/этот домен .{0,30}зарегистрирован/","/купить (этот )?домен/"],"forSale":["/прода[её]тся/"],"taken":["зарегистрирован"],"domain":["домен"]},
"sk":{"phrases":["/doména( \\\\S+)? je na predaj/"],"forSale":["je na predaj"]},
"sv":{"phrases":["/dom(ä|a|æ|e)ne?[nt]?(na[mv]n(et)?)?( \\\\S+)? (är (nu )?(till salu|parkerad)|er (nu )?(til salgs?|parkeret|parkert))/","/dom[äa]nen? .{0,40}(är till salu|är parkerad|er til salg)/"],"forSale":["är till salu"]},
"tr":{"phrases":["/(alan adı|bu domain)( \\\\S+)? (satılık|satışta)/"],"forSale":["/satılık(tır)?/"]},
"zh":{"phrases":["/(该|此|本)域名.{0,10}(出售|转让|待售|已被注册|已注册)/","/域名.{0,10}(出售|转让|待售)/"],"forSale":["出售"],"taken":["/已(被)?注册/"],"domain":["域名"]}
}`)
