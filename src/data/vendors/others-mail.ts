// Made from data/vendors/others-mail.csv by `npm run data`. Change that, and not this.
/** Domains of examples, of templates, and of tools whose addresses occur in the pages of their customers. */
export const OTHERS_MAIL: readonly string[] = JSON.parse(`[
"example.*",
"domain.*",
"yourdomain.*",
"yourcompany.*",
"your-company.*",
"yoursite.*",
"your-site.*",
"yourwebsite.*",
"your-website.*",
"youremail.*",
"your-email.*",
"mysite.com",
"company.com",
"email.com",
"website.com",
"test.com",
"googlegroups.com",
"googleapis.com",
"w3.org",
"schema.org",
"latofonts.com",
"indiantypefoundry.com",
"mozilla.org"
]`)
