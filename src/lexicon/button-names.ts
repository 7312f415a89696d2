/**
 * Words by which authors and page builders name a button in its classes and its id: those of Bootstrap and
 * the frameworks that follow it, of WordPress blocks and of Elementor, 2026.
 */
export const BUTTON_NAMES = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
