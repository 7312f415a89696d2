import type { Domains } from './hosts.ts'
import { phrases, words } from './pattern.ts'

/** What a firm's or a project's product is to the sites that are made with it. */
export type PlatformKind =
  /** Site builders, content management systems, shop systems and hosts. */
  | 'builder'
  /** Where a blog or newsletter lives under the platform's name. */
  | 'publishing'
  | 'forum'
  /** Frameworks, generators, themes' tools and design systems. */
  | 'framework'
  /** What is put into pages of others: chats, forms, comments, payment, reviews, consent. */
  | 'widget'

export interface Platform {
  readonly name: string
  readonly kind: PlatformKind
  /** Its own domains, space between. */
  readonly domains?: string
  /**
   * Its accounts on networks, letters and digits alone, space between. An account with the name of the
   * platform itself need not be listed, except for frameworks: their names are common words.
   */
  readonly handles?: string
}

/**
 * Platforms whose name, accounts and mailboxes stand on sites that are not theirs, in credits, notices and
 * templates. Domains and accounts as the home page of each names them. By hand, 2026.
 */
export const PLATFORMS: readonly Platform[] = [
  { name: 'Wix', kind: 'builder', domains: 'wix.com wixpress.com', handles: 'wixcom wixstudio' },
  {
    name: 'WordPress',
    kind: 'builder',
    domains: 'wordpress.com wordpress.org',
    handles: 'wordpressdotcom wordpresscom',
  },
  { name: 'Automattic', kind: 'builder', domains: 'automattic.com' },
  { name: 'Shopify', kind: 'builder', domains: 'shopify.com' },
  { name: 'Squarespace', kind: 'builder', domains: 'squarespace.com' },
  { name: 'Webflow', kind: 'builder', domains: 'webflow.com' },
  { name: 'GoDaddy', kind: 'builder', domains: 'godaddy.com' },
  { name: 'Weebly', kind: 'builder', domains: 'weebly.com' },
  { name: 'Tilda', kind: 'builder', handles: 'tildacc' },
  { name: 'Jimdo', kind: 'builder', domains: 'jimdo.com' },
  { name: 'Duda', kind: 'builder', handles: 'dudamobile' },
  { name: 'BigCommerce', kind: 'builder' },
  { name: 'PrestaShop', kind: 'builder' },
  { name: 'Magento', kind: 'builder' },
  { name: 'Drupal', kind: 'builder' },
  { name: 'Joomla', kind: 'builder' },
  { name: 'TYPO3', kind: 'builder' },
  { name: 'HubSpot', kind: 'builder', domains: 'hubspot.com' },
  { name: 'Elementor', kind: 'builder', domains: 'elementor.com', handles: 'elemntor' },
  { name: 'Divi', kind: 'builder', handles: 'elegantthemes' },
  { name: 'Strikingly', kind: 'builder' },
  { name: 'Carrd', kind: 'builder' },
  { name: 'Framer', kind: 'builder' },
  { name: 'Notion', kind: 'builder', handles: 'notionhq' },
  { name: 'Canva', kind: 'builder' },
  { name: 'LibGuides', kind: 'builder', handles: 'springshare' },
  { name: 'WP Engine', kind: 'builder' },
  { name: 'Bluehost', kind: 'builder' },
  { name: 'Hostinger', kind: 'builder' },
  { name: 'Namecheap', kind: 'builder' },
  { name: 'IONOS', kind: 'builder' },
  { name: 'Vercel', kind: 'builder' },
  { name: 'Netlify', kind: 'builder' },
  { name: 'Cloudflare', kind: 'builder', domains: 'cloudflare.com' },

  { name: 'Substack', kind: 'publishing', domains: 'substack.com', handles: 'substackinc' },
  { name: 'Ghost', kind: 'publishing', handles: 'tryghost' },

  { name: 'Discourse', kind: 'forum' },
  { name: 'vBulletin', kind: 'forum' },
  { name: 'phpBB', kind: 'forum' },
  { name: 'XenForo', kind: 'forum' },
  { name: 'Invision Community', kind: 'forum', handles: 'invisionps' },

  { name: 'Bootstrap', kind: 'framework', handles: 'getbootstrap twbs' },
  { name: 'Tailwind CSS', kind: 'framework', handles: 'tailwindcss tailwindlabs' },
  { name: 'Foundation', kind: 'framework', handles: 'zurb' },
  { name: 'Font Awesome', kind: 'framework', domains: 'fontawesome.com', handles: 'fontawesome fortawesome' },
  { name: 'jQuery', kind: 'framework', domains: 'jquery.com' },
  { name: 'Jekyll', kind: 'framework', handles: 'jekyll jekyllrb pagesthemes' },
  { name: 'Hugo', kind: 'framework', handles: 'gohugoio' },
  { name: 'Hexo', kind: 'framework', handles: 'hexo hexojs' },
  { name: 'VuePress', kind: 'framework', handles: 'vuepress' },
  { name: 'Gatsby', kind: 'framework', handles: 'gatsbyjs' },
  { name: 'Eleventy', kind: 'framework', handles: 'eleventy 11ty' },
  { name: 'Astro', kind: 'framework', handles: 'astrodotbuild' },
  { name: 'Next.js', kind: 'framework', handles: 'nextjs' },
  { name: 'React', kind: 'framework', handles: 'reactjs' },
  { name: 'Svelte', kind: 'framework', handles: 'sveltejs' },
  { name: 'Docusaurus', kind: 'framework', handles: 'docusaurus' },
  { name: 'MkDocs', kind: 'framework', handles: 'mkdocs' },
  { name: 'Read the Docs', kind: 'framework', handles: 'readthedocs rtfd' },
  { name: 'GitBook', kind: 'framework', handles: 'gitbook' },
  { name: 'Sphinx', kind: 'framework', handles: 'sphinxdoc' },

  { name: 'Mailchimp', kind: 'widget', domains: 'mailchimp.com intuit.com' },
  { name: 'AddThis', kind: 'widget' },
  { name: 'ShareThis', kind: 'widget' },
  { name: 'AddToAny', kind: 'widget', domains: 'addtoany.com' },
  { name: 'Disqus', kind: 'widget', domains: 'disqus.com' },
  { name: 'Intercom', kind: 'widget', domains: 'intercom.com intercom.io' },
  { name: 'Zendesk', kind: 'widget', domains: 'zendesk.com' },
  { name: 'Stripe', kind: 'widget', domains: 'stripe.com' },
  { name: 'PayPal', kind: 'widget', domains: 'paypal.com' },
  { name: 'Klarna', kind: 'widget', domains: 'klarna.com' },
  { name: 'Trustpilot', kind: 'widget', domains: 'trustpilot.com' },
  { name: 'hCaptcha', kind: 'widget', domains: 'hcaptcha.com' },
  { name: 'OpenStreetMap', kind: 'widget', domains: 'openstreetmap.org' },
  { name: 'Mapbox', kind: 'widget', domains: 'mapbox.com' },
  { name: 'Sentry', kind: 'widget', domains: 'sentry.io' },
  { name: 'Typekit', kind: 'widget', domains: 'typekit.com adobe.com' },
]

/** Software of forums, by what `<meta name=generator>` says. */
export const FORUM_GENERATORS = phrases(`
  discourse, xenforo, vbulletin, phpbb, mybb, invision, flarum, nodebb, smf, fluxbb, vanilla
  simple machines`)

/** Software of manuals and wikis, by the same. */
export const DOCUMENTATION_GENERATORS = words(`
  sphinx docusaurus mkdocs gitbook vitepress vuepress starlight mediawiki hugo-docs docsy antora javadoc
  readme`)

/** The domains of all platforms. */
export const PLATFORM_DOMAINS: Domains = new Set(PLATFORMS.flatMap(({ domains = '' }) => words(domains)))
