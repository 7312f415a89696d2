/** Labels of the codes of a product, as shops write them before the code. By hand, 2026. */

import { phrases, wholeText } from '../pattern.ts'

const END = String.raw`\s*(?:\.|#|№|nr\.?|no\.?)?\s*[:：]?\s*`

function label(list: string): RegExp {
  const inner = wholeText(phrases(list)).source.replace(/^\^|\$$/g, '')
  return new RegExp(`^\\s*${inner}${END}$`, 'iu')
}

/** Labels of the number by which the shop itself knows a product. */
export const SKU_LABEL = label(`
  sku, sku code, item, item number, item no, item code, item id, item #, product code, product number, product no,
  product id, product sku, article number, article no, article, article code, art, art. no, art.no, art-no, art nr,
  stock code, catalog number, catalogue number, catalogue no, style, style number, style code, style no, part code,
  ref, reference, reference number, web id, code, lot number, model/sku, id,
  artikelnummer, artikelnr, artikel-nr, artikel-nummer, art.-nr, art-nr, art.nr, bestellnummer, bestell-nr, bestellnr,
  produktnummer, produkt-nr, artikel, référence, réf, code produit, code article, référence produit,
  referencia, código, cod, código de producto, código del producto, número de artículo, ref. producto,
  codice, codice prodotto, codice articolo, cod. prodotto, riferimento, cod. articolo,
  código do produto, cód, referência, artikelcode, productcode, productnummer, bestelnummer,
  varenummer, varenr, vare nr, artikelnummer:, tuotenumero, tuotekoodi, tootekood, toote kood, preces kods, prekės kodas,
  kod produktu, nr katalogowy, indeks, symbol, kod, kód, kód produktu, kód tovaru, katalógové číslo,
  kód zboží, katalogové číslo, objednací kód, cikkszám, termékkód, šifra, šifra izdelka, šifra artikla, šifra proizvoda,
  cod produs, код товара, артикул, код, номер товара, арт, код товару,
  ürün kodu, stok kodu, κωδικός, κωδικός προϊόντος, מק"ט, מקט, رمز المنتج, رقم المنتج, رقم الموديل, sku:,
  商品コード, 商品番号, 品番, 商品编号, 商品編號, 货号, 貨號, 상품코드, 상품번호, mã sản phẩm, mã sp, kode produk, รหัสสินค้า`)

/** Labels of the number of the maker. */
export const MPN_LABEL = label(`
  mpn, model, model number, model no, model name, model code, part number, part no, part #, manufacturer part number, mfr #,
  mfr. part, mfr part, mfr. part number, mfr part number, mfr. no, mfr no, mfg. part number, mfg part number,
  manufacturer part, manufacturer part no, manufacturer's part number, oem part number, oem number,
  manufacturer number, mfg part, manufacturer sku, manufacturer code, vendor code,
  hersteller-nr, herstellernummer, hersteller-artikelnummer, herstellerartikelnummer, modell, modellnummer,
  modèle, référence fabricant, modelo, modello, codice produttore, fabrikantcode, typenummer,
  kod producenta, produktové číslo, kód výrobcu, kód výrobce, part number výrobcu, gyártói cikkszám,
  модель, код производителя, 型番, 型号`)

/** Labels of a number of GS1. */
export const GTIN_LABEL = label(`
  ean, ean code, ean-code, gtin, gtin13, upc, upc code, barcode, bar code, isbn, isbn-13, isbn13, ean13, ean-13, jan,
  code barre, código de barras, codice ean, čiarový kód, čárový kód, ean kód, kod ean, kod kreskowy, vonalkód,
  črtna koda, штрихкод, штрих-код, barkod, jan code, janコード, 条码, strichcode`)

/** Labels of the maker or brand. */
export const BRAND_LABEL = label(`
  brand, brand name, manufacturer, vendor, maker, marke, hersteller, marque, fabricant, marca, fabricante, produttore,
  merk, fabrikant, märke, varumärke, merke, mærke, producent, marka, výrobca, výrobce, značka, gyártó, márka,
  proizvajalec, blagovna znamka, proizvođač, brand:, producător, бренд, производитель, марка, виробник,
  üretici, κατασκευαστής, מותג, العلامة التجارية, ブランド, メーカー, 品牌, 브랜드, tootja, bränd, ražotājs`)
