/**
 * Accounts of site builders, hosts and tools. They stand in footers and templates of sites that are not
 * theirs; a site whose own domain is close to such a handle keeps it.
 */
export const PLATFORM_HANDLES: ReadonlySet<string> = new Set(
  `wix wixcom wixstudio wordpress wordpressdotcom wordpresscom automattic shopify squarespace webflow godaddy weebly ghost tryghost
  substack substackinc tilda tildacc jimdo duda dudamobile bigcommerce prestashop magento drupal joomla typo3 hubspot mailchimp elementor
  elemntor divi elegantthemes themeforest envato wpengine bluehost hostinger namecheap ionos strikingly carrd framer notionhq notion canva
  google facebook instagram twitter x youtube linkedin pinterest github tiktok whatsapp telegram discord reddit medium vimeo tumblr meta
  addthis sharethis addtoany disqus intercom zendesk cookiebot onetrust stripe paypal klarna trustpilot tripadvisor yelp
  yourusername username yourpage yourprofile yourcompany yourname youraccount example companyname user profile.php
  invisioncommunity invisionps discourse vbulletin phpbb xenforo themegrill colorlib htmlcodex bootstrapmade html5up getbootstrap
  jekyllrb gohugoio hexo vercel netlify springshare libguides nextjs reactjs sveltejs docusaurus mkdocs readthedocs gitbook`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words of class names and ids around links that belong to someone else: people, partners, and things quoted from elsewhere. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `team staff author authors byline bio speaker speakers member members partner partners sponsor sponsors testimonial testimonials
  person people profile contributor contributors instructor founder founders maintainer client clients tweet tweets embed embedded
  comment comments quote post posts card cards feed review reviews sharing share shares sharer sharebar portfolio showcase`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words around links that are the site's own row of icons. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  `social socials socialmedia socialicons sociallinks followus follow connect sns soziale redes reseaux`
    .split(/\s+/)
    .filter(Boolean),
)
