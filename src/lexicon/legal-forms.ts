/*
 * Legal forms of companies, folded as `directory/keys.ts` folds words and without spaces, and words that
 * stand behind a name in the same way. After ISO 20275 (Entity legal forms, 2023) and the company laws of the
 * countries; own selection.
 */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc incorporated corp corporation co company companies llc lllp llp lp ltd limited plc pbc pllc pc
  group holding holdings international
  gmbh gmbhcokg cokg ag agcokg kg kgaa se ohg ug ev eg mbh
  sa sas sarl sasu sca scs eurl nv bv bvba sprl cv vof srl spa sapa snc sl slu sau sarlau
  ab abpubl publ as asa oy oyj aps is hf ehf ks
  sro asro spzoo spzooo spol doo dd ad ooo oao zao pao ao kft rt nyrt zrt ead eood
  sadecv sabdecv sab ltda sac saa saica eirl
  pte pteltd pty ptyltd proprietary bhd sdnbhd berhad tbk pt pjsc psc qsc saog saoc
  gmbhandcokg agandcokg agandcokgaa seandcokg seandcokgaa gmbhandcokgaa gmbhandcoohg andcokg andcokgaa
  uc unlimitedcompany ооо оао зао пао ао нао тов ат пат прат ад еад оод αε
  aktiengesellschaft kommanditgesellschaftaufaktien gesellschaftmitbeschrankterhaftung aktiebolag
  aktieselskab osakeyhtio naamlozevennootschap societeanonyme sociedadanonima societaperazioni
  sociedadeanonima anonimsirketi spolkaakcyjna
  kk kabushikikaisha godokaisha coltd colimited
  publiccompanylimited pcl jsc ojsc cjsc
  comp pvt pvtltd privatelimited privateltd publiclimited publicltd plcltd opc opcpvtltd opcprivatelimited llpltd
  dac designatedactivitycompany clg companylimitedbyguarantee publiclimitedcompany limitedliabilitycompany
  limitedcompany limitedliabilitypartnership limitedpartnership professionalcorporation publicbenefitcorporation
  cic cio scio rlp ulc ltee limitee incorporee senc
  genossenschaft eingetragenegenossenschaft egmbh ggmbh gmbhcokgaa gesmbh gesellschaftmbh kommanditgesellschaft
  offenehandelsgesellschaft partg partgmbb partnerschaftsgesellschaft unternehmergesellschaft
  ughaftungsbeschrankt vvag
  scop scic sci societeparactionssimplifiee societearesponsabilitelimitee societeennomcollectif
  societecooperative srlcoop scrl scarl scpa scrlfs sapl srls societaaresponsabilitalimitata
  societacooperativa sociedadlimitada sociedadanonimaunipersonal sociedadcooperativa scoop scl sll sal spj
  sapide sapidecv sapibdecv sdrldecv sderldecv srldecv sadecvsofom scdecv ccltda cialtda
  sociedadeunipersonal unipessoallda lda sociedadeporquotas eireli
  beslotenvennootschap cooperatie cooperatieua coopua commanditairevennootschap
  commv vzw asbl
  ivs amba aktieselskabet anpartsselskab andelsselskab kommanditbolag handelsbolag ekonomiskforening
  hb ekfor ans osuuskunta kommandiittiyhtio avoinyhtio julkinenosakeyhtio
  spk spolka spolkazoo spzook spolkazograniczonaodpowiedzialnoscia vos akciovaspolecnost
  spolecnostsrucenimomezenym akciovaspolocnost kkt reszvenytarsasag
  nyilvanosanmukodoreszvenytarsasag korlatoltfelelossegutarsasag scsa pfa societatepeactiuni jdoo
  dionickodrustvo akcionarskodrustvo ltdsti limitedsirketi ticas tas
  uab oü ou aktsiaselts sabiedriba
  ike epe monoprosopi aee αεβε επε ιατε οε ικε
  tzov тзов тоо зат акционерноеобщество обществосограниченнойответственностью
  публичноеакционерноеобщество
  wll wllc spc ksc kscc kscp bsc bscc saogc fzc fzco fze fzllc dmcc llcfz
  sae offshoresal
  yk gk goudoukaisha godogaisha yugenkaisha gomeikaisha goshikaisha coinc coltdinc ltdco corpltd
  pteltdco sendirianberhad perseroanterbatas persero perserotbk plt
  ctcp congtycophan tnhh congtytnhh jointstockcompany jointstockco openjointstockcompany
  closedjointstockcompany publicjointstockcompany
  ptyltdacn pbclimited socltd rsa
  有限责任公司 有限責任公司 股份公司 集团公司 合同会社 合資会社 合名会社 유한회사 유한책임회사
  株式会社 有限公司 股份有限公司 集团 주식회사`
    .split(/\s+/)
    .filter((form) => form !== ''),
)
