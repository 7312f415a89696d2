import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'
import { SOCIAL_DOMAINS } from './social/index.ts'

/** What stands for a domain in examples. */
export const PLACEHOLDER_HOSTS: Domains = new Set(
  words('example.com example.org example.net localhost.localdomain'),
)

/**
 * Domains at which many have a page of their own: an address there says nothing about whose domain it is, but
 * for the company that runs it. Social networks, site builders and hosts, marketplaces, link lists, code,
 * shops of apps, encyclopedias, listings, pages for investors, mail hosts, portals of states. By hand, from
 * what open lists of companies give as websites, November 2026.
 */
export const SHARED_HOSTS: Domains = new Set([
  ...SOCIAL_DOMAINS,
  ...words(`
    fb.com fb.me m.me instagr.am x.com t.co linkedin.com lnkd.in youtu.be threads.net threads.com bsky.app
    mastodon.social tumblr.com vk.com vk.ru ok.ru vkontakte.ru weibo.com weixin.qq.com wechat.com whatsapp.com wa.me
    t.me telegram.me telegram.org line.me lin.ee discord.com discord.gg xing.com naver.com naver.me kakao.com
    wix.com wixsite.com weebly.com squarespace.com wordpress.com wordpress.org blogspot.* blogger.com medium.com
    substack.com ghost.io webflow.io framer.website notion.site notion.so jimdo.com jimdofree.com jimdosite.com
    jimdoweb.com strikingly.com webnode.* websites.co.in godaddysites.com business.site negocio.site site123.me
    sitey.me eatbu.com yolasite.com tilda.ws ucoz.ru ucoz.com narod.ru livejournal.com livedoor.jp fc2.com ameblo.jp
    jugem.jp hatenablog.com note.com note.mu peraichi.com crayonsite.net goope.jp e-shops.jp shopinfo.jp
    amebaownd.com themedia.jp thebase.in base.shop stores.jp owst.jp gorp.jp tistory.com
    linktr.ee linkin.bio lnk.bio bio.link beacons.ai taplink.cc taplink.at campsite.bio carrd.co about.me solo.to
    allmylinks.com msha.ke lit.link heylink.me stan.store flow.page hoo.be linkpop.com snipfeed.co withkoji.com
    contactinbio.com mailchi.mp bit.ly tinyurl.com ow.ly is.gd cutt.ly goo.gl g.page g.co maps.app.goo.gl
    myshopify.com shopify.com bigcartel.com ecwid.com tiendanube.com etsy.com ebay.* amazon.* mercadolibre.*
    mercadoshops.com.br shopee.* lazada.* tokopedia.com taobao.com tmall.com jd.com rakuten.co.jp rakuten.ne.jp
    prom.ua 2gis.ru aliexpress.* alibaba.com made-in-china.com globalsources.com indiamart.com tradeindia.com allegro.pl
    redbubble.com teepublic.com society6.com zazzle.* depop.com vinted.* poshmark.com mercari.com reverb.com discogs.com
    gumroad.com carousell.* gumtree.* olx.* kleinanzeigen.de leboncoin.fr marktplaats.nl willhaben.at avito.ru subito.it
    craigslist.org autoscout24.* mobile.de zillow.com realtor.com rightmove.co.uk immobilienscout24.de airbnb.* vrbo.com
    patreon.com ko-fi.com buymeacoffee.com kickstarter.com indiegogo.com gofundme.com startnext.com ulule.com
    calendly.com cal.com fresha.com treatwell.* booksy.com doctolib.* doctoralia.* zocdoc.com planity.com
    eventbrite.* meetup.com lu.ma ticketmaster.* opensea.io
    open.spotify.com soundcloud.com mixcloud.com deezer.com music.apple.com podcasts.apple.com twitch.tv kick.com
    deviantart.com artstation.com 500px.com pixiv.net wattpad.com goodreads.com letterboxd.com imdb.com
    steamcommunity.com store.steampowered.com roblox.com
    forms.gle forms.office.com airtable.com trello.com loom.com scribd.com slideshare.net speakerdeck.com prezi.com
    fiverr.com upwork.com freelancer.com 99designs.com malt.* houzz.* thumbtack.com angi.com bark.com checkatrade.com
    google.* sites.google.com docs.google.com drive.google.com play.google.com business.google.com bing.com
    yahoo.com yahoo.co.jp daum.net baidu.com apps.apple.com itunes.apple.com apple.co apkpure.com f-droid.org
    apps.microsoft.com microsoftedge.microsoft.com addons.mozilla.org
    github.com github.io huggingface.co kaggle.com replit.com codepen.io hub.docker.com gitlab.com gitlab.io bitbucket.org sourceforge.net gitee.com codeberg.org npmjs.com pypi.org
    netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com azurewebsites.net
    onrender.com cloudfront.net amazonaws.com r2.dev glitch.me surge.sh readthedocs.io readthedocs.org gitbook.io
    wikipedia.org wikimedia.org wikidata.org fandom.com openstreetmap.org archive.org web.archive.org archive.ph
    finance.yahoo.com producthunt.com g2.com capterra.* trustpilot.* glassdoor.* indeed.* wellfound.com angel.co
    pitchbook.com tracxn.com zoominfo.com kununu.com yellowpages.com yell.com pagesjaunes.fr gelbeseiten.de 11880.com
    herold.at paginegialle.it cylex.* hotfrog.* justdial.com europages.* wlw.de thomasnet.com
    crunchbase.com bloomberg.com reuters.com opencorporates.com northdata.de kompass.com dnb.com sec.gov
    companieshouse.gov.uk
    tripadvisor.* yelp.com foursquare.com booking.com opentable.com zomato.com ubereats.com doordash.com grubhub.com
    deliveroo.* just-eat.* takeaway.com foodpanda.* gurunavi.com gnavi.co.jp tabelog.com hotpepper.jp retty.me
    wolt.com glovoapp.com talabat.com swiggy.com dianping.com meituan.com mapion.co.jp navitime.co.jp ekiten.jp epark.jp
    q4web.com q4cdn.com q4inc.com investorroom.com gcs-web.com irasia.com todayir.com listedcompany.com
    equitystory.com cision.com globenewswire.com prnewswire.com businesswire.com
    behance.net dribbble.com brandfolder.com frontify.com brandfetch.com canva.com figma.com dropbox.com box.com
    issuu.com
    gmail.com hotmail.com outlook.com live.com qq.com 163.com 126.com sina.com aol.com mail.ru yandex.ru
    in.gov argentina.gob.ar service.gov.uk usa.gov canada.ca europa.eu`),
  ...PLACEHOLDER_HOSTS,
])
