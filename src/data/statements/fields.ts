// Made from data/statements/fields.json by `npm run data`. Change that, and not this.
/**
 * Words by which banks label who took or sent the money, and what follows the name. Upper case without
 * accents.
 */
export const FIELDS: {
/** Labels of who took or sent the money. */
readonly party: readonly string[]
/** Labels that end the name of the party. */
readonly afterParty: readonly string[]
/** "Your purchase at". */
readonly boughtAt: readonly string[]
/** Ways of transfers, which begin a line and stand before a stroke. */
readonly channel: readonly string[]
/** Before the number of a creditor. */
readonly creditor: readonly string[]
/** Labels with a sign behind them, as in `DES:PAYMENT`. */
readonly marked: readonly string[]
/** Labels with a number behind them, as in `REF 12345`. */
readonly numbered: readonly string[]
/** Before the number of a card. */
readonly card: readonly string[]
/** Before a day. */
readonly on: readonly string[]
/** Before the number of an order. */
readonly order: readonly string[]
/** Between a preamble and a number, a card or a day. */
readonly beforeNumber: readonly string[]
/** Months as lines of banks shorten them. */
readonly month: readonly string[]
/** Codes of currencies before an amount. */
readonly currency: readonly string[]
/** Legal forms as statements write them. */
readonly form: readonly string[]
} = JSON.parse(`{
"party":["NAAM","NAME","ORIG CO NAME","CO NAME","COMPANY NAME","MERCHANT NAME","MERCHANT","PAYEE","BENEFICIARY","ORDP","BENM","BENEFICIAIRE","CREDITEUR","CREANCIER","FAVORECIDO","ESTABELECIMENTO","NOME","BENEFICIARIO","EMISOR","ACREEDOR","ORDENANTE","COMERCIO","TITULAR","ODBIORCA","NADAWCA","NAZWA ODBIORCY","ZAHLUNGSEMPFAENGER","ZAHLUNGSEMPFANGER","EMPFAENGER","EMPFANGER","AUFTRAGGEBER","GLAEUBIGER","MOTTAKER","BETALER","MOTTAGARE","MODTAGER","ESERCENTE","PRESSO","CREDITORE"],
"afterParty":["OMSCHRIJVING","KENMERK","MACHTIGING","INCASSANT","DATUM","ADRES","IBAN","BIC","ORIG ID","DESC DATE","CO ENTRY DESCR","SEC","TRACE","REF","REFERENCE","ID","CRED","REMI","CNPJ","CPF","BCO","HIST","CONTA","AGENCIA","AG","BANCO","REFERENCIA","CONCEPTO","MANDATO","NUMERO","MOTIF","ADRESSE","CARTE","RIF","CAUSALE","CARTA","VALUTA","TYTUL","KWOTA","MIASTO","KRAJ","VERWENDUNGSZWECK","EREF","MREF","SVWZ","KREF","NR"],
"boughtAt":["IHR EINKAUF BEI","EINKAUF BEI","YOUR PURCHASE AT","UW AANKOOP BIJ","VOTRE ACHAT CHEZ","SU COMPRA EN","ACQUISTO PRESSO"],
"channel":["NEFT","IMPS","RTGS","NACH","ACH D","ACH DR","ACH C","ECS","SI","AUTOPAY","BIL","ONL","INB","MMT","VPS","IPS","MPS","VIN"],
"creditor":["EINREICHER","GLAEUBIGER","GLAUBIGER","CREDITOR","CI"],
"marked":["DES","ID","INDN","CO ID","ORIG ID","WEB ID","PPD ID","CCD ID","TEL ID","ENTRY","TRACE","TRN","RRN","TID","MID","AUTH","REF","VALUE DATE","CRED","IBAN","BIC","TERMINAL","EREF","MREF","SVWZ","MANDAT","KARTE","KARTENNR","ICS","RUM","MDT","ECH","EMETTEUR","MOTIF","LIB","KENMERK","OMSCHRIJVING","TRANSACTIE","PASVOLGNR","PAS","DATUM","CARTA","RIF","CAUSALE","CONCEPTO"],
"numbered":["ENDING IN","REFERENCE","REFERENCE NO","REF NO","REF","AUTH CODE","AUTH","AUT","RRN","TXN","TRX","TRXN","INV","INVOICE","ORDER","ORD","POLICY","ACCT","ACCOUNT","MEMBER","CONF","CONFIRMATION","TICKET","REFERENZ","REF NR","RECHNUNG","RE","KD","KDNR","KUNDENNR","KUNDENNUMMER","VERTRAG","MANDATSREF","REFERENCIA","AUTORIZACION","CNPJ","CPF","FACT","FACTURE","PASVOLGNR"],
"card":["CARD","KARTE","KARTEN","CARTE","CB","TARJETA","CARTA","KORT","KARTA","CARTAO","PAS"],
"on":["ON","DU","LE","DEL","EL","VOM","AM","AL","VAN","OP","DEN"],
"order":["COMMANDE","PEDIDO","ORDEN","FOLIO","OPERACION","BESTELLUNG","ORDINE","ZAMOWIENIE","BESTELNUMMER"],
"beforeNumber":["NO","NUM","ENDING IN","ENDING","REF","ON","NR","VOM","AM","VON","N","DEL","DU","LE","FIN","EL"],
"month":["JAN","FEB","MAR","APR","MAY","JUN","JUL","AUG","SEP","OCT","NOV","DEC"],
"currency":["EUR","USD","GBP","CHF","SEK","NOK","DKK","PLN","CAD","AUD","BRL","MXN","INR","JPY","CZK","HUF","RON","TRY"],
"form":["LTD","LLC","INC","CORP","PLC","PVT","GMBH","AG","KG","SARL","SAS","SA","S.A.","SRL","SPA","S.R.L.","S.P.A.","SL","S.L.","BV","NV","B.V.","N.V.","AB","AS","OY","LTDA"]
}`)
