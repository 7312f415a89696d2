import { type Branches, words } from './pattern.ts'

/** What files and classes call the marks of ways to pay. By hand, from the footers of shops, 2026. */
export const PAYMENT_MARKS: Branches = [
  ...[
    'visa',
    /master-?card/,
    'maestro',
    'amex',
    /american-?express/,
    'discover',
    'diners',
    'unionpay',
    'jcb',
  ],
  ...[
    /pay-?pal/,
    /apple-?pay/,
    /google-?pay/,
    /shop-?pay/,
    'stripe',
    'klarna',
    'afterpay',
    'clearpay',
    'affirm',
  ],
  ...words('sofort giropay ideal bancontact vipps mobilepay swish'),
]

/** What they call the badges of shops for apps. */
export const APP_STORE_MARKS: Branches = [
  ...[/app-?store/, /google-?play/, /play-?store/, /galaxy-?store/, /app-?gallery/, /f-?droid/],
  ...['get-it-on', 'download-on'],
]

/** Words of classes around buttons that share or follow, and the services that make them. */
export const SHARE_WIDGETS = words(
  'social share sharing sharethis addtoany addthis a2a heateor follow-us elementor-social',
)

/** What classes of chats and help desks begin with or hold. */
export const CHAT_WIDGETS: Branches = [
  ...words('intercom drift- zendesk zopim tawk crisp- hubspot-messages livechat tidio freshchat joinchat'),
  ...[/chat-?widget/, /whatsapp-?(?:button|float|chat)/],
]

/** Firms by whose account one signs in. */
export const SIGN_IN_PROVIDERS = words('google apple facebook github twitter microsoft linkedin paypal')

/** Words of classes around advertisements. */
export const ADVERTISEMENTS = words('adsbygoogle advert advertisement ad-slot google-ad banner-ad')
