import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** An open page of an earlier version asks for its code for so long. */
const KEPT_FOR_MS = 14 * 24 * 60 * 60_000
/** Of a developer's many builds only the latest; each file is there three times (`pack-files.ts`). */
const MOST_FILES = 12_000

/** Only what is named after its content: the same name is the same file in every version. */
const HASHED = ['chunks', 'media']

/** Where they wait. */
export const earlierFiles = (root: string) => join(root, '.next', 'cache', 'handover-static')

/**
 * Puts the browser's files of earlier builds beside those of the one that was just made, so that a
 * page which is open during an upgrade finds the code that it fetches later (decision 0312). They wait
 * in the build's cache, which is all that a build leaves as it was.
 */
export function keepEarlierFiles(root: string, now: Date): void {
  const built = join(root, '.next', 'static')
  const kept = earlierFiles(root)
  for (const file of filesBelow(built)) {
    copy(join(built, file), join(kept, file))
    utimesSync(join(kept, file), now, now)
  }
  const latest = filesBelow(kept)
    .map((file) => ({ file, at: statSync(join(kept, file)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const [index, { file, at }] of latest.entries()) {
    const isOver = now.getTime() - at > KEPT_FOR_MS || index >= MOST_FILES
    if (isOver) rmSync(join(kept, file))
    else if (!existsSync(join(built, file))) copy(join(kept, file), join(built, file))
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** The files of the hashed folders below one, relative to it. */
function filesBelow(folder: string): string[] {
  return HASHED.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
}
