// Made from data/vendors/platforms.csv by `npm run data`. Change that, and not this.
/**
 * Platforms whose name, accounts and mailboxes stand on sites that are not theirs, in credits, notices and
 * templates.
 */
export const PLATFORMS: readonly ({
readonly name: string
/**
 * `builder`: site builders, content management systems, shop systems and hosts. `publishing`: where a blog or
 * newsletter lives under the name of the platform. `framework`: frameworks, generators, tools of themes and
 * design systems. `widget`: what is put into pages of others: chats, forms, comments, payment, reviews,
 * consent.
 */
readonly kind: 'builder' | 'publishing' | 'forum' | 'framework' | 'widget'
/** Its own domains. */
readonly domains: readonly string[]
/**
 * Its accounts on networks, letters and digits alone. An account with the name of the platform itself need
 * not be listed, except for frameworks: their names are common words.
 */
readonly handles: readonly string[]
})[] = JSON.parse(`[
{"name":"Wix","kind":"builder","domains":["wix.com","wixpress.com"],"handles":["wixcom","wixstudio"]},
{"name":"WordPress","kind":"builder","domains":["wordpress.com","wordpress.org"],"handles":["wordpressdotcom","wordpresscom"]},
{"name":"Automattic","kind":"builder","domains":["automattic.com"],"handles":[]},
{"name":"Shopify","kind":"builder","domains":["shopify.com"],"handles":[]},
{"name":"Squarespace","kind":"builder","domains":["squarespace.com"],"handles":[]},
{"name":"Webflow","kind":"builder","domains":["webflow.com"],"handles":[]},
{"name":"GoDaddy","kind":"builder","domains":["godaddy.com"],"handles":[]},
{"name":"Weebly","kind":"builder","domains":["weebly.com"],"handles":[]},
{"name":"Tilda","kind":"builder","domains":[],"handles":["tildacc"]},
{"name":"Jimdo","kind":"builder","domains":["jimdo.com"],"handles":[]},
{"name":"Duda","kind":"builder","domains":[],"handles":["dudamobile"]},
{"name":"BigCommerce","kind":"builder","domains":[],"handles":[]},
{"name":"PrestaShop","kind":"builder","domains":[],"handles":[]},
{"name":"Magento","kind":"builder","domains":[],"handles":[]},
{"name":"Drupal","kind":"builder","domains":[],"handles":[]},
{"name":"Joomla","kind":"builder","domains":[],"handles":[]},
{"name":"TYPO3","kind":"builder","domains":[],"handles":[]},
{"name":"HubSpot","kind":"builder","domains":["hubspot.com"],"handles":[]},
{"name":"Elementor","kind":"builder","domains":["elementor.com"],"handles":["elemntor"]},
{"name":"Divi","kind":"builder","domains":[],"handles":["elegantthemes"]},
{"name":"Strikingly","kind":"builder","domains":[],"handles":[]},
{"name":"Carrd","kind":"builder","domains":[],"handles":[]},
{"name":"Framer","kind":"builder","domains":[],"handles":[]},
{"name":"Notion","kind":"builder","domains":[],"handles":["notionhq"]},
{"name":"Canva","kind":"builder","domains":[],"handles":[]},
{"name":"LibGuides","kind":"builder","domains":[],"handles":["springshare"]},
{"name":"WP Engine","kind":"builder","domains":[],"handles":[]},
{"name":"Bluehost","kind":"builder","domains":[],"handles":[]},
{"name":"Hostinger","kind":"builder","domains":[],"handles":[]},
{"name":"Namecheap","kind":"builder","domains":[],"handles":[]},
{"name":"IONOS","kind":"builder","domains":[],"handles":[]},
{"name":"Vercel","kind":"builder","domains":[],"handles":[]},
{"name":"Netlify","kind":"builder","domains":[],"handles":[]},
{"name":"Cloudflare","kind":"builder","domains":["cloudflare.com"],"handles":[]},
{"name":"Substack","kind":"publishing","domains":["substack.com"],"handles":["substackinc"]},
{"name":"Ghost","kind":"publishing","domains":[],"handles":["tryghost"]},
{"name":"Discourse","kind":"forum","domains":[],"handles":[]},
{"name":"vBulletin","kind":"forum","domains":[],"handles":[]},
{"name":"phpBB","kind":"forum","domains":[],"handles":[]},
{"name":"XenForo","kind":"forum","domains":[],"handles":[]},
{"name":"Invision Community","kind":"forum","domains":[],"handles":["invisionps"]},
{"name":"Bootstrap","kind":"framework","domains":[],"handles":["getbootstrap","twbs"]},
{"name":"Tailwind CSS","kind":"framework","domains":[],"handles":["tailwindcss","tailwindlabs"]},
{"name":"Foundation","kind":"framework","domains":[],"handles":["zurb"]},
{"name":"Font Awesome","kind":"framework","domains":["fontawesome.com"],"handles":["fontawesome","fortawesome"]},
{"name":"jQuery","kind":"framework","domains":["jquery.com"],"handles":[]},
{"name":"Jekyll","kind":"framework","domains":[],"handles":["jekyll","jekyllrb","pagesthemes"]},
{"name":"Hugo","kind":"framework","domains":[],"handles":["gohugoio"]},
{"name":"Hexo","kind":"framework","domains":[],"handles":["hexo","hexojs"]},
{"name":"VuePress","kind":"framework","domains":[],"handles":["vuepress"]},
{"name":"Gatsby","kind":"framework","domains":[],"handles":["gatsbyjs"]},
{"name":"Eleventy","kind":"framework","domains":[],"handles":["eleventy","11ty"]},
{"name":"Astro","kind":"framework","domains":[],"handles":["astrodotbuild"]},
{"name":"Next.js","kind":"framework","domains":[],"handles":["nextjs"]},
{"name":"React","kind":"framework","domains":[],"handles":["reactjs"]},
{"name":"Svelte","kind":"framework","domains":[],"handles":["sveltejs"]},
{"name":"Docusaurus","kind":"framework","domains":[],"handles":["docusaurus"]},
{"name":"MkDocs","kind":"framework","domains":[],"handles":["mkdocs"]},
{"name":"Read the Docs","kind":"framework","domains":[],"handles":["readthedocs","rtfd"]},
{"name":"GitBook","kind":"framework","domains":[],"handles":["gitbook"]},
{"name":"Sphinx","kind":"framework","domains":[],"handles":["sphinxdoc"]},
{"name":"Mailchimp","kind":"widget","domains":["mailchimp.com","intuit.com"],"handles":[]},
{"name":"AddThis","kind":"widget","domains":[],"handles":[]},
{"name":"ShareThis","kind":"widget","domains":[],"handles":[]},
{"name":"AddToAny","kind":"widget","domains":["addtoany.com"],"handles":[]},
{"name":"Disqus","kind":"widget","domains":["disqus.com"],"handles":[]},
{"name":"Intercom","kind":"widget","domains":["intercom.com","intercom.io"],"handles":[]},
{"name":"Zendesk","kind":"widget","domains":["zendesk.com"],"handles":[]},
{"name":"Stripe","kind":"widget","domains":["stripe.com"],"handles":[]},
{"name":"PayPal","kind":"widget","domains":["paypal.com"],"handles":[]},
{"name":"Klarna","kind":"widget","domains":["klarna.com"],"handles":[]},
{"name":"Trustpilot","kind":"widget","domains":["trustpilot.com"],"handles":[]},
{"name":"hCaptcha","kind":"widget","domains":["hcaptcha.com"],"handles":[]},
{"name":"OpenStreetMap","kind":"widget","domains":["openstreetmap.org"],"handles":[]},
{"name":"Mapbox","kind":"widget","domains":["mapbox.com"],"handles":[]},
{"name":"Sentry","kind":"widget","domains":["sentry.io"],"handles":[]},
{"name":"Typekit","kind":"widget","domains":["typekit.com","adobe.com"],"handles":[]}
]`)
