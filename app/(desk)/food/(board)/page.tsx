import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { FoodBoard } from '@/components/food/board/board'
import { BOARD_VIEW_COOKIE, viewOf } from '@/components/food/board/board-address'
import { boardStores } from '@/components/food/food-store'
import { STORE_COOKIE, chosenStores, storeChoice } from '@/components/shell/choose-stores'
import { currentActor } from '@/lib/auth/current-actor'
import { getBoard } from '@/lib/food/get-board'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food'))('title') }
}

export default async function FoodBoardPage() {
  const { stores } = await requireViewer(await getLocale())
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const kept = await cookies()
  const choice = storeChoice(stores, kept.get(STORE_COOKIE)?.value)
  const storeIds = boardStores(chosenStores(stores, choice)).map(({ id }) => id)
  const board = await getBoard({ actor, storeIds })
  const usualView = viewOf(kept.get(BOARD_VIEW_COOKIE)?.value) ?? 'columns'
  return <FoodBoard first={{ storeIds, board }} usualView={usualView} />
}
