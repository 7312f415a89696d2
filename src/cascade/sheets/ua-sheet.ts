/** HTML's rendering section for the properties read here, with Chromium 156's values for form controls. */
export const UA_SHEET = `
html, address, article, aside, blockquote, body, center, dd, details, dialog, dir, div, dl, dt, fieldset,
figcaption, figure, footer, form, frame, frameset, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, listing, main, menu,
nav, ol, optgroup, option, p, plaintext, pre, search, section, summary, ul, xmp { display: block }
area, base, basefont, datalist, head, link, meta, noembed, noframes, noscript, param, rp, script, style, template,
title, audio:not([controls]), dialog:not([open]), [popover] { display: none }
[hidden]:not([hidden="until-found" i]) { display: none }
[hidden="until-found" i] { content-visibility: hidden }
[dir="rtl" i] { direction: rtl }
[dir="ltr" i] { direction: ltr }
slot { display: contents }
li { display: list-item }
table { display: table; box-sizing: border-box; text-indent: initial }
caption { display: table-caption; text-align: -webkit-center }
colgroup { display: table-column-group }
col { display: table-column }
thead { display: table-header-group }
tbody { display: table-row-group }
tfoot { display: table-footer-group }
tr { display: table-row }
td, th { display: table-cell; padding: 1px; text-indent: initial }
th { font-weight: bold; text-align: center }
ruby { display: ruby }
ruby > rt { display: ruby-text; font-size: 50% }
details > summary:first-of-type { display: list-item }
svg text { display: block }
img, video, canvas, iframe, embed, object { overflow: clip }
svg:not(:root) { overflow: hidden }
iframe { border: 2px inset }

body { margin: 8px }
p, dl, blockquote, figure, ul, ol, menu, dir { margin-top: 1em; margin-bottom: 1em }
blockquote, figure { margin-left: 40px; margin-right: 40px }
ul, ol, menu, dir { padding-inline-start: 40px }
:is(ul, ol, menu, dir) :is(ul, ol, menu, dir) { margin-top: 0; margin-bottom: 0 }
dd { margin-inline-start: 40px }
h1 { font-size: 2em; margin: 0.67em 0; font-weight: bold }
h2 { font-size: 1.5em; margin: 0.83em 0; font-weight: bold }
h3 { font-size: 1.17em; margin: 1em 0; font-weight: bold }
h4 { margin: 1.33em 0; font-weight: bold }
h5 { font-size: 0.83em; margin: 1.67em 0; font-weight: bold }
h6 { font-size: 0.67em; margin: 2.33em 0; font-weight: bold }
hr { border: 1px inset; color: gray; margin: 0.5em auto; overflow: hidden }
pre, xmp, plaintext, listing { font-family: monospace; white-space: pre; margin: 1em 0 }
code, kbd, samp, tt { font-family: monospace }
b, strong, optgroup { font-weight: bolder }
big { font-size: larger }
small, sub, sup { font-size: smaller }
mark { background-color: mark; color: marktext }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
abbr[title], acronym[title] { text-decoration: underline }
center { text-align: -webkit-center }
nobr { white-space: nowrap }
a:any-link { color: -webkit-link; text-decoration: underline }
fieldset { border: 2px groove threedface; margin: 0 2px; padding: 0.35em 0.75em 0.625em }
legend { padding: 0 2px }
marquee { display: inline-block; overflow: hidden; white-space: nowrap }
meter, progress { display: inline-block; box-sizing: border-box }

input, textarea, select, button {
  display: inline-block; margin: 0; color: fieldtext; font: 400 13.3333px Arial; letter-spacing: normal;
  text-transform: none; text-indent: 0; text-align: start
}
input, textarea { background-color: field; border: 2px inset light-dark(#767676, #858585); padding: 1px 2px }
textarea { font-family: monospace; border: 1px solid light-dark(#767676, #858585); padding: 2px; white-space: pre-wrap; overflow: auto }
select { color: fieldtext; background-color: buttonface; border: 1px solid light-dark(#767676, #858585); box-sizing: border-box; white-space: pre }
select:not([multiple], [size]:not([size="1"])) { line-height: normal !important }
select[multiple], select[size]:not([size="1"]) { background-color: field; border-radius: 2px; white-space: nowrap }
button, input:is([type="button" i], [type="submit" i], [type="reset" i], [type="color" i]) {
  color: buttontext; background-color: buttonface; border: 2px outset buttonborder; padding: 1px 6px;
  text-align: center; box-sizing: border-box
}
input:is([type="button" i], [type="submit" i], [type="reset" i]) { white-space: pre }
input[type="color" i] { border: 1px solid buttonborder; padding: 1px 2px; text-align: start }
input:is([type="checkbox" i], [type="radio" i], [type="range" i], [type="image" i], [type="file" i], [type="hidden" i]) {
  background-color: transparent; border: 0; padding: 0
}
input:is([type="checkbox" i], [type="radio" i]) { box-sizing: border-box; border: 0; margin: 3px 3px 3px 4px; appearance: checkbox }
input[type="radio" i] { appearance: radio; margin: 3px 3px 0 5px }
input[type="range" i] { background-color: field; color: #9d968e; margin: 2px }
input[type="search" i] { box-sizing: border-box }
input:is([type="date" i], [type="time" i], [type="month" i], [type="week" i], [type="datetime-local" i]) {
  font-family: monospace; padding: 0 0 0 1px
}
input[type="hidden" i] { display: none }
input:is([type="file" i]) { white-space: pre }
option { padding: 0 2px 1px; white-space: nowrap; font-weight: 400 }
input:disabled, textarea:disabled { color: light-dark(#545454, #aaaaaa); background-color: light-dark(#efefef4d, #3b3b3b4d); border-color: #7676764d }
select:disabled { opacity: 0.7; color: light-dark(#545454, #aaaaaa) }
:is(button, input:is([type="button" i], [type="submit" i], [type="reset" i])):disabled {
  color: light-dark(#1010104d, #ffffff4d); background-color: light-dark(#efefef4d, #3b3b3b4d); border-color: #7676764d
}
dialog {
  position: absolute; left: 0; right: 0; width: fit-content; height: fit-content; margin: auto; border: 3px solid;
  padding: 1em; background-color: canvas; color: canvastext
}
[popover] {
  position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; border: 3px solid; padding: 0.25em;
  overflow: auto; background-color: canvas; color: canvastext
}
`

/** Documents in quirks mode have these additional user-agent rules. */
export const QUIRKS_SHEET = `
table {
  color: initial; font-size: initial; font-weight: initial; line-height: normal; text-align: start; white-space: normal
}
`
