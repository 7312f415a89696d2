/**
 * Matches classes and ids of buttons: those of Bootstrap and similar frameworks, of WordPress blocks and of
 * Elementor, 2026.
 */
export const BUTTON_NAMES = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
