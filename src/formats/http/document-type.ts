/**
 * Returns whether a response with this content type may be a page. An empty type counts as a possible page.
 */
export const isDocumentType = (type: string): boolean => type === '' || /html|xml|^text\//i.test(type)
