import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import { preload } from 'react-dom'

/**
 * Has the Latin letters of both typefaces fetched with the style sheet, not once it is known that
 * something is written in them. Those of other scripts come when a page has some (decision 0361).
 */
export function fetchTypeAhead(): void {
  for (const file of [sans, mono]) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
