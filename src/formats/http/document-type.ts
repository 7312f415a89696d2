/** Returns whether a response with this content type may be a page. With an empty type it may. */
export const isDocumentType = (type: string): boolean => type === '' || /html|xml|^text\//i.test(type)
