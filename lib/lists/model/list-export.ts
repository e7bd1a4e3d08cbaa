import type { Family } from '@/lib/domain/stages'

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A file of more rows is made in the background: a browser's wait for one ends sooner. */
export const MOST_ROWS_AT_ONCE = 5_000
/** Of one person, that are not over yet. */
export const MOST_UNDER_WAY = 3
/** So long a file is kept. */
export const KEPT_HOURS = 24

/** `ready`: it can be saved. What is over otherwise has no file. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** A file that is made in the background, as its person sees it. */
export type ListExport = {
  id: number
  family: Family
  format: ExportFormat
  state: ExportState
  rowsDone: number
  /** Null where nobody counted: a search is not looked through twice. */
  rowsInAll: number | null
  /** ISO instants; until when it is kept is known once it is ready. */
  createdAt: string
  keptUntil: string | null
}

export const isUnderWay = ({ state }: Pick<ListExport, 'state'>): boolean =>
  state === 'waiting' || state === 'running'
