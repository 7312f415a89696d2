/**
 * Top-level domains below which very many names are registered, about the largest first. The order was
 * written down from general knowledge and compared with no table: it decides only which ending is suggested
 * of several that are one letter apart, such as `com`, `co` and `cn`.
 */
export const LARGE_ENDINGS: readonly string[] = [
  ...['com', 'cn', 'de', 'net', 'org', 'uk', 'ru', 'nl', 'br', 'au', 'fr', 'eu', 'it', 'xyz', 'info', 'pl'],
  ...['ca', 'in', 'ch', 'es', 'co', 'jp', 'us', 'io', 'be', 'se', 'at', 'cz', 'dk', 'kr', 'ir', 'mx', 'za'],
  ...[
    'ua',
    'hu',
    'no',
    'ro',
    'ar',
    'pt',
    'gr',
    'fi',
    'tr',
    'ai',
    'me',
    'tv',
    'biz',
    'online',
    'shop',
    'store',
  ],
  ...[
    'top',
    'site',
    'app',
    'dev',
    'vn',
    'id',
    'nz',
    'ie',
    'sk',
    'cl',
    'hk',
    'sg',
    'my',
    'tw',
    'il',
    'edu',
    'gov',
  ],
]
