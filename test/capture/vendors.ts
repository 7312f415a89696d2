const LOOK = 'style="position:fixed;bottom:0;left:0;right:0;height:200px;z-index:9999;background:#fff"'

/**
 * A button that refuses. Its label is not in the lists of labels, so that it is found only by the vendor's
 * own class or id.
 */
const no = (names: string, tag = 'button') =>
  `<${tag} ${names} onclick="document.title = 'refused'">Nope</${tag}>`
const yes = (names = '') => `<button ${names} onclick="document.title = 'accepted'">Accept all</button>`
const box = (names: string, ...inside: readonly string[]) => `<div ${names} ${LOOK}>${inside.join('')}</div>`
const shadow = (...inside: readonly string[]) => `<template shadowrootmode=open>${inside.join('')}</template>`

/**
 * The smallest form of each vendor's consent layer, in each variant, with the vendor's name as it is in the
 * rules.
 */
export const LAYERS: readonly (readonly [vendor: string, markup: string])[] = [
  [
    'OneTrust',
    `<div id=onetrust-consent-sdk><div class=onetrust-pc-dark-filter></div>${box('id=onetrust-banner-sdk', yes('id=onetrust-accept-btn-handler'), no('id=onetrust-reject-all-handler'))}</div>`,
  ],
  [
    'OneTrust',
    `<div id=onetrust-consent-sdk>${box('id=onetrust-pc-sdk', yes('id=accept-recommended-btn-handler'), no('class=ot-pc-refuse-all-handler'))}</div>`,
  ],
  [
    'OneTrust',
    `<div id=onetrust-consent-sdk>${box('id=onetrust-banner-sdk', yes('id=onetrust-accept-btn-handler'), no('class="onetrust-close-btn-handler banner-close-button"'))}</div>`,
  ],
  [
    'Cookiebot',
    `${box('id=CybotCookiebotDialogBodyUnderlay')}${box('id=CybotCookiebotDialog', yes('id=CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll'), no('id=CybotCookiebotDialogBodyButtonDecline'))}`,
  ],
  [
    'Cookiebot',
    box('id=cookiebanner', yes(), no('id=CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll', 'a')),
  ],
  [
    'Didomi',
    `<div id=didomi-host><div id=didomi-popup>${box('id=didomi-notice', yes('id=didomi-notice-agree-button'), no('id=didomi-notice-disagree-button'))}</div></div>`,
  ],
  [
    'Didomi',
    `<div id=didomi-host>${box('class=didomi-popup-container', no('class=didomi-continue-without-agreeing', 'span'), yes('id=didomi-notice-agree-button'))}</div>`,
  ],
  [
    'Quantcast',
    `<div class=qc-cmp2-container id=qc-cmp2-container>${box('id=qc-cmp2-main', `<div class=qc-cmp2-summary-buttons>${no('mode=secondary')}${yes('mode=primary')}</div>`)}</div>`,
  ],
  [
    'Usercentrics',
    `<div id=usercentrics-root>${shadow(box('role=dialog', yes('data-testid=uc-accept-all-button'), no('data-testid=uc-deny-all-button')))}</div>`,
  ],
  [
    'Usercentrics',
    `<aside id=usercentrics-cmp-ui>${shadow(box('id=uc-main-dialog', yes('class="accept uc-accept-button"'), no('class="deny uc-deny-button"')))}</aside>`,
  ],
  [
    'Usercentrics',
    `<div id=uc-overlay></div>${box('id=uc-banner-modal', no('id=uc-btn-deny-banner'), yes('id=uc-btn-accept-banner'))}`,
  ],
  [
    'TrustArc',
    `<div id=consent_blackbar><div id=truste-consent-track>${box('id=truste-consent-content', yes('id=truste-consent-button'), no('id=truste-consent-required'))}</div></div>`,
  ],
  [
    'TrustArc',
    `<div class=truste_overlay></div>${box('class=truste_box_overlay', no('class=required', 'a'), yes())}`,
  ],
  ['TrustArc', box('class=truste_box_overlay', no('class="rejectAll trustarc-reject-btn"', 'a'), yes())],
  [
    'Sourcepoint',
    box(
      'id=sp_message_container_712345',
      yes('class="message-button sp_choice_type_11"'),
      no('class="message-button sp_choice_type_13"'),
    ),
  ],
  [
    'Sourcepoint',
    box(
      'id=sp_message_container_9',
      yes('class="sp_choice_type_11"'),
      no('class="sp_choice_type_REJECT_ALL"'),
    ),
  ],
  [
    'Klaro',
    `<div id=klaro><div class=klaro>${box('class=cookie-notice', no('class="cm-btn cm-btn-danger cn-decline"'), yes('class="cm-btn cm-btn-success"'))}</div></div>`,
  ],
  [
    'Klaro',
    `<div id=klaro><div class=klaro>${box('class=cookie-modal', no('class="cm-btn cm-btn-decline cn-decline"'), yes('class="cm-btn cm-btn-accept-all"'))}</div></div>`,
  ],
  [
    'Complianz',
    `<div id=cmplz-cookiebanner-container>${box('class="cmplz-cookiebanner banner-1"', yes('class="cmplz-btn cmplz-accept"'), no('class="cmplz-btn cmplz-deny"'))}</div>`,
  ],
  [
    'Complianz',
    box('class=cmplz-cookiebanner', no('class=cmplz-close', 'div'), yes('class="cmplz-btn cmplz-accept"')),
  ],
  [
    'CookieYes',
    `<div class=cky-overlay></div>${box('class="cky-consent-container cky-box-bottom-left"', no('class="cky-btn cky-btn-reject"'), yes('class="cky-btn cky-btn-accept"'))}`,
  ],
  [
    'CookieYes',
    box(
      'id=cookie-law-info-bar',
      yes('id=cookie_action_close_header'),
      no('id=cookie_action_close_header_reject', 'a'),
    ),
  ],
  [
    'Osano',
    `<div class=osano-cm-window>${box('class="osano-cm-dialog osano-cm-dialog--type_bar"', yes('class=osano-cm-accept-all'), no('class="osano-cm-button osano-cm-denyAll"'))}</div>`,
  ],
  [
    'Osano',
    `<div class=osano-cm-window>${box('class=osano-cm-dialog', yes('class=osano-cm-accept'), no('class=osano-cm-deny'))}</div>`,
  ],
  [
    'Osano',
    box('class="cc-window cc-banner"', yes('class="cc-btn cc-allow"'), no('class="cc-btn cc-deny"', 'a')),
  ],
  ['Osano', box('class="cc-window cc-floating"', no('class="cc-btn cc-dismiss"', 'a'))],
  [
    'iubenda',
    box(
      'id=iubenda-cs-banner',
      `<div class=iubenda-cs-container>${yes('class=iubenda-cs-accept-btn')}${no('class=iubenda-cs-reject-btn')}</div>`,
    ),
  ],
  [
    'iubenda',
    box('id=iubenda-cs-banner', no('class=iubenda-cs-close-btn'), yes('class=iubenda-cs-accept-btn')),
  ],
  [
    'Termly',
    `<div id=termly-code-snippet-support>${box('class=termly-styles-banner-d7b2', no('data-tid=banner-decline'), yes('data-tid=banner-accept'))}</div>`,
  ],
  [
    'Axeptio',
    `<div id=axeptio_overlay><div class=axeptio_mount>${shadow(box('role=dialog', no('id=axeptio_btn_dismiss'), yes('id=axeptio_btn_acceptAll')))}</div></div>`,
  ],
  [
    'Axeptio',
    `<div id=axeptio_overlay>${box('class=axeptio_widget', no('class="ButtonGroup__BtnStyle dismiss"'), yes('class="ButtonGroup__BtnStyle acceptAll"'))}</div>`,
  ],
  [
    'Borlabs',
    `<div id=BorlabsCookieBox>${box('id=BorlabsCookieBoxWrap', yes('data-cookie-accept-all'), no('data-cookie-refuse', 'a'))}</div>`,
  ],
  [
    'Borlabs',
    `<div id=BorlabsCookieBox>${box('class=brlbs-cmpnt-dialog', yes('class=brlbs-btn-accept-all'), no('class="brlbs-cmpnt-btn brlbs-btn-accept-only-essential"'))}</div>`,
  ],
  [
    'HubSpot',
    box('id=hs-eu-cookie-confirmation', yes('id=hs-eu-confirmation-button'), no('id=hs-eu-decline-button')),
  ],
  [
    'HubSpot',
    `<div id=hs-banner-parent>${box('id=hs-banner', yes('id=hs-banner-accept-button'), no('id=hs-banner-decline-button'))}</div>`,
  ],
  [
    'Shopify',
    box(
      'id=shopify-pc__banner class=shopify-pc__banner__dialog',
      yes('id=shopify-pc__banner__btn-accept'),
      no('id=shopify-pc__banner__btn-decline'),
    ),
  ],
  [
    'tarteaucitron',
    `<div id=tarteaucitronRoot>${box('id=tarteaucitronAlertBig', yes('id=tarteaucitronPersonalize2'), no('id=tarteaucitronAllDenied2'))}</div>`,
  ],
  [
    'Cookie Script',
    box(
      'id=cookiescript_injected',
      no('id=cookiescript_reject', 'div role=button').replace('</div role=button>', '</div>'),
      yes('id=cookiescript_accept'),
    ),
  ],
  [
    'CookieFirst',
    `<div class=cookiefirst-root>${box('data-cookiefirst-widget=banner', yes('data-cookiefirst-action=accept'), no('data-cookiefirst-action=reject'))}</div>`,
  ],
  [
    'Cookie Information',
    `<div id=cookie-information-template-wrapper>${box('id=coiOverlay', no('id=declineButton'), yes('class=coi-banner__accept'))}</div>`,
  ],
  [
    'Cookie Information',
    box('id=coiOverlay', no('class=coi-banner__decline'), yes('class=coi-banner__accept')),
  ],
  [
    'Consentmanager',
    `<div id=cmpwrapper><div id=cmpbox2></div>${box('id=cmpbox', no('id=cmpbntnotxt', 'a'), yes('id=cmpbntyestxt'))}</div>`,
  ],
  [
    'Consentmanager',
    box('id=cmpbox', no('class="cmpboxbtn cmpboxbtnno"', 'a'), yes('class="cmpboxbtn cmpboxbtnyes"')),
  ],
  [
    'CCM19',
    `<div class="ccm-root">${box('class=ccm-modal', yes('class=ccm--save-settings'), no('class=ccm--decline-cookies'))}</div>`,
  ],
  [
    'Moove GDPR',
    box(
      'id=moove_gdpr_cookie_info_bar',
      yes('class=moove-gdpr-infobar-allow-all'),
      no('class="mgbutton moove-gdpr-infobar-reject-btn"'),
    ),
  ],
  [
    'Squarespace',
    box(
      'class=sqs-cookie-banner-v2',
      yes('class=sqs-cookie-banner-v2-accept'),
      no('class="decline sqs-cookie-banner-v2-deny"'),
    ),
  ],
  [
    'Wix',
    box(
      'data-hook=consent-banner-root',
      no('data-hook=consent-banner-decline-all-button'),
      yes('data-hook=consent-banner-apply-button'),
    ),
  ],
  [
    'Google Funding Choices',
    `<div class=fc-consent-root><div class=fc-dialog-overlay></div>${box('class=fc-dialog', yes('class="fc-button fc-cta-consent"'), no('class="fc-button fc-cta-do-not-consent"'))}</div>`,
  ],
]

/** Layers that only the table of autoconsent knows: what is noted, and the markup. */
export const KNOWN_LAYERS: readonly (readonly [note: string, markup: string])[] = [
  [
    'The consent layer of cookieconsent3 was answered with "Nope".',
    `<div id=cc-main>${box('class=cm', yes('class=cm__btn data-role=all'), no('class=cm__btn data-role=necessary'))}</div>`,
  ],
  [
    'The consent layer of civic-cookie-control was answered with "Nope".',
    `<div id=ccc>${box('id=ccc-module', yes('class=ccc-accept-button'), no('class=ccc-reject-button'))}</div>`,
  ],
  [
    'The consent layer of pandectes was answered with "Nope".',
    box('id=pandectes-banner', yes('class=cc-allow'), no('class=cc-deny')),
  ],
  [
    'The consent layer of ketch was hidden.',
    box('id=ketch-banner', '<p>We care about your data.</p>', '<button>Fine by me</button>'),
  ],
]
