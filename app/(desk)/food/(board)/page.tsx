import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FoodBoard } from '@/components/food/board/board'
import { BOARD_VIEW_COOKIE, viewOf } from '@/components/food/board/board-address'
import { boardStores } from '@/components/food/food-store'
import { currentActor } from '@/lib/auth/current-actor'
import { getBoard } from '@/lib/food/get-board'
import { deviceStores } from '../../device-stores'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('food'))('title') }
}

export default async function FoodBoardPage() {
  const { chosen } = await deviceStores()
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const storeIds = boardStores(chosen).map(({ id }) => id)
  const board = await getBoard({ actor, storeIds })
  const usualView = viewOf((await cookies()).get(BOARD_VIEW_COOKIE)?.value) ?? 'columns'
  return <FoodBoard first={{ storeIds, board }} usualView={usualView} />
}
