// Made from data/vendors/default-colors.json by `npm run data`. Change that, and not this.
/**
 * Default colours of a browser, a framework or a generator. They are on a page although nobody chose them.
 */
export const DEFAULT_COLORS: readonly ({
readonly of: string
/** True for colours of the browser itself, on every page without a style sheet. */
readonly isBrowser?: boolean
/**
 * True for what generators of icons and templates of apps write into their declarations, such as the colour
 * of a tile. It is a default only where nothing but declarations has it.
 */
readonly isDeclared?: boolean
/**
 * Class names and custom properties of pages that use the tool, in all its versions. On other pages its
 * colours are no defaults. Left out for tools that apply to every page.
 */
readonly sign?: string
/**
 * True where the author chooses each use by hand, as with utility classes: a painted colour is then the
 * author's choice.
 */
readonly chosenWhenPainted?: boolean
readonly hexes: readonly string[]
})[] = JSON.parse(`[
{"of":"a browser’s links","isBrowser":true,"hexes":["#0000ee","#551a8b","#ee0000","#0000ff","#800080","#9e9eff","#d0adf0"]},
{"of":"a browser’s form controls","isBrowser":true,"hexes":["#0075ff","#3584e4","#0060df"]},
{"of":"Bootstrap 5","sign":"/^(btn|navbar|col|card|nav|form|input|bg|text|alert|badge|dropdown|carousel|modal)-|^--bs-|^img-(fluid|responsive)$/","hexes":["#0d6efd","#6610f2","#6f42c1","#d63384","#dc3545","#fd7e14","#ffc107","#198754","#20c997","#0dcaf0","#0a58ca","#0b5ed7","#6c757d","#cfe2ff","#86b7fe"]},
{"of":"Bootstrap 4","sign":"/^(btn|navbar|col|card|nav|form|input|bg|text|alert|badge|dropdown|carousel|modal)-|^--bs-|^img-(fluid|responsive)$/","hexes":["#007bff","#e83e8c","#28a745","#17a2b8","#0056b3","#0069d9","#80bdff","#b8daff"]},
{"of":"Bootstrap 3","sign":"/^(btn|navbar|col|card|nav|form|input|bg|text|alert|badge|dropdown|carousel|modal)-|^--bs-|^img-(fluid|responsive)$/","hexes":["#337ab7","#428bca","#5cb85c","#5bc0de","#f0ad4e","#d9534f","#23527c","#286090","#2e6da4","#3071a9"]},
{"of":"WordPress","sign":"/^(wp-|has-[\\\\w-]+-color$|page-template|--wp-)/","hexes":["#f78da7","#cf2e2e","#ff6900","#fcb900","#7bdcb5","#00d084","#8ed1fc","#0693e3","#9b51e0","#abb8c3","#32373c","#0073aa","#007cba","#006ba1","#3858e9"]},
{"of":"Elementor","sign":"/^(elementor|--e-global)/","hexes":["#6ec1e4","#54595f","#7a7a7a","#61ce70"]},
{"of":"Tailwind","sign":"/^((\\\\w+:)*(bg|text|border|from|to|ring)-\\\\w+-\\\\d{2,3}$|--tw-|--color-\\\\w+-\\\\d00$)/","chosenWhenPainted":true,"hexes":["#3b82f6","#2563eb","#2b7fff","#155dfc","#60a5fa","#1d4ed8"]},
{"of":"Foundation","sign":"/^(callout|top-bar|orbit|reveal|grid-x|grid-container|columns|button-group|menu-text)$/","hexes":["#1779ba","#008cba","#3adb76","#ffae00","#cc4b37"]},
{"of":"Material","sign":"/^(mdc|mat|mui|mdl|md|v)-|^Mui|^--(mdc|md|mat)-/","hexes":["#6200ee","#03dac6","#3700b3","#3f51b5","#ff4081","#1976d2","#9c27b0","#6750a4"]},
{"of":"Ant Design","sign":"/^(ant-|--ant)/","hexes":["#1890ff","#1677ff","#52c41a","#faad14","#ff4d4f"]},
{"of":"Element","sign":"/^(el-[a-z]|--el-)/","hexes":["#409eff","#67c23a","#e6a23c","#f56c6c"]},
{"of":"Swiper","sign":"/^(swiper|--swiper)/","hexes":["#007aff"]},
{"of":"an icon generator or an app template","isDeclared":true,"hexes":["#da532c","#2b5797","#2d89ef","#603cba","#7e3878","#00aba9","#9f00a7","#b91d47","#ffc40d","#e3a21a","#00a300","#99b433","#1e7145","#5bbad5","#ee1111","#ff0097","#4dba87","#1976d2","#663399","#673ab8","#317efb"]}
]`)
