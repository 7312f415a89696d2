/**
 * Matches classes and ids of buttons in Bootstrap and similar frameworks, in WordPress blocks and in
 * Elementor, 2026.
 */
export const BUTTON_NAMES = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
