import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { OrderCard } from '@/lib/orders/schema'
import { ALERT_ICONS } from './alert-look'
import type { AlertKind } from './alert-of'
import { acknowledgeCards } from './use-acknowledged'

type SeenButtonProps = { card: OrderCard; alert: AlertKind; className?: string }

/** What is news about an order, and the press that says somebody has seen it. */
export function SeenButton({ card, alert, className }: SeenButtonProps) {
  const t = useTranslations('board.alert')
  const food = useTranslations('food.board')
  const Icon = ALERT_ICONS[alert]
  return (
    <button
      type="button"
      aria-label={t('seenOne', { code: card.pickupCode ?? food('noCode'), kind: t(alert) })}
      onClick={() => acknowledgeCards([card])}
      className={cn(
        'flex min-h-12 items-center justify-between gap-2 rounded-inner px-3 font-semibold',
        'border border-accent bg-accent-soft text-text active:bg-sunken [&_svg]:size-5',
        className,
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden className="shrink-0 text-accent" />
        <span className="truncate">{t(alert)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-accent">
        <Check aria-hidden />
        {t('seen')}
      </span>
    </button>
  )
}
