/*
 * Words that say what kind of company it is, or nothing at all, folded as `directory/keys.ts` folds words. A
 * name of such words alone names nobody. Collected by hand from names of companies in nine languages, 2026.
 */

import { words } from './pattern.ts'

/** A name that has only these words, and legal forms, identifies no company. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  words(`
    a an and at by de da di do du der die das el et for fur la le les los of the to und von van y
    bank banks bakery bar book books business cafe car cars cinema city clinic clothing coffee college
    consulting construction customer data demo dental design development digital doctor electric
    electronics energy engineering enterprise enterprises entertainment example fashion finance financial
    firm food foods foundation fund furniture gas global government hardware health healthcare home
    hospital hotel hotels industrial industries industry insurance internet invest investment investments
    logistics management market marketing markets media medical mining mobile money motor motors music
    name national network networks new news none null office oil online park partner partners pharma
    pharmacy phone pizza plumbing point power product products properties property radio railway real
    restaurant restaurants retail sales school sales service services shop shopping shops software
    solution solutions spa sport sports startup store stores studio supermarket supplies supply system
    systems taxi tech technologies technology telecom telecommunications test textile tools trade trading
    transport travel trust undefined university unknown value water web website wholesale world worldwide
    apotheke autohaus backerei bahn buro firma friseur gasthaus gesellschaft handel kaufhaus krankenhaus
    laden markt praxis schule stadt unternehmen verein versicherung werk werke werkstatt
    banque boulangerie boutique commerce ecole entreprise magasin marche pharmacie societe
    banco empresa farmacia mercado supermercado tienda companhia compania escuela hospital loja
    azienda banca farmacia mercato negozio ristorante scuola societa bedrijf winkel apteka firma sklep
    аптека банк группа компания магазин ресторан фирма
    会社 公司 商店 银行 酒店 銀行 レストラン 病院 株式会社 은행 회사`),
)

/** Words that people put behind the name of a brand, and that do not distinguish it from another brand. */
export const EMPTY_ENDINGS: ReadonlySet<string> = new Set(
  words('app brand brands com global official online shop site store stores website worldwide'),
)
