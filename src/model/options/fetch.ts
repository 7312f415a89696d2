import { isNetwork } from '../ip.ts'
import { DAY, KIB, MIB, SECOND } from '../units.ts'
import { age, bytes, count, flag, listOf, milliseconds } from './setting.ts'

const isPort = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 65_535
const isRefusable = (value: unknown) => typeof value === 'string' && isNetwork(value)

/** How files are fetched over HTTP, and how much of them. */
export const FETCH = {
  /**
   * Ports that may be connected to; `[80, 443, 8080, 8443]` adds the usual alternative ones. A host
   * of a host map may be named with its port there, too.
   */
  ports: listOf<number>([80, 443], 'a list of ports from 1 to 65,535', isPort),
  /**
   * True: sites may have public addresses of this machine itself. Hosts of a host map may always have them.
   */
  allowOwnAddresses: flag(false),
  /**
   * Further IP addresses and networks that are refused in the same way as the addresses of this machine, such
   * as the public address that a router or a cloud provider maps to it, the public network of an office
   * (`203.0.113.0/24`), or the prefix of a NAT64 of one's own (`2001:db8:64::/96`), behind which private IPv4
   * addresses are reached.
   */
  refusedAddresses: listOf<string>([], 'a list of IP addresses and networks', isRefusable),
  /** Time to connect to a site, its TLS handshake included. */
  connectTimeoutMs: milliseconds(5 * SECOND),
  /**
   * Time from a request to the first byte of its answer. For the document of a page, half of the time that a
   * caller allows beyond `lookupTimeoutMs` is added.
   */
  firstByteTimeoutMs: milliseconds(10 * SECOND),
  /** Time for one file, and for all files of one page together. */
  wholeTimeoutMs: milliseconds(20 * SECOND),
  /** Redirects that are followed from one URL. */
  maxRedirects: count(10, { min: 0, max: 100 }),
  /** Size of the headers of one answer. */
  maxHeaderBytes: bytes(64 * KIB, { min: 1 * KIB, max: 16 * MIB }),
  /** Size of the document after decompression. The rest of a longer document is not read. */
  maxHtmlBytes: bytes(5 * MIB),
  /** Size of another page of the site, such as its contact page, after decompression. */
  maxPageBytes: bytes(1 * MIB),
  /** Size of one style sheet after decompression. */
  maxStylesheetBytes: bytes(2 * MIB),
  /** Size of all style sheets of a page together; a style sheet beyond this limit is left out. */
  maxStylesheetsBytes: bytes(8 * MIB),
  /** Size of a web app manifest after decompression. */
  maxManifestBytes: bytes(512 * KIB),
  /**
   * Size of an image that is read whole. Of a larger image, `image.maxSvgBytes` and one more byte are stored.
   */
  maxImageBytes: bytes(10 * MIB),
  /** Bytes that are read from the beginning of an image when only its size is needed. */
  imageHeaderBytes: bytes(64 * KIB),
  /** Size of all files of one page together, after decompression, when they are fetched over HTTP. */
  maxTotalBytes: bytes(60 * MIB),
  /**
   * Bytes of one capture on the wire, with TLS and headers. It also covers bytes that are received and
   * discarded, which `maxTotalBytes` does not count.
   */
  maxWireBytes: bytes(80 * MIB, { max: 1_024 * 1_024 * MIB }),
  /**
   * Connections to sites that one capture has open at once: the requests of a page may all go to different
   * hosts.
   */
  maxConnections: count(256, { max: 10_000 }),
  /** Time for a proxy of the operator to make a connection. */
  upstreamTimeoutMs: milliseconds(10 * SECOND),
  /** Files of one page that are requested over HTTP. */
  maxRequests: count(150, { min: 0 }),
  /** Pictures of the page that are requested; those that may be logos come first. */
  maxImages: count(60, { min: 0 }),
  /**
   * Files that the page refers to and that are considered, of each kind and in total, requested or not. Large
   * shops refer to about 300.
   */
  maxListed: count(1_000, { min: 0 }),
  /** Encodings of one answer that are nested, such as gzip inside br. */
  maxContentEncodings: count(2, { min: 0, max: 10 }),
  /** Fetches that run at once for one site. */
  perSiteConcurrency: count(6, { max: 256 }),
  /** Length of a chain of `@import` rules. */
  maxImportDepth: count(4, { min: 0, max: 100 }),
  /** Pages that are opened because the site names them as its version in the language that was requested. */
  maxLanguageVersions: count(3, { min: 0, max: 100 }),
  /**
   * Time for all these pages, when the caller allows more. A site that takes longer stays in the language
   * that it was first sent in.
   */
  maxLanguageMs: milliseconds(10 * SECOND),
  /** Redirects by `<meta http-equiv=refresh>` that are followed. */
  maxMetaRefreshes: count(3, { min: 0, max: 100 }),
}

/** Further attempts when a site refuses the first one. */
export const ESCALATION = {
  /** Attempts at one page, counting the first one and those that follow a `Retry-After`. */
  maxAttempts: count(6, { max: 100 }),
  /** Longest `Retry-After` that a lookup waits for; a longer one is left to a later lookup. */
  maxWaitMs: milliseconds(10 * SECOND, { min: 0 }),
  /**
   * Least time that must be left for a further attempt: a page of the fixtures takes 1 to 3 s in the browser.
   */
  minTimeLeftMs: milliseconds(3 * SECOND, { min: 0 }),
  /** Time that a further attempt may not use, so that the page of an earlier one can still be returned. */
  reserveMs: milliseconds(1 * SECOND, { min: 0 }),
  /** Sites for which the process remembers which attempt succeeded. */
  maxRememberedSites: count(10_000, { min: 0 }),
  /** Age at which this memory expires, so that a site is first tried in the plain way again. */
  rememberForMs: age(1 * DAY),
}
