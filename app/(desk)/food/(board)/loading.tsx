import { getTranslations } from 'next-intl/server'
import { BoardSkeleton } from '@/components/food/board/board-skeleton'
import { FoodFrame } from '@/components/food/states'
import { PageHeader } from '@/components/ui/page-header'

export default async function FoodBoardLoading() {
  const t = await getTranslations('food')
  return (
    <FoodFrame>
      <PageHeader title={t('title')} />
      <BoardSkeleton />
    </FoodFrame>
  )
}
