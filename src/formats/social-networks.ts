import { at, type Network, query } from './social-patterns.ts'

/** One row per network, in the order of `SOCIAL_TYPES`. */
export const NETWORKS: readonly Network[] = [
  {
    type: 'x',
    host: /^(?:mobile\.|m\.|[a-z]{2}\.)?(?:twitter|x)\.com$/,
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
    host: /^(?:[a-z]{1,2}(?:-[a-z]{2})?\.|mobile\.|touch\.|business\.|web\.)?(?:facebook\.com|fb\.com|fb\.me)$/,
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
    reserved:
      'sharer.php share.php dialog plugins tr groups l.php home.php login.php policy.php marketplace gaming photo photo.php photos story.php permalink.php events public people profile.php recover fundraisers donate media reel reels messenger payments lite directory facebookapp ad_campaign',
  },
  {
    type: 'instagram',
    host: /^(?:m\.)?(?:instagram\.com|instagr\.am)$/,
    profiles: [at('\\/@?([A-Za-z0-9._]{1,30})(?:\\/(?:reels|tagged))?', 'https://www.instagram.com/$1')],
    reserved: 'reel reels stories tv direct graphql',
  },
  {
    type: 'linkedin',
    host: /^(?:[a-z]{2}\.|m\.|touch\.)?linkedin\.com$/,
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
    host: /^(?:m\.|[a-z]{2}\.)?youtube\.com$/,
    profiles: [
      at('\\/channel\\/([\\w-]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/channel/$1'),
      at('\\/user\\/([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/user/$1'),
      at('\\/c\\/([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/c/$1'),
      at('\\/@([^/?#]+)(?:\\/[a-z]+)?', 'https://www.youtube.com/@$1'),
      at('\\/([A-Za-z0-9_.-]{2,})(?:\\/(?:featured|videos|about))?', 'https://www.youtube.com/$1'),
    ],
    reserved:
      'playlist shorts live redirect t v iframe_api player_api s yt attribution_link creators kids gaming music subscription_center channel channels html5 e youtube',
  },
  {
    type: 'pinterest',
    host: /^(?:[a-z]{2}\.)?pinterest\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$/,
    profiles: [
      at('\\/([A-Za-z0-9_-]{2,})', 'https://www.$host/$1'),
      at('\\/([A-Za-z0-9_-]{2,})\\/(?:boards|pins|_saved|_created|profile)', 'https://www.$host/$1'),
      at('\\/([A-Za-z0-9_-]{2,}\\/[^/?#_]+)', 'https://www.$host/$1', 'part'),
    ],
    reserved: 'pin ideas categories today topics all _ offsite source resource',
  },
  {
    type: 'tiktok',
    host: /^(?:m\.)?tiktok\.com$/,
    profiles: [at('\\/@([A-Za-z0-9._]{2,30})', 'https://www.tiktok.com/@$1')],
  },
  {
    type: 'dribbble',
    host: /^dribbble\.com$/,
    profiles: [at('\\/([A-Za-z0-9_-]+)', 'https://dribbble.com/$1')],
    reserved: 'shots designers freelance-jobs teams session stories hiring marketplace learn pro',
  },
  {
    type: 'github',
    host: /^github\.com$/,
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
    reserved:
      'topics sponsors orgs marketplace collections enterprise readme issues pulls codespaces new organizations customer-stories solutions resources mobile copilot actions desktop edu education',
  },
  {
    type: 'behance',
    host: /^behance\.net$/,
    profiles: [at('\\/([A-Za-z0-9_-]+)', 'https://www.behance.net/$1')],
    reserved: 'gallery galleries joblist assets live for_you',
  },
  {
    type: 'snapchat',
    host: /^(?:snapchat\.com|t\.snapchat\.com)$/,
    profiles: [at('\\/(?:add\\/|@)([\\w.-]+)', 'https://www.snapchat.com/add/$1')],
  },
  {
    type: 'whatsapp',
    host: /^(?:wa\.me|(?:api|web|chat|business)?\.?whatsapp\.com)$/,
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
    host: /^(?:t\.me|telegram\.me|telegram\.dog)$/,
    profiles: [
      at('\\/(joinchat\\/[\\w-]+|\\+[\\w-]+)', 'https://t.me/$1'),
      at('\\/(?:s\\/)?@?(\\w{4,32})', 'https://t.me/$1'),
    ],
    reserved: 'addstickers proxy socks addlist joinchat',
  },
  {
    type: 'line',
    host: /^(?:line\.me|page\.line\.me|lin\.ee)$/,
    hostInPath: true,
    profiles: [
      at('line\\.me\\/(?:R\\/)?ti\\/p\\/([^/?#]+)', 'https://line.me/R/ti/p/$1'),
      at('page\\.line\\.me\\/([\\w.@-]+)', 'https://page.line.me/$1'),
      at('lin\\.ee\\/(\\w+)', 'https://lin.ee/$1'),
    ],
  },
  {
    type: 'discord',
    host: /^(?:discord\.gg|discord(?:app)?\.com)$/,
    hostInPath: true,
    profiles: [at('(?:discord\\.gg|discord(?:app)?\\.com\\/invite)\\/([\\w-]+)', 'https://discord.gg/$1')],
  },
  {
    type: 'twitch',
    host: /^(?:m\.)?twitch\.tv$/,
    profiles: [at('\\/(\\w{3,25})(?:\\/(?:videos|about))?', 'https://www.twitch.tv/$1')],
    reserved: 'directory downloads turbo subscriptions inventory wallet',
  },
  {
    type: 'vimeo',
    host: /^vimeo\.com$/,
    profiles: [
      at('\\/(channels\\/[\\w-]+)', 'https://vimeo.com/$1', 'part'),
      at('\\/((?!\\d+(?:[/?#]|$))[\\w-]+)(?:\\/videos)?', 'https://vimeo.com/$1'),
    ],
    reserved:
      'categories upgrade stock ondemand channels groups manage enterprise solutions live creative-professionals for-hire',
  },
  {
    type: 'imdb',
    host: /^(?:m\.|pro\.)?imdb\.com$/,
    profiles: [at('\\/((?:title|name|company)\\/(?:tt|nm|co)\\d+)', 'https://www.imdb.com/$1')],
  },
  {
    type: 'tumblr',
    host: /(?:^|\.)tumblr\.com$/,
    hostInPath: true,
    profiles: [
      at('(?:www\\.)?tumblr\\.com\\/(?:blog\\/)?(?:view\\/)?([\\w-]+)', 'https://www.tumblr.com/$1'),
      at('([\\w-]+)\\.tumblr\\.com', 'https://$1.tumblr.com'),
    ],
    reserved: 'tagged reblog assets media widgets docs radar',
  },
  {
    type: 'flickr',
    host: /^(?:m\.|secure\.)?flickr\.com$/,
    profiles: [
      at('\\/(?:photos|people)\\/([^/?#]+)', 'https://www.flickr.com/photos/$1'),
      at('\\/(groups\\/[^/?#]+)', 'https://www.flickr.com/$1', 'part'),
    ],
  },
  {
    type: 'giphy',
    host: /^giphy\.com$/,
    profiles: [at('\\/(?:channel\\/|@)?([\\w.-]+)', 'https://giphy.com/$1')],
    reserved: 'gifs stickers media clips entertainment reactions',
  },
  {
    type: 'medium',
    host: /(?:^|\.)medium\.com$/,
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
    host: /^open\.spotify\.com$/,
    profiles: [
      at('(?:\\/intl-[a-z-]+)?\\/((?:artist|user|show)\\/[\\w.%-]+)', 'https://open.spotify.com/$1'),
    ],
  },
  {
    type: 'soundcloud',
    host: /^(?:m\.)?soundcloud\.com$/,
    profiles: [at('\\/([\\w-]+)', 'https://soundcloud.com/$1')],
    reserved: 'you charts stream player pages go imprint',
  },
  {
    type: 'tripadvisor',
    host: /^(?:[a-z]{2}\.)?tripadvisor\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$/,
    profiles: [
      at(
        '\\/((?:Hotel|Restaurant|Attraction|Attractions|ShowUserReviews|VacationRental|AttractionProduct)_?Reviews?-[\\w.-]+)',
        'https://www.$host/$1',
      ),
    ],
  },
  {
    type: 'yelp',
    host: /^(?:m\.)?yelp\.(?:com?(?:\.[a-z]{2})?|[a-z]{2})$/,
    profiles: [at('\\/biz\\/([^/?#]+)', 'https://www.yelp.com/biz/$1')],
  },
  {
    type: 'producthunt',
    host: /^producthunt\.com$/,
    profiles: [
      at('\\/((?:products|posts)\\/[\\w-]+)(?:\\/reviews)?', 'https://www.producthunt.com/$1'),
      at('\\/(@[\\w-]+)', 'https://www.producthunt.com/$1', 'person'),
    ],
  },
  {
    type: 'reddit',
    host: /^(?:old\.|new\.|m\.|[a-z]{2}\.)?reddit\.com$/,
    profiles: [
      at('\\/(r\\/\\w+)', 'https://www.reddit.com/$1'),
      at('\\/u(?:ser)?\\/([\\w-]+)', 'https://www.reddit.com/user/$1'),
    ],
  },
  {
    type: 'crunchbase',
    host: /^crunchbase\.com$/,
    profiles: [
      at('\\/((?:organization|company)\\/[^/?#]+)', 'https://www.crunchbase.com/$1'),
      at('\\/(person\\/[^/?#]+)', 'https://www.crunchbase.com/$1', 'person'),
    ],
  },
  {
    type: 'appstore',
    host: /^(?:apps|itunes)\.apple\.com$/,
    profiles: [
      at('\\/((?:[a-z]{2}\\/)?app\\/(?:[^/?#]+\\/)?id\\d+)', 'https://apps.apple.com/$1', 'part'),
      at('\\/((?:[a-z]{2}\\/)?developer\\/(?:[^/?#]+\\/)?id\\d+)', 'https://apps.apple.com/$1'),
    ],
  },
  {
    type: 'playstore',
    host: /^play\.google\.com$/,
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
]
