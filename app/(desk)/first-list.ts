import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import type { FirstList } from '@/components/lists/use-list'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { currentActor } from '@/lib/auth/current-actor'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { listChoices } from '@/lib/lists/list-choices'
import { listOrders } from '@/lib/lists/list-orders'
import { readListAddress } from '@/lib/lists/model/list-address'
import { requireViewer } from '@/lib/people/viewer'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** What a family's list shows first: the stores that the shell shows, and what the address says. */
export async function firstList(family: Family, searchParams: SearchParams): Promise<FirstList> {
  const { stores } = await requireViewer(await getLocale())
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const choice = storeChoice(stores, (await cookies()).get(STORE_COOKIE)?.value)
  const storeIds = chosenStores(stores, choice)
    .filter(({ may }) => may.includes(MAY.see[family]))
    .map(({ id }) => id)
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
