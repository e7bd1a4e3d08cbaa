import { redirect } from 'next/navigation'
import type { FirstList } from '@/components/lists/use-list'
import { currentActor } from '@/lib/auth/current-actor'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { listChoices } from '@/lib/lists/list-choices'
import { listOrders } from '@/lib/lists/list-orders'
import { readListAddress } from '@/lib/lists/model/list-address'
import { deviceStores } from './device-stores'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** What a family's list shows first: the stores that the shell shows, and what the address says. */
export async function firstList(family: Family, searchParams: SearchParams): Promise<FirstList> {
  const { chosen } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const storeIds = chosen.filter(({ may }) => may.includes(MAY.see[family])).map(({ id }) => id)
  const given = await searchParams
  const get = (name: string) => {
    const value = given[name]
    return typeof value === 'string' ? value : null
  }
  const query = { family, storeIds, address: readListAddress(family, { get }) }
  const [page, choices] = await Promise.all([
    listOrders({ actor, query }),
    listChoices({ actor, family, storeIds }),
  ])
  return { query, page, choices }
}
