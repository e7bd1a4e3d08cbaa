import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What a try of a journey left behind, in Playwright's JSON report. */
export const attachmentsSchema = z
  .array(z.object({ name: z.string(), path: z.string().optional() }))
  .default([])

/** So much of a page tells where a journey stood. */
const LINES = 45
const LINE_LENGTH = 150

/**
 * What the page showed as a try of a journey failed, in lines, as a screen reader would be told of it:
 * all that is left of it where nobody has the machine's files. From the page's own part on, without
 * the frame above it; empty where Playwright kept nothing.
 */
export function pageAtEnd(attachments: z.infer<typeof attachmentsSchema>): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return []
  // With what an assertion says of its element, or else in a part of its own.
  const [, page] = /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8')) ?? []
  if (page === undefined) return []
  const lines = page.split('\n')
  const main = Math.max(
    0,
    lines.findIndex((line) => /^\s*- main\b/.test(line)),
  )
  const shown = lines
    .slice(main, main + LINES)
    .map((line) => `      | ${line.slice(0, LINE_LENGTH)}`)
  return lines.length > main + LINES ? [...shown, '      | …'] : shown
}
