/**
 * Months as they are written in dates, folded: lower case, without accents. Those of CLDR 45, the genitive
 * where dates have it; English ones are in `formats/text/date.ts`.
 */
export const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  [
    'januar janvier enero gennaio janeiro januari tammikuuta stycznia',
    'februar fevrier febrero febbraio fevereiro februari helmikuuta lutego',
    'marz mars marzo marco maart maaliskuuta marca maret',
    'april avril abril aprile huhtikuuta kwietnia',
    'mai mayo maggio maio mei maj toukokuuta maja',
    'juni juin junio giugno junho kesakuuta czerwca',
    'juli juillet julio luglio julho heinakuuta lipca',
    'august aout agosto augustus augusti elokuuta sierpnia agustus',
    'september septembre septiembre settembre setembro syyskuuta wrzesnia',
    'oktober octobre octubre ottobre outubro lokakuuta pazdziernika',
    'november novembre noviembre novembro marraskuuta listopada',
    'dezember decembre diciembre dicembre dezembro desember joulukuuta grudnia december',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
