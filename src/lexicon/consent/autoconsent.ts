/*
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL
 * was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/.
 *
 * Selectors from the rules of @duckduckgo/autoconsent 16.23.0, https://github.com/duckduckgo/autoconsent.
 * Written by scripts/consent-table.ts: run it again rather than edit this file.
 */

/** A consent layer by the rule that knows it. */
export interface KnownLayer {
  readonly name: string
  /** Selector of what lies over the page. */
  readonly layers: string
  /** Selector of the button that refuses, where one press does it. */
  readonly refuse?: string
}

export const KNOWN_LAYERS: readonly KnownLayer[] = [
  {
    name: 'abconcerts.be',
    layers: 'dialog.cookie-consent',
    refuse: 'dialog.cookie-consent form.cookie-consent__form button[value=no]',
  },
  {
    name: 'acris',
    layers: 'div.acris-cookie-consent',
    refuse: '#ccAcceptOnlyFunctional',
  },
  {
    name: 'adopt',
    layers: '#cookie-banner',
    refuse: '#adopt-reject-all-button',
  },
  {
    name: 'Adroll',
    layers: '#adroll_consent_container',
    refuse: '#adroll_consent_reject',
  },
  {
    name: 'affinity.serif.com',
    layers: '.c-cookie-notice',
    refuse: 'button[data-qa="reject-non-essentials"]',
  },
  {
    name: 'amex',
    layers: '#user-consent-management-granular-banner-overlay',
    refuse: '[data-testid=granular-banner-button-decline-all]',
  },
  {
    name: 'AppConsent',
    layers: "iframe[title='Consent window']",
  },
  {
    name: 'aquasana.com',
    layers: '#consent-tracking',
    refuse: '#consent-tracking .decline.btn',
  },
  {
    name: 'arbeitsagentur',
    layers: '.modal-open bahf-cookie-disclaimer-dpl3',
  },
  {
    name: 'asus',
    layers: '#cookie-policy-info, #cookie-policy-info-bg',
    refuse: '#cookie-policy-info .btn-reject',
  },
  {
    name: 'automattic-cmp-optout',
    layers: 'form[class*="cookie-banner"][method="post"]',
  },
  {
    name: 'aylo-cookie-banner',
    layers: '#cookie_consent_wrapper, #cookie_consent_min_wrapper, #manage_cookie_consent_modal',
    refuse: '#cookie_consent_wrapper #consent_accept_essential',
  },
  {
    name: 'b-cookie',
    layers: '.b-cookie.is-open',
  },
  {
    name: 'baden-wuerttemberg.de',
    layers: '.cookie-alert.t-dark',
    refuse: '#cookie-accept-necessary',
  },
  {
    name: 'bbb.org',
    layers: 'iabbb-cookies-message > section',
  },
  {
    name: 'bigcommerce-consent-manager',
    layers: '#consent-manager',
  },
  {
    name: 'blocksy',
    layers: '.cookie-notification',
    refuse: '.cookie-notification .ct-cookies-decline-button',
  },
  {
    name: 'bswhealth',
    layers: '#bsw-consentCookie',
  },
  {
    name: 'bundesregierung.de',
    layers: '.bpa-cookie-banner',
    refuse: '.bpa-close-button',
  },
  {
    name: 'cassie',
    layers: '.cassie-cookie-module',
    refuse: '.cassie-reject-all',
  },
  {
    name: 'cc_banner',
    layers: '.cc_banner-wrapper',
  },
  {
    name: 'check24',
    layers: '.c24-cookie-consent-wrapper',
    refuse: '.c24-cookie-consent-wrapper .c24-cookie-consent-functional',
  },
  {
    name: 'ciaopeople.it',
    layers: '#cp-gdpr-choices',
  },
  {
    name: 'civic-cookie-control',
    layers: '#ccc-module, #ccc-overlay, #ccc',
    refuse: '.ccc-reject-button',
  },
  {
    name: 'ckies',
    layers: '.cc-individual-cookie-settings',
  },
  {
    name: 'click.io',
    layers: '#cl-consent',
  },
  {
    name: 'clinch',
    layers: '.consent-modal[role=dialog]',
    refuse: '#consent_reject',
  },
  {
    name: 'consentmanager-ncmp',
    layers: '#ncmp__tool .ncmp__banner',
  },
  {
    name: 'consentmo',
    layers: 'csm-cookie-consent',
  },
  {
    name: 'cookie-banner-element',
    layers: 'cookie-banner-element#ckb',
  },
  {
    name: 'cookie-consent-spice',
    layers: '.spicy-consent-wrapper, .spicy-consent-bar',
    refuse: '.js-decline-all-cookies',
  },
  {
    name: 'cookieconsent2',
    layers: '#cc--main',
    refuse: '#s-rall-bn',
  },
  {
    name: 'cookieconsent3',
    layers: '#cc-main',
    refuse: '.cm__btn[data-role=necessary]',
  },
  {
    name: 'cookiecuttr',
    layers: '.cc-cookies',
    refuse: '.cc-cookies .cc-cookie-decline',
  },
  {
    name: 'cookiehub',
    layers: '.ch2-container',
  },
  {
    name: 'cookieinfo',
    layers: '.cookieinfo',
    refuse: '.cookieinfo-close',
  },
  {
    name: 'cookiejs-banner',
    layers: '.cookiejs-banner-wrapper',
    refuse: '.cookiejs-banner-wrapper #reject-cookies-btn',
  },
  {
    name: 'cookiejs-modal',
    layers: '.cookiejs-banner-wrapper',
    refuse: '.cookiejs-banner-wrapper .cookiejs-banner-li:nth-of-type(2) button',
  },
  {
    name: 'corona-in-zahlen.de',
    layers: '.cookiealert',
  },
  {
    name: 'ct-ultimate-gdpr',
    layers: '#ct-ultimate-gdpr-cookie-popup',
    refuse: '#ct_ultimate-gdpr-cookie-reject a,#ct-ultimate-gdpr-cookie-reject',
  },
  {
    name: 'curseforge',
    layers: '#cookiebar',
  },
  {
    name: 'datagrail',
    layers: '.dg-consent-banner',
  },
  {
    name: 'dmgmedia',
    layers: '[data-project="mol-fe-cmp"]',
  },
  {
    name: 'dmgmedia-us',
    layers: '#mol-ads-cmp-iframe, div.mol-ads-cmp > form > div',
  },
  {
    name: 'dreamlab-cmp',
    layers: '.cmp-popup_popup',
  },
  {
    name: 'Drupal',
    layers: '#drupalorg-crosssite-gdpr',
    refuse: '.no',
  },
  {
    name: 'dunelm.com',
    layers: 'div[data-testid=cookie-consent-modal-backdrop]',
  },
  {
    name: 'etsy',
    layers: '#gdpr-single-choice-overlay, #gdpr-privacy-settings',
  },
  {
    name: 'EU Cookie Law',
    layers: '.pea_cook_wrapper, .pea_cook_more_info_popover',
  },
  {
    name: 'EZoic',
    layers: '#ez-cookie-dialog-wrapper',
  },
  {
    name: 'fastcmp',
    layers: '#fast-cmp-root',
  },
  {
    name: 'fedex',
    layers: 'fedex-gdpr',
    refuse: 'fedex-gdpr .fxg-gdpr__reject-all-btn',
  },
  {
    name: 'fever',
    layers: 'astro-island[component-url*="CookiesBanner"] .cookies',
  },
  {
    name: 'fides',
    layers: '#fides-overlay, #fides-overlay-wrapper',
    refuse: '#fides-banner .fides-reject-all-button',
  },
  {
    name: 'finsweet',
    layers: '[fs-consent-element=banner]',
    refuse: '[fs-consent-element=banner] [fs-consent-element=deny]',
  },
  {
    name: 'gdpr-legal-cookie',
    layers: '.overlay_bc_banner',
    refuse: '.overlay_bc_banner *[data-cookie-save]',
  },
  {
    name: 'google-cookiebar',
    layers: '.glue-cookie-notification-bar',
    refuse: '.glue-cookie-notification-bar__reject',
  },
  {
    name: 'gravito',
    layers: '.gravitoCMP-background-overlay',
  },
  {
    name: 'hl.co.uk',
    layers: '.cookieModalContent, #cookie-banner-overlay',
  },
  {
    name: 'holidaymedia',
    layers: 'dialog[data-cookie-consent]',
    refuse: 'a[data-cookie-accept="functional"]',
  },
  {
    name: 'ionos.de',
    layers: '.privacy-consent--backdrop, .privacy-consent--modal',
  },
  {
    name: 'iWink',
    layers: 'body.cookies-request #cookie-bar',
    refuse: 'body.cookies-request #cookie-bar .disallow-cookies',
  },
  {
    name: 'jetpack-eu-cookie-law',
    layers: '.widget_eu_cookie_law_widget',
  },
  {
    name: 'johnlewis.com',
    layers: 'div[class^=pecr-cookie-banner-]',
  },
  {
    name: 'jquery.cookieBar',
    layers: '.cookie-bar',
  },
  {
    name: 'kconsent',
    layers: '.kc-overlay',
    refuse: '#kc-denyAndHide',
  },
  {
    name: 'ketch',
    layers: '#ketch-banner, #ketch-modal',
  },
  {
    name: 'krown-cookie-banner',
    layers: 'modal-box[data-options*="cookies"] .modal-object--cookie',
    refuse: '.modal-object--cookie [data-js-cookies-decline]',
  },
  {
    name: 'lia',
    layers: '.lia-cookie-banner-alert',
    refuse: '.lia-cookie-banner-alert a.lia-cookie-banner-alert-reject',
  },
  {
    name: 'lightbox',
    layers: '.lightbox.lightbox--cookie-consent',
    refuse: ".cookie-consent__footer > button[type='submit']:not([data-button='selectAll'])",
  },
  {
    name: 'lineagrafica',
    layers:
      '#lgcookieslaw_banner, #lgcookieslaw_modal, #lgcookieslaw-modal, .lgcookieslaw-overlay, .lgcookieslaw_overlay',
  },
  {
    name: 'linkedin.com',
    layers: '.artdeco-global-alert[type=COOKIE_CONSENT]',
    refuse: '.artdeco-global-alert[type=COOKIE_CONSENT] button[action-type=DENY]',
  },
  {
    name: 'macaron',
    layers: '#macaron_cookie_box',
    refuse: '.macaronbtn.refuse',
  },
  {
    name: 'mediamarkt.de',
    layers: 'div[aria-labelledby=pwa-consent-layer-title], div[class^=StyledConsentLayerWrapper-]',
    refuse: 'button[data-test^=pwa-consent-layer-deny-all]',
  },
  {
    name: 'microsoft.com',
    layers: '#wcpConsentBannerCtrl',
  },
  {
    name: 'nhs.uk',
    layers: '#nhsuk-cookie-banner',
    refuse: '#nhsuk-cookie-banner__link_accept',
  },
  {
    name: 'om',
    layers: '.tx-om-cookie-consent',
    refuse: '[data-omcookie-panel-save=min]',
  },
  {
    name: 'otto.de',
    layers: '.cookieBanner--visibility',
    refuse: '.js_cookieBannerProhibitionButton',
  },
  {
    name: 'pandectes',
    layers: '#pandectes-banner',
    refuse: '#pandectes-banner .cc-deny',
  },
  {
    name: 'paypal-us',
    layers: '#ccpaCookieContent_wrapper, #cookiePrefsModal',
    refuse: '#bannerDeclineButton',
  },
  {
    name: 'paypal.com',
    layers: '#gdprCookieBanner',
    refuse: '#bannerDeclineButton',
  },
  {
    name: 'pikpak',
    layers: '.cookie-wrapper .cookie-tip',
  },
  {
    name: 'police-uk',
    layers: '#js-consent-banner',
    refuse: '#js-consent-banner #js-cookie-reject-button',
  },
  {
    name: 'pornhat',
    layers: '.cookiesBanner',
  },
  {
    name: 'pride.com',
    layers: '.gdpr-wrapper',
  },
  {
    name: 'PrimeBox CookieBar',
    layers: '#cookie-bar',
  },
  {
    name: 'privado',
    layers: '#cookie-consent-banner',
    refuse: '#cookie-consent-banner #deny-button',
  },
  {
    name: 'pubtech',
    layers: '#pubtech-cmp',
    refuse: '#pubtech-cmp #pt-close',
  },
  {
    name: 'real-cookie-banner',
    layers: 'div[consent-skip-blocker="1"][id][data-bg]',
  },
  {
    name: 'sandhills',
    layers: '.cookies-consent',
  },
  {
    name: 'sas',
    layers: 's4s-privacy-module',
    refuse: 's4s-privacy-module button.decline',
  },
  {
    name: 'sibbo',
    layers: 'sibbo-cmp-layout',
    refuse: '#rejectAllMain',
  },
  {
    name: 'Sirdata',
    layers: '#sd-cmp',
  },
  {
    name: 'snigel',
    layers: '.snigel-cmp-framework',
  },
  {
    name: 'squarespace-cookie-banner',
    layers: '.cookie-banner-mount-point',
    refuse: '.cookie-banner-mount-point button.decline',
  },
  {
    name: 'squiz',
    layers: '#cookie-consent-banner',
    refuse: '#reject-cdp-cookie',
  },
  {
    name: 'steampowered.com',
    layers: '.cookiepreferences_popup',
    refuse: '#rejectAllButton',
  },
  {
    name: 'stripchat.com',
    layers: '.cookies-reminder',
  },
  {
    name: 'substack',
    layers: 'div[class*=cookieBanner].pencraft',
  },
  {
    name: 'summitracing',
    layers: '#CookieConsentBannerPlaceholder',
  },
  {
    name: 'synology',
    layers: '.syno_cookie_element',
  },
  {
    name: 'takealot.com',
    layers: 'div[class^="cookies-banner-module_"]',
  },
  {
    name: 'taunton',
    layers: '#taunton-user-consent__overlay',
    refuse: '#taunton-user-consent__toolbar button[type=submit]',
  },
  {
    name: 'tccCmpAlert',
    layers: '#tccCmpAlert',
  },
  {
    name: 'Tealium',
    layers: '#__tealiumGDPRecModal, #__tealiumGDPRcpPrefs, #__tealiumImplicitmodal, #consent-layer',
  },
  {
    name: 'termsfeed',
    layers: '.termsfeed-com---nb',
    refuse: '.cc-nb-reject',
  },
  {
    name: 'thefreedictionary.com',
    layers: '#cmpBanner',
  },
  {
    name: 'toyota',
    layers: '#cookie-banner.visible',
    refuse: '#cookie-banner.visible .cookie-banner__container .cookie-banner__reject',
  },
  {
    name: 'tplink',
    layers: '.tp-dialog.cookie-dialog',
    refuse: '.tp-dialog-box .tp-cookie-save',
  },
  {
    name: 'trader-joes-com',
    layers: 'div.aem-page > div[class^="CookiesAlert_cookiesAlert__"]',
  },
  {
    name: 'transcend',
    layers: '#transcend-consent-manager',
  },
  {
    name: 'tropicfeel-com',
    layers: '#shopify-section-cookies-controller',
  },
  {
    name: 'truyo',
    layers: '#truyo-consent-module',
    refuse: 'button#declineAllCookieButton',
  },
  {
    name: 'trybe',
    layers: '.react-cookie-policy',
  },
  {
    name: 'twcc',
    layers: '#twcc__mechanism',
    refuse: '#twcc__decline-button',
  },
  {
    name: 'u12-data-protection-notice',
    layers: '.u12-data-protection-notice',
    refuse: '.u12-data-protection-notice button.js-decline',
  },
  {
    name: 'ubuntu.com',
    layers: 'dialog.cookie-policy',
  },
  {
    name: 'UK Cookie Consent',
    layers: '#catapult-cookie-bar',
  },
  {
    name: 'waitrose.com',
    layers:
      'div[aria-labelledby=CookieAlertModalHeading], section[data-test=initial-waitrose-cookie-consent-banner], section[data-test=cookie-consent-modal]',
  },
  {
    name: 'wiki.gg',
    layers: '.mw-cookiewarning-container',
  },
  {
    name: 'wix',
    layers: '[data-comp-type=cookie-banner-root-wix]',
    refuse: '[data-hook=ccsu-banner-decline-all]',
  },
  {
    name: 'woo-commerce-com',
    layers: '.wccom-comp-privacy-banner .wccom-privacy-banner',
  },
  {
    name: 'WP Cookie Notice for GDPR',
    layers: '#gdpr-cookie-consent-bar',
    refuse: '#gdpr-cookie-consent-bar #cookie_action_reject',
  },
  {
    name: 'WP DSGVO Tools',
    layers: '.sp-dsgvo',
    refuse: '.sp-dsgvo-privacy-btn-accept-nothing',
  },
  {
    name: 'wpcc',
    layers: '.wpcc-container',
  },
  {
    name: 'xgroovy',
    layers: '.cookie_warn',
  },
  {
    name: 'xing.com',
    layers: 'div[class^=cookie-consent-CookieConsent]',
  },
  {
    name: 'xnxx-com',
    layers: '#cookies-use-alert',
    refuse: '#disclaimer-reject_cookies',
  },
  {
    name: 'youtube-desktop',
    layers: 'ytd-consent-bump-v2-lightbox',
    refuse:
      'ytd-consent-bump-v2-lightbox .eom-buttons .eom-button-row:first-child ytd-button-renderer:first-child #button,ytd-consent-bump-v2-lightbox .eom-buttons .eom-button-row:first-child ytd-button-renderer:first-child button',
  },
  {
    name: 'youtube-mobile',
    layers: '.consent-bump-v2-lightbox',
    refuse:
      'ytm-consent-bump-v2-renderer .privacy-terms + .one-col-dialog-buttons c3-material-button:nth-child(2) button, ytm-consent-bump-v2-renderer .privacy-terms + .one-col-dialog-buttons ytm-button-renderer:nth-child(2) button',
  },
  {
    name: 'zdf',
    layers: '#zdf-cmp-banner-sdk',
    refuse: '#zdf-cmp-main #zdf-cmp-deny-btn',
  },
  {
    name: 'cookiealert',
    layers: '.cookie-alert-extended-modal',
  },
  {
    name: 'piano.io',
    layers: '#piano-cookie_banner',
    refuse: '#piano-cookie_banner [data-close-button]',
  },
]
