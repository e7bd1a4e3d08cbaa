import { findDistrict } from '@/lib/domain/express/hong-kong-districts'
import type { Compared, ReportDays } from './report-days'

/** What waybills are counted as. `onTime`, `late` and `missed` are of hand-ins, each of one waybill. */
export const WAYBILL_COUNTS = [
  'created',
  'printed',
  'out',
  'onTime',
  'late',
  'missed',
  'delivered',
  'undeliverable',
] as const
export type WaybillCounts = Readonly<Record<(typeof WAYBILL_COUNTS)[number], number>>

/** What waybills are told apart by; of `times` the key is how often a label was printed. */
export type WaybillPart = 'product' | 'district' | 'slot' | 'times'

/** As the database counts them, by store; `all` has no key. */
export type WaybillRow = WaybillCounts & {
  period: Compared
  storeId: number
  part: WaybillPart | 'all'
  key: string
}

/** Waybills that one person scanned out in one hour of the day, by the store's clocks. */
export type ScanCell = { personId: number; name: string; hour: number; waybills: number }

/** Waybills of a part; a key of '' is what nobody said. */
export type WaybillGroup = WaybillCounts & { key: string }

export type Warehouse = {
  total: Readonly<Record<Compared, WaybillCounts>>
  /** The most waybills first; slots by the clock. */
  by: Readonly<Record<'store' | Exclude<WaybillPart, 'times'>, WaybillGroup[]>>
  /** How many labels were printed so many times, of those more than once. */
  reprints: { times: number; waybills: number }[]
  scans: ScanCell[]
}

/** Everything on the page of the warehouse. */
export type WarehouseReport = {
  storeIds: readonly number[]
  days: ReportDays
  warehouse: Warehouse
  /** When it was counted; ISO. */
  asOf: string
}

/** The hand-ins that were due: scanned out, or their pickup is over. */
export const handInsOf = ({ onTime, late, missed }: WaybillCounts): number => onTime + late + missed

/** What was counted, put together: a district is one whichever of its names was typed. */
export function buildWarehouse(rows: readonly WaybillRow[], scans: readonly ScanCell[]): Warehouse {
  const all = rows.filter(({ part }) => part === 'all')
  const whole = (period: Compared) =>
    all
      .filter((row) => row.period === period)
      .reduce((sum, row) => countsOf(row, sum), countsOf(undefined))
  const now = rows.filter(({ period }) => period === 'now')
  const groups = (part: WaybillPart, nameOf = (key: string) => key) =>
    joined(now.filter((row) => row.part === part).map((row) => ({ ...row, key: nameOf(row.key) })))
  return {
    total: { now: whole('now'), before: whole('before'), lastWeek: whole('lastWeek') },
    by: {
      store: joined(
        all
          .filter(({ period }) => period === 'now')
          .map((row) => ({ ...row, key: String(row.storeId) })),
      ),
      product: groups('product'),
      district: groups('district', (key) => findDistrict(key)?.zh ?? key),
      slot: groups('slot').toSorted((a, b) => compare(slotPlace(a.key), slotPlace(b.key))),
    },
    reprints: groups('times')
      .map(({ key, created }) => ({ times: Number(key), waybills: created }))
      .filter(({ times }) => times > 1)
      .toSorted((a, b) => a.times - b.times),
    scans: scans.toSorted(
      (a, b) => compare(a.name, b.name) || a.personId - b.personId || a.hour - b.hour,
    ),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Slots by the clock, then whole days, then what has none. */
const slotPlace = (key: string) => (key === '' ? '~~' : key === 'day' ? '~' : key)

function joined(rows: readonly WaybillGroup[]): WaybillGroup[] {
  const groups = new Map<string, WaybillGroup>()
  for (const row of rows) {
    const known = groups.get(row.key)
    const sum = countsOf(row, known)
    groups.set(row.key, { ...sum, key: row.key })
  }
  return [...groups.values()].toSorted((a, b) => b.created - a.created || compare(a.key, b.key))
}

/** The counts alone, and with `more` their sums. */
const countsOf = (row: WaybillCounts | undefined, more?: WaybillCounts): WaybillCounts =>
  Object.fromEntries(
    WAYBILL_COUNTS.map((name) => [name, (row?.[name] ?? 0) + (more?.[name] ?? 0)]),
  ) as WaybillCounts
