import type { Domains } from '../../lexicon/hosts.ts'
import { words } from '../../lexicon/pattern.ts'

/**
 * Hosts below which many companies have their pages: networks, builders, shops of apps, encyclopedias, link
 * lists, portals of cities. Such a host is never the domain of a company, but of the one that runs it. By
 * hand, from what open lists of companies name as websites, November 2026.
 */
export const SHARED_HOSTS: Domains = new Set(
  words(`
    facebook.com fb.com fb.me m.me instagram.com twitter.com x.com t.co linkedin.com youtube.com youtu.be tiktok.com
    pinterest.com snapchat.com threads.net threads.com bsky.app mastodon.social reddit.com tumblr.com vk.com vk.ru ok.ru
    vkontakte.ru weibo.com weixin.qq.com wechat.com whatsapp.com wa.me t.me telegram.me telegram.org line.me lin.ee
    discord.com discord.gg xing.com foursquare.com yelp.com tripadvisor.* zomato.com booking.com
    wikipedia.org wikimedia.org wikidata.org fandom.com openstreetmap.org archive.org web.archive.org archive.ph
    google.* goo.gl g.page g.co business.site sites.google.com maps.app.goo.gl play.google.com apps.apple.com
    itunes.apple.com bing.com yahoo.co.jp yahoo.com naver.com naver.me daum.net kakao.com baidu.com tistory.com
    github.com github.io gitlab.com gitlab.io bitbucket.org sourceforge.net gitee.com codeberg.org npmjs.com pypi.org
    netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com azurewebsites.net onrender.com
    cloudfront.net amazonaws.com readthedocs.io readthedocs.org gitbook.io notion.site notion.so
    wixsite.com wix.com wordpress.com wordpress.org blogspot.* blogger.com medium.com substack.com ghost.io
    weebly.com squarespace.com myshopify.com shopify.com webflow.io jimdo.com jimdofree.com jimdosite.com strikingly.com
    webnode.* websites.co.in godaddysites.com site123.me tilda.ws ucoz.ru narod.ru livejournal.com livedoor.jp
    fc2.com ameblo.jp jugem.jp hatenablog.com note.com note.mu peraichi.com crayonsite.net goope.jp jimdoweb.com
    e-shops.jp shopinfo.jp amebaownd.com themedia.jp thebase.in base.shop stores.jp owst.jp gorp.jp
    linktr.ee linkin.bio lnk.bio bio.link beacons.ai taplink.cc taplink.at campsite.bio solo.to msha.ke lit.link bit.ly
    tinyurl.com ow.ly is.gd cutt.ly
    shopee.* lazada.* tokopedia.com mercadolibre.* mercadoshops.com.br etsy.com taobao.com tmall.com jd.com
    ubereats.com doordash.com grubhub.com deliveroo.* just-eat.* takeaway.com foodpanda.* rakuten.co.jp rakuten.ne.jp
    gurunavi.com gnavi.co.jp tabelog.com hotpepper.jp retty.me mapion.co.jp navitime.co.jp ekiten.jp epark.jp
    crunchbase.com bloomberg.com dnb.com opencorporates.com companieshouse.gov.uk northdata.de kompass.com
    behance.net dribbble.com brandfolder.com frontify.com brandfetch.com canva.com figma.com dropbox.com box.com issuu.com
    apkpure.com f-droid.org apps.microsoft.com microsoftedge.microsoft.com addons.mozilla.org
    2gis.ru prom.ua business.google.com sitey.me eatbu.com 7uptheme.com negocio.site
    in.gov argentina.gob.ar service.gov.uk usa.gov canada.ca europa.eu`),
)
