import { delimiter } from 'node:path'

/** Folders in which programs are looked for, in this order. */
export const programFolders = (): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')

/** Whether npm started this process, as a script of package.json. */
export const isStartedByNpm = (): boolean => process.env['npm_lifecycle_event'] !== undefined

/** Whether what is about to land is being tried, and not only what somebody works at. */
export const isOnCi = (): boolean => process.env['CI'] === 'true'
