// Made from data/languages by `npm run data`. Change that, and not this.
/** Names of places in addresses that go from the largest part to the smallest. By language. */
export const EAST_ASIAN_PLACES: Readonly<Record<string, {
/** Prefectures, provinces and their like, longer forms first. */
readonly regions: readonly string[]
/**
 * Cities, towns and districts whose names hold the character that ends other such names: without them `四日市市`
 * would end too early.
 */
readonly cities?: readonly string[]
}>> = JSON.parse(`{
"ja":{"regions":["東京都","北海道","/(?:京都|大阪)府/","/[一-龠]{2,3}県/"],"cities":["四日市","廿日市","野々市","市川","市原","町田","村上","村山","東村山","武蔵村山","羽村","十日町","大町","郡山","大和郡山","小郡","郡上","蒲郡","田村","大村"]},
"ko":{"regions":["/서울특별시|세종특별자치시|(?:부산|대구|인천|광주|대전|울산)광역시|(?:강원|전북|제주)특별자치도/","/(?:충청|전라|경상)[북남]도/","/서울시?/","/부산시?/","/인천시?/","/대구시?/","/대전시?/","/광주시?/","/울산시?/","/(?:경기|강원|충북|충남|전북|전남|경북|경남|제주)도?/"]},
"zh":{"regions":["/[一-龠]{2,6}省/","/[一-龠]{2}(?:壮族|回族|维吾尔)?自治区/","/(?=北京|上海|天津|重庆)/"]}
}`)
