/** Whether what has this content type is text that may be a page; one without a type is. */
export const isDocumentType = (type: string): boolean => type === '' || /html|xml|^text\//i.test(type)
