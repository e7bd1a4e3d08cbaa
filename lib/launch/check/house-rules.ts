import { basename, dirname } from 'node:path'
import {
  FACE,
  LARGER_ROOMS,
  LARGEST_ROOM,
  MAY_IMPORT,
  TESTS_MAY,
  type Permission,
} from './import-table'
import type { Source } from './read-sources'

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** What of the project's files breaks the rules of the house, one line each. */
export function brokenRules(sources: readonly Source[]): string[] {
  return [
    ...sources.flatMap(importsOutOfOrder),
    ...cycles(sources).map((cycle) => `import in a circle: ${cycle.join(' → ')}`),
    ...sources.filter(({ isBarrel }) => isBarrel).map(({ path }) => `${path}: is a barrel`),
    ...roomsTooLarge(sources),
    ...nestedSkeletons(sources),
    ...validatorsBrought(sources),
    ...sources.flatMap(literalSpreads),
    ...sources.flatMap(textsInCode),
    ...sources.flatMap(languageTests),
  ]
}

/** The room that a file is in; null for a folder that the table does not name. */
function roomOf(path: string): string | null {
  const [first = '', second, third] = path.split('/')
  if (second === undefined) return 'root'
  const room = (first === 'lib' || first === 'components') && third !== undefined
  const name = room ? `${first}/${second}` : first
  return MAY_IMPORT.has(name) ? name : null
}

export function importsOutOfOrder({ path, imports }: Source): string[] {
  const room = roomOf(path)
  if (room === null) return [`${path}: its folder is not in the table of who may import whom`]
  return imports
    .filter(({ to }) => !mayImport(path, room, to))
    .map(({ to, line }) => `${path}:${line}: may not import ${to}`)
}

function mayImport(path: string, room: string, to: string): boolean {
  const there = roomOf(to)
  if (there === null) return false
  if (there === room) return true
  const permissions = [MAY_IMPORT.get(room), isTest(path) ? TESTS_MAY : undefined]
  return permissions.some((permission) => permission && allows(permission, there, to))
}

function allows({ all, face = [] }: Permission, there: string, to: string): boolean {
  return all.includes(there) || (face.includes(there) && FACE.test(to.slice(there.length + 1)))
}

function roomsTooLarge(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of sources) {
    if (isTest(path)) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > (LARGER_ROOMS[folder] ?? LARGEST_ROOM))
    .map(
      ([folder, count]) =>
        `${folder}: holds ${count} sources; more than ${LARGEST_ROOM} are several rooms`,
    )
}

/**
 * A page sends, and shows, every skeleton on the way to it: a list's would stand there before an
 * order's own. One of a page alone lies with it in a route group.
 */
function nestedSkeletons(sources: readonly Source[]): string[] {
  const folders = sources
    .filter(({ path }) => path.startsWith('app/') && basename(path) === 'loading.tsx')
    .map(({ path }) => dirname(path))
  return folders.flatMap((outer) =>
    folders
      .filter((inner) => inner.startsWith(`${outer}/`))
      .map((inner) => `${outer}/loading.tsx: is shown before ${inner}/loading.tsx too`),
  )
}

const VALIDATORS = ['zod', '@hookform/resolvers/zod']

/** A page's code comes without the validator, which is fetched when a form is checked (decision 0297). */
function validatorsBrought(sources: readonly Source[]): string[] {
  const bringsOf = new Map(sources.map(({ path, brings }) => [path, brings]))
  const known = new Map<string, boolean>()
  const isBrought = (name: string): boolean => {
    const found = known.get(name)
    if (found !== undefined) return found
    known.set(name, VALIDATORS.includes(name))
    known.set(name, VALIDATORS.includes(name) || (bringsOf.get(name) ?? []).some(isBrought))
    return known.get(name) === true
  }
  return sources
    .filter(({ path }) => path.startsWith('components/') && !isTest(path))
    .flatMap(({ path, brings }) =>
      brings
        .filter((name) => !name.startsWith('components/') && isBrought(name))
        .map((name) => `${path}: brings the validator with it, by ${name}`),
    )
}

export function literalSpreads({ path, literalSpreads: lines }: Source): string[] {
  return lines.map((line) => `${path}:${line}: spreads a literal; write its parts where it stands`)
}

export function textsInCode({ path, texts: lines }: Source): string[] {
  const isPage = /^(app|components)\//.test(path) && !isTest(path)
  if (!isPage) return []
  return lines.map((line) => `${path}:${line}: says words; write a message`)
}

/** There are more than two: ask what a language has (`readsChinese`), or keep it by language. */
export function languageTests({ path, languageTests: lines }: Source): string[] {
  if (isTest(path) || /^(e2e|lib\/simulator)\//.test(path)) return []
  return lines.map((line) => `${path}:${line}: compares with one language; there are more`)
}

/** Files that import each other in a circle, for types alone too (Tarjan's components). */
export function cycles(sources: readonly Source[]): string[][] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports.map(({ to }) => to)]))
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const enter = (path: string): number => {
    const place = order.size
    order.set(path, place)
    open.push(path)
    let low = place
    for (const to of importsOf.get(path) ?? []) {
      if (to === path) found.push([path, path])
      else if (!order.has(to)) low = Math.min(low, enter(to))
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === place) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
  for (const { path } of sources) if (!order.has(path)) enter(path)
  return found
}
