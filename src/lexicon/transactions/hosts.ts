/*
 * Hosts that stand in statements for another site: addresses for bills and help, and short links of
 * companies. The first is the registrable domain or a name below it, the second the brand. Own knowledge of
 * statements, November 2026.
 */
import { words } from '../pattern.ts'

export const BILLING_HOSTS: ReadonlyMap<string, string> = new Map(
  `
amzn.com amazon.com
amzn.to amazon.com
a.co amazon.com
amzn.eu amazon.com
amzn.co.uk amazon.co.uk
amznprime.com amazon.com
primevideo.com primevideo.com
aws.amazon.com aws.com
audible.co.uk audible.com
msbill.info microsoft.com
microsoft.net microsoft.com
microsoftstore.com microsoft.com
office.com microsoft.com
office365.com microsoft.com
live.com microsoft.com
azure.com microsoft.com
g.co google.com
goo.gl google.com
googleplay.com google.com
goo.gle google.com
youtu.be youtube.com
itunes.com apple.com
icloud.com apple.com
apple.co apple.com
help.uber.com uber.com
ubr.to uber.com
t.uber.com uber.com
ubereats.com ubereats.com
lyft.me lyft.com
fb.com facebook.com
fb.me facebook.com
facebk.me facebook.com
metapay.com meta.com
instagram.com instagram.com
wa.me whatsapp.com
bit.ly bitly.com
lnkd.in linkedin.com
t.co x.com
twitter.com x.com
steamgames.com steampowered.com
valvesoftware.com steampowered.com
steamcommunity.com steampowered.com
playstation.net playstation.com
sonyentertainmentnetwork.com playstation.com
xbox.com xbox.com
eu.battle.net blizzard.com
battle.net blizzard.com
ea.com ea.com
origin.com ea.com
chatgpt.com openai.com
chat.openai.com openai.com
hulu.tv hulu.com
disneyplus.com disneyplus.com
disneyplus.co disneyplus.com
hbomax.co hbomax.com
max.com hbomax.com
pluto.tv paramountplus.com
spoti.fi spotify.com
spotify.net spotify.com
nflx.it netflix.com
nflxext.com netflix.com
intuit.me intuit.com
quickbooks.com intuit.com
turbotax.com intuit.com
mint.com intuit.com
sqsp.com squarespace.com
godaddy.net godaddy.com
secureserver.net godaddy.com
wixsite.com wix.com
wp.com wordpress.com
etsy.me etsy.com
ebay.us ebay.com
ebay.to ebay.com
airbnb.co airbnb.com
abnb.me airbnb.com
booking.net booking.com
bstatic.com booking.com
expedia.net expedia.com
pricelinegroup.com priceline.com
doordash.co doordash.com
drd.sh doordash.com
dashpass.com doordash.com
caviar.com trycaviar.com
grubhub.me grubhub.com
insta-cart.com instacart.com
zoom.com zoom.us
adobe.ly adobe.com
adobe.io adobe.com
dropbox.me dropbox.com
db.tt dropbox.com
zalan.do zalando.com
hm.eu hm.com
h-m.com hm.com
ikea.net ikea.com
tmobile.com t-mobile.com
comcast.com xfinity.com
comcast.net xfinity.com
vzw.com verizon.com
vzwireless.com verizon.com
myvzw.com verizon.com
att.net att.com
spectrum.net spectrum.com
charter.com spectrum.com
tfl.gov.uk tfl.gov.uk
trainline.com thetrainline.com
just-eat.com just-eat.co.uk
deliveroo.com deliveroo.co.uk
temu.to temu.com
nintendo.net nintendo.com
epicgames.dev epicgames.com
walmart.co walmart.com
wmt.co walmart.com
tgt.com target.com
homedepot.co homedepot.com
bestbuy.co bestbuy.com
nyti.ms nytimes.com
nyt.com nytimes.com
dj.com wsj.com
wsj.net wsj.com
mcd.com mcdonalds.com
sbux.com starbucks.com
sbux.co starbucks.com
chipotle.co chipotle.com
ovh.com ovhcloud.com
ovh.net ovhcloud.com
1and1.com ionos.com
usps.gov usps.com
`
    .trim()
    .split('\n')
    .map((row) => {
      const [host = '', domain = ''] = row.split(' ')
      return [host, domain] as const
    }),
)

/** Hosts of payment services and shop builders: they say nothing about the merchant. */
export const NEUTRAL_HOSTS: ReadonlySet<string> = new Set(
  `paypal.com paypal.me squareup.com square.com square.site gosq.com cash.app venmo.com stripe.com sumup.com sumup.io
  zettle.com izettle.com adyen.com klarna.com worldpay.com checkout.com paddle.com paddle.net fastspring.com
  2checkout.com 2co.com digitalriver.com cleverbridge.com braintreepayments.com toasttab.com myshopify.com
  shop.app bill.com mollie.com payu.in razorpay.com pagseguro.com mercadopago.com cybersource.com
  authorize.net gmail.com hotmail.com outlook.com yahoo.com ccbill.com epoch.com segpay.com vendosupport.com
  paysafe.com skrill.com ideal.nl przelewy24.pl swish.nu mobilepay.dk paytm.com phonepe.com`.split(/\s+/),
)

/** Suffixes under which shops are; `ST.PAUL` and `CO.KG` are no hosts. */
export const SHOP_SUFFIXES: readonly string[] = words(`
  com net org info biz eu io ai app tv me co shop store online dev gg fm to ly so us ca uk de fr es it nl be ch at pl
  se no dk fi ie pt cz hu ro gr tr br mx ar cl pe in jp kr cn hk sg my id th vn ph au nz za ae bike energy club leclerc
  gov edu`)
