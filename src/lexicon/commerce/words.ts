/**
 * Words of shops, by what they tell. Written by hand from the buttons, notices and class names of shop
 * systems (Shopify, WooCommerce, Magento, PrestaShop, Shopware, Salesforce) and of shops in these languages,
 * 2026.
 */

import { anyOf, nameWords, pattern, phrases, wholeText, wholeWords, words } from '../pattern.ts'

const BUY = phrases(`
  add to cart, add to basket, add to bag, add to trolley, add to your cart, add to my bag, buy now, buy it now,
  add item to cart, place bid, order now, order online, pre-order, preorder, add to order,
  in den warenkorb, in den einkaufswagen, in den korb, jetzt kaufen, zum warenkorb hinzufügen, vorbestellen,
  ajouter au panier, acheter maintenant, ajouter au sac, j'achète, précommander,
  añadir al carrito, añadir a la cesta, agregar al carrito, comprar ahora, añadir a la bolsa, comprar ya,
  aggiungi al carrello, acquista ora, compra ora, adicionar ao carrinho, comprar agora, adicionar à sacola,
  in winkelwagen, in winkelmandje, toevoegen aan winkelwagen, in mijn winkelwagen, nu kopen,
  lägg i varukorg, lägg i varukorgen, köp nu, legg i handlekurv, legg i handlevogn, kjøp nå, læg i kurv,
  tilføj til kurv, lisää ostoskoriin, lisa ostukorvi, pievienot grozam, į krepšelį,
  do koszyka, dodaj do koszyka, kup teraz, do košíka, pridať do košíka, vložiť do košíka, do košíku,
  přidat do košíku, vložit do košíku, kosárba, kosárba teszem, dodaj v košarico, v košarico, dodaj u košaricu,
  u košaricu, adaugă în coș, adauga in cos, добавяне в количката, добави в количката, купи,
  в корзину, добавить в корзину, купить, до кошика, купити, у кошик,
  sepete ekle, hemen al, προσθήκη στο καλάθι, στο καλάθι, הוסף לסל, הוספה לסל, أضف إلى السلة, أضف إلى الحقيبة,
  أضف للسلة, カートに入れる, カートに追加, 今すぐ購入, かごに入れる, 加入购物车, 立即购买, 加入購物車, 立即購買, 放入購物車,
  장바구니, 구매하기, 바로구매, thêm vào giỏ, thêm vào giỏ hàng, mua ngay, masukkan keranjang, tambah ke keranjang,
  naroči, bestellen, jetzt bestellen, commander, bestel nu, bestil nu, bestill, beställ, tilaa, telli, objednať,
  objednat, zamów, megrendelem, megveszem, naruči, comandă, заказать, παραγγελία, ordina ora, encomendar,
  beli sekarang, เพิ่มลงตะกร้า, หยิบใส่ตะกร้า, ซื้อเลย`)

/** What a button says that buys. */
export const BUYS = wholeWords(BUY)

/** What a button that is no link says when it says nothing else: a link with such a word leads to a shop. */
export const BUYS_ALONE = wholeText(
  phrases(`
  buy, kaufen, acheter, comprar, acquista, compra, koop, kopen, köp, kjøp, køb, osta, kup, kupuj, koupit, kúpiť,
  cumpără, satın al, αγορά, קנה, اشتر, شراء, اشتري الآن, 購入する, 購入, 购买, 購買, 구매, mua, beli, ซื้อ`),
  'iu',
)

/**
 * The page of a product, in the classes that the default themes of WooCommerce, Magento, Shopify, Shopware,
 * PrestaShop and OpenCart give its body.
 */
export const PRODUCT_BODY =
  /(?:^|\s)(?:single-product|catalog-product-view|template-product|is--ctl-detail|product-id-\d+|product-product-\d+)(?:\s|$)/

/** Names of forms, buttons and classes of shop systems that put one product into the cart. */
export const BUY_NAMES = anyOf(
  [
    /add[-_]?to[-_]?(?:cart|bag|basket)/,
    /btn-?cart/,
    /buy-?now/,
    ...words('addtocart buybox product-form__submit'),
    'single_add_to_cart',
  ],
  'i',
)

/** Texts that say that a product cannot be bought now. */
export const SOLD_OUT = wholeWords(
  phrases(`
  out of stock, sold out, currently unavailable, temporarily unavailable, no longer available, not available,
  discontinued, out-of-stock, this item is unavailable, item unavailable, unavailable online,
  notify me when, email me when, when back in stock, be back in stock, product is in stock, join the waitlist,
  join waitlist, avvisami quando, avvisami, avísame cuando, avísame, prévenez-moi, me prévenir, m'alerter,
  benachrichtigen sie mich, benachrichtige mich, avise-me, powiadom o dostępności,
  wenn verfügbar, wenn lieferbar, wieder verfügbar, when available, quando disponibile, quando disponível, cuando esté disponible,
  dès que disponible, gdy dostępny, hlídat dostupnost, upozornit na dostupnost, сообщить о поступлении, уведомить о поступлении, gelince haber ver,
  再入荷通知, 入荷お知らせ, 到货通知, 到貨通知, 재입고 알림, أعلمني عند التوفر, ausverkauft, nicht verfügbar, nicht lieferbar, nicht auf lager, vergriffen,
  derzeit nicht verfügbar, momentan nicht verfügbar, nicht mehr verfügbar, rupture de stock, épuisé, indisponible,
  en rupture, produit indisponible, victime de son succès, agotado, sin existencias, no disponible, fuera de stock,
  esaurito, non disponibile, esgotado, indisponível, produto indisponível, uitverkocht, niet op voorraad,
  niet leverbaar, slutsåld, slut i lager, utsolgt, ikke på lager, udsolgt, loppu, ei varastossa,
  otsas, läbi müüdud, pole saadaval, nav pieejams, išparduota, niedostępny, produkt niedostępny, brak w magazynie,
  wyprzedane, vypredané, nedostupné, nie je možné produkt kúpiť, nie je skladom, vyprodáno, není skladem,
  elfogyott, nincs készleten, ni na zalogi, razprodano, nema na skladištu, rasprodano, nije dostupno, stoc epuizat,
  indisponibil, изчерпан, нет в наличии, нет на складе, распродано, товар закончился, немає в наявності,
  tükendi, stokta yok, εξαντλήθηκε, μη διαθέσιμο, אזל מהמלאי, نفد, نفدت الكمية, غير متوفر,
  在庫切れ, 在庫なし, 売り切れ, 品切れ, 售罄, 缺货, 已售完, 補貨中, 품절, 일시품절, hết hàng, stok habis, สินค้าหมด`),
)

/** Texts that say that a product can be bought. */
export const IN_STOCK = wholeWords(
  phrases(`
  in stock, available now, ready to ship, ships today, auf lager, sofort lieferbar, lieferbar, verfügbar, en stock,
  disponible, disponibile, disponível, em estoque, op voorraad, i lager, på lager, varastossa, laos,
  dostępny, na skladě, skladom, skladem, na sklade, raktáron, készleten, na zalogi, dobavljivo, na stanju, în stoc,
  в наличии, есть в наличии, в наявності, stokta var, σε απόθεμα, διαθέσιμο, במלאי, متوفر, 在庫あり, 有货, 有貨, 재고 있음,
  còn hàng`),
)

/** Classes and ids of lists of other products. */
export const OTHER_PRODUCTS = nameWords([
  ...words(`
    related upsell upsells crosssell cross-sell crosssells cross-sells recommendation recommendations recommended
    similar recently recently-viewed recentlyviewed bestseller bestsellers also-bought alsobought alsolike
    carousel-products product-carousel products-carousel product-slider productslider product-list productlist
    products-grid product-grid productgrid product-tile product-card productcard product-item-info products-list
    accessories bundle bundles bundled frequently-bought minicart mini-cart cart-drawer cartdrawer
    recs recos sponsored crossell cross_sell up-sell`),
  /you-?may-?(?:also-?)?like/,
  /customers?-also/,
  /more-from/,
  /other-?products?/,
])

/** Headings of such lists. */
export const OTHER_HEADINGS = wholeWords([
  ...phrases(`
  related products, related items, similar products, similar items, you may also like, you might also like,
  recommended for you, trending now, more from, products related to, customers also bought, customers also viewed, recently viewed, frequently bought together,
  more from this, people also, complete the look, bestsellers, best sellers, other products, goes well with,
  pairs well with, others also bought, shop similar, ähnliche produkte, ähnliche artikel, kunden kauften auch,
  das könnte ihnen auch gefallen, das könnte dir auch gefallen, zuletzt angesehen, passend dazu, zubehör,
  produits similaires, vous aimerez aussi, produits associés, vous aimerez également, articles similaires,
  productos relacionados, productos similares, también te puede interesar, te puede interesar,
  prodotti correlati, prodotti simili, potrebbe piacerti anche, potrebbe interessarti,
  produtos relacionados, produtos similares, quem viu também, gerelateerde producten, misschien vind je dit ook leuk,
  anderen bekeken ook, relaterade produkter, liknande produkter, relaterte produkter, relaterede produkter,
  sarnased tooted, podobne produkty, podobné produkty, podobni izdelki, slični proizvodi, příslušenství,
  príslušenstvo, súvisiace produkty, související produkty, hasonló termékek, kapcsolódó termékek, produse similare,
  похожие товары, с этим товаром покупают, вместе дешевле, вам может понравиться, недавно просмотренные,
  схожі товари, benzer ürünler, σχετικά προϊόντα, منتجات مشابهة, قد يعجبك أيضا, 関連商品, こちらもおすすめ,
  この商品を買った人, おすすめ商品, 相关产品, 相關商品, 你可能也喜欢, 猜你喜歡, 관련 상품, sản phẩm tương tự, sản phẩm liên quan`),
])

/** Names of classes of a price that is not the one to pay. */
export const OTHER_PRICE_NAMES = nameWords([
  ...words(`
    old was regular-price-was compare compare-at compare_at strike striked strikethrough crossed crossed-out barre
    barré rrp msrp uvp list-price listprice original previous retail statt save saving savings saved discount
    installment installments instalment monthly finance financing credit shipping delivery unit-price unitprice
    base-price baseprice per-unit points loyalty cashback coupon deposit streichpreis altpreis before
    afterpay klarna affirm zip laybuy`),
  // The price without tax, in OpenCart.
  /price-?tax/,
  /price-?old/,
  /old-?price/i,
  /was-?price/i,
  /list-?price/i,
  /line-?through/,
])

/** Words before or after an amount that is not the price to pay. */
export const OTHER_PRICE_WORDS = wholeWords(
  phrases(`
  was, rrp, msrp, list price, list:, regular price, original price, save, you save, reg., old price, compare at, shipping,
  delivery, postage, per month, /month, /mo, a month, monthly, estimate, starting price, starting bid, orders over,
  free shipping, reward, points, deposit, payments of, installments of, interest-free, off,
  statt, uvp, früher, sie sparen, ersparnis, versand, monatlich, ab einem bestellwert, grundpreis, rate, pro monat,
  au lieu de, livraison, économisez, par mois, prix conseillé, antes, ahorra, envío, al mes, cuotas,
  invece di, spedizione, risparmi, al mese, de:, frete, parcelas, por mês, van, adviesprijs, verzending,
  ordinarie pris, førpris, zamiast, dostawa, doprava, pôvodne, namiesto, původně, prihranite, poštnina,
  saving, savings, saved, emi, mrp, lowest price, niedrigster preis, prix le plus bas, precio anterior, prezzo più basso,
  before, avant, prima, vroeger, før, före, tidigare pris, rek. pris, veil., vejl., ennen, norm., normaalihinta, ovh, byla, bylo, było,
  poprzednia cena, cena katalogowa, было, eski fiyat, liste fiyatı, giá cũ, giá gốc, قبل, السعر قبل, 정가, 정상가, 할부,
  sin intereses, meses, mensualidades, sem juros, sans frais, taksit, weekly, per week, a week, member price,
  ord. pris, ordinarie, najniższa cena, cena regularna, běžná cena,
  доставка, скидка, экономия, в месяц, kargo, 原価, 定価, 送料, 通常価格, 原价, 原價, 运费, 運費, 배송비`),
)

/** Before an amount: so many payments of it, as in "4 x" and "10x de". */
export const INSTALMENTS = /\b\d{1,2}\s*[x×]\s*(?:de|of|à|a|von|di)?\s*$/iu

/** Behind an amount: it is paid for each of something, or is what is taken off. */
export const AMOUNT_SUFFIX = pattern('iu')`^\s*(?:\/|(?:${phrases(
  'per, a month, monthly, off, pro, mtl, par, al mes, al mese, por, ao, im monat, i rabatt, rabatt',
)})(?!\p{L}))`

/** Behind an amount: the measure that it buys. */
export const PER_MEASURE = pattern(
  'iu',
)`^\s*\*?\s*(?:\/|(?:per|pro|je|par|por|za|al|pr\.?)\s)\s*[\d.,]*\s*(?:${phrases(
  'kilogramm, kilogram, kilo, kg, gramm, gram, g, mg, litre, liter, litro, l, cl, ml, oz, fl oz, lb, lbs, m², m2, sq m, sqm, sq ft, m, cm, ft, metre, meter, lfm, stk, stück, wash, tablet, capsule, sheet',
)})(?!\p{L})`

/** Before an amount: it is the one to pay now. */
export const PAID_WORDS = wholeWords(
  phrases(`
  now, now only, today, sale price, special price, our price, your price, current price, price:, jetzt, nur, jetzt nur,
  sonderpreis, angebotspreis, unser preis, maintenant, prix soldé, notre prix, ahora, precio actual, por:, agora,
  adesso, ora, prezzo attuale, nu, nu voor, nå, teraz, cena promocyjna, nyní, сейчас, цена, şimdi, 販売価格, 特価, 现价, 판매가`),
)

/** Words that say that a price is the lowest of several. */
export const FROM_WORDS = wholeText(
  phrases(`
  from, starting at, starting from, starts at, as low as, ab, à partir de, dès, desde, a partir de, da, a partire da,
  vanaf, fra, från, alk., alk, od, от, від, από, начиная с`),
)
