/**
 * Decides whether a content type is that of text which may be a page. An answer without a type may be one.
 */
export const isDocumentType = (type: string): boolean => type === '' || /html|xml|^text\//i.test(type)
