import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListPage } from '@/components/lists/list-page'
import { foodPaths } from '@/lib/food/keys'
import { firstList } from '../../first-list'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('lists.desk.food'))('title') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function FoodHistoryPage({ searchParams }: Props) {
  const first = await firstList('food', searchParams)
  return <ListPage family="food" first={first} newHref={foodPaths.newOrder()} />
}
