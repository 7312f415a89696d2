/*
 * What payment services print before the name of the merchant. Own knowledge of statements of some twenty
 * countries, and the help pages of the services, November 2026.
 */

/**
 * `processor`: what follows is the merchant. `platform`: the service itself is the merchant, and what follows
 * is a shop or product of it. `person`: it moves money between people. `payout`: it pays what the company
 * behind it owes, and a number may stand between.
 */
export type ProcessorKind = 'processor' | 'platform' | 'person' | 'payout'

export interface Processor {
  /** Upper case, as it begins the line. */
  readonly prefix: string
  /** Whether it needs a star behind it; without one, a space or a mark of punctuation is enough. */
  readonly needsStar: boolean
  readonly kind: ProcessorKind
  /** What stands in its place: the name of a platform, or of the service when nothing follows. */
  readonly name: string
}

/* A row is: prefix; kind; name, and a star behind the prefix says that it needs one. */
const ROWS = `
SQ *; processor; Square
SQU*; processor; Square
GOSQ.COM; processor; Square
SQUARE *; processor; Square
TST*; processor; Toast
TOAST *; processor; Toast
SP *; processor; Shopify
SP; processor; Shopify
SHOP PAY*; processor; Shopify
SHOPIFY*; processor; Shopify
PAYPAL *; processor; PayPal
PAYPAL INST XFER; processor; PayPal
PAYPAL; processor; PayPal
PP *; processor; PayPal
PYPL *; processor; PayPal
PAYPAL EUROPE S.A.R.L. ET CIE S.C.A; processor; PayPal
APLPAY; processor; Apple Pay
APPLE PAY; processor; Apple Pay
APPLEPAY; processor; Apple Pay
GOOGLE PAY; processor; Google Pay
GPAY; processor; Google Pay
GOOGLEPAY; processor; Google Pay
SAMSUNG PAY; processor; Samsung Pay
SAMSUNGPAY; processor; Samsung Pay
AMAZON PAY *; processor; Amazon Pay
AMZN PAY *; processor; Amazon Pay
ALIPAY *; processor; Alipay
WECHAT PAY; processor; WeChat Pay
WEIXIN *; processor; WeChat Pay
STRIPE *; processor; Stripe
STRIPE; processor; Stripe
ST *; processor; Stripe
LINK.COM *; processor; Link
SUMUP *; processor; SumUp
SUMUP; processor; SumUp
IZETTLE *; processor; Zettle
IZ *; processor; Zettle
ZETTLE *; processor; Zettle
ZETTLE_*; processor; Zettle
ZTL*; processor; Zettle
KLARNA *; processor; Klarna
KLARNA AB; processor; Klarna
KLARNA; processor; Klarna
ADYEN *; processor; Adyen
ADYEN; processor; Adyen
ADY*; processor; Adyen
MOLLIE *; processor; Mollie
MOLLIE; processor; Mollie
STG MOLLIE PAYMENTS; processor; Mollie
STICHTING MOLLIE PAYMENTS; processor; Mollie
PAYU *; processor; PayU
PAYU; processor; PayU
RAZORPAY *; processor; Razorpay
RAZORPAY; processor; Razorpay
RAZ*; processor; Razorpay
RAZPPZ*; processor; Razorpay
CCAVENUE; processor; CCAvenue
BILLDESK; processor; BillDesk
PAYTM *; processor; Paytm
PYTM*; processor; Paytm
PHONEPE *; processor; PhonePe
CASHFREE; processor; Cashfree
MERCADOPAGO *; processor; Mercado Pago
MERCADO PAGO *; processor; Mercado Pago
MERCPAGO*; processor; Mercado Pago
MERPAGO*; processor; Mercado Pago
MP *; processor; Mercado Pago
PAGSEGURO *; processor; PagSeguro
PAG*; processor; PagSeguro
PG *; processor; PagSeguro
PAGAR.ME*; processor; Pagar.me
PICPAY*; processor; PicPay
EBANX*; processor; EBANX
EBN*; processor; EBANX
DL*; processor; dLocal
DLO*; processor; dLocal
DLOCAL *; processor; dLocal
CLIP MX*; processor; Clip
CLIP MX; processor; Clip
CONEKTA*; processor; Conekta
REST*; processor; Clip
ZIGPAY*; processor; Zig
HTM*; processor; Hotmart
HOTMART*; processor; Hotmart
EC *; processor; eCommerce
BR1*; processor; Cielo
STONE*; processor; Stone
NYX*; processor; Nayax
NYA*; processor; Nayax
NAYAX *; processor; Nayax
CTLP*; processor; Cantaloupe
USA*CANTEEN; processor; Cantaloupe
USA *; processor; Cantaloupe
LS *; processor; Lightspeed
LSP *; processor; Lightspeed
LIGHTSPEED *; processor; Lightspeed
BT *; processor; Braintree
BRAINTREE *; processor; Braintree
CKO*; processor; Checkout.com
WL *; processor; Worldline
WLP*; processor; Worldline
WORLDLINE *; processor; Worldline
WPY*; processor; WePay
WEPAY *; processor; WePay
2CO*; processor; 2Checkout
2CO.COM*; processor; 2Checkout
2CHECKOUT*; processor; 2Checkout
DRI *; processor; Digital River
DR *; processor; Digital River
DIGITAL RIVER *; processor; Digital River
FS *; processor; FastSpring
FASTSPRING *; processor; FastSpring
FSPRG*; processor; FastSpring
PADDLE.NET *; processor; Paddle
PADDLE *; processor; Paddle
CLEVERBRIDGE *; processor; Cleverbridge
CBI *; processor; Cleverbridge
LEMSQZY*; processor; Lemon Squeezy
LS.LEMONSQUEEZY*; processor; Lemon Squeezy
GUMROAD.COM*; processor; Gumroad
GUM.CO*; processor; Gumroad
CCBILL.COM *; processor; CCBill
EPOCH.COM *; processor; Epoch
AFFIRM *; processor; Affirm
AFTERPAY *; processor; Afterpay
SEZZLE *; processor; Sezzle
CLEARPAY *; processor; Clearpay
ZIP *; processor; Zip
ZIP.CO*; processor; Zip
QUADPAY*; processor; Zip
TABBY *; processor; Tabby
TAMARA *; processor; Tamara
ALMA *; processor; Alma
SCALAPAY *; processor; Scalapay
CLOVER *; processor; Clover
CLV*; processor; Clover
CLO*; processor; Clover
PAR*; processor; PAR
POS*; processor; POS
PY *; processor; Paya
PAYA *; processor; Paya
IN *; processor; Intuit Payments
INT *; processor; Intuit Payments
QPS*; processor; QuickPay
EB *; processor; Eventbrite
MSP*; processor; MSP
MB*; processor; MindBody
MBO*; processor; MindBody
CPI *; processor; CPI
WIX*; processor; Wix
SMK*; processor; SpotOn
SPOTON *; processor; SpotOn
SPO*; processor; SpotOn
BLS*; processor; BlueSnap
BLUESNAP *; processor; BlueSnap
PMT*; processor; Payment
PAYPRO*; processor; PayPro
REV*; processor; Revel
REVOLUT**; processor; Revolut Pay
REVOLUT *; processor; Revolut Pay
VIVA WALLET*; processor; Viva
VIVA*; processor; Viva
MYPOS *; processor; myPOS
MYPOS***; processor; myPOS
MYPOS; processor; myPOS
TEYA *; processor; Teya
DOJO *; processor; Dojo
TIDE *; processor; Tide
WORLDPAY *; processor; Worldpay
WP *; processor; Worldpay
NETS *; processor; Nets
TAKEPAYMENTS *; processor; takepayments
TAP2PAY *; processor; Tap
OPC*; processor; Official Payments
CB *; processor; Chargebee
ZLR*; processor; Zeller
ZELLER *; processor; Zeller
ZLR; processor; Zeller
EZI*; processor; Ezidebit
EZIDEBIT *; processor; Ezidebit
TYRO *; processor; Tyro
SMP*; processor; Smartpay
WINDCAVE *; processor; Windcave
PAYFAST *; processor; PayFast
YOCO *; processor; Yoco
YOCO; processor; Yoco
IK *; processor; iKhokha
PAYSTACK *; processor; Paystack
FLW*; processor; Flutterwave
MIDTRANS *; processor; Midtrans
XENDIT *; processor; Xendit
DOKU *; processor; DOKU
QRIS; processor; QRIS
GCASH *; processor; GCash
OMISE *; processor; Omise
2C2P *; processor; 2C2P
IPAY88 *; processor; iPay88
HITPAY *; processor; HitPay
FOMO PAY *; processor; FOMO Pay
PRZELEWY24; processor; Przelewy24
P24 *; processor; Przelewy24
TPAY *; processor; Tpay
TWINT *; processor; Twint
TWINT; processor; Twint
SWISH *; processor; Swish
VIPPS *; processor; Vipps
MOBILEPAY *; processor; MobilePay
MOBILEPAY; processor; MobilePay
BIZUM *; processor; Bizum
SATISPAY *; processor; Satispay
LYDIA *; processor; Lydia
IYZICO *; processor; iyzico
IYZICO/; processor; iyzico
PAYTR/; processor; PayTR
PARAM/; processor; Param
SIPAY/; processor; Sipay
DD *; platform; DoorDash
GRUBHUB *; platform; Grubhub
IC *; platform; Instacart
SEAMLSS*; platform; Seamless
EZC*; platform; ezCater
UE *; platform; Uber Eats
IFD*; platform; iFood
VENMO *; person; Venmo
VENMO; person; Venmo
CASH APP *; person; Cash App
CASH APP; person; Cash App
CASHAPP; person; Cash App
SQC *; person; Cash App
ZELLE; person; Zelle
`

/** Wallets and acquirers whose name needs a star behind it, and services that pay out; as they are called. */
const WALLETS = [
  ...`GoPay,OVO,DANA,LinkAja,ShopeePay,GrabPay,MoMo,ZaloPay,VNPAY,TNG,Boost,Maya,PayMaya,TrueMoney,bKash,Easypaisa
    JazzCash,KakaoPay,NaverPay,RakutenPay,LinePay,Cielo,Getnet,Rede,PagBank,Wave,Fawry`
    .split(/[,\s]+/)
    .map((name) => `${name.toUpperCase()} *; processor; ${name}`),
  ...'Hyperwallet Payoneer Tipalti'.split(' ').map((name) => `${name.toUpperCase()}; payout; ${name}`),
].join('\n')

export const PROCESSORS: readonly Processor[] = `${ROWS.trim()}\n${WALLETS}`
  .split('\n')
  .map((row): Processor => {
    const [written = '', kind = '', name = ''] = row.split('; ')
    return {
      prefix: written.replace(/[\s*]+$/, ''),
      needsStar: written.endsWith('*'),
      kind: kind as ProcessorKind,
      name,
    }
  })
  .sort((a, b) => b.prefix.length - a.prefix.length)

/** Sites that sell for many, or many things: what follows their name says which, and nothing against them. */
export const PLATFORMS: ReadonlySet<string> = new Set(
  `amazon.com amazon.co.uk amazon.de amazon.fr amazon.es amazon.it amazon.ca amazon.in amazon.co.jp
  amazon.com.mx amazon.com.br amazon.com.au google.com apple.com microsoft.com uber.com ubereats.com lyft.com
  doordash.com grubhub.com instacart.com postmates.com seamless.com deliveroo.co.uk just-eat.co.uk
  airbnb.com booking.com expedia.com hotels.com vrbo.com ebay.com etsy.com facebook.com meta.com paypal.com
  shopify.com patreon.com aliexpress.com shopee.com lazada.com grab.com gojek.com glovoapp.com rappi.com
  ifood.com.br swiggy.com zomato.com mercadolivre.com.br mercadolibre.com vinted.com bolt.eu wolt.com
  steampowered.com playstation.com adobe.com intuit.com linkedin.com squarespace.com godaddy.com twitch.tv
  roblox.com openai.com ticketmaster.com eventbrite.com fandango.com foodpanda.com talabat.com careem.com
  flipkart.com makemytrip.com bookmyshow.com agoda.com trip.com zalando.com blablacar.com`.split(/\s+/),
)
