import { words } from './pattern.ts'
import { SOCIAL_DOMAINS } from './social/index.ts'

/**
 * Domains at which many have a page of their own: an address there says nothing about whose domain it is.
 * Social networks, site builders and hosts, shops, pages of links, code, app stores, encyclopedias, mail hosts,
 * and hosts of pages for investors. By hand, 2026.
 */
export const SHARED_HOSTS: ReadonlySet<string> = new Set([
  ...SOCIAL_DOMAINS,
  ...words(`
    fb.com fb.me instagr.am t.me telegram.me wa.me youtu.be weibo.com weixin.qq.com vk.com ok.ru naver.com kakao.com
    line.me lin.ee discord.gg threads.net
    linktr.ee beacons.ai bio.link lnk.bio campsite.bio carrd.co about.me taplink.cc solo.to linkin.bio allmylinks.com
    wix.com wixsite.com weebly.com squarespace.com wordpress.com wordpress.org blogspot.com blogger.com tumblr.com
    medium.com substack.com ghost.io webflow.io framer.website notion.site jimdo.com jimdofree.com strikingly.com
    godaddysites.com business.site site123.me yolasite.com webnode.com webnode.page tilda.ws ucoz.com
    myshopify.com shopify.com bigcartel.com ecwid.com tiendanube.com etsy.com ebay.com amazon.com mercadolibre.com
    sites.google.com google.com goo.gl g.page maps.app.goo.gl docs.google.com drive.google.com
    github.com github.io gitlab.com gitlab.io bitbucket.org sourceforge.net netlify.app vercel.app herokuapp.com
    pages.dev web.app firebaseapp.com azurewebsites.net amazonaws.com cloudfront.net r2.dev glitch.me surge.sh
    play.google.com apps.apple.com itunes.apple.com apple.co
    wikipedia.org wikimedia.org wikidata.org crunchbase.com bloomberg.com reuters.com yahoo.com sec.gov
    archive.org web.archive.org bit.ly tinyurl.com ow.ly t.co linkedin.com lnkd.in
    tripadvisor.com yelp.com foursquare.com booking.com opentable.com doordash.com ubereats.com
    q4web.com q4cdn.com q4inc.com investorroom.com gcs-web.com irasia.com todayir.com listedcompany.com
    equitystory.com cision.com globenewswire.com prnewswire.com businesswire.com
    gmail.com hotmail.com outlook.com live.com qq.com 163.com 126.com sina.com aol.com mail.ru yandex.ru
    example.com example.org example.net localhost.localdomain`),
])
