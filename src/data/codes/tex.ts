// Made from data/codes/tex.json by `npm run data`. Change that, and not this.
/** What TeX writes for signs, accents and alphabets of formulas. */
export const TEX: {
/** Characters that mean something else in TeX, or for which a command gives better spacing. */
readonly signs: readonly (readonly [string, string])[]
/** Escapes within `\text{...}`. */
readonly textSigns: readonly (readonly [string, string])[]
/** Commands by position (`^` above, `_` below) and the sign, which is converted already. */
readonly accents: readonly (readonly [string, string])[]
/** Commands by the value of `mathvariant`. */
readonly variants: readonly (readonly [string, string])[]
} = JSON.parse(`{
"signs":[["⁡",""],["⁢",""],["⁣",""],["⁤",""],["​",""],[" "," "],["−","-"],["′","\\\\prime "],["∑","\\\\sum "],["∏","\\\\prod "],["∐","\\\\coprod "],["∫","\\\\int "],["∬","\\\\iint "],["∭","\\\\iiint "],["∮","\\\\oint "],["⋃","\\\\bigcup "],["⋂","\\\\bigcap "],["{","\\\\{"],["}","\\\\}"],["\\\\","\\\\backslash "],["$","\\\\$"],["%","\\\\%"],["#","\\\\#"],["&","\\\\&"],["_","\\\\_"],["^","\\\\hat{}"],["~","\\\\sim "]],
"textSigns":[["\\\\","\\\\textbackslash{}"],["{","\\\\{"],["}","\\\\}"],["$","\\\\$"],["%","\\\\%"],["#","\\\\#"],["&","\\\\&"],["_","\\\\_"],["^","\\\\^{}"],["~","\\\\~{}"]],
"accents":[["^¯","overline"],["^‾","overline"],["^―","overline"],["^\\\\_","overline"],["^ˆ","hat"],["^\\\\hat{}","hat"],["^˜","tilde"],["^\\\\sim","tilde"],["^→","vec"],["^⃗","vec"],["^˙","dot"],["^.","dot"],["^¨","ddot"],["^˘","breve"],["^ˇ","check"],["^⏞","overbrace"],["_¯","underline"],["_‾","underline"],["_\\\\_","underline"],["_⏟","underbrace"]],
"variants":[["bold","mathbf"],["bold-italic","boldsymbol"],["double-struck","mathbb"],["script","mathcal"],["fraktur","mathfrak"],["sans-serif","mathsf"],["monospace","mathtt"]]
}`)
