// Made from data/vendors/marketplaces.json by `npm run data`. Change that, and not this.
/** Marketplaces that are told from other shops: by host, and by what their pages are made of. */
export const MARKETPLACES: readonly ({
readonly platform: 'amazon' | 'tiktok_shop' | 'etsy'
/** Tells a host name. */
readonly host: string
/** The path that a product has there; where it is not given, the host alone decides. */
readonly path?: string
/** The path of the page of one product. */
readonly product: string
/** Selectors that only its pages have; all of them must match. */
readonly structure: readonly string[]
})[] = JSON.parse(`[
{"platform":"amazon","host":"/(?:^|\\\\.)amazon\\\\.(?:com(?:\\\\.\\\\w{2})?|co\\\\.\\\\w{2}|\\\\w{2})$|^(?:amzn\\\\.(?:to|eu|asia)|a\\\\.co)$/","product":"//(?:dp|gp/product|gp/aw/d)/[A-Z0-9]{10}(?:[/?]|$)/","structure":["#productTitle","#dp, #ppd, #centerCol"]},
{"platform":"tiktok_shop","host":"/(?:^|\\\\.)shop\\\\.tiktok\\\\.com$/","product":"//(?:view/product|pdp)/(?:[^/]+/)?\\\\d{10,}/","structure":["meta[property=\\"al:ios:url\\"][content*=\\"snssdk\\"]","[class*=\\"product\\"]"]},
{"platform":"tiktok_shop","host":"/(?:^|\\\\.)tiktok\\\\.com$/","path":"/^/(?:shop|view/product)\\\\b/","product":"//(?:view/product|pdp)/(?:[^/]+/)?\\\\d{10,}/","structure":["meta[property=\\"al:ios:url\\"][content*=\\"snssdk\\"]","[class*=\\"product\\"]"]},
{"platform":"etsy","host":"/(?:^|\\\\.)etsy\\\\.com$|^etsy\\\\.me$/","product":"//listing/\\\\d+/","structure":["[data-listing-id]","#listing-page-cart, [data-buy-box-region], [data-buy-box]"]}
]`)
