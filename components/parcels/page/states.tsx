import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { parcelPaths } from '@/lib/parcels/keys'

type ParcelFrameProps = {
  /** A list is for a desk, one parcel for the counter. */
  density?: 'counter' | 'desk'
  children: ReactNode
}

/** The frame of the pages that show parcels. */
export function ParcelFrame({ density = 'counter', children }: ParcelFrameProps) {
  return (
    <div data-density={density} className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      {children}
    </div>
  )
}

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
