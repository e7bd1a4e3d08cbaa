import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { importPaths } from '@/lib/imports/keys'

export function ImportNotFound() {
  const t = useTranslations()
  return (
    <EmptyState
      title={t('errors.importNotFound')}
      action={
        <Link href={importPaths.list()} className={buttonClass()}>
          {t('imports.toList')}
        </Link>
      }
    />
  )
}
