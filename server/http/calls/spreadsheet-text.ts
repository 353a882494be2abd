/**
 * Where a cell begins, by any reading: a spreadsheet of a country that writes decimal commas divides a line at each
 * semicolon, and takes a quotation mark within what it thinks is a cell for a letter.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\v\f"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Digits alone work nothing out. */
const PHONE = /^\+\d{7,15}$/;

/**
 * Text that a spreadsheet shows as it stands: an apostrophe stands before whatever it would work out as a formula.
 * Before a phone number that would be a part of it, and with nothing before it Excel, LibreOffice and Google Sheets make a
 * number of it, without its plus: a tab makes it text in all of them, and is not seen.
 */
export function spreadsheetText(text: string): string {
  if (PHONE.test(text)) return `\t${text}`;
  return text.replace(FORMULA, "$1'");
}
