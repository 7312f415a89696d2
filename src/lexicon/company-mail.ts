/*
 * What lists of free and disposable mail hosts get wrong or leave out. Collected by hand, 2026.
 */

import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'

/** Companies and authorities with addresses of their own people, which such lists have. */
export const COMPANY_MAIL: Domains = new Set(
  words(`
    adoption.com alibaba.com angi.com atch.com berlin.de cdc.com check.com cox.com craigslist.org
    easypost.com facebook.com fnbcorporation.com homestead.com medscape.com name.com nus.edu.sg oath.com renren.com
    sogou.com space.com starbucks.com techspot.com telstra.com telstra.com.au theglobe.com toast.com
    ufginsurance.com`),
)

/** Mail hosts at which everybody can have an address, and that such lists lack. */
export const FURTHER_FREE_MAIL: Domains = new Set(
  words(`
    tutamail.com keemail.me startmail.com runbox.com disroot.org riseup.net onmail.com skiff.com vivaldi.net
    kolabnow.com mailfence.com ctemplar.com posteo.net systemli.org cock.li murena.io fastmail.* pobox.com
    mail.de email.de kabelmail.de unitybox.de vodafonemail.de netcologne.de ewe.net aon.at a1.net chello.at
    hispeed.ch sunrise.ch pandora.be scarlet.be upcmail.nl casema.nl home.nl chello.nl quicknet.nl versatel.nl
    zonnet.nl online.nl freeler.nl tele2.nl vodafone.nl
    aliceadsl.fr club-internet.fr numericable.fr voila.fr cegetel.net caramail.com mailo.com
    tim.it email.it fastwebnet.it vodafone.it inwind.it iol.it poste.it movistar.es ono.com telefonica.es ya.com
    clix.pt netcabo.pt mail.pt iol.pt eircom.net tiscali.co.uk blueyonder.co.uk freeserve.co.uk o2.co.uk
    talk21.com plus.com online.no spray.se bredband.net telia.com luukku.com suomi24.fi kolumbus.fi
    jubii.dk mail.dk stofanet.dk simnet.is inbox.lv inbox.lt mail.ee hot.ee otenet.gr forthnet.gr
    tlen.pl poczta.fm poczta.onet.pl vp.pl spoko.pl buziaczek.pl onet.eu interia.eu centrum.sk zoznam.sk
    pobox.sk freemail.hu t-online.hu mail.bg dir.bg meta.ua bigmir.net tut.by internet.ru xmail.ru
    walla.co.il walla.com netvision.net.il 012.net.il mynet.com superonline.com maktoob.com eim.ae
    emirates.net.ae batelco.com.bh mweb.co.za telkomsa.net vodamail.co.za webmail.co.za
    rediff.com indiatimes.com sify.com vsnl.net hinet.net pchome.com.tw seed.net.tw singnet.com.sg
    pacific.net.sg tm.net.my telkom.net 139.com 189.cn wo.cn 21cn.com tom.com 188.com vip.163.com vip.qq.com
    biglobe.ne.jp ocn.ne.jp so-net.ne.jp plala.or.jp ybb.ne.jp nifty.com au.com i.softbank.jp kakao.com
    korea.com dreamwiz.com hanmir.com iinet.net.au internode.on.net dodo.com.au tpg.com.au westnet.com.au
    adam.com.au ozemail.com.au paradise.net.nz slingshot.co.nz clear.net.nz
    windstream.net frontiernet.net frontier.com centurylink.net centurytel.net embarqmail.com optonline.net
    optimum.net juno.com netzero.net netzero.com mindspring.com roadrunner.com rr.com suddenlink.net
    cableone.net q.com prodigy.net pacbell.net ameritech.net swbell.net snet.net flash.net wowway.com twc.com
    videotron.ca bell.net telus.net sasktel.net eastlink.ca cogeco.ca prodigy.net.mx globomail.com r7.com
    zipmail.com.br oi.com.br superig.com.br speedy.com.ar fibertel.com.ar ciudad.com.ar`),
)

/** Hosts of addresses that lead on to the hidden address of somebody, or stand for a user of a platform. */
export const RELAY_MAIL: Domains = new Set(
  words(`
    privaterelay.appleid.com mozmail.com relay.firefox.com duck.com simplelogin.com simplelogin.co simplelogin.fr
    simplelogin.io aleeas.com slmail.me slmails.com silomails.com 8alias.com 8shield.net dralias.com
    passmail.net passmail.com passinbox.com passfwd.com addy.io anonaddy.com anonaddy.me addymail.com
    33mail.com erine.email spamgourmet.com blur.com opayq.com abine.com ironvest.com hidemyemail.icloud.com
    firemail.cc users.noreply.github.com users.noreply.gitlab.com noreply.github.com reply.github.com
    reply.facebook.com groupmail.facebook.com reply.craigslist.org sale.craigslist.org serv.craigslist.org
    hous.craigslist.org job.craigslist.org guest.airbnb.com host.airbnb.com marketplace.amazon.com
    marketplace.amazon.co.uk marketplace.amazon.de guest.booking.com property.booking.com members.ebay.com
    msg.etsy.com mail.zillow.com convo.zillow.com upwork-messages.com proxy.domainsbyproxy.com
    whoisguard.com privacyguardian.org withheldforprivacy.com`),
)

/** Hosts of addresses that are thrown away, and that the lists lack. */
export const FURTHER_DISPOSABLE: Domains = new Set(
  words('tempmail.com burnermail.io tempmail.plus temp-mail.io temp-mail.org emailnator.com mail.tm'),
)
