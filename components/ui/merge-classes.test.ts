import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { mergeClasses } from './merge-classes'

/** Our own names in the scales, as in app/globals.css. */
const asTailwindMerge = extendTailwindMerge({
  extend: {
    theme: { text: ['code'], radius: ['inner', 'outer'], shadow: ['float'] },
  },
})

/** Every class that stands in a string of a component, without what it depends on (`hover:`). */
function classesInUse(): string[] {
  const files = execFileSync('git', ['ls-files', 'components/**.tsx', 'app/**.tsx'], {
    encoding: 'utf8',
  })
  const names = new Set<string>()
  // Git also lists what was removed and is not committed yet.
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => existsSync(name))) {
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/['"`]([^'"`\n]+)['"`]/g)) {
      for (const word of text.split(/\s+/))
        names.add(word.replace(/^(?:[a-z-]+(?:\[[^\]]*\])?:)+/, ''))
    }
  }
  return [...names].filter((name) => name !== '' && asTailwindMerge(`${name} ${name}`) === name)
}

describe('mergeClasses', () => {
  it('keeps of every two classes in use what tailwind-merge keeps', () => {
    const names = classesInUse()
    expect(names.length).toBeGreaterThan(500)
    const differing = names.flatMap((first) =>
      names
        // The same twice does no harm.
        .filter((second) => second !== first)
        .map((second) => `${first} ${second}`)
        .filter((pair) => mergeClasses(pair) !== asTailwindMerge(pair)),
    )
    expect(differing).toEqual([])
  })

  it.each([
    'hover:bg-sunken bg-surface',
    'hover:bg-sunken bg-surface hover:bg-surface',
    'bg-surface! bg-sunken',
    'in-data-[density=counter]:px-5 px-3 in-data-[density=counter]:px-2',
    '[&_svg]:size-4 size-5 [&_svg]:size-6',
    '-mt-2 mt-4',
    'flex no-class-of-ours flex',
    '  px-2   px-4 ',
    '',
  ])('merges “%s” as tailwind-merge does', (classes) => {
    expect(mergeClasses(classes)).toBe(asTailwindMerge(classes))
  })
})
