/** The JSON value of a text, or the text itself where it is none. */
export function readableText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
