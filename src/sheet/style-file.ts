/** The address of the sheet's style sheet, for programs that write it into a page. */
export const SHEET_STYLE = new URL('./sheet.css', import.meta.url)
