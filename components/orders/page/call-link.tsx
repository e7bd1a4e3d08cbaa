import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import type { Region } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { PhoneNumber } from '../phone-number'

type CallLinkProps = { phone: string; region: Region; name: string | null; className?: string }

/** One press calls. The number stays readable, for those who dial it on the shop's own phone. */
export function CallLink({ phone, region, name, className }: CallLinkProps) {
  const t = useTranslations('orders.courier')
  const written = formatPhone(phone, region)
  // As the page has it in text, where gaps are drawn: who says what they see is understood.
  const said = written === phone ? phone : written.replace(/[ -]/g, '')
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={name ? t('callWho', { name, phone: said }) : t('call', { phone: said })}
      className={buttonClass({
        size: 'counter',
        // On paper it is the number that it calls.
        className: `font-mono print:inline-flex print:h-auto print:justify-start print:border-0 print:px-0 ${className ?? ''}`,
      })}
    >
      <Phone aria-hidden />
      <span className="truncate">
        <PhoneNumber phone={phone} region={region} />
      </span>
    </a>
  )
}
