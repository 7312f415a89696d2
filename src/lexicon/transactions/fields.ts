/*
 * Forms in which banks label who took or sent the money, and the labels that end a name. Patterns on upper
 * case without accents. Own knowledge of statements, by country, November 2026.
 */
import { type Branches, pattern, phrases } from '../pattern.ts'

const PARTY_LABELS: Branches = [
  ...phrases(`
    NAAM, NAME, ORIG CO NAME, CO NAME, COMPANY NAME, MERCHANT NAME, MERCHANT, PAYEE, BENEFICIARY
    BENEFICIAIRE, FAVORECIDO, BENEFICIARIO, EMISOR, ACREEDOR, CREDITEUR, CREANCIER, ORDENANTE, ODBIORCA
    NADAWCA, NAZWA ODBIORCY, ZAHLUNGSEMPFAENGER, ZAHLUNGSEMPFANGER, EMPFAENGER, EMPFANGER, AUFTRAGGEBER
    GLAEUBIGER, MOTTAKER, MOTTAGARE, MODTAGER, ESTABELECIMENTO, COMERCIO, ESERCENTE, PRESSO, CREDITORE
    NOME, BETALER, TITULAR, ORDP, BENM`),
]
const LABELS_AFTER_PARTY: Branches = [
  ...phrases(`
    OMSCHRIJVING, IBAN, BIC, KENMERK, MACHTIGING, INCASSANT, DATUM, ORIG ID, DESC DATE, CO ENTRY DESCR
    SEC, TRACE, CNPJ, CPF, BCO, BANCO, HIST, CONTA, AGENCIA, AG, MOTIF, REF, REFERENCE, REFERENCIA, RIF
    CAUSALE, CONCEPTO, MANDATO, TYTUL, KWOTA, VERWENDUNGSZWECK, ID, EREF, MREF, SVWZ, CRED, KREF, REMI
    ADRES, MIASTO, KRAJ, ADRESSE, CARTE, NUMERO, NR, CARTA, VALUTA`),
]

const BOUGHT_AT: Branches = phrases(
  `IHR EINKAUF BEI, EINKAUF BEI, YOUR PURCHASE AT, UW AANKOOP BIJ, VOTRE ACHAT CHEZ, SU COMPRA EN, ACQUISTO PRESSO`,
)
const CHANNELS: Branches = phrases(
  'NEFT, IMPS, RTGS, NACH, ACH D, ACH DR, ACH C, ECS, SI, AUTOPAY, BIL, ONL, INB, MMT, VPS, IPS, MPS, VIN',
)

const CREDITOR_IDS: Branches = phrases('EINREICHER, GLAEUBIGER, GLAUBIGER, CREDITOR, CI')
const CURRENCIES: Branches = phrases(
  'EUR, USD, GBP, CHF, SEK, NOK, DKK, PLN, CAD, AUD, BRL, MXN, INR, JPY, CZK, HUF, RON, TRY',
)

/** `NAAM: X OMSCHRIJVING: Y`, `FAVORECIDO X CNPJ 12`: the group `name` is the party. */
export const LABELLED = [
  pattern('')`(?:^|[\s/(,;-])(?:${PARTY_LABELS})\s?[:=/]\s*(?<name>\S.*?)
    (?:\s*[/;,]\s*(?:${LABELS_AFTER_PARTY})\b|\s(?:${LABELS_AFTER_PARTY})\b\s?[:.=/+]|\s(?:CNPJ|CPF|IBAN|REF)\b|/[A-Z]{4}/|$)`,
  pattern('')`\b(?:${BOUGHT_AT})\s(?<name>\S.*?)(?:\s*[,;/]|$)`,
  pattern('')`\b(?:${CREDITOR_IDS})[ -]?ID:?\s[A-Z]{2}\d{2}[A-Z\d]{4,}\s(?<name>\S.*?)
    (?:\s(?:MANDAT|IHR|KUNDEN|RECHNUNG|REF|EREF)|$)`,
  pattern('')`^[*]\d{4}\s\d{1,2}[./]\d{1,2}\s(?:${CURRENCIES})\s\d[\d.,]*\s(?<name>\S.*?)(?:\sKURS\b|$)`,
  pattern('')`\bFAVORECIDO\s+(?<name>\S.*?)\s+(?:CNPJ|CPF|BCO|BANCO|HIST)\b`,
  pattern('')`\b(?:PIX|TED|DOC)\s(?:ENVIAD|RECEBID)[OA]\s(?:-\s)?(?<name>[A-Z].*?)\s(?:-\s)?CNPJ\b`,
  pattern('')`^UPI[/-](?:(?:DR|CR|P2M|P2A|P2P|PAY|COLLECT|\d{6,}|[^/@-]+@[A-Z\d.]+)[/-])*
    (?<name>[^/@-]*[A-Z]{2}[^/@-]*)(?:[/-]|$)`,
  pattern('')`^(?:(?:${CHANNELS})\s?[-/]\s?)+(?:[A-Z]*\d+[A-Z\d]*\s?[-/]\s?)*
    (?<name>[A-Z][^/-]*?)\s*(?:[-/]|$)`,
  pattern('')`\sDE (?<name>\S.*?) (?:MANDAT|REF|ICS|RUM|NUM)\b`,
]

/** Labels with a sign behind them, as in `DES:PAYMENT`. */
const MARKED_LABELS: Branches = [
  ...phrases(`DES, ID, INDN, CO ID, ORIG ID, WEB ID, PPD ID, CCD ID, TEL ID, ENTRY, TRACE, TRN, RRN, TID, MID, AUTH, REF, VALUE DATE
    EREF, MREF, CRED, SVWZ, IBAN, BIC, ICS, RUM, MANDAT, MDT, ECH, EMETTEUR, KENMERK, OMSCHRIJVING, TERMINAL, TRANSACTIE
    PASVOLGNR, PAS, DATUM, KARTE, KARTENNR, CARTA, CONCEPTO, MOTIF, LIB, RIF, CAUSALE`),
]
/** Labels with a number behind them, as in `REF 12345`. */
const NUMBERED_LABELS: Branches = [
  ...phrases(`ENDING IN, REFERENCE, REFERENZ, REFERENCIA, REFERENCE NO, REF NO, REF NR, REF, AUTH CODE, AUTH, AUT, RRN, TXN, TRX
    TRXN, INV, INVOICE, ORDER, ORD, CNPJ, CPF, AUTORIZACION, FACT, FACTURE, RECHNUNG, RE, KD, KDNR, KUNDENNR, KUNDENNUMMER
    PASVOLGNR, VERTRAG, MANDATSREF, POLICY, ACCT, ACCOUNT, MEMBER, CONF, CONFIRMATION, TICKET`),
]
const CARDS: Branches = phrases('CARD, KARTE, KARTEN, CARTE, TARJETA, CARTA, KORT, KARTA, CARTAO, PAS, CB')
const MONTHS: Branches = phrases('JAN, FEB, MAR, APR, MAY, JUN, JUL, AUG, SEP, OCT, NOV, DEC')
const ON: Branches = phrases('ON, DU, DEL, VOM, AM, AL, LE, VAN, OP, DEN, EL')
const ORDERS: Branches = phrases(
  'COMMANDE, PEDIDO, ORDEN, FOLIO, OPERACION, BESTELLUNG, ORDINE, ZAMOWIENIE, BESTELNUMMER',
)

/** Where the name has ended: what follows is about the payment. The name stands before it. */
export const TAIL_LABELS: readonly RegExp[] = [
  pattern('')`\s(?:${MARKED_LABELS})\s?[:=+/#].*$`,
  pattern('')`\s(?:PPD|CCD|WEB|TEL)\s(?:ID|PMT)\b.*$`,
  pattern('')`[\s,](?:${CARDS})[\s:-]*(?:NO\.?|NR\.?|N\.?|ENDING(?: IN)?|NUMBER)?\s?[X*]*\s?\d{2,}.*$`,
  pattern('')`\s(?:${NUMBERED_LABELS})[\s.:#]*(?:NO|NR|NUM|N)?[\s.:#]*[A-Z]{0,4}\d[\dA-Z/.-]*.*$`,
  pattern('')`[\s,](?:${ON})?\s?\d{1,2}[./-](?:\d{1,2}|[A-Z]{3})(?:[./-]\d{2,4})?
    (?:[\sT,](?:UM\s)?\d{1,2}[:.H]\d{2}.*)?(?:\s.*)?$`,
  pattern('')`[\s,](?:ON\s)?\d{1,2}\s?(?:${MONTHS})[A-Z]*(?:\s?\d{2,4})?\b.*$`,
  pattern('')`[\s,]\d+[.,]\d{2}\s?(?:[A-Z]{3}|[€£$])\b.*$`,
  pattern('')`[\s,](?:${CURRENCIES})\s?\d[\d.,]*.*$`,
  pattern('')`\s(?:PARCELA|PARC|CUOTA|CUOTAS|MSI)\s?\d{1,2}\s?(?:/|DE|OF)\s?\d{1,2}.*$`,
  pattern('')`\s(?:VISA|MASTERCARD|MAESTRO|AMEX)\s(?:DEBIT|CREDIT|CARD|DEBITKARTE)\b.*$`,
  pattern('')`\s(?:${ORDERS})\b.*$`,
]

/** Legal forms as statements write them. */
const FORMS: Branches = [
  ...phrases(
    'GmbH, AG, KG, SARL, SAS, SRL, SpA, BV, NV, AB, AS, Oy, Ltd, LLC, Inc, Corp, Ltda, PLC, Pvt, SL, SA',
  ),
  ...[/S\.A\./, /S\.L\./, /S\.R\.L\./, /B\.V\./, /N\.V\./, /S\.P\.A\./],
]

/** A name with a legal form at its end: the other party of a transfer is a company. */
export const COMPANY = pattern('i')`\s(?:${FORMS})\.?$`

/** A number that only companies have (Brazil). */
export const COMPANY_NUMBER = pattern('i')`\bCNPJ\b`

/** Two words at most and a legal form, anywhere in a line of a transfer: the group `name`. */
export const COMPANY_IN_TRANSFER = pattern('iu')`(?<name>(?:[\p{L}&.'-]+\s){1,2}(?:${FORMS}))(?![\p{L}\p{N}])`
