import type { Element } from 'domhandler'
import { ancestors, foldSpace, select, textOf } from '../dom.ts'
import type { PageFacts } from './facts.ts'
import { isShort, quote, quoteProminent, type VerdictRule } from './rule.ts'

const SIGN_IN =
  /\b(sign[ -]?in|log[ -]?in|log on|anmelden|anmeldung|einloggen|connexion|se connecter|iniciar sesi[óo]n|acceder|acced[ií]|accesso|entrar|iniciar sess[ãa]o|inloggen|aanmelden|zaloguj|logowanie|logga in|log ind|logg inn|kirjaudu|přihlásit|přihlášení|giriş)(?=$|[^\p{L}])|войти|вход|登录|登入|ログイン|로그인|تسجيل الدخول/iu

/** Buttons of forms that make an account: whoever shows them to everybody keeps nobody out. */
const SIGN_UP =
  /(create|open|start) (an? |your |my )?(free )?(account|blog|site|profile)|sign[ -]?up|register|join( now| us| free| for free)?$|get started|registrieren|konto (erstellen|anlegen|eröffnen)|créer (un|mon|votre) compte|s'inscrire|crear (una |mi )?cuenta|regístr|registrarse|crea (un )?account|registrati|iscriviti|criar (uma )?conta|cadastr|account (aanmaken|maken)|registreren|skapa (ett )?konto|opret (en )?konto|opprett (en )?konto|luo tili|utwórz konto|załóż konto|zarejestruj|vytvořit účet|registrovat|kayıt ol|hesap oluştur|зарегистрироваться|создать аккаунт|新規登録|アカウント(を)?作成|注册|註冊|회원가입|가입하기/iu

/** Where sign-in is somebody's whole business. */
const IDENTITY_HOSTS =
  /^(accounts\.google\.com|login\.(microsoftonline|live)\.com|[\w.-]+\.(okta|okta-emea|oktapreview|onelogin|auth0|pingone|b2clogin|ciamlogin|amazoncognito|jumpcloud|duosecurity)\.com|signin\.aws\.amazon\.com|appleid\.apple\.com)$/

export const LOGIN_WALL: readonly VerdictRule[] = [
  {
    id: 'identity-host',
    sign: ({ host }) => (IDENTITY_HOSTS.test(host) ? `the visitor is sent to ${host}` : undefined),
  },
  { id: 'password-only', sign: passwordOnly },
  { id: 'sign-in-only', sign: signInOnly },
  { id: 'provider-only', sign: providerOnly },
]

/** Fields of forms that are not for signing in: search, newsletter, contact. */
const OTHER_FIELDS =
  'textarea, input[type="search"], input[name="q"], input[name="s"], input[type="date"], input[type="number"]'

/** A password field, and neither text nor links nor sections that a visitor without an account could want. */
function passwordOnly(page: PageFacts): string | undefined {
  // A page with a heading of its own may keep a small form for those who have an account in its head.
  const isOwn = page.headings.some((heading) => heading !== '' && !SIGN_IN.test(heading))
  const passwords = select(page.snapshot, 'input[type="password"]').filter(
    (field) => isShown(field) && !(isOwn && isInHead(field)) && !isOfNewAccount(field, page),
  )
  const isSilent = page.text === '' && !SIGN_IN.test(page.title)
  if (passwords.length === 0 || isSilent || !isShort(page, 450, 10) || hasContent(page)) return undefined
  return `a password field and ${page.text.length} characters of text`
}

/** A new password is chosen, not asked for; sign-in forms are marked so too, to keep managers from filling them. */
function isOfNewAccount(field: Element, page: PageFacts): boolean {
  const form = [...ancestors(field)].find(({ name }) => name === 'form')
  const buttons = form ? buttonsOf(page, form) : []
  if ([page.title, ...page.headings, ...buttons].some((text) => SIGN_IN.test(text))) return false
  const { autocomplete = '', name = '', id = '' } = field.attribs
  const isNew = /new-password/i.test(autocomplete) || /new[-_]?pass(word)?/i.test(`${name} ${id}`)
  return isNew || buttons.some((text) => SIGN_UP.test(text))
}

function buttonsOf({ snapshot }: PageFacts, form: Element): string[] {
  return select(snapshot, 'button, input[type="submit"]', form).map((button) =>
    foldSpace(button.attribs.value ?? textOf(button)),
  )
}

function isInHead(field: Element): boolean {
  return [...ancestors(field)].some(({ name }) => name === 'header' || name === 'nav')
}

/** Forums and shops keep a hidden form for password managers to fill. */
function isShown(field: Element): boolean {
  return ![field, ...ancestors(field)].some(
    ({ attribs }) => attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? ''),
  )
}

/** The first half of a sign-in that asks for the name alone. */
function signInOnly(page: PageFacts): string | undefined {
  const fields = select(
    page.snapshot,
    'form input[type="email"], form input[type="text"], form input[name*="user"]',
  ).length
  if (fields === 0 || fields > 2 || !isShort(page, 300, 8) || hasContent(page)) return undefined
  const said = quoteProminent(SIGN_IN, page, 0)
  return said && quote(SIGN_IN, page.text) && `a form to sign in, under ${said}`
}

const WITH_PROVIDER =
  /^(continue|sign[ -]?in|log[ -]?in|anmelden|se connecter|continuer|iniciar sesión|continuar|entrar|accedi|inloggen) (with|using|via|mit|avec|con|com|met) \S/i

/** Nothing but buttons of identity providers. */
function providerOnly(page: PageFacts): string | undefined {
  if (!isShort(page, 250, 6) || hasContent(page)) return undefined
  const [button] = select(page.snapshot, 'a, button')
    .map(textOf)
    .filter((text) => WITH_PROVIDER.test(text))
  const said = [page.title, ...page.headings].find(
    (text) => SIGN_IN.test(text) || /\bSSO\b|single sign-on/i.test(text),
  )
  return button && said && `"${said}" and "${button}"`
}

function hasContent(page: PageFacts): boolean {
  return (
    page.headings.length > 3 ||
    select(page.snapshot, OTHER_FIELDS).length > 0 ||
    select(page.snapshot, 'article, section').length > 3
  )
}
