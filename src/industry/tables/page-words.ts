/*
 * Words that stand on pages of any business: entries of menus, buttons, forms, footers. Beside a description
 * they tell nothing; within one they count as others do. Own list, November 2026.
 */

export const PAGE_WORDS = `
about accept account accounts activity add address agree all app apps april archive archives article articles ask
august author back basket blog blogs book booking browse business button buy call careers cart case cases
categories category chat check checkout choose close collection collections comment comments community companies
contacts content continue cookie cookies copyright country create currency customer customers date december
delivery demo details document documents download downloads edit email english enter error events faq faqs
favorites favourite features february feed file files filter follow form forms friday function gallery general
group header history home hour hours hover icon image images info information item items january job jobs july june
language languages latest link links list load loading location locations login logo mail main manage management
map march media member members menu message minute mobile model monday month months name navigation news
newsletter next notice november october open opening option options order orders overview page pages partner
partners password payment phone photo photos picture plan plans platform play policy popular post posts press
previous price prices pricing print privacy process product products profile program project projects
question questions quick quote read recent region register regions release report reports request reserved
resources result results return returns review reviews sale saturday save screen search section select send
september service services session settings share ship shipping shop show sign skip slide social sort source
standard state status step steps stock store stories story strategy style submit subscribe success sunday
support switch system team terms test testimonials text theme themes thursday ticket title toggle topics track
translate tuesday type unique update updates upload user users value values version video videos view views visit
wednesday week weeks wishlist write
`
