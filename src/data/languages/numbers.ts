// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Numbers as words, up to twenty, and tens. The Spanish eleven is missing, because it is an English word that
 * counts nothing. By language.
 */
export const NUMBERS: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(`{
"ca":{"dos":2,"tres":3,"quatre":4,"cinc":5,"sis":6,"set":7,"vuit":8,"nou":9,"deu":10,"onze":11,"dotze":12,"tretze":13,"catorze":14,"quinze":15,"vint":20},
"de":{"ein":1,"zwei":2,"drei":3,"vier":4,"fünf":5,"sechs":6,"sieben":7,"acht":8,"neun":9,"zehn":10,"elf":11,"zwölf":12,"dreizehn":13,"vierzehn":14,"fünfzehn":15,"zwanzig":20,"dreißig":30,"vierzig":40},
"en":{"one":1,"two":2,"three":3,"four":4,"five":5,"six":6,"seven":7,"eight":8,"nine":9,"ten":10,"eleven":11,"twelve":12,"thirteen":13,"fourteen":14,"fifteen":15,"sixteen":16,"seventeen":17,"eighteen":18,"nineteen":19,"twenty":20,"thirty":30,"forty":40,"fifty":50,"sixty":60,"seventy":70,"eighty":80,"ninety":90},
"es":{"uno":1,"dos":2,"tres":3,"cuatro":4,"cinco":5,"seis":6,"siete":7,"ocho":8,"nueve":9,"diez":10,"doce":12,"trece":13,"catorce":14,"quince":15,"veinte":20},
"fr":{"un":1,"deux":2,"trois":3,"quatre":4,"cinq":5,"six":6,"sept":7,"huit":8,"neuf":9,"dix":10,"onze":11,"douze":12,"treize":13,"quatorze":14,"quinze":15,"vingt":20}
}`)
