import { type SQL, sql } from 'drizzle-orm'
import { orderEvents } from '@/lib/db/tables/orders'
import { LEGACY_LIFE } from '@/lib/domain/express/express-vocabulary'

/**
 * What a callback says is wrong with the order now, in the platform's words and since when; null
 * where nothing is. Every callback with current codes says it (express §6.1), so that the one
 * triggered last decides, of one second the one signed last (decision 0181). Nothing is wrong any
 * more either once the platform, when asked, tells of a later status with another current code.
 */
export const problemOf = (orderId: SQL): SQL<{ text: string; at: string } | null> => sql`(
  select jsonb_build_object('text', said.exception, 'at', said.at)
  from (
    select e.detail ->> 'exception' as exception, e.at, e.status_code
    from ${orderEvents} e
    where e.order_id = ${orderId} and e.detail ->> 'exception' is not null
    order by e.at desc, e.detail ->> 'signedAt' desc nulls last, e.id desc
    limit 1
  ) said
  where said.exception <> '' and not exists (
    select 1 from ${orderEvents} later
    where later.order_id = ${orderId} and later.source = 'query' and later.at > said.at
      and later.status_code <> said.status_code
      and later.status_code <> all(${sql.param([...LEGACY_LIFE])}::int[])
  ))`
