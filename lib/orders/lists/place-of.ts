import 'server-only'
import { sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'

/** Where an order goes, in the fewest words: the locker, else the district, else the address; null where none is known. */
export const placeOf = sql<string | null>`coalesce(
  nullif(trim(${orders.request} #>> '{draft,recipient,lockerCode}'), ''),
  nullif(trim(${orders.request} #>> '{draft,recipient,address,district}'), ''),
  nullif(trim(${orders.address}), ''))`
