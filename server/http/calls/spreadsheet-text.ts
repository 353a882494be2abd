/**
 * Where a cell begins, by any reading: a spreadsheet of a country that writes decimal commas divides a line at each
 * semicolon, and takes a quotation mark within what it thinks is a cell for a letter.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\v\f"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Text that a spreadsheet shows as it stands: an apostrophe stands before whatever it would work out as a formula. */
export function spreadsheetText(text: string): string {
  return text.replace(FORMULA, "$1'");
}
