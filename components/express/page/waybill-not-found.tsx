import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { expressPaths } from '@/lib/express/keys'
import { WaybillFrame } from '../waybill-frame'

/** For an id that is nobody's, and for a waybill of someone else's store: told the same way. */
export function WaybillNotFound() {
  const t = useTranslations('waybillPage')
  return (
    <WaybillFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Link href={expressPaths.waybills()} className={buttonClass({ variant: 'primary' })}>
            {t('back')}
          </Link>
        }
      />
    </WaybillFrame>
  )
}
