import type { Actor } from '@/lib/auth/actor'
import { localDay } from '@/lib/domain/time/local-time'
import { getOverview } from '@/lib/reports/get-overview'
import { getHoursReport } from '@/lib/reports/hours/get-hours-report'
import { readReportAddress } from '@/lib/reports/model/report-address'
import { addDays } from '@/lib/reports/model/report-days'
import { getMoney } from '@/lib/reports/money/get-money'
import { getWarehouse } from '@/lib/reports/warehouse/get-warehouse'

type Asked = { actor: Actor; family?: string; days: number }
type Get = (input: Parameters<typeof getOverview>[0]) => Promise<unknown>

/** What the pages of reports ask, of some days up to today: of all stores, and of one. */
export function reportCases({
  everywhere,
  there,
}: {
  everywhere: Actor
  there: Actor
}): Readonly<Record<string, () => Promise<unknown>>> {
  const food = (days: number, actor = everywhere) =>
    ask(getOverview, { actor, family: 'food', days })
  const all = (get: Get, days: number) => ask(get, { actor: everywhere, days })
  return {
    'food, today': food(1),
    'food, a week': food(7),
    'food, a month': food(31),
    'food, a quarter': food(92),
    'food, a year': food(364),
    'food, a year, of one store': food(364, there),
    'parcels, a year': ask(getOverview, { actor: everywhere, family: 'parcel', days: 364 }),
    'waybills, a year': ask(getOverview, { actor: everywhere, family: 'express', days: 364 }),
    'money, a week': all(getMoney, 7),
    'money, a month': all(getMoney, 31),
    'money, a year': all(getMoney, 364),
    'warehouse, a week': all(getWarehouse, 7),
    'warehouse, a month': all(getWarehouse, 31),
    'warehouse, a year': all(getWarehouse, 364),
    'hours, a year': all(getHoursReport, 364),
  }
}

const ask =
  (get: Get, { actor, family = '', days }: Asked) =>
  () => {
    const now = new Date()
    const to = localDay(now, 'HK')
    const from = addDays(to, 1 - days)
    const address = readReportAddress(new URLSearchParams({ family, period: 'chosen', from, to }))
    return get({ actor, address, storeIds: [...actor.roles.keys()], now })
  }
