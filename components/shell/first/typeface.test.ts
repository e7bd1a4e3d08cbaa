import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const { resolve } = createRequire(import.meta.url)

const faces = [
  ...readFileSync(new URL('typeface.css', import.meta.url), 'utf8').matchAll(
    /@font-face \{[^}]*\}/g,
  ),
].map(([face]) => {
  const file =
    /(?<family>geist(?:-mono)?)\/files\/\k<family>-(?<piece>[\w-]+)-wght-normal\.woff2/.exec(face)
  const range = /unicode-range:([^;]*);/.exec(face)?.[1]?.replace(/\s/g, '')
  return { family: file?.groups?.['family'], piece: file?.groups?.['piece'], range }
})

const cutBy = (family: string): Record<string, string> =>
  z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8')))

describe('the pieces of the typeface', () => {
  test.each(['geist', 'geist-mono'])('%s is fetched for the letters that it has', (family) => {
    const ranges = cutBy(family)
    const pieces = faces.filter((face) => face.family === family)
    expect(pieces.map(({ piece, range }) => [piece, range])).toEqual([
      // Fetched with every page: nothing is to be decided.
      ['latin', undefined],
      ['latin-ext', ranges['latin-ext']],
      ['vietnamese', ranges['vietnamese']],
    ])
  })
})
