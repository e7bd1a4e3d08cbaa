import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { FEE_COLUMNS } from '@/lib/orders/measures/fee-measures'
import type { Fees } from '../model/money'
import type { Days } from '../model/report-days'
import { moneyRows, type MoneyStore } from './money-scope'

type Row = { storeId: string; family: Family; currency: string } & Record<
  | 'orders'
  | 'unknown'
  | 'unreadable'
  | 'estimated'
  | 'estimatedCents'
  | 'agreed'
  | 'agreedCents'
  | 'reported'
  | 'reportedCents'
  | 'compared'
  | 'comparedOurs'
  | 'comparedReported',
  string
>

/** What is known of the fees of some days, by store and family; those of two currencies are never added. */
export async function readFees(
  queries: Queries,
  { stores, days }: { stores: readonly MoneyStore[]; days: Days },
): Promise<Fees[]> {
  const { rows } = await queries.execute<Row>(sql`
    select store_id as "storeId", family, currency, count(*) as orders,
      count(*) filter (where coalesce(estimated, agreed, reported) is null and not is_reported)
        as unknown,
      count(*) filter (where is_reported and reported is null) as unreadable,
      count(estimated) as estimated, coalesce(sum(estimated), 0) as "estimatedCents",
      count(agreed) as agreed, coalesce(sum(agreed), 0) as "agreedCents",
      count(reported) as reported, coalesce(sum(reported), 0) as "reportedCents",
      count(ours) filter (where reported is not null) as compared,
      coalesce(sum(ours) filter (where reported is not null), 0) as "comparedOurs",
      coalesce(sum(reported) filter (where ours is not null), 0) as "comparedReported"
    from (select *, coalesce(agreed, estimated) as ours
      from (${moneyRows({ stores, days, columns: FEE_COLUMNS })}) facts) facts
    where outcome <> 'refused'
    group by store_id, family, currency
    order by store_id, family`)
  return rows.map((row) => ({
    storeId: Number(row.storeId),
    family: row.family,
    currency: row.currency,
    orders: Number(row.orders),
    unknown: Number(row.unknown),
    unreadable: Number(row.unreadable),
    estimated: { orders: Number(row.estimated), cents: Number(row.estimatedCents) },
    agreed: { orders: Number(row.agreed), cents: Number(row.agreedCents) },
    reported: { orders: Number(row.reported), cents: Number(row.reportedCents) },
    compared: {
      orders: Number(row.compared),
      ours: Number(row.comparedOurs),
      reported: Number(row.comparedReported),
    },
  }))
}
