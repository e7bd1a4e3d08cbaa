/**
 * English as no language has it: 40 % longer and with marks over its letters, so that text which is
 * cut, clipped or not from the messages is seen before a translator has written a word.
 */

const ACCENTED: ReadonlyMap<string, string> = new Map(
  Array.from('aAcCeEgGiIkKlLnNoOrRsStTuUyYzZ', (letter, at): [string, string] => [
    letter,
    Array.from('ắẮçÇếẾğĞịỊķĶļĻñÑổỔřŘşŞţŢừỪýÝžŽ')[at] ?? letter,
  ]),
)
const LONGER_BY = 0.4
/** Of the parsed form: a plural's number, and branches by what they depend on. */
const BRANCHES: readonly unknown[] = [1, 2, 3]

/** Messages in the form that the build has parsed (icu-minify) or as they are written. */
type Parsed = string | number | readonly Parsed[] | { readonly [key: string]: Parsed }

/** Told apart from a tree: `Array.isArray` knows no readonly lists. */
const isList = (value: Parsed): value is readonly Parsed[] => Array.isArray(value)

/** The same tree of messages in the pseudo-language; arguments, tags and formats stay as they are. */
export function pseudoMessages<Tree>(tree: Tree): Tree {
  return pseudoTree(tree as Parsed) as Tree
}

function pseudoTree(tree: Parsed): Parsed {
  if (typeof tree === 'string') return tree.includes('{') ? pseudoSource(tree) : pseudoText(tree)
  if (isList(tree)) return tree.map(pseudoNode)
  if (typeof tree === 'object') return mapValues(tree, pseudoTree)
  return tree
}

/** A text, the sign for a plural's number, an argument, a branching one, or a tag with what it holds. */
function pseudoNode(node: Parsed): Parsed {
  if (typeof node === 'string') return pseudoText(node)
  if (!isList(node)) return node
  const [name = '', kind, ...rest] = node
  if (kind === undefined) return node
  if (BRANCHES.includes(kind)) {
    const [branches] = rest as [{ [key: string]: Parsed }]
    return [name, kind, mapValues(branches, pseudoBranch)]
  }
  if (typeof kind === 'number' && kind !== 0) return node
  return [name, pseudoNode(kind), ...rest.map(pseudoNode)]
}

/** A branch is one text, the sign, or a list of nodes. */
const pseudoBranch = (branch: Parsed): Parsed =>
  isList(branch) ? branch.map(pseudoNode) : pseudoNode(branch)

/** As it is written, in development: whatever stands in braces or tags is left alone. */
const pseudoSource = (message: string) =>
  message.replace(/(?<=^|\}|>)[^{}<>]+(?=$|\{|<)/g, (text) => pseudoText(text))

/** Every letter with a mark where there is one, and two of five twice. */
export function pseudoText(text: string): string {
  let owed = 0
  return Array.from(text, (letter) => {
    if (!/\p{L}/u.test(letter)) return letter
    const accented = ACCENTED.get(letter) ?? letter
    owed += LONGER_BY
    if (owed < 0.5) return accented
    owed -= 1
    return accented + accented.toLowerCase()
  }).join('')
}

function mapValues(
  tree: { readonly [key: string]: Parsed },
  change: (value: Parsed) => Parsed,
): { [key: string]: Parsed } {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value)]))
}
