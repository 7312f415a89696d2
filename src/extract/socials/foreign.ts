/**
 * Accounts of site builders, hosts, tools and makers of templates, and names that stand for one yet to be filled in. They
 * stand in footers of sites that are not theirs; a site whose own domain is close to such a handle keeps it. Letters and
 * digits alone, as `handleKey` has them.
 */
const PLATFORM_HANDLES: ReadonlySet<string> = new Set(
  `wix wixcom wixstudio wordpress wordpressdotcom wordpresscom automattic shopify squarespace webflow godaddy weebly ghost tryghost
  substack substackinc tilda tildacc jimdo duda dudamobile bigcommerce prestashop magento drupal joomla typo3 hubspot mailchimp elementor
  elemntor divi elegantthemes themeforest envato wpengine bluehost hostinger namecheap ionos strikingly carrd framer notionhq notion canva
  google facebook instagram twitter x youtube linkedin pinterest github tiktok whatsapp telegram discord reddit medium vimeo tumblr meta
  addthis sharethis addtoany disqus intercom zendesk cookiebot onetrust stripe paypal klarna trustpilot tripadvisor yelp
  yourusername username yourpage yourprofile yourcompany yourname youraccount yourhandle yourbrand yourbusiness yourchannel yourid
  yoursite yourwebsite yourlink myusername mycompany mypage example companyname company brandname brand business user handle profile
  page pagename channelname placeholder test demo sample johndoe janedoe xxx xxxx
  invisioncommunity invisionps discourse vbulletin phpbb xenforo themegrill colorlib htmlcodex bootstrapmade html5up getbootstrap
  startbootstrap sbootstrap blackrockdigital davidtmiller twbs tailwindlabs tailwindcss zurb fortawesome fontawesome ajlkn n33co
  templatemo tooplate themefisher themewagon themewagoncom bootstrapious freehtml5 freehtml5co styleshout uideck ayroui graygrids w3layouts
  creativetim cruip templateflip ostemplates zerotheme pixelarity templated webthemez untreeco astrothemes oceanwp generatepress wpastra
  justthedocs mmistakes jekyll pagesthemes poole barryclark daattali squidfunk sphinxdoc snide rtfd theacodes wowchemy gcushen
  academicpages alshedivat adityatelange panr luizdepra nunocoracao cotes2020 vuepress hexojs gatsbyjs 11ty eleventy astrodotbuild
  jekyllrb gohugoio hexo vercel netlify springshare libguides nextjs reactjs sveltejs docusaurus mkdocs readthedocs gitbook`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a handle, or the account before a slash in it, is of a platform or stands for one yet to be filled in. */
export function isPlatform(handle: string): boolean {
  return (
    PLATFORM_HANDLES.has(handleKey(handle)) || PLATFORM_HANDLES.has(handleKey(handle.split('/')[0] ?? ''))
  )
}

function handleKey(handle: string): string {
  return handle.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Words of class names and ids around links that belong to someone else: people, partners, and things quoted from elsewhere. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `team staff author authors byline bio speaker speakers member members partner partners sponsor sponsors testimonial testimonials
  person people profile contributor contributors instructor founder founders maintainer client clients tweet tweets embed embedded
  comment comments quote post posts card cards feed review reviews sharing share shares sharer sharebar portfolio showcase signature attribution`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words around links that are the site's own row of icons. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  `social socials socialmedia socialicons sociallinks followus follow connect sns soziale redes reseaux`
    .split(/\s+/)
    .filter(Boolean),
)
