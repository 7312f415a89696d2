// Made from data/vendors/shop-names.json by `npm run data`. Change that, and not this.
/**
 * Names of classes and ids of shop systems, as words or patterns: of what puts one product into the cart, of
 * lists of other products, of prices that are not the one to pay, and of lists that have no features.
 */
export const SHOP_NAMES: readonly ({
readonly kind: 'buy' | 'other-products' | 'other-prices' | 'no-features'
readonly names: readonly string[]
})[] = JSON.parse(`[
{"kind":"buy","names":["/add[-_]?to[-_]?(?:cart|bag|basket)/","/btn-?cart/","/buy-?now/","addtocart","buybox","product-form__submit","single_add_to_cart"]},
{"kind":"other-products","names":["related","upsell","upsells","crosssell","cross-sell","crosssells","cross-sells","recommendation","recommendations","recommended","similar","recently","recently-viewed","recentlyviewed","bestseller","bestsellers","also-bought","alsobought","alsolike","carousel-products","product-carousel","products-carousel","product-slider","productslider","product-list","productlist","products-grid","product-grid","productgrid","product-tile","product-card","productcard","product-item-info","products-list","accessories","bundle","bundles","bundled","frequently-bought","minicart","mini-cart","cart-drawer","cartdrawer","recs","recos","sponsored","crossell","cross_sell","up-sell","/you-?may-?(?:also-?)?like/","/customers?-also/","/more-from/","/other-?products?/"]},
{"kind":"other-prices","names":["old","was","regular-price-was","compare","compare-at","compare_at","strike","striked","strikethrough","crossed","crossed-out","barre","barré","rrp","msrp","uvp","list-price","listprice","original","previous","retail","statt","save","saving","savings","saved","discount","installment","installments","instalment","monthly","finance","financing","credit","shipping","delivery","unit-price","unitprice","base-price","baseprice","per-unit","points","loyalty","cashback","coupon","deposit","streichpreis","altpreis","before","afterpay","klarna","affirm","zip","laybuy","/price-?tax/","/price-?old/","/old-?price/","/was-?price/","/list-?price/","/line-?through/"]},
{"kind":"no-features","names":["nav","menu","breadcrumb","tab","pagination","pager","social","share","swatch","thumb","gallery","carousel","slider","slick","swiper","dropdown","review","comment","rating","footer","header","toolbar","filter","facet","language","currency","steps","payment","account","cookie","sidebar","reference","toc","modal"]}
]`)
