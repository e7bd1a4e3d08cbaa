import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { storePaths } from '@/lib/stores/keys'
import { StoresFrame } from '../stores-frame'

/** There is no such store, or it is not one of the person's. */
export function HoursNotFound() {
  const t = useTranslations('hours.notFound')
  return (
    <StoresFrame>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={t('title')}
        text={t('text')}
        action={
          <Link href={storePaths.stores()} className={buttonClass()}>
            {t('back')}
          </Link>
        }
      />
    </StoresFrame>
  )
}
