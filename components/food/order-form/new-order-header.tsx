import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'

/** What stands above the order form, also while it is on its way. */
export function NewOrderHeader() {
  const t = useTranslations('food')
  const customers = useTranslations('customers')
  return (
    <PageHeader
      title={t('form.title')}
      back={{ href: foodPaths.board(), label: t('title') }}
      actions={
        <Link
          href={foodPaths.customers()}
          prefetch={false}
          className={buttonClass({ variant: 'quiet' })}
        >
          <UsersRound aria-hidden />
          {customers('open')}
        </Link>
      }
    />
  )
}
