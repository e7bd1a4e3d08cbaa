import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import { foodPaths } from '@/lib/food/keys'

type FoodFrameProps = {
  /** A list is for a desk, everything else for the counter. */
  density?: 'counter' | 'desk'
  className?: string
  children: ReactNode
}

/** The frame of every page of the food desk: counter density, one column, air around it. */
export function FoodFrame({ density = 'counter', className, children }: FoodFrameProps) {
  return (
    <div data-density={density} className={cn('flex min-w-0 flex-col gap-4 p-4 lg:p-6', className)}>
      {children}
    </div>
  )
}

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
