import { FileProblem } from './file-problem'

/** What stands for nothing, in browsers and in Node. */
const UNREADABLE = /[\uFFFD\uE000-\uF8FF]/g
/** So many characters of a hundred that nothing stands for are no slip of the pen. */
const MOST_UNREADABLE = 0.01

/**
 * The text of a CSV file: UTF-8 with or without its mark, UTF-16 by its mark, else Big5, as older
 * programs of Hong Kong write. Throws `FileProblem` where it is none of them.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBig5(bytes)
  }
}

function decodeBig5(bytes: Uint8Array): string {
  const text = new TextDecoder('big5').decode(bytes)
  const unreadable = text.match(UNREADABLE)?.length ?? 0
  if (unreadable > text.length * MOST_UNREADABLE) throw new FileProblem('encoding')
  return text
}
