import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'

type CallLinkProps = { phone: string; name: string | null; className?: string }

/** One press calls. The number stays readable, for those who dial it on the shop's own phone. */
export function CallLink({ phone, name, className }: CallLinkProps) {
  const t = useTranslations('orders.courier')
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={name ? t('callWho', { name, phone }) : t('call', { phone })}
      className={buttonClass({ size: 'counter', className: `font-mono ${className ?? ''}` })}
    >
      <Phone aria-hidden />
      <span className="truncate">{phone}</span>
    </a>
  )
}
