import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** One import of another file of ours: for its values or only its types, at once or later. */
type ImportOf = { to: string; line: number }

export type Source = {
  /** Below the project's folder. */
  path: string
  imports: readonly ImportOf[]
  /** Files of ours and packages whose code comes with it; none of server actions, which stay where they are. */
  brings: readonly string[]
  /** Holds nothing of its own: it only hands on what other files export. */
  isBarrel: boolean
  /** Lines at which a literal is spread into another one: `{ ...{ a, b } }`, `[...['x', 'y']]`. */
  literalSpreads: readonly number[]
  /** Lines at which an element says words that are no message: `<p>Save</p>`, `aria-label="Save"`. */
  texts: readonly number[]
  /** Lines at which something is compared with one language: `locale === 'en'`. */
  languageTests: readonly number[]
}

/** The files of the project that are written in TypeScript or JavaScript, ours and new ones. */
function sourcePaths(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = listed.split('\n').filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  // A file that is deleted and not yet committed is listed still.
  return paths.filter((path) => existsSync(join(root, path)))
}

export function readSources(root: string): Source[] {
  const paths = sourcePaths(root)
  const known = new Set(paths)
  return paths.map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), known))
}

/** `known` are the paths of all files: what an import means depends on what there is. */
export function readSource(path: string, text: string, known: ReadonlySet<string>): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
  const imports: ImportOf[] = []
  const brings: string[] = []
  const literalSpreads: number[] = []
  const texts: number[] = []
  const languageTests: number[] = []
  const visit = (node: ts.Node): void => {
    const specifier = importedBy(node)
    const to = specifier && resolve(path, specifier.text, known)
    if (to) imports.push({ to, line: lineOf(node) })
    if (specifier && isBrought(node)) brings.push(to ?? specifier.text)
    if (isLiteralSpread(node)) literalSpreads.push(lineOf(node))
    if (isText(node)) texts.push(lineOf(node))
    if (isLanguageTest(node)) languageTests.push(lineOf(node))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return {
    path,
    imports,
    brings: isOfActions(file) ? [] : brings,
    isBarrel: isBarrel(file),
    literalSpreads,
    texts,
    languageTests,
  }
}

function importedBy(node: ts.Node): ts.StringLiteralLike | null {
  const specifier = specifierOf(node)
  return specifier && ts.isStringLiteralLike(specifier) ? specifier : null
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0]
  return undefined
}

/** Not for types alone (`{ type A }` brings all of a file), and not only once it is needed. */
function isBrought(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly
  if (!ts.isImportDeclaration(node)) return false
  const { importClause: clause } = node
  if (!clause) return true
  return clause.phaseModifier !== ts.SyntaxKind.TypeKeyword
}

function isOfActions({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use server'
  )
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null
  if (path === null) return null
  const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx']
  return endings.map((ending) => path + ending).find((candidate) => known.has(candidate)) ?? null
}

/** Next's files hand on one component under the name that it asks for: that is no barrel. */
function isBarrel({ fileName, statements }: ts.SourceFile): boolean {
  const handsOn = statements.some((it) => ts.isExportDeclaration(it) && it.moduleSpecifier)
  return handsOn && !fileName.startsWith('app/')
}

function isLiteralSpread(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
    return ts.isObjectLiteralExpression(node.expression)
  return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)
}

/** What of an element people read or hear. */
const SAID = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'help']

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return isWords(node.text)
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return SAID.includes(parent.name.getText()) && isWords(node.text)
  return ts.isJsxExpression(parent) && ts.isJsxElement(parent.parent) && isWords(node.text)
}

/** Not a sign, a unit of two letters, a key or our own name, which are the same in every language. */
const isWords = (text: string) =>
  /\p{L}{3}|\p{Script=Han}/u.test(text.replace(/Handover|Ctrl/g, ''))

const LANGUAGES = ['en', 'zh-HK', 'zh-TW', 'ms', 'th', 'vi']

function isLanguageTest(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false
  const { EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken } = ts.SyntaxKind
  const isCompared = [EqualsEqualsEqualsToken, ExclamationEqualsEqualsToken].some(
    (kind) => kind === node.operatorToken.kind,
  )
  const isLanguage = (side: ts.Node) => ts.isStringLiteral(side) && LANGUAGES.includes(side.text)
  return isCompared && (isLanguage(node.left) || isLanguage(node.right))
}
