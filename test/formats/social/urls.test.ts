import { describe, expect, it } from 'vitest'
import { profileOf } from '../../../src/formats/social/urls.ts'

const profiles: readonly [url: string, type: string, canonical: string][] = [
  ['http://twitter.com/acme?lang=en', 'x', 'https://x.com/acme'],
  ['https://mobile.twitter.com/@acme/', 'x', 'https://x.com/acme'],
  ['https://twitter.com/#!/acme', 'x', 'https://x.com/acme'],
  ['https://twitter.com/intent/follow?region=x&screen_name=acme', 'x', 'https://x.com/acme'],
  ['https://de-de.facebook.com/Acme.Corp/?ref=page', 'facebook', 'https://www.facebook.com/Acme.Corp'],
  ['https://www.facebook.com/pg/acme/about/', 'facebook', 'https://www.facebook.com/acme'],
  [
    'http://www.facebook.com/pages/Leeds-UK/Acme-Shop/123456',
    'facebook',
    'https://www.facebook.com/pages/Leeds-UK/Acme-Shop/123456',
  ],
  [
    'https://www.facebook.com/pages/Acme-Shop/123456',
    'facebook',
    'https://www.facebook.com/pages/Acme-Shop/123456',
  ],
  [
    'https://www.facebook.com/pages/Caf%C3%A9%20Acme/123456',
    'facebook',
    'https://www.facebook.com/pages/Caf%C3%A9%20Acme/123456',
  ],
  [
    'https://www.facebook.com/profile.php?v=1&id=42',
    'facebook',
    'https://www.facebook.com/profile.php?id=42',
  ],
  ['https://instagram.com/acme/?hl=en', 'instagram', 'https://www.instagram.com/acme'],
  ['https://uk.linkedin.com/company/acme/jobs/', 'linkedin', 'https://www.linkedin.com/company/acme'],
  ['https://www.youtube.com/c/Acme/videos', 'youtube', 'https://www.youtube.com/c/Acme'],
  ['https://youtube.com/@acme', 'youtube', 'https://www.youtube.com/@acme'],
  ['https://www.pinterest.co.uk/acme/', 'pinterest', 'https://www.pinterest.co.uk/acme'],
  ['https://tr.pinterest.com/acme/', 'pinterest', 'https://tr.pinterest.com/acme'],
  ['https://www.tiktok.com/@acme?is_from_webapp=1', 'tiktok', 'https://www.tiktok.com/@acme'],
  ['https://github.com/acme/anvil.git', 'github', 'https://github.com/acme/anvil'],
  ['https://api.whatsapp.com/send?phone=+4915112345678&text=Hi', 'whatsapp', 'https://wa.me/4915112345678'],
  ['https://t.me/s/acme_news', 'telegram', 'https://t.me/acme_news'],
  ['https://line.me/R/ti/p/%40acme', 'line', 'https://line.me/R/ti/p/@acme'],
  ['https://discordapp.com/invite/acme', 'discord', 'https://discord.gg/acme'],
  ['https://acme.tumblr.com/', 'tumblr', 'https://acme.tumblr.com'],
  ['https://acme.medium.com', 'medium', 'https://acme.medium.com'],
  ['https://vimeo.com/acme', 'vimeo', 'https://vimeo.com/acme'],
  [
    'https://apps.apple.com/de/app/acme-anvils/id123?mt=8',
    'appstore',
    'https://apps.apple.com/de/app/acme-anvils/id123',
  ],
  [
    'https://play.google.com/store/apps/details?hl=en&id=com.acme',
    'playstore',
    'https://play.google.com/store/apps/details?id=com.acme',
  ],
  ['https://www.threads.net/@acme?hl=en', 'threads', 'https://www.threads.com/@acme'],
  ['https://bsky.app/profile/acme.example', 'bluesky', 'https://bsky.app/profile/acme.example'],
  ['https://bsky.app/profile/acme.bsky.social/', 'bluesky', 'https://bsky.app/profile/acme.bsky.social'],
  ['https://fosstodon.org/@acme', 'mastodon', 'https://fosstodon.org/@acme'],
  ['https://m.vk.com/acme', 'vk', 'https://vk.com/acme'],
  ['https://www.xing.com/pages/acme', 'xing', 'https://www.xing.com/pages/acme'],
]

const others: readonly [trap: string, url: string][] = [
  ['a share link', 'https://twitter.com/intent/tweet?url=https://acme.example'],
  ['a share link of the old kind', 'https://www.facebook.com/sharer/sharer.php?u=https://acme.example'],
  ['a post', 'https://twitter.com/acme/status/123'],
  ['a photo', 'https://www.instagram.com/p/Cabc/'],
  ['a video', 'https://www.youtube.com/watch?v=abc'],
  ['a video by number', 'https://vimeo.com/123456'],
  ['the network itself', 'https://www.facebook.com/'],
  ['its log-in', 'https://www.instagram.com/accounts/login/'],
  ['a tag', 'https://www.instagram.com/explore/tags/acme/'],
  ['a search', 'https://twitter.com/search?q=acme'],
  ['its policy', 'https://www.facebook.com/policy.php'],
  ['a file of a repository', 'https://github.com/acme/anvil/blob/main/README.md'],
  ['a message to share', 'https://api.whatsapp.com/send?text=https://acme.example'],
  ['a pin button', 'https://www.pinterest.com/pin/create/button/?url=x'],
  ['an article', 'https://medium.com/acme/how-we-do-it-1a2b3c4d5e6f'],
  ['a host that only ends alike', 'https://nottwitter.com/acme'],
  ['a post of a profile with its own domain', 'https://bsky.app/profile/acme.example/post/3kab'],
  ['a post on a server of many', 'https://mastodon.social/@acme/109372843234'],
  ['a post on a wall', 'https://vk.com/wall-12_34'],
  ['a share link in Russian networks', 'https://vk.com/share.php?url=https://acme.example'],
  ['no web address', 'mailto:hello@acme.example'],
  ['no address at all', 'acme'],
]

describe('profileOf', () => {
  it.each(profiles)('%s is a profile on %s', (url, type, canonical) => {
    expect(profileOf(url)).toMatchObject({ type, url: canonical })
  })

  it.each(others)('%s is none', (_, url) => {
    expect(profileOf(url)).toBeUndefined()
  })
})
