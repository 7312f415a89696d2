import { words } from '../../../lexicon/pattern.ts'

/** MathML elements that are not displayed. */
export const NOT_SHOWN: ReadonlySet<string> = new Set(
  words(`
  annotation annotation-xml mphantom none mprescripts maligngroup malignmark`),
)

/** Function names for which TeX has a command of the same name. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  `arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh
  sup tan tanh`.split(/\s+/),
)

/** Operators whose limits TeX places correctly with `_` and `^`. */
export const IS_LIMITED =
  /^(?:\\(?:sum|prod|coprod|int|iint|iiint|oint|bigcup|bigcap|det|gcd|inf|lim|liminf|limsup|max|min|Pr|sup)|\\operatorname\{[^}]*\})$/

/**
 * Characters that have a special meaning in TeX, or for which a TeX command gives better spacing. All other
 * characters are written as they are.
 */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  // Invisible operators: function application, times, separator, plus.
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ''],
  ['\u2064', ''],
  ['\u200b', ''],
  ['\u00a0', ' '],
  ['−', '-'],
  ['′', '\\prime '],
  ['∑', '\\sum '],
  ['∏', '\\prod '],
  ['∐', '\\coprod '],
  ['∫', '\\int '],
  ['∬', '\\iint '],
  ['∭', '\\iiint '],
  ['∮', '\\oint '],
  ['⋃', '\\bigcup '],
  ['⋂', '\\bigcap '],
  ['{', '\\{'],
  ['}', '\\}'],
  ['\\', '\\backslash '],
  ['$', '\\$'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['^', '\\hat{}'],
  ['~', '\\sim '],
])

/** Escapes within `\\text{...}`. */
export const TEXT_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\\', '\\textbackslash{}'],
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['%', '\\%'],
  ['#', '\\#'],
  ['&', '\\&'],
  ['_', '\\_'],
  ['^', '\\^{}'],
  ['~', '\\~{}'],
])

/**
 * TeX commands for accents, by position (`^` above, `_` below) and the character already converted to TeX.
 */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['^¯', 'overline'],
  ['^‾', 'overline'],
  ['^―', 'overline'],
  ['^\\_', 'overline'],
  ['^ˆ', 'hat'],
  ['^\\hat{}', 'hat'],
  ['^˜', 'tilde'],
  ['^\\sim', 'tilde'],
  ['^→', 'vec'],
  ['^⃗', 'vec'],
  ['^˙', 'dot'],
  ['^.', 'dot'],
  ['^¨', 'ddot'],
  ['^˘', 'breve'],
  ['^ˇ', 'check'],
  ['^⏞', 'overbrace'],
  ['_¯', 'underline'],
  ['_‾', 'underline'],
  ['_\\_', 'underline'],
  ['_⏟', 'underbrace'],
])

/** TeX commands by the value of `mathvariant`. */
export const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['bold', 'mathbf'],
  ['bold-italic', 'boldsymbol'],
  ['double-struck', 'mathbb'],
  ['script', 'mathcal'],
  ['fraktur', 'mathfrak'],
  ['sans-serif', 'mathsf'],
  ['monospace', 'mathtt'],
])
