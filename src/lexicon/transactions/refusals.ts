/*
 * Phrases of lines that have no merchant, by kind and in many languages, folded as `directory/keys.ts` folds
 * words. A phrase counts at the beginning of the line, where only words of banks may stand before it; one
 * that begins with a tilde counts anywhere. Own knowledge of statements, November 2026.
 */
import type { Refusal } from '../../model/transactions.ts'
import { phrases } from '../pattern.ts'

type Kind = Exclude<Refusal, 'no-words'>

const BY_KIND: Readonly<Record<Kind, string>> = {
  cash: `
    ~atm withdrawal, ~atm cash withdrawal, ~atm cash, ~cash withdrawal, ~atm deposit, ~atm debit, ~atm fee
    atm, ~cash advance, ~cash deposit, ~cash machine, cashpoint, ~cash wdl, ~atm wdl, ~atm wd, ~atm w d
    atm disbursement, ~branch withdrawal, ~counter withdrawal, ~teller withdrawal, ~teller deposit
    ~cash wd, nwd, eaw, atw, ats, csh, lnk, wdl atm, ~over the counter withdrawal, ~customer withdrawal
    non bank atm, atm non, cash out, cash disb, ~cash disbursement, ~geldautomat, ~bargeldauszahlung
    ~barauszahlung, ~bargeldabhebung, ~bargeld, ~auszahlung geldautomat, ga nr, ~bankomat
    ~bancomat prelievo, ~geldausgabeautomat, ~auszahlung, ~bareinzahlung, ~bargeldbezug, ~barbezug
    bancomatbezug, ~retrait, ~retrait dab, ~retrait especes, distributeur, ~retrait gab
    ~versement especes, dab, ~reintegro, ~cajero, ~retiro cajero, ~retiro de efectivo
    ~retirada de efectivo, ~disposicion de efectivo, ~retiro atm, ~disp efectivo, ~retiro sin tarjeta
    ~retirada cajero, ~deposito en efectivo, ~ingreso en efectivo, ~extraccion cajero
    ~extraccion de efectivo, ~giro cajero, ~giro en cajero, ~retiro por cajero, ~dispensacion efectivo
    ~prelievo, ~prelevamento, ~prelievo bancomat, ~prelievo contanti, ~prelevamento contanti
    ~versamento contanti, ~geldopname, ~geldautomaat, gea, ~opname geldautomaat, ~geldmaat
    ~contante opname, ~storting contant, ~wyplata z bankomatu, ~wyplata gotowki, ~bankomat wyplata
    ~wyplata w bankomacie, ~wplata gotowki, ~wplatomat, ~wyplata, ~uttag, ~kontantuttag, ~bankomatuttag
    ~uttag bankomat, ~minibank, ~kontantuttak, ~uttak minibank, ~haevning, ~kontanthaevning, ~nosto
    ~kateisnosto, ~otto automaatti, automatuttag, ~levantamento, ~levantamento multibanco, ~saque
    ~saque atm, ~saque 24h, ~saque dinheiro, ~saque banco24horas, ~levantamento numerario
    ~deposito em dinheiro, ~saque terminal, ~lev atm, ~vyber z bankomatu, ~vyber hotovosti
    ~keszpenzfelvetel, ~retragere numerar, ~para cekme, ~nakit cekim, ~tarik tunai, ~rut tien
    ~снятие наличных, ~выдача наличных, ~банкомат, ~внесение наличных, atm wdr, atw, ~cash wdr, ~self atm
    nfs atm, ~現金引出, ~お引出し, ~お引き出し, ~引出し, ~現金, ~取款, ~現金自動, ~提款, ~현금인출, ~출금 atm, カード atm, ~atm引出`,
  transfer: `
    ~upi cr, ~upi p2a, ~upi p2p
    transfer, ~transfer to, ~transfer from, ~online transfer, ~funds transfer, ~wire transfer
    ~internal transfer, ~account transfer, ~mobile transfer, ~web transfer, ~transfer in, ~transfer out
    ~transfer credit, ~transfer debit, ~instant transfer, ~faster payment, ~faster payments
    ~bank transfer, ~wire in, ~wire out, ~book transfer, ~savings transfer, ~overdraft transfer
    ~overdraft protection, xfer, ~acct xfer, ~online xfer, ~balance transfer, ~automatic transfer, fpo
    fpi, ~scheduled transfer, ~recurring transfer, ~e transfer, ~etransfer, ~interac e transfer
    ~interac etransfer, round up, ~rtgs, neft, imps, ~neft cr, ~neft dr, ~imps p2a, ~transfer between, tfr
    trf, ~own account transfer, ~money transfer, standing order, ~keep the change, ~send money, ~top up by
    ~topup, ~account funding, ~osko deposit, ~osko payment, wdl atm, ~payid, ~pay anyone, ~internal trf
    ~fund transfer, ~remote deposit, ~mobile deposit, ~mobile check deposit, ~check deposit, check, cheque
    chq, ~cheque deposit, ~deposited check, ~counter deposit, ~customer deposit, deposit, ~edeposit
    bill pay to account, ~ueberweisung, ~uberweisung, ~dauerauftrag, ~umbuchung, ~gutschrift ueberweisung
    ~echtzeitueberweisung, ~uebertrag, ~ubertrag, ~echtzeituberweisung, ~onlineueberweisung
    ~onlineuberweisung, ~dauerauftragsgutschrift, ~sparplan, ~einzahlung, ~zahlungseingang, ~virement, vir
    vir sepa, vir inst, ~virement sepa, ~virement instantane, ~virement recu, ~virement emis
    ~virement permanent, ~transferencia, transf, ~traspaso, ~transferencia inmediata
    ~transferencia recibida, ~transferencia emitida, ~spei recibido, ~spei enviado, spei
    ~traspaso entre cuentas, ~trasf, ~envio de dinero, ~transferencia a terceros
    ~transferencia interbancaria, ~bonifico, ~giroconto, ~bonifico sepa, ~bonifico istantaneo, ~ricarica
    ~girofondo, ~bonifico ricevuto, ~bonifico disposto, ~overschrijving, ~overboeking, ~spaaropdracht
    ~spaarrekening, ~oranje spaarrekening, ~sepa overboeking, ~periodieke overboeking, ~eigen rekening
    ~storting, ~instantoverschrijving, ~doorlopende opdracht, ~przelew, ~przelew wlasny
    ~przelew na telefon, ~przelew przychodzacy, ~przelew wychodzacy, ~zlecenie stale, ~przelew srodkow
    ~overforing, ~overforsel, ~straksoverforing, ~tilisiirto, ~egen overforing, ~insattning, ~sparande
    ~innskudd, ~konto til konto, ~transferencia bancaria, ~ted enviada, ~doc ted, ~pix enviado
    ~pix recebido, ~pix transf, pix, ~transferencia pix, ~transferencia enviada
    ~transferencia entre contas, ~aplicacao, ~resgate, ~transf mbway, ~mb way transf
    ~transferencia mb way, ~trf mb way, ~ted recebida, ~aplicacao rdb, ~resgate rdb, ~poupanca
    ~aplicacao automatica, ~resgate automatico, ~prevod, ~prichozi platba, ~odchozi platba, ~trvaly prikaz
    ~okamzita platba, ~atutalas, ~transfer bancar, ~havale, eft giden, eft gelen, ~fast giden, ~bi fast
    ~transfer ke, ~transfer dari, ~chuyen khoan, ~chuyen tien, ~перевод, ~переказ, ~пополнение, ~振込, ~お振込
    ~振替入金, ~振込入金, ~転帐, ~转账, ~汇款, ~轉帳, ~計좌이체, ~이체, ~フリコミ, 振替, ~入金`,
  person: `
    ~paynow to, ~paynow from, fps credit, fps debit, ~momo transfer, ~m pesa send, ~instapay to
    ~zelle, ~zelle payment, ~zelle to, ~zelle from, ~venmo payment, ~venmo cashout, ~cash app cashout
    ~popmoney, ~p2p, ~upi p2p, ~bizum a, ~bizum de, ~bizum enviado, ~bizum recibido, ~swish till
    ~swish fran, ~swish mottagen, ~swish skickad, ~vipps fra, ~vipps til, ~mobilepay til, ~mobilepay fra
    ~tikkie, ~twint an, ~twint von, ~blik na telefon, ~przelew na telefon blik, ~paypal friends
    ~friends and family, ~paylib, ~wero, ~lydia vers, ~satispay a amico, ~quickpay with zelle
    ~paynow transfer, ~apple cash, ~google pay send, ~mpesa send money, ~duitnow transfer, ~promptpay
    payment from, paym, ~person to person`,
  income: `
    ~payroll, ~direct dep, ~direct deposit, ~dir dep, ~salary, ~wages, ~wage, ~pension, ~dividend
    ~dividends, ~unemployment benefit, ~social security, ~ssa treas, ~ssi treas, ~soc sec, ~child benefit
    ~universal credit, ~state pension, ~tax refund, ~irs treas, ~expense reimbursement, ~payrl
    ~salary credit, ~reg salary, ~stimulus, ~va benefit, ~canada child benefit, ~child tax benefit
    ~gehalt, ~lohn, ~lohn gehalt, ~bezuege, ~bezuge, ~besoldung, rente, ~kindergeld, ~arbeitslosengeld
    ~elterngeld, ~dividende, ~dividendengutschrift, ~entgelt abrechnung, ~salaire, ~virement salaire
    ~paie, allocation, ~allocations familiales, ~retraite, ~remboursement cpam, ~indemnites, ~nomina
    ~pension jubilacion, ~sueldo, ~salario, ~abono nomina, ~abono de nomina, ~pago nomina, ~pago de nomina
    paga, prestacion, ~aguinaldo, ~dividendo, ~stipendio, ~emolumenti, ~pensione, ~accredito stipendio
    ~accredito pensione, ~salaris, loon, ~kinderbijslag, ~zorgtoeslag, ~toeslag, aow, ~pensioen
    ~uitkering, ~vakantiegeld, ~wynagrodzenie, ~wyplata wynagrodzenia, ~pensja, ~emerytura, ~zasilek, lon
    ~loneinsattning, ~barnbidrag, lonn, ~barnetrygd, ~palkka, ~elake, ~lapsilisa, ~studiestod, ~vencimento
    ~ordenado, ~subsidio, ~proventos, ~credito de salario, ~recebimento de salario, ~credito salario
    ~provento, ~beneficio inss, reforma, ~vyplata, ~mzda, ~fizetes, ~munkaber, ~salariu, maas
    ~maas odemesi, gaji, luong, ~зарплата, ~заработная плата, ~пенсия, ~аванс, ~給与, ~給料, ~賞与, ~年金, ~配当
    ~工资, ~급여`,
  fee: `
    fee, fees, ~service fee, ~service charge, ~monthly service fee, ~monthly fee, ~monthly maintenance fee
    ~maintenance fee, ~overdraft fee, ~nsf fee, ~late fee, ~late payment fee, ~wire fee
    ~returned item fee, ~foreign transaction fee, ~international transaction fee, ~foreign exchange fee
    ~intl transaction fee, ~cash advance fee, ~account fee, ~account keeping fee, ~account maintenance
    ~annual membership fee, annual fee, ~dishonour fee, ~non sterling transaction fee
    ~card replacement fee, ~returned check fee, ~atm operator fee, ~atm surcharge, ~unarranged overdraft
    ~arranged overdraft, ~overlimit fee, ~minimum usage fee, ~sms charges, ~sms alert charges
    ~debit card annual fee, ~account service fee, ~stop payment fee, bank charges, ~bank charge
    misc debit, misc credit, miscellaneous debit, miscellaneous credit
    ~non network atm fee, ~finance charge, ~ledger fee, ~debit card issue fee, ~int l trans fee, ~fx fee
    ~amc charges, ~kontofuehrung, ~kontofuhrung, ~entgeltabschluss, ~kontofuehrungsgebuehr
    ~kontofuhrungsgebuhr, ~entgelt, ~gebuehr, ~gebuhr, ~auslandseinsatzentgelt, ~auslandseinsatz
    abschluss, ~rechnungsabschluss, ~kontoabschluss, ~depotgebuehr, ~jahresgebuehr, ~kontofuhrungspreis
    ~spesen, ~kartenpreis, ~kartengebuehr, frais, cotisation, commission, commissions, ~frais bancaires
    ~frais tenue de compte, ~tenue de compte, ~agios, ~frais paiement, comision, comisiones
    ~comision mantenimiento, ~cuota tarjeta, gastos, ~anualidad, ~manejo de cuenta, ~comision por
    ~iva comision, ~liquidacion contrato, ~comision por manejo de cuenta, ~cuota de manejo, ~cuota anual
    ~gravamen movimiento, ~commissione, ~commissioni, ~canone mensile, ~canone conto, canone
    ~imposta di bollo, ~imposta bollo, bollo, spese, ~competenze, kosten, ~bankkosten
    ~kosten oranjepakket, ~kosten betaalpakket, ~rekeningkosten, ~pakketkosten, provisie, ~beheerskosten
    ~oplata za karte, ~oplata za prowadzenie, ~oplata miesieczna, ~prowizja, oplata, ~oplata za, avgift
    ~arsavgift, ~manadsavgift, ~kortavgift, gebyr, ~kortgebyr, ~arsgebyr, ~palvelumaksu, ~kuukausimaksu
    ~aviavgift, ~valutapaslag, ~valutavaxlingspaslag, tarifa, ~tarifa bancaria, ~tarifa pacote
    ~tar pacote, ~iof, ~anuidade, ~comissao, ~manutencao de conta, ~comissao de manutencao
    ~imposto do selo, ~imposto de selo, ~cesta de servicos, cesta, encargos, ~despesas de manutencao
    ~pacote de servicos, ~tarifa bancaria cesta, ~mensalidade cartao, ~poplatek, ~poplatek za
    ~kezelesi koltseg, ~comision administrare, masraf, ~hesap isletim ucreti, ~kart aidati, ~biaya admin
    ~biaya administrasi, biaya, ~phi dich vu, ~комиссия, ~плата за обслуживание, ~комісія, ~手数料, ~年会費
    ~手续费, ~年费, ~수수료`,
  interest: `
    interest, ~interest payment, ~interest paid, ~interest earned, ~interest charge, ~interest charged
    ~interest credit, ~int paid, ~interest charge on purchases, ~credit interest, ~debit interest
    ~gross interest, ~net interest, ~savings interest, ~apy earned, ~int pd, ~int credit
    ~overdraft interest, ~dividend reinvest, ~interest capitalised, ~accrued interest, ~bonus interest
    ~zinsen, ~habenzinsen, ~sollzinsen, ~zinsgutschrift, ~zinsabschluss, ~zins, ~zinsertrag, ~interets
    ~interets crediteurs, ~interets debiteurs, ~interets livret, ~intereses, ~liquidacion intereses
    ~abono intereses, ~pago de intereses, ~rendimientos, ~interessi, ~interessi attivi
    ~interessi creditori, ~rente vergoeding, ~creditrente, ~debetrente, ~spaarrente, ~rentevergoeding
    ~odsetki, ~kapitalizacja odsetek, ~ranta, ~rantor, ~renter, ~korko, ~korot, ~juros, rendimento
    rendimentos, ~juros de mora, ~urok, ~uroky, kamat, ~dobanda, faiz, bunga, ~jasa giro, ~bunga tabungan
    ~lai tien gui, ~проценты, ~капитализация, ~利息, ~お利息, ~利子, ~结息, ~이자`,
  tax: `
    ~usataxpymt, ~irs usataxpymt, ~income tax, ~withholding tax, ~council tax, ~hmrc, ~hmrc vat
    ~hmrc paye, ~tax payment, tds, gst, ~franchise tax bd, ~state tax, ~property tax, ~cra tax
    ~revenue canada, ~ato payment, ~council rates, ~federal tax, irs, ~finanzamt, ~kapitalertragsteuer
    ~einkommensteuer, ~umsatzsteuer, steuer, ~kfz steuer, ~bundeskasse, ~grundsteuer, ~steuerverwaltung
    ~dgfip, ~impot, ~impots, ~prelevement impots, ~direction generale des finances publiques
    ~tresor public, ~taxe habitation, ~taxe fonciere, ~urssaf, ~agencia tributaria, ~aeat, hacienda
    ~impuesto, ~impuestos, isr, ~sat pago, ~retencion, ~seguridad social, ~tgss, ~tributi
    ~agenzia entrate, ~agenzia delle entrate, imposta, ritenuta, ~ritenuta fiscale, ~delega f24, ~f24
    ~belastingdienst, ~belasting, ~gemeentelijke belastingen, ~spf finances, ~fod financien, ~podatek
    ~urzad skarbowy, zus, ~skatteverket, ~skatt, ~skatteetaten, ~skattestyrelsen, skat, vero
    ~verohallinto, ~imposto, ~imposto de renda, ~darf, ~iptu, ~ipva, ~receita federal
    ~autoridade tributaria, ~irs pagamento, ~inss, ~simples nacional, ~financni urad, ~nav ado, vergi
    ~pajak, ~налог, ~税金, ~住民税, ~所得税, ~固定資産税, ~税款`,
  'card-payment': `
    ~payment thank you, ~mobile pymt, ~online pymt, ~epayment, ~crd autopay, ~autopay, ~autopay payment
    ~payment received, ~thank you payment, ~payment received thank you, ~credit card payment
    ~card payment thank you, ~credit crd autopay, ~epay, ~e payment, ~online payment thank you
    ~mobile payment thank you, ~crcardpmt, ~payment to credit card, ~credit card pmt, ~cardmember serv
    ~directpay full balance, ~internet payment thank you, ~loan payment, ~mortgage payment, ~loan pmt
    ~direct debit payment thank you, ~paiement merci, ~merci paiement, ~payment merci, ~statement credit
    ~autopay thank you, ~auto pmt, ~creditcard payment, ~billpayment thank you, ~cashback
    ~cash back reward, ~rewards redemption, ~reward redemption, ~cash back redemption, ~points redemption
    ~balance adjustment, ~opening balance, ~closing balance, ~balance forward, ~previous balance, saldo
    ~saldo anterior, ~balance brought forward, ~brought forward, emi, ~loan emi, ~nach emi
    ~loan repayment, ~mortgage, ~kreditkartenabrechnung, ~abrechnung kreditkarte, ~abrechnung karte
    ~ausgleich kreditkarte, ~darlehen, ~tilgung, ~kreditrate, ~saldovortrag, ~kreditkartenzahlung
    ~monatsabrechnung, ~reglement carte, ~releve carte, ~echeance pret, ~pret immobilier
    ~remboursement pret, solde, ~prelevement carte, ~liquidacion tarjeta, ~pago tarjeta de credito
    ~pago de tarjeta, ~cuota prestamo, ~prestamo, ~hipoteca, ~su pago gracias, ~pago recibido
    ~abono a su cuenta, ~su abono, ~amortizacion, ~addebito saldo carta, ~saldo carta, ~rata mutuo
    ~rata prestito, mutuo, ~afrekening creditcard, ~creditcard afrekening, ~hypotheek, ~aflossing
    ~afrekening ics, ~int card services, ~splata karty, ~splata kredytu, ~rata kredytu, ~splata zadluzenia
    ~kreditkortsbetalning, ~amortering, ~bolan, ~lan ranta, ~luottokortti, laina, ~pagamento de fatura
    ~pagamento fatura, ~pgto fatura, ~pagamento recebido, ~pagamento efetuado, ~fatura cartao, ~prestacao
    ~emprestimo, ~pagamento de cartao, ~pag cartao, ~splatka, ~splatka uveru, ~torlesztes, ~rata credit
    ~kredi karti odeme, kredi, ~погашение кредита, ~ローン, ~クレジットカード引落, ~返済, ~信用卡还款, ~还款`,
}

export interface RefusalPhrase {
  readonly kind: Kind
  readonly words: readonly string[]
  readonly isAnywhere: boolean
}

/** All phrases, the longest first. */
export const REFUSAL_PHRASES: readonly RefusalPhrase[] = Object.entries(BY_KIND)
  .flatMap(([kind, list]) =>
    phrases(list).map((phrase) => ({
      kind: kind as Kind,
      isAnywhere: phrase.startsWith('~'),
      words: phrase.replace('~', '').split(' '),
    })),
  )
  .sort((a, b) => b.words.length - a.words.length)

/** Words of banks: they may stand before a phrase, and name nobody. */
export const BANK_WORDS: ReadonlySet<string> = new Set(
  `
    bank account acct a c ac acc online mobile internet web telephone branch monthly annual yearly daily
    quarterly service services checking chequing savings saving current visa mastercard mc amex debit
    credit card crd cr dr international foreign intl int int. domestic purchase purchases ach pos
    electronic automatic auto scheduled recurring regular express instant external internal personal
    business your the of on for to and high yield money market cd fd rd wire sepa eft eftpos pending ref
    reference value date period rate self by cash in out atm us usd eur gbp inr brl mxn local outward
    inward neft imps upi rtgs nip net gross posted standard plus konto karte girokonto tagesgeld sparkonto
    compte carte livret cuenta tarjeta conto carta conta cartao cartão rekening betaalrekening karta
    rachunek kort`.split(/\s+/),
)
