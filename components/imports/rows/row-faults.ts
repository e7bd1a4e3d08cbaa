import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import { type ImportColumn, columnOf } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { slotFaults } from '@/lib/express/model/chosen-slots'
import type { ImportRow, RowStatus } from '@/lib/imports/model/import-view'
import { type UniqueField, repeatedNumbers } from '@/lib/imports/model/repeated-numbers'
import { isLockerUnknown } from '@/lib/imports/model/locker-fault'
import { refusalCells } from '@/lib/imports/model/refusal-cells'
import type { RowFault } from '@/lib/imports/model/row-fault'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from './use-import-rows'

const NONE: readonly RowFault[] = []

/** A row in these states may be changed, and its mistakes count. */
const CHANGEABLE: readonly RowStatus[] = ['draft', 'refused', 'held']

export const mayChange = ({ status }: Pick<ImportRow, 'status'>): boolean =>
  CHANGEABLE.includes(status)

/** What is wrong with each row that may be changed, by position; rows without mistakes are not in it. */
export function rowFaults(
  { rows, taken, lockers }: LoadedRows,
  columns: readonly ImportColumn[],
  checks: ReadonlyMap<number, RowCheck>,
  offers: SlotOffers,
): ReadonlyMap<number, readonly RowFault[]> {
  const faultsOfTimes = timeFaults(offers)
  const repeated = repeatedNumbers(
    rows.filter(({ status }) => status !== 'skipped'),
    columns,
  )
  const takenOf = new Map<number, UniqueField[]>()
  for (const { position, field } of taken) {
    takenOf.set(position, [...(takenOf.get(position) ?? []), field])
  }
  const found = new Map<number, readonly RowFault[]>()
  for (const row of rows) {
    if (!mayChange(row)) continue
    const { position } = row
    const check = checks.get(position)
    const own = [...(check?.faults ?? []), ...lockerFault(check, lockers)]
    // A row that is held waits for other times anyway.
    const ofTimes = check && row.status !== 'held' ? faultsOfTimes(check) : []
    const twice = repeated.get(position) ?? []
    const given = (takenOf.get(position) ?? []).filter((field) => !twice.includes(field))
    const all = [
      ...own,
      ...ofTimes.filter(({ field }) => !own.some((fault) => fault.field === field)),
      ...twice.map((field) => ({ field, problem: 'repeated' }) as const),
      ...given.map((field) => ({ field, problem: 'taken' }) as const),
    ]
    if (all.length > 0) found.set(position, all)
  }
  return found
}

/** Fields at fault that no column holds: a person cannot mend them before there is one. */
export function lackingFields(
  faults: ReadonlyMap<number, readonly RowFault[]>,
  columns: readonly ImportColumn[],
): ImportField[] {
  const lacking = new Set<ImportField>()
  for (const list of faults.values()) {
    for (const { field } of list) if (columnOf(columns, field) === null) lacking.add(field)
  }
  return [...lacking]
}

/** Rows that stay behind for want of a time: theirs is over, or the product asks for what is open. */
export function untimedRows(
  { rows }: LoadedRows,
  checks: ReadonlyMap<number, RowCheck>,
): ReadonlySet<number> {
  const isUntimed = ({ status, position }: ImportRow) =>
    status === 'held' || (status === 'draft' && checks.get(position)?.needsSlot === true)
  return new Set(rows.filter(isUntimed).map(({ position }) => position))
}

/** Rows that are sent when a person says so: without a mistake, with a time where they need one. */
export function readyRows(
  { rows }: LoadedRows,
  checks: ReadonlyMap<number, RowCheck>,
  faults: ReadonlyMap<number, unknown>,
): readonly ImportRow[] {
  return rows.filter(({ status, position }) => {
    const check = checks.get(position)
    return (
      status === 'draft' && check && !check.needsSlot && !check.needsSender && !faults.has(position)
    )
  })
}

const UNKNOWN_LOCKER = [{ field: 'recipient.lockerCode', problem: 'unknown-locker' }] as const

function lockerFault(
  check: RowCheck | undefined,
  lockers: LoadedRows['lockers'],
): readonly RowFault[] {
  const isUnknown =
    check && isLockerUnknown({ recipient: { lockerCode: check.lockerCode } }, lockers)
  return isUnknown ? UNKNOWN_LOCKER : []
}

/** The cells that the platform spoke of when it refused a row, by position; it may go again as it is. */
export function refusedCells(
  { rows }: Pick<LoadedRows, 'rows'>,
  columns: readonly ImportColumn[],
): ReadonlyMap<number, readonly RowFault[]> {
  return new Map(
    rows.flatMap(({ position, status, refusedFields }) => {
      if (status !== 'refused') return []
      const cells = refusalCells(refusedFields, columns)
      const faults = cells.map((field) => ({ field, problem: 'refused' }) as const)
      return faults.length > 0 ? [[position, faults] as const] : []
    }),
  )
}

/**
 * Says of each row's times what keeps them from being sent, by what the platform offers; every
 * pair of times is looked at once. Nothing of a product for which nobody knows.
 */
function timeFaults(offers: SlotOffers): (check: RowCheck) => readonly RowFault[] {
  const known = new Map<string, readonly RowFault[]>()
  return ({ product, chosen }) => {
    const offer = product && offers.get(product)
    if (!product || !offer || (!chosen.pickup && !chosen.delivery)) return NONE
    const key = JSON.stringify([product, chosen])
    const faults = known.get(key) ?? slotFaults(product, offer, chosen)
    known.set(key, faults)
    return faults
  }
}
