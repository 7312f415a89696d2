/** Domains of firms that hold pages and mailboxes of others. */

import { z } from 'zod'
import { column, list, pairs, table } from '../table.ts'

/** A host, or with `.*` at its end the name under any public suffix. */
const host = z.string().regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+|\*)$/)

export const HOSTS = [
  table({
    file: 'vendors/hosted-pages.csv',
    module: 'vendors/hosted-pages',
    name: 'HOSTED_PAGES',
    about:
      'Services that hold pages of sites under their own name, by the kinds of pages; with `identity` services below whose domains the customers of others sign in, with `owner` large firms whose products and projects under other names have the legal pages of the firm, and with `embedded` firms whose services are put into pages and whose legal pages notices beside them link: maps, videos, captchas.',
    row: z.strictObject({ domain: host, kinds: list() }),
    compiled: pairs(z.array(z.string())),
  }),
  table({
    file: 'vendors/shared-hosts.csv',
    module: 'vendors/shared-hosts',
    name: 'MORE_SHARED_HOSTS',
    about:
      'Domains beside social networks at which many have a page of their own: an address there says nothing about whose domain it is, but for the company that runs it. Site builders and hosts, marketplaces, link lists, code, shops of apps, encyclopedias, listings, pages for investors, mail hosts, portals of states.',
    row: z.strictObject({ host }),
    compiled: column(),
  }),
  table({
    file: 'vendors/mail-hosts.csv',
    module: 'vendors/mail-hosts',
    name: 'MAIL_HOSTS',
    about:
      'Mail hosts by kind. At `free` ones and `further` ones everybody can have an address; the former, which are common, are known wherever an address is read, the latter only where a company is looked up by one. Those of access providers are among both. `relay` hosts lead on to the hidden address of somebody, or stand for a user of a platform; addresses at `disposable` ones are thrown away, and lists of them lack these. `company` hosts belong to companies and authorities whose own people have addresses there, although lists have them as free.',
    row: z.strictObject({ host, kind: z.enum(['free', 'further', 'relay', 'disposable', 'company']) }),
    key: (row) => `${row.host} ${row.kind}`,
    compiled: pairs(z.enum(['free', 'further', 'relay', 'disposable', 'company'])),
  }),
  table({
    file: 'vendors/mail-hosts-free.csv',
    module: 'vendors/mail-hosts-free',
    name: 'MORE_FREE_MAIL',
    about:
      'Mail hosts at which everybody can have an address, beside those of `mail-hosts.csv` and without those that the package disposable-email-domains has. `scripts/make/mail-hosts.ts` writes the table.',
    row: z.strictObject({ host }),
    compiled: column(),
  }),
  table({
    file: 'vendors/others-mail.csv',
    module: 'vendors/others-mail',
    name: 'OTHERS_MAIL',
    about:
      'Domains of examples, of templates, and of tools whose addresses occur in the pages of their customers.',
    row: z.strictObject({ host }),
    compiled: column(),
  }),
]
