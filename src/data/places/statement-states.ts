// Made from data/places/statement-states.csv by `npm run data`. Change that, and not this.
/** States and provinces as card statements shorten them, by country, in lower case. */
export const STATEMENT_STATES: readonly (readonly [string, readonly string[]])[] = JSON.parse(`[
["US",["al","ak","az","ar","ca","co","ct","de","fl","ga","hi","id","il","in","ia","ks","ky","la","me","md","ma","mi","mn","ms","mo","mt","ne","nv","nh","nj","nm","ny","nc","nd","oh","ok","or","pa","ri","sc","sd","tn","tx","ut","vt","va","wa","wv","wi","wy","dc","pr","gu","vi"]],
["BR",["al","ma","ms","mt","pa","sc","pr","pe","ac","ap","am","ba","ce","df","es","go","mg","pb","pi","rj","rn","rs","ro","rr","sp","se","to","bra"]],
["IN",["or","tn","ap","pb","rj","mh","ka","dl","up","gj","wb","kl","hr","ts","tg","mp","br","jh","ch","ua"]],
["AU",["wa","vi","ns","nt","nsw","vic","qld","sa","tas","act","ql"]],
["CA",["ab","bc","mb","nb","nl","ns","nt","nu","on","pe","qc","sk","yt"]],
["MX",["nl","cdmx","mex","jal","gto","pue","ver","qro","yuc","bcn","bcs","son","sin","chih","coah","tamps","mich","oax","gro","chis","tab","camp","qroo","mor","hgo"]]
]`)
