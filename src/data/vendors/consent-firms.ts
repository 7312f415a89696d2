// Made from data/vendors/consent-firms.json by `npm run data`. Change that, and not this.
/**
 * Firms and projects whose consent layers many sites have: those with most sites, and those whose layers
 * autoconsent handles by code. Others are in `consent-layers`.
 */
export const CONSENT_FIRMS: readonly ({
readonly name: string
/** Its own domains. */
readonly domains?: readonly string[]
/** What names of classes and ids of its layers begin with, lower case. */
readonly prefixes: readonly string[]
/** Selector of what it puts over the page, in the page or around its frame. */
readonly layers: string
/** Selector of what gets past it, best first. */
readonly refuse: string
})[] = JSON.parse(`[
{"name":"OneTrust","domains":["onetrust.com"],"prefixes":["onetrust","ot-sdk","ot-pc"],"layers":"#onetrust-consent-sdk, #onetrust-banner-sdk, .onetrust-pc-dark-filter","refuse":"#onetrust-reject-all-handler, .ot-pc-refuse-all-handler, .onetrust-close-btn-handler"},
{"name":"Cookiebot","domains":["cookiebot.com"],"prefixes":["cookiebot","cybotcookiebot"],"layers":"#CybotCookiebotDialog, #CybotCookiebotDialogBodyUnderlay, #cookiebanner","refuse":"#CybotCookiebotDialogBodyButtonDecline, #CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll"},
{"name":"Didomi","domains":["didomi.io"],"prefixes":["didomi"],"layers":"#didomi-host, #didomi-popup, #didomi-notice","refuse":"#didomi-notice-disagree-button, .didomi-continue-without-agreeing"},
{"name":"Quantcast","prefixes":["qc-cmp"],"layers":"#qc-cmp2-container, .qc-cmp2-container, #qc-cmp2-main","refuse":".qc-cmp2-summary-buttons button[mode=\\"secondary\\"]"},
{"name":"Usercentrics","domains":["usercentrics.com"],"prefixes":["usercentrics"],"layers":"#usercentrics-root, #usercentrics-cmp-ui, #uc-banner-modal, #uc-overlay","refuse":"[data-testid=\\"uc-deny-all-button\\"], #uc-btn-deny-banner, button.deny"},
{"name":"TrustArc","domains":["trustarc.com"],"prefixes":["truste","trustarc"],"layers":"#truste-consent-track, #consent_blackbar, .truste_overlay, .truste_box_overlay","refuse":"#truste-consent-required, .required, .rejectAll"},
{"name":"Sourcepoint","prefixes":["sp_message"],"layers":"[id^=\\"sp_message_container\\"]","refuse":"button.sp_choice_type_13, button.sp_choice_type_REJECT_ALL"},
{"name":"Klaro","prefixes":["klaro"],"layers":"#klaro .cookie-notice, #klaro .cookie-modal","refuse":".cn-decline"},
{"name":"Complianz","domains":["complianz.io"],"prefixes":["cmplz"],"layers":"#cmplz-cookiebanner-container, .cmplz-cookiebanner","refuse":".cmplz-deny, .cmplz-close"},
{"name":"CookieYes","domains":["cookieyes.com"],"prefixes":["cky-"],"layers":".cky-consent-container, .cky-overlay, #cookie-law-info-bar","refuse":".cky-btn-reject, #cookie_action_close_header_reject"},
{"name":"Osano","domains":["osano.com"],"prefixes":["osano","cc-window","cc-type"],"layers":".osano-cm-window, .osano-cm-dialog, .cc-window.cc-banner, .cc-window.cc-floating","refuse":".osano-cm-denyAll, .osano-cm-deny, .cc-deny, .cc-dismiss"},
{"name":"iubenda","domains":["iubenda.com"],"prefixes":["iubenda"],"layers":"#iubenda-cs-banner, .iubenda-cs-container","refuse":".iubenda-cs-reject-btn, .iubenda-cs-close-btn"},
{"name":"Termly","domains":["termly.io"],"prefixes":["termly"],"layers":"#termly-code-snippet-support, [class*=\\"termly-styles-banner\\"]","refuse":"[data-tid=\\"banner-decline\\"]"},
{"name":"Axeptio","domains":["axept.io"],"prefixes":["axeptio"],"layers":"#axeptio_overlay, .axeptio_mount","refuse":"#axeptio_btn_dismiss, .ButtonGroup__BtnStyle.dismiss"},
{"name":"Borlabs","prefixes":["borlabs","brlbs"],"layers":"#BorlabsCookieBox, #BorlabsCookieBoxWrap, .brlbs-cmpnt-dialog","refuse":"[data-cookie-refuse], .brlbs-btn-accept-only-essential"},
{"name":"HubSpot","prefixes":["hs-eu-cookie"],"layers":"#hs-eu-cookie-confirmation, #hs-banner-parent","refuse":"#hs-eu-decline-button, #hs-banner-decline-button"},
{"name":"Shopify","prefixes":["shopify-pc"],"layers":"#shopify-pc__banner, .shopify-pc__banner__dialog","refuse":"#shopify-pc__banner__btn-decline"},
{"name":"tarteaucitron","prefixes":["tarteaucitron"],"layers":"#tarteaucitronRoot","refuse":"#tarteaucitronAllDenied2"},
{"name":"Cookie Script","domains":["cookie-script.com"],"prefixes":["cookiescript"],"layers":"#cookiescript_injected","refuse":"#cookiescript_reject"},
{"name":"CookieFirst","domains":["cookiefirst.com"],"prefixes":["cookiefirst"],"layers":".cookiefirst-root","refuse":"[data-cookiefirst-action=\\"reject\\"]"},
{"name":"Cookie Information","domains":["cookieinformation.com"],"prefixes":["coi-banner","coioverlay"],"layers":"#coiOverlay, #cookie-information-template-wrapper","refuse":"#declineButton, .coi-banner__decline"},
{"name":"Consentmanager","domains":["consentmanager.net"],"prefixes":["cmpbox","cmpwrapper"],"layers":"#cmpbox, #cmpbox2, #cmpwrapper","refuse":"#cmpbntnotxt, .cmpboxbtnno"},
{"name":"CCM19","domains":["ccm19.de"],"prefixes":["ccm-root","ccm--"],"layers":".ccm-root","refuse":".ccm--decline-cookies"},
{"name":"Moove GDPR","prefixes":["moove_gdpr","moove-gdpr"],"layers":"#moove_gdpr_cookie_info_bar","refuse":".moove-gdpr-infobar-reject-btn"},
{"name":"Squarespace","prefixes":["sqs-cookie"],"layers":".sqs-cookie-banner-v2","refuse":".sqs-cookie-banner-v2-deny"},
{"name":"Wix","prefixes":["consent-banner"],"layers":"[data-hook=\\"consent-banner-root\\"]","refuse":"[data-hook$=\\"decline-all-button\\"]"},
{"name":"Google Funding Choices","prefixes":["fc-consent"],"layers":".fc-consent-root","refuse":".fc-cta-do-not-consent"}
]`)
