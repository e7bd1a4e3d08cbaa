import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Says that the customer comes for it, so that nobody waits for a courier. */
export function SelfPickupMark() {
  const t = useTranslations('orders')
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <ShoppingBag aria-hidden className="size-4 shrink-0" />
      {t('selfPickup')}
    </span>
  )
}
