import type { WaybillCounts } from '@/lib/reports/model/warehouse'
import type { Part } from '../report-links'

/** Which of the listed waybills are counted so. */
export const PART_OF: Readonly<Record<keyof WaybillCounts, Part>> = {
  created: {},
  printed: { printed: 'yes' },
  out: { figure: { kind: 'waybill', is: 'out' } },
  onTime: { figure: { kind: 'waybill', is: 'on-time' } },
  late: { figure: { kind: 'waybill', is: 'late' } },
  missed: { figure: { kind: 'waybill', is: 'missed' } },
  delivered: { show: 'done' },
  undeliverable: { figure: { kind: 'waybill', is: 'undeliverable' } },
}
