import { ChefHat } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useStoreTime } from '@/components/orders/use-store-time'
import { cn } from '@/components/ui/cn'
import type { Region } from '@/lib/domain/areas'
import { isClosed } from '@/lib/domain/stages'
import type { OrderCard } from '@/lib/orders/model/order-card'

type KitchenStartProps = { card: OrderCard; region: Region; className?: string }

/** When the kitchen begins with a scheduled order (food §2.1 `requested_pickup_time`). */
export function KitchenStart({ card, region, className }: KitchenStartProps) {
  const t = useTranslations('food')
  const time = useStoreTime(region)
  const start = kitchenStart(card)
  if (start === null) return null
  return (
    <span className={cn('inline-flex items-center gap-1.5 font-medium', className)}>
      <ChefHat aria-hidden className="size-4 shrink-0" />
      {t('kitchenStart', { time: time.weekday(start) })}
    </span>
  )
}

/** As long as there may be something to begin with: what has left the store is cooked. */
export function kitchenStart(card: OrderCard): string | null {
  return isCooked(card) || card.placing === 'refused' ? null : card.kitchenStartAt
}

/** The kitchen has nothing to do with it any more. */
export function isCooked({
  stage,
  handedOverAt,
}: Pick<OrderCard, 'stage' | 'handedOverAt'>): boolean {
  return stage === 'riding' || stage === 'near' || isClosed(stage) || handedOverAt !== null
}
