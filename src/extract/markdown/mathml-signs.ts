/** Elements of MathML that nobody sees. */
export const NOT_SHOWN: ReadonlySet<string> = new Set([
  'annotation',
  'annotation-xml',
  'mphantom',
  'none',
  'mprescripts',
  'maligngroup',
  'malignmark',
])

/** Names that TeX has a command of the same name for. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  `arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh
  sup tan tanh`.split(/\s+/),
)

/** Operators that stand with what is below and above them as TeX puts it. */
export const IS_LIMITED =
  /^(?:\\(?:sum|prod|coprod|int|iint|iiint|oint|bigcup|bigcap|det|gcd|inf|lim|liminf|limsup|max|min|Pr|sup)|\\operatorname\{[^}]*\})$/

/** Signs that TeX reads as something else, or has a command for that does more. All others are written as they are. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  // Multiplication, application, commas and sums that are not to be seen.
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

/** The same within words. */
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

/** Signs right above or below a letter, as they are written by then. */
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

export const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['bold', 'mathbf'],
  ['bold-italic', 'boldsymbol'],
  ['double-struck', 'mathbb'],
  ['script', 'mathcal'],
  ['fraktur', 'mathfrak'],
  ['sans-serif', 'mathsf'],
  ['monospace', 'mathtt'],
])
