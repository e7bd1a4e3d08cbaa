import { Bike } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CallLink } from '@/components/orders/page/call-link'
import type { Region } from '@/lib/domain/areas'
import type { Courier } from '@/lib/orders/model/order-card'

/** Who comes, with what plate, and one press to call them. */
export function CourierLine({ courier, region }: { courier: Courier; region: Region }) {
  const t = useTranslations('orders.courier')
  const { name, plate, phone, confirmed } = courier
  return (
    <div className="space-y-1.5">
      <p className="flex items-baseline gap-1.5 text-sm">
        <Bike aria-hidden className="size-4 shrink-0 self-center text-muted" />
        <span className="min-w-0 truncate">{name ?? t('nameless', { family: 'food' })}</span>
        {plate && <span className="shrink-0 font-mono font-medium">{plate}</span>}
      </p>
      {!confirmed && <p className="text-sm font-medium text-waiting">{t('unconfirmed')}</p>}
      {phone && (
        <CallLink phone={phone} region={region} name={name} className="relative z-10 w-full px-2" />
      )}
    </div>
  )
}
