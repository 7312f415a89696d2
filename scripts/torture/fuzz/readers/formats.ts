import { isAllowed, parseRobots, rulesFor } from '../../../../src/formats/crawl/robots.ts'
import { createSitemapReader } from '../../../../src/formats/crawl/sitemap.ts'
import { parseUrlPattern } from '../../../../src/formats/crawl/url-pattern.ts'
import { parseBoxShadow } from '../../../../src/formats/css/box-shadow.ts'
import { parseColor } from '../../../../src/formats/css/color.ts'
import { parseDeclarations } from '../../../../src/formats/css/declaration-list.ts'
import { parseFamilies } from '../../../../src/formats/css/font-family.ts'
import { gradientColors } from '../../../../src/formats/css/gradient.ts'
import { cssUrls } from '../../../../src/formats/css/url.ts'
import { cssText, parseCssValues } from '../../../../src/formats/css/values.ts'
import { parseHar } from '../../../../src/formats/http/har.ts'
import { readLinkHeader } from '../../../../src/formats/http/link-header.ts'
import { parseRetryAfter } from '../../../../src/formats/http/retry-after.ts'
import { parseJsonLd } from '../../../../src/formats/jsonld/blocks.ts'
import { jsonLdInScript } from '../../../../src/formats/jsonld/in-script.ts'
import { parseManifest } from '../../../../src/formats/manifest.ts'
import { hostParts } from '../../../../src/formats/psl.ts'
import { profileOf } from '../../../../src/formats/social/urls.ts'
import { parseSrcset } from '../../../../src/formats/srcset.ts'
import { backgroundFor, readSvg } from '../../../../src/formats/svg/art.ts'
import { inlineDeclarations, svgRules } from '../../../../src/formats/svg/css.ts'
import { pathExtent } from '../../../../src/formats/svg/path.ts'
import { drawableSvg } from '../../../../src/formats/svg/writer/index.ts'
import { withoutControls } from '../../../../src/formats/text/controls.ts'
import { parseDate } from '../../../../src/formats/text/date.ts'
import { disguisedEmailsIn, emailsIn, readEmail } from '../../../../src/formats/text/email.ts'
import { readLanguage } from '../../../../src/formats/text/language.ts'
import { languageOfText } from '../../../../src/formats/text/language-of-text.ts'
import { readPhone } from '../../../../src/formats/text/phone.ts'
import { splitTitle } from '../../../../src/formats/text/title.ts'
import { absoluteUrl, pageKey, parsedUrl } from '../../../../src/formats/url.ts'
import type { Chance } from '../chance.ts'
import { declarations, stylesheet, value } from '../css.ts'
import { sourceSet } from '../html.ts'
import { anyJson, har, jsonLd, manifest } from '../json.ts'
import { handle, headerValue, linkHeader, pattern, robots, sitemap } from '../lines.ts'
import { mutated } from '../mutate.ts'
import { someOf } from '../pages.ts'
import { QUICK, type Readers, reader } from '../reader.ts'
import { drawing } from '../svg.ts'
import { address, number, word } from '../words.ts'

const AT = 'https://acme.example/a/b?c'
const NOW = new Date('2026-11-20T12:00:00Z')

/** Readers of texts, which never throw. */
export const FORMAT_READERS: Readers = {
  ...text('color', (chance) => value(chance), parseColor),
  ...text(
    'css-values',
    (chance) => value(chance),
    (it) => cssText(parseCssValues(it) ?? []),
  ),
  ...text('css-declarations', declarations, parseDeclarations),
  ...text('css-urls', (chance) => value(chance), cssUrls),
  ...text('box-shadow', (chance) => value(chance), parseBoxShadow),
  ...text('font-family', (chance) => value(chance), parseFamilies),
  ...text('gradient', (chance) => value(chance), gradientColors),
  ...text('svg-css', stylesheet, (it) => [svgRules(it), inlineDeclarations(it)]),
  ...text('svg', svgText, (it) => summaryOf(readSvg(it))),
  ...text('svg-writer', svgText, (it) => drawableSvg(it, (size) => size)),
  ...text('svg-path', (chance) => drawing(chance).slice(chance.below(400)), pathExtent),
  ...text('json-ld', jsonLd, (it) => parseJsonLd(it)),
  ...text(
    'json-ld-in-script',
    (chance) => JSON.stringify(jsonLd(chance)),
    (it) => jsonLdInScript(it),
  ),
  ...text(
    'manifest',
    (chance) => (chance.oneIn(4) ? anyJson(chance) : manifest(chance)),
    (it) => parseManifest(it, AT),
  ),
  ...text('har', (chance) => (chance.oneIn(4) ? anyJson(chance) : har(chance)), parseHar),
  ...text('robots', robots, (it) => {
    const rules = rulesFor(parseRobots(it), 'blazon')
    return [rules, isAllowed(rules, AT), isAllowed(rules, `https://acme.example/${'a'.repeat(2e3)}`)]
  }),
  ...text(
    'sitemap',
    (chance) => mutated(chance, sitemap(chance)),
    (it) => {
      const taken: unknown[] = []
      const reading = createSitemapReader((location, kind) => taken.push([location, kind]))
      const bytes = Buffer.from(it)
      for (let at = 0; at < bytes.length; at += 700) reading.push(bytes.subarray(at, at + 700))
      reading.end()
      return [reading.isSitemap(), taken]
    },
  ),
  ...text('srcset', sourceSet, parseSrcset),
  ...text('link-header', linkHeader, readLinkHeader),
  ...text('retry-after', headerValue, (it) => parseRetryAfter(it, NOW)),
  ...text('date', headerValue, parseDate),
  ...text('url', handle, (it) => [absoluteUrl(it, AT), hostParts(it)]),
  ...text('page-key', handle, (it) => (parsedUrl(it) ? pageKey(it) : undefined)),
  ...text(
    'profile',
    (chance) =>
      `https://${chance.pick(['x.com', 'www.facebook.com', 'youtube.com', 'linkedin.com'])}/${address(chance)}${word(chance)}`,
    (it) => (parsedUrl(it) ? profileOf(it) : undefined),
  ),
  ...text(
    'url-pattern',
    pattern,
    (it) => {
      const read = parseUrlPattern(it)
      return 'reason' in read ? read : read.test(AT.repeat(50))
    },
    [600, 10],
  ),
  ...text('email', words, (it) => [readEmail(it), emailsIn(it), disguisedEmailsIn(it)]),
  ...text(
    'phone',
    (chance) => chance.text(12, () => number(chance)),
    (it) => [readPhone(it), readPhone(it, 'DE')],
  ),
  ...text('title', words, splitTitle),
  ...text('controls', words, (it) => {
    const left = withoutControls(it)
    if (/(?![\t\n])\p{Cc}/u.test(left)) throw new Error('A control character is left.')
    return left
  }),
  ...text('language', words, (it) => [readLanguage(it), languageOfText(it, 2e3)]),
}

function text(
  name: string,
  make: (chance: Chance) => string,
  read: (text: string) => unknown,
  limit: readonly [number, number] = QUICK,
): Readers {
  const long = (chance: Chance) =>
    chance.oneIn(25) ? make(chance).slice(0, 200).repeat(chance.below(400)) : make(chance)
  return { [name]: reader({ make: long, read, limit }) }
}

function words(chance: Chance): string {
  return chance.text(60, () => word(chance), ' ')
}

function svgText(chance: Chance): string {
  return chance.oneIn(3) ? mutated(chance, someOf(chance, '.svg')) : drawing(chance)
}

/** What a picture shows, and which background it suits. */
function summaryOf(art: ReturnType<typeof readSvg>): unknown {
  return art && [art, backgroundFor(art)]
}
