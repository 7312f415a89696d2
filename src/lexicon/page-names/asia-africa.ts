import type { Words } from './types.ts'

export const ASIA_AFRICA: Words = {
  ar: {
    careers: `
      وظائف, الوظائف, التوظيف, انضم إلينا, انضم الينا, فرص العمل, الوظائف الشاغرة, مهن, فرص عمل
      انضم إلى فريقنا`,
    blog: 'المدونة, مدونة, مدونتنا, ~الأخبار, ~أخبار, ~مقالات, ~المقالات',
    terms: `
      الشروط والأحكام, شروط الاستخدام, شروط الخدمة, الشروط والاحكام, شروط وأحكام, الأحكام والشروط
      اتفاقية الاستخدام`,
    privacy: 'سياسة الخصوصية, الخصوصية, سياسة الخصوصيه, بيان الخصوصية, حماية البيانات, إشعار الخصوصية',
    pricing: 'الأسعار, الاسعار, التسعير, الباقات, الخطط, الخطط والأسعار, أسعار, قائمة الأسعار',
    contact: 'اتصل بنا, تواصل معنا, إتصل بنا, للتواصل, اتصال, راسلنا, تواصل',
    login: 'تسجيل الدخول, دخول, الدخول, ~حسابي',
    signup: 'إنشاء حساب, تسجيل, اشترك, سجل الآن, التسجيل, انشاء حساب, حساب جديد, ~ابدأ الآن',
  },
  fa: {
    careers: 'فرصت‌های شغلی, فرصت های شغلی, استخدام, همکاری با ما, مشاغل, دعوت به همکاری',
    blog: 'وبلاگ, بلاگ, مجله, ~اخبار, ~مقالات',
    terms: 'شرایط استفاده, قوانین و مقررات, قوانین, شرایط و ضوابط, مقررات, شرایط و قوانین',
    privacy: 'حریم خصوصی, سیاست حریم خصوصی, حفظ حریم خصوصی',
    pricing: 'قیمت‌ها, تعرفه‌ها, قیمت ها, تعرفه ها, لیست قیمت, تعرفه',
    contact: 'تماس با ما, ارتباط با ما, تماس',
    login: 'ورود, ورود به حساب, ورود / ثبت نام, ~حساب کاربری',
    signup: 'ثبت نام, ثبت‌نام, ایجاد حساب, عضویت',
  },
  he: {
    careers: 'דרושים, קריירה, משרות, הצטרפו אלינו, משרות פתוחות, עבודה אצלנו',
    blog: 'בלוג, הבלוג שלנו, ~חדשות, ~מאמרים, ~מגזין',
    terms: 'תנאי שימוש, תנאי השימוש, תקנון, תנאים, תנאי שירות, תקנון האתר, תנאים והגבלות',
    privacy: 'מדיניות פרטיות, מדיניות הפרטיות, פרטיות, הגנת הפרטיות, הצהרת פרטיות',
    pricing: 'מחירים, מחירון, תוכניות, חבילות, תמחור',
    contact: 'צור קשר, צרו קשר, יצירת קשר, דברו איתנו',
    login: 'התחברות, כניסה, התחבר, כניסה למערכת, ~החשבון שלי, ~אזור אישי',
    signup: 'הרשמה, הירשם, פתיחת חשבון, הצטרפות, נסו בחינם',
  },
  hi: {
    careers: 'करियर, नौकरियां, नौकरी, रोजगार, हमारे साथ काम करें, भर्ती',
    blog: 'ब्लॉग, ~समाचार, ~लेख',
    terms: 'नियम और शर्तें, उपयोग की शर्तें, सेवा की शर्तें, शर्तें',
    privacy: 'गोपनीयता नीति, गोपनीयता, निजता नीति',
    pricing: 'मूल्य निर्धारण, कीमतें, मूल्य, प्लान',
    contact: 'संपर्क करें, संपर्क, हमसे संपर्क करें',
    login: 'लॉग इन, लॉगिन, साइन इन, लॉग इन करें',
    signup: 'साइन अप, पंजीकरण, खाता बनाएं, रजिस्टर करें',
  },
  bn: {
    careers: 'ক্যারিয়ার, চাকরি, নিয়োগ',
    blog: 'ব্লগ, ~খবর, ~সংবাদ',
    terms: 'শর্তাবলী, ব্যবহারের শর্তাবলী, নিয়ম ও শর্তাবলী',
    privacy: 'গোপনীয়তা নীতি, গোপনীয়তা, প্রাইভেসি পলিসি',
    pricing: 'মূল্য, মূল্য তালিকা, প্যাকেজ',
    contact: 'যোগাযোগ, যোগাযোগ করুন, আমাদের সাথে যোগাযোগ',
    login: 'লগইন, লগ ইন, সাইন ইন',
    signup: 'নিবন্ধন, রেজিস্টার, সাইন আপ',
  },
  th: {
    careers: 'ร่วมงานกับเรา, สมัครงาน, ตำแหน่งงาน, ร่วมงาน, อาชีพ',
    blog: 'บล็อก, บทความ, ~ข่าวสาร, ~ข่าว',
    terms: `
      ข้อกำหนดและเงื่อนไข, เงื่อนไขการใช้งาน, ข้อกำหนดการใช้งาน, เงื่อนไขการให้บริการ
      ข้อตกลงและเงื่อนไข, ข้อตกลงการใช้งาน`,
    privacy: 'นโยบายความเป็นส่วนตัว, ความเป็นส่วนตัว, นโยบายคุ้มครองข้อมูลส่วนบุคคล',
    pricing: 'ราคา, แพ็กเกจ, อัตราค่าบริการ, แพ็คเกจ',
    contact: 'ติดต่อเรา, ติดต่อ, ติดต่อสอบถาม',
    login: 'เข้าสู่ระบบ, ล็อกอิน, ลงชื่อเข้าใช้',
    signup: 'สมัครสมาชิก, ลงทะเบียน, สร้างบัญชี',
  },
  vi: {
    careers: 'tuyển dụng, việc làm, cơ hội nghề nghiệp, nghề nghiệp',
    blog: 'blog, ~tin tức, ~bài viết',
    terms: 'điều khoản sử dụng, điều khoản, điều khoản dịch vụ, điều khoản và điều kiện, quy định sử dụng',
    privacy:
      'chính sách bảo mật, quyền riêng tư, chính sách quyền riêng tư, bảo mật, chính sách bảo mật thông tin',
    pricing: 'bảng giá, giá, báo giá, giá cả',
    contact: 'liên hệ, liên hệ với chúng tôi',
    login: 'đăng nhập',
    signup: 'đăng ký, tạo tài khoản, dùng thử miễn phí',
  },
  id: {
    careers: 'karir, karier, lowongan, lowongan kerja, bergabung dengan kami, lowongan pekerjaan',
    blog: 'blog, ~berita, ~artikel, ~kabar',
    terms: `
      syarat dan ketentuan, syarat & ketentuan, ketentuan layanan, syarat penggunaan
      ketentuan penggunaan, ketentuan`,
    privacy: 'kebijakan privasi, privasi, pemberitahuan privasi',
    pricing: 'harga, daftar harga, paket harga, biaya',
    contact: 'kontak, hubungi kami, kontak kami, hubungi',
    login: 'masuk, login, ~akun saya',
    signup: 'daftar, buat akun, registrasi, coba gratis, ~mulai sekarang',
  },
  ms: {
    careers: 'kerjaya, jawatan kosong, peluang kerjaya',
    blog: 'blog, ~berita, ~artikel',
    terms: 'terma dan syarat, terma & syarat, terma perkhidmatan, terma penggunaan, syarat',
    privacy: 'dasar privasi, polisi privasi, privasi, notis privasi',
    pricing: 'harga, pelan, senarai harga',
    contact: 'hubungi kami, hubungi',
    login: 'log masuk',
    signup: 'daftar, buka akaun, cipta akaun',
  },
  tl: {
    careers: 'trabaho, mga trabaho, karera',
    blog: 'blog, ~balita',
    terms: 'mga tuntunin, tuntunin ng serbisyo, mga tuntunin at kundisyon',
    privacy: 'patakaran sa privacy, pagkapribado',
    pricing: 'presyo, mga presyo',
    contact: 'makipag-ugnayan, makipag-ugnay sa amin, kontakin kami',
    login: 'mag-login, mag-log in, mag-sign in',
    signup: 'mag-sign up, magrehistro, gumawa ng account',
  },
  ja: {
    careers:
      '採用情報, 採用, 求人, 求人情報, キャリア, 募集要項, リクルート, 採用案内, 新卒採用, 中途採用, 採用サイト, 一緒に働く',
    blog: 'ブログ, 公式ブログ, スタッフブログ, ~お知らせ, ~ニュース, ~コラム, ~新着情報, ~最新情報',
    terms: '利用規約, ご利用規約, 規約, 会員規約, サイト利用規約, サービス利用規約, ~ご利用条件, ~利用条件',
    privacy:
      'プライバシーポリシー, 個人情報保護方針, プライバシー, 個人情報の取り扱い, 個人情報の取扱いについて, 個人情報の取り扱いについて, 個人情報保護',
    pricing:
      '料金, 価格, 料金プラン, プラン, 料金表, 料金案内, プラン・料金, 料金体系, ご利用料金, 料金・プラン',
    contact: 'お問い合わせ, お問合せ, 問い合わせ, お問い合せ, コンタクト, お問合わせ, お問い合わせはこちら',
    login: 'ログイン, サインイン, 会員ログイン, ~マイページ',
    signup:
      '新規登録, 会員登録, 無料登録, アカウント作成, 新規会員登録, 無料会員登録, 無料で始める, ~登録, ~無料トライアル',
  },
  ko: {
    careers: '채용, 채용정보, 인재채용, 채용안내, 커리어, 입사지원, 채용공고, 인재영입',
    blog: '블로그, ~뉴스, ~소식, ~공지사항',
    terms: '이용약관, 서비스 이용약관, 약관, 서비스약관',
    privacy: '개인정보처리방침, 개인정보 처리방침, 개인정보취급방침, 개인정보보호정책, 개인정보보호',
    pricing: '요금, 가격, 요금제, 가격안내, 요금안내, 가격정책, 이용요금',
    contact: '문의하기, 문의, 연락처, 고객문의, 오시는 길 및 연락처, 제휴문의',
    login: '로그인',
    signup: '회원가입, 가입하기, 무료 체험, 무료로 시작하기, 무료체험',
  },
  zh: {
    careers:
      '招聘, 加入我们, 加入我們, 人才招聘, 诚聘英才, 工作机会, 招贤纳士, 招聘信息, 職缺, 人才招募, 徵才, 誠徵人才, 加入团队, 工作機會',
    blog: '博客, 部落格, 官方博客, ~新闻, ~新聞, ~资讯, ~动态, ~新闻中心, ~最新消息',
    terms:
      '服务条款, 服務條款, 使用条款, 使用條款, 用户协议, 條款, 条款, 用戶協議, 服务协议, 条款与条件, 條款及細則, 条款和条件, 服務協議, ~法律声明',
    privacy:
      '隐私政策, 隱私政策, 隐私, 隐私权政策, 隱私權政策, 隱私權, 私隱政策, 隐私声明, 隐私协议, 隱私權聲明, 隱私聲明',
    pricing: '价格, 價格, 定价, 定價, 收费, 价格方案, 收費, 套餐, 价格与套餐, 方案與價格, 費用',
    contact: '联系我们, 聯繫我們, 聯絡我們, 联系, 聯絡, 联系方式, 與我們聯絡, 聯繫',
    login: '登录, 登入, 登陆, 会员登录, 會員登入',
    signup: '注册, 註冊, 免费注册, 免費註冊, 立即注册, 加入會員, 免费试用, 免費試用',
  },
  sw: {
    careers: 'ajira, kazi, nafasi za kazi',
    blog: 'blogu, ~habari',
    terms: 'sheria na masharti, masharti, vigezo na masharti',
    privacy: 'sera ya faragha, faragha',
    pricing: 'bei, bei zetu',
    contact: 'wasiliana nasi, mawasiliano',
    login: 'ingia',
    signup: 'jisajili, fungua akaunti',
  },
}
