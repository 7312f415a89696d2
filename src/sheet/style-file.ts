/** The style sheet of the sheet, for those who write it into a page. */
export const SHEET_STYLE = new URL('./sheet.css', import.meta.url)
