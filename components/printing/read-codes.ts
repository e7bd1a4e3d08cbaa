/** The codes of what was typed, scanned or pasted from a list; none of ours has spaces in it. */
export function readCodes(text: string): string[] {
  return text.split(/[\s,;，；、]+/).filter((code) => code !== '')
}
