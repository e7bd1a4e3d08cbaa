import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { parcelPaths } from '@/lib/parcels/keys'
import { ParcelFrame } from './parcel-frame'

/** For an id that is nobody's, and for a parcel of someone else's store: told the same way. */
export function ParcelNotFound() {
  const t = useTranslations('parcelPage')
  return (
    <ParcelFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Link href={parcelPaths.parcels()} className={buttonClass({ variant: 'primary' })}>
            {t('toList')}
          </Link>
        }
      />
    </ParcelFrame>
  )
}
