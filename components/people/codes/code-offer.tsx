import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/ui/qr-code'
import type { CodeOffer as Offer } from '@/lib/people/model/sign-in'

/** What an authenticator app scans, or somebody types into it. */
export function CodeOffer({ offer }: { offer: Offer }) {
  const t = useTranslations('people.code')
  return (
    <div className="flex flex-col gap-3">
      <p>{t('scan')}</p>
      <QrCode code={offer.qr} label={t('qr')} className="size-44 rounded-inner" />
      <p className="text-muted">{t('typeInstead')}</p>
      <p className="font-mono text-sm wrap-anywhere">{offer.secret}</p>
    </div>
  )
}
