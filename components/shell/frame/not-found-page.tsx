import { Compass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <EmptyState
        icon={<Compass aria-hidden />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link href="/" className={buttonClass({ variant: 'primary' })}>
            {t('notFound.home')}
          </Link>
        }
      />
    </div>
  )
}
