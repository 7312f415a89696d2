/*
 * Telephone numbers that merchants print on statements: ten digits are of North America, others have the
 * calling code of their country. They are published service numbers. Own knowledge, November 2026.
 */
export const SERVICE_PHONES: ReadonlyMap<string, string> = new Map(
  `
amazon.com 8882804331 8662161072 2062662992
apple.com 8667127753 8002752273 8006762775
netflix.com 8665797172 8886383549 4085403700
starbucks.com 8007827282
uber.com 8005928996 8665761039
lyft.com 8558659553
doordash.com 8559731040 8554310459
grubhub.com 8775857878
instacart.com 8882467822
google.com 8558363987 6502530000 8773555787
microsoft.com 8006427676 4258828080
xbox.com 8004699269
steampowered.com 4258899642 4259522985
playstation.com 8003457669 8779717669
nintendo.com 8002553700
adobe.com 4085366000 8008336687
hulu.com 8882656650
disneyplus.com 8889057888
hbomax.com 8554426629
siriusxm.com 8886355144 8666352349
att.com 8002882020 8003310500
verizon.com 8009220204 8008374966
t-mobile.com 8009378997
xfinity.com 8002662278 8009346489
spectrum.com 8332676094 8557077328
cox.com 8002343993
directv.com 8005315000
dish.com 8003333474
geico.com 8008413000 8008618380
progressive.com 8007764737
statefarm.com 8007828332
allstate.com 8002557828
usaa.com 8005318722
libertymutual.com 8002908206
delta.com 8002211212
united.com 8008648331
aa.com 8004337300
southwest.com 8004359792
jetblue.com 8005382583
alaskaair.com 8002527522
spirit.com 8557283555 8014012222
flyfrontier.com 8014019000
hawaiianairlines.com 8003675320
amtrak.com 8008727245
greyhound.com 8002312222
aircanada.com 8882472262
westjet.com 8889378538
britishairways.com 8002479297 443444930787
lufthansa.com 8006453880
airfrance.com 8002372747
klm.com 8006180104
emirates.com 8007773999
airbnb.com 8554247262 4158005959
expedia.com 8003973342
hotels.com 8002468357
priceline.com 8007742354
booking.com 8888503958
marriott.com 8002289290 8003253535 8009378461
ritzcarlton.com 8005428680
hilton.com 8004458667
hyatt.com 8002331234
ihg.com 8004654329
bestwestern.com 8007807234
motel6.com 8004668356
wyndhamhotels.com 8004079832
choicehotels.com 8774246423
fourseasons.com 8008195053
hertz.com 8006543131 8006544173
avis.com 8003311212 8003527900
budget.com 8005270700 8002146094
enterprise.com 8007368222 8552669289
nationalcar.com 8772229058 8002277368
alamo.com 8004625266
dollar.com 8008004000
thrifty.com 8008474389
sixt.com 8887498227
uhaul.com 8004684285
ups.com 8007425877
fedex.com 8004633339
usps.com 8002758777 8007826724
dhl.com 8002255345
walmart.com 8009256278 8009666546
target.com 8004400680 8005913869
bestbuy.com 8882378289
costco.com 8007742678
samsclub.com 8887467726
homedepot.com 8004663337 8004303376
lowes.com 8004456937
macys.com 8002896229
nordstrom.com 8882826060
kohls.com 8555645705
jcpenney.com 8003221189
sears.com 8003494358
cvs.com 8007467287
walgreens.com 8009254733
riteaid.com 8007483243
ebay.com 8665403229
wayfair.com 8779293247 8662638325
chewy.com 8006724399
petsmart.com 8888399638
petco.com 8777386742
zappos.com 8009277671
overstock.com 8008432446
qvc.com 8883455788
hsn.com 8009332887
llbean.com 8004415713
landsend.com 8009634816
gap.com 8004277895
oldnavy.com 8006536289
bananarepublic.com 8882778953
victoriassecret.com 8004115116
bathandbodyworks.com 8007565005
sephora.com 8777374672
ulta.com 8669838582
nike.com 8008066453
staples.com 8003333330
officedepot.com 8004633768
gamestop.com 8008838895
barnesandnoble.com 8008432665
godaddy.com 4805058855 4805058877
intuit.com 8004468848 8004338810
linkedin.com 8556535653
facebook.com 6505437818 6505434800
zoom.us 8887999666
mailchimp.com 6789990141
audible.com 8882835051
nytimes.com 8006984637
wsj.com 8005687625
washingtonpost.com 8004774679
ancestry.com 8002623787
mcafee.com 8666223911
onepeloton.com 8666799129
ticketmaster.com 8006538000
stubhub.com 8667882482
fandango.com 8668575191
1800flowers.com 8003569377
adt.com 8002382727
ring.com 8006561918
simplisafe.com 8889101458
tesla.com 8885183752
chargepoint.com 8887584389
hellofresh.com 6468463663
blueapron.com 6468914349
github.com 8774484820
wix.com 8006000949
etsy.com 7188557955
openai.com 4158799686
namecheap.com 3233752822
bluehost.com 8884014678
hostgator.com 8669642867
digitalocean.com 6468274366
wikipedia.org 8776009454
redcross.org 8007332767
pge.com 8007435000
coned.com 8007526633
sce.com 8006554555
fpl.com 8002263545
duke-energy.com 8007779898
aarp.org 8886872277
aaa.com 8002224357
johnlewis.com 443456049049
marksandspencer.com 443330148555
argos.co.uk 443456402020
tesco.com 44800505555
bt.com 44800800150
britishgas.co.uk 443332029802
octopus.energy 448081641088
telekom.de 498003301000
bahn.de 49302970
`
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [domain = '', ...numbers] = row.split(' ')
      return numbers.map((number) => [number, domain] as const)
    }),
)

/** Numbers of payment services: they say nothing about the merchant. */
export const NEUTRAL_PHONES: ReadonlySet<string> = new Set(
  '4029357733 8882211161 8557006000 8558124430 8009691940 8889635552 8775696663'.split(' '),
)
