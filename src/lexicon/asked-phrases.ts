/**
 * Several words that mean one of `concepts.ts`, folded as `extract/answers/words.ts` folds: the longest first
 * where one begins another. By hand, from names of data points, contact pages and imprints, 2026.
 */
export const ASKED_PHRASES: readonly (readonly [means: string, phrases: readonly string[]])[] = [
  [
    'ceo',
    [
      ...['chief executive officer', 'chief executive', 'verkstallande direktor', 'administrerende direktor'],
      ...['daglig leder', 'direttore generale', 'amministratore delegato', 'directeur general'],
    ],
  ],
  ['vice president', ['vicepresident', 'vicepresidente', 'vice presidente', 'vizeprasident']],
  [
    'faq',
    [
      ...['frequently asked questions', 'domande frequenti', 'vanliga fragor', 'haufige fragen'],
      ...['haufig gestellte fragen', 'questions frequentes', 'foire aux questions', 'preguntas frecuentes'],
      ...['perguntas frequentes', 'veelgestelde vragen', 'ofte stilte sporsmal', 'common questions'],
    ],
  ],
  [
    'address',
    [
      ...['postal address', 'mailing address', 'street address', 'visiting address', 'physical address'],
      ...['business address', 'company address'],
    ],
  ],
  [
    'headquarter',
    [
      ...['headquarters location', 'headquarters address', 'headquarter location'],
      ...['hq location', 'head office', 'headquartered in'],
    ],
  ],
  [
    'vat',
    [
      'vat id',
      'vat no',
      'partita iva',
      'p iva',
      'ust id',
      'ust idnr',
      'numero de tva',
      'tva intracommunautaire',
    ],
  ],
  ['registration', ['org nr', 'org number', 'organization number', 'organisation number', 'company number']],
  ['email', ['e mail', 'e post', 'e postadress', 'mail address', 'email address']],
  ['phone', ['phone number', 'telephone number', 'contact number', 'numero de telephone']],
  ['updated', ['last updated', 'last update', 'last revised', 'last modified', 'ultimo aggiornamento']],
  ['updated', ['derniere mise a jour', 'letzte aktualisierung', 'ultima actualizacion', 'senast uppdaterad']],
  [
    'hour',
    [
      ...['business hours', 'opening hours', 'opening times', 'office hours', 'working hours', 'store hours'],
      ...['hours of operation', 'heures d ouverture', 'orari di apertura', 'horario de apertura'],
    ],
  ],
  ['response time', ['svarstid', 'antwortzeit', 'reaktionszeit', 'delai de reponse']],
  ['warranty period', ['length of warranty']],
  ['team member', ['teammitglieder']],
]
