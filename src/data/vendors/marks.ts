// Made from data/vendors/marks.json by `npm run data`. Change that, and not this.
/** What files and classes call marks and widgets that are of other firms than the site. */
export const MARKS: {
/** What files and classes call the marks of ways to pay. */
readonly payment: readonly string[]
/** What they call the badges of shops for apps. */
readonly appStore: readonly string[]
/** Words of classes around buttons that share or follow, and the services that make them. */
readonly share: readonly string[]
/** What classes of chats and help desks begin with or hold. */
readonly chat: readonly string[]
/** Firms by whose account one signs in. */
readonly signIn: readonly string[]
/** Words of classes around advertisements. */
readonly advertisement: readonly string[]
} = JSON.parse(`{
"payment":["visa","/master-?card/","maestro","amex","/american-?express/","discover","diners","unionpay","jcb","/pay-?pal/","/apple-?pay/","/google-?pay/","/shop-?pay/","stripe","klarna","afterpay","clearpay","affirm","sofort","giropay","ideal","bancontact","vipps","mobilepay","swish"],
"appStore":["/app-?store/","/google-?play/","/play-?store/","/galaxy-?store/","/app-?gallery/","/f-?droid/","get-it-on","download-on"],
"share":["social","share","sharing","sharethis","addtoany","addthis","a2a","heateor","follow-us","elementor-social"],
"chat":["intercom","drift-","zendesk","zopim","tawk","crisp-","hubspot-messages","livechat","tidio","freshchat","joinchat","/chat-?widget/","/whatsapp-?(?:button|float|chat)/"],
"signIn":["google","apple","facebook","github","twitter","microsoft","linkedin","paypal"],
"advertisement":["adsbygoogle","advert","advertisement","ad-slot","google-ad","banner-ad"]
}`)
