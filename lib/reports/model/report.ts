import type { Region } from '@/lib/domain/areas'
import type { Canceller } from '@/lib/orders/model/figure'
import type { Family } from '@/lib/domain/stages'
import type { Overview } from './overview'
import type { ReportDays } from './report-days'

/** Why orders were cancelled, in the words of whoever did it; '' where nobody said. */
export type Cancellations = { by: Canceller; reason: string; orders: number }

/** What delivered orders were worth in one currency; never added to another's. */
export type OrderValue = { region: Region; cents: number; orders: number }

/** Everything on the overview's page. */
export type Report = {
  family: Family
  /** What else the person could look at. */
  families: readonly Family[]
  storeIds: readonly number[]
  days: ReportDays
  overview: Overview
  cancellations: Cancellations[]
  values: OrderValue[]
  /** When it was counted; ISO. */
  asOf: string
}
