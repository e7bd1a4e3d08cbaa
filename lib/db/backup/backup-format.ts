import { z } from 'zod'

const FIRST_WORDS = '-- Handover backup 1 '

/** The last line of a whole backup. */
export const END_LINE = '-- end\n'

const headerSchema = z.object({
  /** In UTC, to the second. */
  takenAt: z.string(),
  /** Of the latest migration that had run, as drizzle numbers them. */
  migration: z.number(),
})
export type BackupHeader = z.infer<typeof headerSchema>

export function headerLine(header: BackupHeader): string {
  return `${FIRST_WORDS}${JSON.stringify(header)}\n`
}

/** Null for what is no backup of ours. */
export function readHeader(line: string): BackupHeader | null {
  if (!line.startsWith(FIRST_WORDS)) return null
  try {
    return headerSchema.parse(JSON.parse(line.slice(FIRST_WORDS.length)))
  } catch {
    return null
  }
}

const NAME = '(?:[a-z_][a-z0-9_]*|"[a-zA-Z0-9_]+")'
const COPY = new RegExp(`^COPY (${NAME}\\.${NAME}) \\((${NAME}(?:, ${NAME})*)\\) FROM stdin;$`)
const SETVAL = new RegExp(
  `^SELECT pg_catalog\\.setval\\('(${NAME}\\.${NAME})', (-?\\d+), (true|false)\\);$`,
)

export type Statement =
  | { kind: 'copy'; table: string; columns: string }
  | { kind: 'setval'; sql: string }
  | { kind: 'end' }

/** What a line outside of rows asks for. Null for anything that a backup does not hold. */
export function readStatement(line: string): Statement | null {
  if (`${line}\n` === END_LINE) return { kind: 'end' }
  const [, table, columns] = COPY.exec(line) ?? []
  if (table !== undefined && columns !== undefined) return { kind: 'copy', table, columns }
  return SETVAL.test(line) ? { kind: 'setval', sql: line } : null
}
