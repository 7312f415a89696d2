import { at, type Network, query } from './patterns.ts'

/**
 * One row per network, in the order of `SOCIAL_TYPES`. From the addresses that each network gives to its
 * accounts, 2026.
 */
export const NETWORKS: readonly Network[] = [
  {
    type: 'x',
    domains: 'x.com twitter.com',
    subdomains: 'mobile m ??',
    marks: 'twitter',
    profiles: [
      query(
        '\\/intent\\/(?:user|follow)\\?(?:.*&)?screen_name=@?([A-Za-z0-9_]{1,15})(?:&|$)',
        'https://x.com/$1',
      ),
      at('\\/(?:#!\\/)?@?([A-Za-z0-9_]{1,15})', 'https://x.com/$1'),
    ],
    reserved: 'compose who_to_follow personalization lists moments logged_out goodies statuses',
  },
  {
    type: 'facebook',
    domains: 'facebook.com fb.com fb.me',
    subdomains: '? ?? ?-?? ??-?? mobile touch business web',
    marks: 'facebook fb',
    profiles: [
      query(
        '\\/(?:[a-z-]+\\/)?profile\\.php\\?(?:.*&)?id=(\\d+)',
        'https://www.facebook.com/profile.php?id=$1',
      ),
      at('\\/pages\\/(category\\/[^/?#]+)\\/([^/?#]+)', 'https://www.facebook.com/pages/$1/$2'),
      at('\\/pages\\/([^/?#]+)\\/(\\d+)', 'https://www.facebook.com/pages/$1/$2'),
      at('\\/pages\\/([^/?#]+)\\/([^/?#]+)\\/(\\d+)', 'https://www.facebook.com/pages/$1/$2/$3'),
      at('\\/people\\/([^/?#]+)\\/(\\d+)', 'https://www.facebook.com/people/$1/$2'),
      at('\\/groups\\/([^/?#]+)(?:\\/about)?', 'https://www.facebook.com/groups/$1', 'part'),
      at('\\/p\\/([^/?#]+-\\d+)', 'https://www.facebook.com/p/$1'),
      at(
        '\\/(?:pg\\/)?(?:#!\\/)?([^/?#]{2,80})(?:\\/(?:about|timeline|reviews|info|home))?',
        'https://www.facebook.com/$1',
      ),
    ],
    reserved: `
      sharer.php share.php dialog plugins tr groups l.php home.php login.php policy.php marketplace
      gaming photo photo.php photos story.php permalink.php events public people profile.php recover
      fundraisers donate media reel reels messenger payments lite directory facebookapp ad_campaign`,
  },
  {
    type: 'instagram',
    domains: 'instagram.com instagr.am',
    subdomains: 'm',
    marks: 'instagram ig',
    profiles: [at('\\/@?([A-Za-z0-9._]{1,30})(?:\\/(?:reels|tagged))?', 'https://www.instagram.com/$1')],
    reserved: 'reel reels stories tv direct graphql',
  },
  {
    type: 'linkedin',
    domains: 'linkedin.com',
    subdomains: '?? m touch',
    marks: 'linkedin',
    profiles: [
      at('\\/company\\/([^/?#]+)(?:\\/[a-z-]+)*', 'https://www.linkedin.com/company/$1'),
      at('\\/school\\/([^/?#]+)(?:\\/[a-z-]+)*', 'https://www.linkedin.com/school/$1'),
      at('\\/showcase\\/([^/?#]+)(?:\\/[a-z-]+)*', 'https://www.linkedin.com/showcase/$1'),
      at('\\/groups\\/([^/?#]+)', 'https://www.linkedin.com/groups/$1', 'part'),
      at('\\/in\\/([^/?#]+)(?:\\/[a-z]{2})?', 'https://www.linkedin.com/in/$1', 'person'),
    ],
    reserved: 'sharearticle sharing cws',
  },
  {
    type: 'youtube',
    domains: 'youtube.com',
    subdomains: 'm ??',
    marks: 'youtube yt',
    profiles: [
      at('\\/channel\\/([\\w-]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/channel/$1'),
      at('\\/user\\/([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/user/$1'),
      at('\\/c\\/([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/c/$1'),
      at('\\/@([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/@$1'),
      at('\\/([A-Za-z0-9_.-]{2,})(?:\\/(?:featured|videos|about))?', 'https://www.youtube.com/$1'),
    ],
    reserved: `
      playlist shorts live redirect t v iframe_api player_api s yt attribution_link creators kids
      gaming music subscription_center channel channels html5 e youtube`,
  },
  {
    type: 'pinterest',
    domains: 'pinterest.*',
    subdomains: '??',
    marks: 'pinterest',
    profiles: [
      at('\\/([A-Za-z0-9_-]{2,})', 'https://www.$host/$1'),
      at('\\/([A-Za-z0-9_-]{2,})\\/(?:boards|pins|_saved|_created|profile)', 'https://www.$host/$1'),
      at('\\/([A-Za-z0-9_-]{2,}\\/[^/?#_]+)', 'https://www.$host/$1', 'part'),
    ],
    reserved: 'pin ideas categories today topics all _ offsite source resource',
  },
  {
    type: 'tiktok',
    domains: 'tiktok.com',
    subdomains: 'm',
    marks: 'tiktok',
    profiles: [at('\\/@([A-Za-z0-9._]{2,30})', 'https://www.tiktok.com/@$1')],
  },
  {
    type: 'dribbble',
    domains: 'dribbble.com',
    profiles: [at('\\/([A-Za-z0-9_-]+)', 'https://dribbble.com/$1')],
    reserved: 'shots designers freelance-jobs teams session stories hiring marketplace learn pro',
  },
  {
    type: 'github',
    domains: 'github.com',
    marks: 'github',
    profiles: [
      at(
        '\\/(?:orgs\\/|sponsors\\/)?([A-Za-z0-9-]+)(?:\\/(?:repositories|people))?',
        'https://github.com/$1',
      ),
      at(
        '\\/([A-Za-z0-9-]+\\/[A-Za-z0-9._-]+?)(?:\\.git)?(?:\\/(?:releases|issues|discussions|wiki|stargazers))?',
        'https://github.com/$1',
        'part',
      ),
    ],
    reserved: `
      topics sponsors orgs marketplace collections enterprise readme issues pulls codespaces new
      organizations customer-stories solutions resources mobile copilot actions desktop edu education`,
  },
  {
    type: 'behance',
    domains: 'behance.net',
    profiles: [at('\\/([A-Za-z0-9_-]+)', 'https://www.behance.net/$1')],
    reserved: 'gallery galleries joblist assets live for_you',
  },
  {
    type: 'snapchat',
    domains: 'snapchat.com',
    subdomains: 't',
    marks: 'snapchat',
    profiles: [at('\\/(?:add\\/|@)([\\w.-]+)', 'https://www.snapchat.com/add/$1')],
  },
  {
    type: 'whatsapp',
    domains: 'wa.me whatsapp.com',
    subdomains: 'api web chat business',
    marks: 'whatsapp',
    hostInPath: true,
    profiles: [
      query(
        '(?:api|web)?\\.?whatsapp\\.com\\/send\\/?\\?(?:.*&)?phone=(?:\\+|%2B)?([\\d ]{6,})',
        'https://wa.me/$1',
      ),
      query('wa\\.me\\/(?:\\+|%2B)?(\\d{6,})', 'https://wa.me/$1'),
      at('wa\\.me\\/(message\\/\\w+|[cC]\\/\\d+)', 'https://wa.me/$1'),
      at('whatsapp\\.com\\/channel\\/(\\w+)', 'https://whatsapp.com/channel/$1'),
      at('chat\\.whatsapp\\.com\\/(?:invite\\/)?(\\w{8,})', 'https://chat.whatsapp.com/$1'),
    ],
  },
  {
    type: 'telegram',
    domains: 't.me telegram.me telegram.dog',
    marks: 'telegram',
    profiles: [
      at('\\/(joinchat\\/[\\w-]+|\\+[\\w-]+)', 'https://t.me/$1'),
      at('\\/(?:s\\/)?@?(\\w{4,32})', 'https://t.me/$1'),
    ],
    reserved: 'addstickers proxy socks addlist joinchat',
  },
  {
    type: 'line',
    domains: 'line.me lin.ee',
    subdomains: 'page',
    hostInPath: true,
    profiles: [
      at('line\\.me\\/(?:R\\/)?ti\\/p\\/([^/?#]+)', 'https://line.me/R/ti/p/$1'),
      at('page\\.line\\.me\\/([\\w.@-]+)', 'https://page.line.me/$1'),
      at('lin\\.ee\\/(\\w+)', 'https://lin.ee/$1'),
    ],
  },
  {
    type: 'discord',
    domains: 'discord.gg discord.com discordapp.com',
    marks: 'discord',
    hostInPath: true,
    profiles: [at('(?:discord\\.gg|discord(?:app)?\\.com\\/invite)\\/([\\w-]+)', 'https://discord.gg/$1')],
  },
  {
    type: 'twitch',
    domains: 'twitch.tv',
    subdomains: 'm',
    profiles: [at('\\/(\\w{3,25})(?:\\/(?:videos|about))?', 'https://www.twitch.tv/$1')],
    reserved: 'directory downloads turbo subscriptions inventory wallet',
  },
  {
    type: 'vimeo',
    domains: 'vimeo.com',
    marks: 'vimeo',
    profiles: [
      at('\\/(channels\\/[\\w-]+)', 'https://vimeo.com/$1', 'part'),
      at('\\/((?!\\d+(?:[/?#]|$))[\\w-]+)(?:\\/videos)?', 'https://vimeo.com/$1'),
    ],
    reserved: `
      categories upgrade stock ondemand channels groups manage enterprise solutions live
      creative-professionals for-hire`,
  },
  {
    type: 'imdb',
    domains: 'imdb.com',
    subdomains: 'm pro',
    profiles: [at('\\/((?:title|name|company)\\/(?:tt|nm|co)\\d+)', 'https://www.imdb.com/$1')],
  },
  {
    type: 'tumblr',
    domains: 'tumblr.com',
    subdomains: '*',
    hostInPath: true,
    profiles: [
      at('(?:www\\.)?tumblr\\.com\\/(?:blog\\/)?(?:view\\/)?([\\w-]+)', 'https://www.tumblr.com/$1'),
      at('([\\w-]+)\\.tumblr\\.com', 'https://$1.tumblr.com'),
    ],
    reserved: 'tagged reblog assets media widgets docs radar',
  },
  {
    type: 'flickr',
    domains: 'flickr.com',
    subdomains: 'm secure',
    profiles: [
      at('\\/(?:photos|people)\\/([^/?#]+)', 'https://www.flickr.com/photos/$1'),
      at('\\/(groups\\/[^/?#]+)', 'https://www.flickr.com/$1', 'part'),
    ],
  },
  {
    type: 'giphy',
    domains: 'giphy.com',
    profiles: [at('\\/(?:channel\\/|@)?([\\w.-]+)', 'https://giphy.com/$1')],
    reserved: 'gifs stickers media clips entertainment reactions',
  },
  {
    type: 'medium',
    domains: 'medium.com',
    subdomains: '*',
    hostInPath: true,
    profiles: [
      at('medium\\.com\\/(@[\\w.-]+)', 'https://medium.com/$1'),
      at('medium\\.com\\/([\\w-]+)(?:\\/(?:about|latest))?', 'https://medium.com/$1'),
      at('([\\w-]+)\\.medium\\.com', 'https://$1.medium.com'),
    ],
    reserved: 'm me membership s plans topic topics policy www cdn-images-1 miro new-story',
  },
  {
    type: 'spotify',
    domains: 'open.spotify.com',
    profiles: [
      at('(?:\\/intl-[a-z-]+)?\\/((?:artist|user|show)\\/[\\w.%-]+)', 'https://open.spotify.com/$1'),
    ],
  },
  {
    type: 'soundcloud',
    domains: 'soundcloud.com',
    subdomains: 'm',
    profiles: [at('\\/([\\w-]+)', 'https://soundcloud.com/$1')],
    reserved: 'you charts stream player pages go imprint',
  },
  {
    type: 'tripadvisor',
    domains: 'tripadvisor.*',
    subdomains: '??',
    profiles: [
      at(
        '\\/((?:Hotel|Restaurant|Attraction|Attractions|ShowUserReviews|VacationRental|AttractionProduct)_?Reviews?-[\\w.-]+)',
        'https://www.$host/$1',
      ),
    ],
  },
  {
    type: 'yelp',
    domains: 'yelp.*',
    subdomains: 'm',
    profiles: [at('\\/biz\\/([^/?#]+)', 'https://www.yelp.com/biz/$1')],
  },
  {
    type: 'producthunt',
    domains: 'producthunt.com',
    profiles: [
      at('\\/((?:products|posts)\\/[\\w-]+)(?:\\/reviews)?', 'https://www.producthunt.com/$1'),
      at('\\/(@[\\w-]+)', 'https://www.producthunt.com/$1', 'person'),
    ],
  },
  {
    type: 'reddit',
    domains: 'reddit.com',
    subdomains: 'old new m ??',
    marks: 'reddit',
    profiles: [
      at('\\/(r\\/\\w+)', 'https://www.reddit.com/$1'),
      at('\\/u(?:ser)?\\/([\\w-]+)', 'https://www.reddit.com/user/$1'),
    ],
  },
  {
    type: 'crunchbase',
    domains: 'crunchbase.com',
    profiles: [
      at('\\/((?:organization|company)\\/[^/?#]+)', 'https://www.crunchbase.com/$1'),
      at('\\/(person\\/[^/?#]+)', 'https://www.crunchbase.com/$1', 'person'),
    ],
  },
  {
    type: 'appstore',
    domains: 'apps.apple.com itunes.apple.com',
    profiles: [
      at('\\/((?:[a-z]{2}\\/)?app\\/(?:[^/?#]+\\/)?id\\d+)', 'https://apps.apple.com/$1', 'part'),
      at('\\/((?:[a-z]{2}\\/)?developer\\/(?:[^/?#]+\\/)?id\\d+)', 'https://apps.apple.com/$1'),
    ],
  },
  {
    type: 'playstore',
    domains: 'play.google.com',
    profiles: [
      query(
        '\\/store\\/apps\\/details\\/?\\?(?:.*&)?id=([\\w.]+)',
        'https://play.google.com/store/apps/details?id=$1',
        'part',
      ),
      query(
        '\\/store\\/apps\\/dev(?:eloper)?\\/?\\?(?:.*&)?id=([^&#]+)',
        'https://play.google.com/store/apps/dev?id=$1',
      ),
    ],
  },
  {
    type: 'threads',
    domains: 'threads.net threads.com',
    marks: 'threads',
    profiles: [at('\\/@([A-Za-z0-9._]{1,30})', 'https://www.threads.com/@$1')],
  },
  {
    type: 'bluesky',
    domains: 'bsky.app',
    marks: 'bluesky',
    profiles: [
      at('\\/profile\\/([\\w-]+)\\.bsky\\.social', 'https://bsky.app/profile/$1.bsky.social'),
      at('\\/profile\\/([\\w.:-]+)', 'https://bsky.app/profile/$1'),
    ],
  },
  {
    // The large servers that are open to anybody, by the list at https://joinmastodon.org/servers
    type: 'mastodon',
    domains: `
      mastodon.social mastodon.online mastodon.world mastodon.cloud mastodon.art mastodon.green mstdn.social
      mstdn.jp mas.to masto.ai toot.community universeodon.com techhub.social indieweb.social sfba.social
      fosstodon.org floss.social hachyderm.io infosec.exchange chaos.social social.coop`,
    marks: 'mastodon',
    profiles: [at('\\/(?:web\\/)?(?:@|users\\/)(\\w+)', 'https://$host/@$1')],
  },
  {
    type: 'vk',
    domains: 'vk.com vk.ru vkontakte.ru',
    subdomains: 'm',
    marks: 'vk',
    profiles: [at('\\/([A-Za-z][\\w.]{2,})', 'https://vk.com/$1')],
    reserved: 'share.php away.php video_ext.php widget_community.php feed im dev services clips market docs',
  },
  {
    type: 'xing',
    domains: 'xing.com',
    marks: 'xing',
    profiles: [
      at('\\/pages\\/([^/?#]+)', 'https://www.xing.com/pages/$1'),
      at('\\/compan(?:y|ies)\\/([^/?#]+)', 'https://www.xing.com/companies/$1'),
      at('\\/profile\\/([^/?#]+)', 'https://www.xing.com/profile/$1', 'person'),
    ],
  },
]
