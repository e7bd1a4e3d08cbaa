import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { foodPaths } from '@/lib/food/keys'
import { FoodFrame } from './food-frame'

/** For an id that is nobody's, and for an order of someone else's store: told the same way. */
export function OrderNotFound() {
  const t = useTranslations('food.order')
  return (
    <FoodFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Link href={foodPaths.board()} className={buttonClass({ variant: 'primary' })}>
            {t('toBoard')}
          </Link>
        }
      />
    </FoodFrame>
  )
}
