import type { Domains } from './hosts.ts'
import { words } from './pattern.ts'

/**
 * Mail hosts at which everybody can have an address: free ones, and those of access providers. Collected by
 * hand, by country, 2026.
 */
export const FREE_MAIL: Domains = new Set(
  words(`
    gmail.com googlemail.com hotmail.* outlook.* live.* yahoo.* ymail.com rocketmail.com aol.com aim.com
    icloud.com me.com mac.com msn.com protonmail.com protonmail.ch proton.me pm.me zoho.com mail.com email.com
    fastmail.com fastmail.fm hushmail.com tutanota.com tutanota.de tuta.io tuta.com duck.com hey.com
    gmx.* web.de t-online.de freenet.de arcor.de posteo.de mailbox.org bluewin.ch
    mail.ru yandex.* ya.ru bk.ru list.ru inbox.* rambler.ru ukr.net i.ua abv.bg
    orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr
    libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.* sapo.pt
    uol.com.br bol.com.br ig.com.br
    seznam.cz email.cz post.cz centrum.cz volny.cz azet.sk freemail.hu citromail.hu
    wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl
    ziggo.nl planet.nl kpnmail.nl xs4all.nl hetnet.nl telenet.be skynet.be
    btinternet.com btconnect.com sky.com ntlworld.com virginmedia.com talktalk.net
    comcast.net verizon.net att.net sbcglobal.net bellsouth.net earthlink.net charter.net
    cox.net shaw.ca rogers.com sympatico.ca bigpond.com optusnet.com.au xtra.co.nz
    qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com
    naver.com daum.net hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com`),
)
