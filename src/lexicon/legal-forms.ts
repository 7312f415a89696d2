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
  sadecv sabdecv sab ltda ltd sac saa saica eirl
  pte pteltd pty ptyltd proprietary bhd sdnbhd berhad tbk pt pjsc psc qsc saog saoc
  gmbhandcokg agandcokg agandcokgaa seandcokg seandcokgaa gmbhandcokgaa gmbhandcoohg andcokg andcokgaa
  uc unlimitedcompany ooo ооо оао зао пао ао нао тов ат пат прат ад еад оод αε
  aktiengesellschaft kommanditgesellschaftaufaktien gesellschaftmitbeschrankterhaftung aktiebolag
  aktieselskab osakeyhtio naamlozevennootschap societeanonyme sociedadanonima societaperazioni
  sociedadeanonima anonimsirketi spolkaakcyjna
  kk kabushikikaisha godokaisha coltd colimited
  publiccompanylimited pcl jsc ojsc cjsc
  株式会社 有限公司 股份有限公司 有限责任公司 集团 주식회사`
    .split(/\s+/)
    .filter((form) => form !== ''),
)
