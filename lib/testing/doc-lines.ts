import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A line of a document, and where it stands: `docs/style.md:12`. */
type DocLine = { file: string; at: string; text: string }

/** Every document of the project that people read: README, docs and the rooms' own READMEs. */
export function documents(): string[] {
  return ['README.md', ...filesBelow('docs'), ...filesBelow('lib')].filter(
    (file) => file.endsWith('.md') && (!file.startsWith('lib/') || basename(file) === 'README.md'),
  )
}

/** The lines of a document that are no example of code. */
export function proseOf(file: string): DocLine[] {
  let inCode = false
  return linesOf(file).filter(({ text }) => {
    if (text.startsWith('```')) inCode = !inCode
    return !inCode
  })
}

export function linesOf(file: string): DocLine[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((text, index) => ({ file, at: `${file}:${index + 1}`, text }))
}

/** All files below a folder, without those that were installed or built. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' || entry.name.startsWith('.next') ? [] : filesBelow(path)
  })
}

/** What a line holds in backquotes. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, quoted]) => quoted ?? [])
}

/** The targets of a line's links, without those that lead out of the project. */
export function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? [])
  return targets.filter((target) => !/^[a-z]+:/.test(target))
}

const ROOMS = /^(?:app|components|lib|e2e|docs|public)\//
const SOURCE_NAME = /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css)$/

/**
 * Whether a quoted text names something of the project that is not there: a path from its folder,
 * with or without the ending that imports leave out, or the bare name of a source. A name in angle
 * brackets and a star stand for any. `paths` are all files.
 */
export function isMissing(quoted: string, paths: readonly string[]): boolean {
  if (SOURCE_NAME.test(quoted)) return !paths.some((path) => basename(path) === quoted)
  if (!ROOMS.test(quoted) || /\s/.test(quoted)) return false
  const literal = quoted.replace(/\/$/, '').replace(/[.[\]()+?^$]/g, String.raw`\$&`)
  const any = literal.replace(/<[^>]+>|\*+/g, '[^/]*')
  const pattern = new RegExp(`^${any}(?:\\.(?:tsx?|mjs))?(?:/|$)`)
  return !paths.some((path) => pattern.test(path))
}

/** Whether a link of a document leads to a file, and to a heading of it where it names one. */
export function isBroken(link: string, from: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : join(dirname(from), path)
  if (!existsSync(target)) return true
  if (anchor === undefined || statSync(target).isDirectory()) return false
  return !headingsOf(target).includes(anchor)
}

/** The anchors that readers of Markdown give to a document's headings. */
function headingsOf(file: string): string[] {
  return proseOf(file).flatMap(({ text }) => {
    const [, heading] = /^#+ (.*)$/.exec(text) ?? []
    if (heading === undefined) return []
    return heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replace(/\s/g, '-')
  })
}
