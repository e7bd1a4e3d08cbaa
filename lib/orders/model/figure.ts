/** How long the parts of an order took, in the order of its life; `total` is all of it. */
export const MEASURES = ['accept', 'arrive', 'wait', 'ride', 'total'] as const
export type Measure = (typeof MEASURES)[number]

/** Who ended an order that was cancelled: we, by asking for it, or somebody on the platform's side. */
export const CANCELLERS = ['us', 'platform'] as const
export type Canceller = (typeof CANCELLERS)[number]

/** Against what a delivered order is late. */
export const LATENESS = ['promise', 'prediction'] as const
export type LatenessKind = (typeof LATENESS)[number]

/** What can be said of a waybill in the warehouse; `missed`: its pickup is over, and nobody scanned it out. */
export const WAYBILL_FIGURES = [
  'reprinted',
  'out',
  'on-time',
  'late',
  'missed',
  'undeliverable',
] as const
export type WaybillFigure = (typeof WAYBILL_FIGURES)[number]

/** Which orders a figure of a report is made of, beyond what a list's own filters say. */
export type Figure =
  | { kind: 'late'; against: LatenessKind }
  | { kind: 'cancelled'; by: Canceller }
  /** Of which this part took so many whole minutes or more. */
  | { kind: 'slow'; measure: Measure; minutes: number }
  /** That left in an hour of the week, by the store's clocks; Monday is 1. */
  | { kind: 'hour'; weekday: number; hour: number }
  /** Brought by this kind of courier; '' where nobody said which. */
  | { kind: 'courier'; courier: string }
  | { kind: 'waybill'; is: WaybillFigure }
  /** With this pickup slot (`HH:MM-HH:MM`); `day`: any hour of a day; '': none was chosen. */
  | { kind: 'pickup'; slot: string }

/** As an address says it. */
export function formatFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'late':
      return `late-${figure.against}`
    case 'cancelled':
      return `cancelled-${figure.by}`
    case 'slow':
      return `slow-${figure.measure}-${figure.minutes}`
    case 'hour':
      return `hour-${figure.weekday}-${figure.hour}`
    case 'courier':
      return `courier-${figure.courier}`
    case 'waybill':
      return `waybill-${figure.is}`
    case 'pickup':
      return `pickup-${figure.slot}`
  }
}

/** Longer is no courier's kind. */
const LONGEST_COURIER = 60

/** Null for what no report says. */
export function parseFigure(text: string): Figure | null {
  const courier = /^courier-(.*)$/s.exec(text)?.[1]
  if (courier !== undefined) {
    return courier.length <= LONGEST_COURIER ? { kind: 'courier', courier } : null
  }
  const is = WAYBILL_FIGURES.find((one) => text === `waybill-${one}`)
  if (is) return { kind: 'waybill', is }
  const slot = /^pickup-(day|\d\d:\d\d-\d\d:\d\d|)$/.exec(text)?.[1]
  if (slot !== undefined) return { kind: 'pickup', slot }
  const [kind = '', first = '', second = '', ...rest] = text.split('-')
  if (rest.length > 0) return null
  const number = /^\d{1,5}$/.test(second) ? Number(second) : null
  const against = LATENESS.find((one) => one === first)
  const by = CANCELLERS.find((one) => one === first)
  const measure = MEASURES.find((one) => one === first)
  if (kind === 'late' && against && second === '') return { kind, against }
  if (kind === 'cancelled' && by && second === '') return { kind, by }
  if (kind === 'slow' && measure && number !== null) return { kind, measure, minutes: number }
  if (kind === 'hour' && /^[1-7]$/.test(first) && number !== null && number < 24) {
    return { kind, weekday: Number(first), hour: number }
  }
  return null
}
