import type { Machine } from './machine'
import type { Yardstick } from './yardstick'
import type { FireResult } from './measure/measure-board-under-fire'
import type { CallbackResult } from './measure/measure-callbacks'
import type { FaultResult } from './measure/measure-faults'
import type { ImportResult } from './measure/measure-import'
import type { LabelResult } from './measure/measure-labels'
import type { LiveResult } from './measure/measure-live'
import type { LockersResult } from './measure/measure-lockers'
import type { PageResult } from './measure/measure-pages'
import type { PlacingResult } from './measure/measure-placing'
import type { ScanResult } from './measure/measure-scan'
import type { SoakResult } from './measure/measure-soak'

/** In the order in which they are measured. */
export const PARTS = [
  'pages',
  'placing',
  'boardUnderFire',
  'imports',
  'lockers',
  'live',
  'callbacks',
  'soak',
  'labels',
  'scan',
  'faults',
] as const

export type BenchPart = (typeof PARTS)[number]

export type Figures = {
  /** With the baseline's page, measured just before. */
  pages: { bare: PageResult; pages: PageResult[] }
  placing: PlacingResult
  boardUnderFire: FireResult
  imports: ImportResult[]
  lockers: LockersResult
  live: LiveResult
  callbacks: CallbackResult
  soak: SoakResult
  labels: LabelResult
  scan: ScanResult
  faults: FaultResult
}

/** In milliseconds, of each part: the longest that somebody who only waits was woken too late. */
export type Standstills = Partial<Record<BenchPart, number>>

export type Measured = {
  machine: Machine
  /** `after` is null where what was measured left nothing to measure with. */
  yardstick: { before: Yardstick; after: Yardstick | null }
  standstills: Standstills
  /** What a page was loaded under. */
  conditions: { cpuSlowDown: number; viewport: { width: number; height: number } }
  /** Of the parts that were asked for and did not fail. */
  figures: Partial<Figures>
  failed: { part: BenchPart; why: string }[]
}
