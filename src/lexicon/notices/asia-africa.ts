import { type Notices, row } from './types.ts'

export const ASIA_AFRICA: Readonly<Record<string, Notices>> = {
  tr: row(
    `
      kullanıyoruz, kullanır, kullanıyor, kullanmaktayız, kullanmaktadır, kullanılmaktadır
      kullanılır`,
    'ziyaretleri, ziyaretçi sayısı, trafiği, kullanıcı deneyim, onay, rıza, kabul etmiş',
    'abone ol, kaydol, bültenimize, kayıt olun, haberdar olun',
    'etkinleştir, etkin, devre dışı, gerekli, gerekiyor',
    `
      içeriğe atla, içeriğe geç, ana içeriğe, ücretsiz kargo, tüm hakları saklıdır
      bu siteyi kullanarak, kullanım koşulları`,
  ),
  ar: row(
    'نستخدم, يستخدم, تستخدم',
    'عدد الزيارات, حركة المرور, تجربة التصفح, تجربتك, موافق, توافق',
    'اشترك, اشتركوا, سجل',
    'تفعيل, تمكين, معطل, يتطلب',
    `
      تخطي إلى المحتوى, انتقل إلى المحتوى, تخطى إلى المحتوى, التجاوز إلى المحتوى
      شحن مجاني للطلبات, توصيل مجاني للطلبات, جميع الحقوق محفوظة, كل الحقوق محفوظة
      باستخدام هذا الموقع, الشروط والأحكام`,
  ),
  fa: row(
    'استفاده می, استفاده میکن',
    'بازدیدها, رضایت, موافقت',
    'عضو, مشترک, ثبت نام',
    'فعال, غیرفعال, نیاز',
    `
      پرش به محتوا, رفتن به محتوا, ارسال رایگان برای, تمامی حقوق, کلیه حقوق, تمام حقوق
      قوانین و مقررات`,
  ),
  he: row(
    'אנו משתמשים ב, אנחנו משתמשים ב, האתר משתמש ב, אתר זה משתמש ב, אתר זה עושה שימוש ב',
    'ביקורים, הסכמה, מסכים, חוויית',
    'הירשמו, הרשמו, הצטרפו, הירשם',
    'להפעיל, הפעל, מושבת, נדרש',
    `
      דלג לתוכן, דילוג לתוכן, לדלג לתוכן, משלוח חינם מעל, משלוח חינם בקנייה, משלוח חינם בהזמנה
      כל הזכויות שמורות, תנאי שימוש`,
  ),
  hi: row(
    'उपयोग कर, इस्तेमाल कर, प्रयोग कर',
    'विज़िट, ट्रैफ़िक, सहमति, सहमत',
    'सदस्यता, सब्सक्राइब, साइन अप',
    'सक्षम, सक्रिय, अक्षम, आवश्यक',
    `
      सामग्री पर जाएं, मुख्य सामग्री, मुफ़्त शिपिंग, निःशुल्क डिलीवरी, सर्वाधिकार सुरक्षित
      नियम और शर्तें`,
  ),
  bn: row(
    'ব্যবহার কর',
    'ভিজিট গণনা, ট্রাফিক, সম্মতি, সম্মত',
    'সাবস্ক্রাইব, নিবন্ধন, যোগ দিন',
    'সক্রিয়, সক্ষম, নিষ্ক্রিয়, প্রয়োজন',
    'মূল কন্টেন্টে, বিষয়বস্তুতে যান, ফ্রি শিপিং, ফ্রি ডেলিভারি, সর্বস্বত্ব সংরক্ষিত, শর্তাবলী',
  ),
  ja: row(
    '使用しています, 利用しています, 使用します, 利用します, 使用する場合',
    'アクセス解析, 閲覧履歴, 同意',
    '登録, 購読, 無料',
    '有効, 無効, 必要, オン',
    'コンテンツへスキップ, コンテンツに移動, 本文へ, メインコンテンツ, 送料無料, 無断転載, 利用規約',
  ),
  ko: row(
    '사용합, 이용합, 사용하, 사용 중',
    '방문자 수, 방문 기록, 트래픽, 동의',
    '구독, 가입, 신청',
    '활성화, 비활성화, 필요, 사용하도록',
    '본문 바로가기, 콘텐츠로 건너뛰기, 본문으로, 컨텐츠로, 무료 배송, 무료배송, 모든 권리, 이용약관',
  ),
  zh: row(
    '使用, 采用, 採用',
    '访问量, 訪問量, 流量, 浏览体验, 瀏覽體驗, 同意',
    '订阅, 訂閱, 注册, 註冊',
    '启用, 啟用, 禁用, 停用, 开启, 開啟, 需要',
    `
      跳到内容, 跳至内容, 跳转到内容, 跳至主要內容, 跳到主要內容, 跳过内容, 满额免运, 全场包邮, 全館免運, 免运费, 免運費, 版权所有, 版權所有, 继续使用本, 使用条款
      服务条款`,
  ),
  th: row(
    'เราใช้, ใช้งาน, มีการใช้, เว็บไซต์นี้ใช้',
    'การเข้าชมเว็บ, ประสบการณ์การใช้งาน, ยินยอม, ยอมรับ',
    'สมัครรับ, สมัคร, ลงทะเบียน',
    'เปิดใช้, ปิดใช้, จำเป็น',
    `
      ข้ามไปยังเนื้อหา, ข้ามไปที่เนื้อหา, ส่งฟรีเมื่อ, จัดส่งฟรีเมื่อ, สงวนลิขสิทธิ์
      ข้อกำหนดและเงื่อนไข`,
  ),
  vi: row(
    'chúng tôi sử dụng, sử dụng, trang web này sử dụng',
    'lượt truy cập, lưu lượng, trải nghiệm duyệt, đồng ý',
    'đăng ký, theo dõi',
    'bật, tắt, kích hoạt, yêu cầu',
    `
      chuyển đến nội dung, bỏ qua nội dung, chuyển tới nội dung, miễn phí vận chuyển
      miễn phí giao hàng, đã đăng ký bản quyền, bản quyền thuộc, điều khoản`,
  ),
  id: row(
    'kami menggunakan, menggunakan, situs ini menggunakan',
    `
      jumlah kunjungan, lalu lintas situs, pengalaman pengguna, pengalaman menjelajah, persetujuan
      menyetujui`,
    'berlangganan, daftar, dapatkan',
    'aktifkan, mengaktifkan, dinonaktifkan, diperlukan',
    `
      lewati ke konten, langsung ke konten, loncat ke konten, gratis ongkir, gratis pengiriman
      hak cipta dilindungi, syarat dan ketentuan`,
  ),
  ms: row(
    'kami menggunakan, menggunakan',
    'jumlah lawatan, trafik laman, pengalaman pengguna, persetujuan, bersetuju',
    'langgan, daftar, dapatkan',
    'dayakan, aktifkan, dilumpuhkan, diperlukan',
    `
      langkau ke kandungan, pergi ke kandungan, penghantaran percuma, hak cipta terpelihara
      terma dan syarat`,
  ),
  tl: row(
    'gumagamit kami ng, gumagamit ang, ginagamit',
    'pagbisita, pahintulot, sumasang-ayon',
    'mag-subscribe, mag-sign up, sumali',
    'paganahin, i-enable, kailangan',
    'lumaktaw sa, laktawan, libreng pagpapadala, libreng delivery, nakalaan ang lahat',
  ),
  sw: row(
    'tunatumia, inatumia, hutumia',
    'matembeleo, idhini, unakubali',
    'jiandikishe, jiunge, jisajili',
    'washa, wezesha, imezimwa, inahitajika',
    `
      ruka hadi, nenda kwenye maudhui, usafirishaji bila malipo, haki zote zimehifadhiwa
      vigezo na masharti`,
  ),
}
