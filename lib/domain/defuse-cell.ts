/**
 * What a spreadsheet would run instead of show: text that begins with a sign of a formula, in full
 * width too and after spaces, or with a character that cuts cells. Apostrophes before it count,
 * so that undoing takes away exactly what was put there.
 */
export const RISKY = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** The text as it may stand in a file that people open in a spreadsheet: what is risky gets an apostrophe. */
export function defuseCell(text: string): string {
  return RISKY.test(text) ? `'${text}` : text
}

/** The text that was defused: for files that come back to us. */
export function undefuseCell(text: string): string {
  return text.startsWith("'") && RISKY.test(text) ? text.slice(1) : text
}
