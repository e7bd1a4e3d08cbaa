import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { CallbackFilter, CallbackPage } from '@/lib/settings/schema'
import { Inbox } from 'lucide-react'
import { CallbackList } from './callback-list'

type CallbackPagesProps = { page: CallbackPage; filter: CallbackFilter }

/** One page of the list, and the ways to the next and back to the first. */
export function CallbackPages({ page, filter }: CallbackPagesProps) {
  const t = useTranslations('callbacks.list')
  const { family, state } = filter
  const chosen = { family, state }
  if (page.rows.length === 0) return <NoCallbacks filter={filter} />
  return (
    <div className="flex flex-col gap-3">
      <CallbackList rows={page.rows} />
      <div className="flex flex-wrap gap-2">
        {filter.before !== undefined && (
          <Link href={settingsPaths.callbacks(chosen)} className={buttonClass()}>
            {t('latest')}
          </Link>
        )}
        {page.before !== null && (
          <Link
            href={settingsPaths.callbacks({ ...chosen, before: page.before })}
            prefetch={false}
            className={buttonClass()}
          >
            {t('older')}
          </Link>
        )}
      </div>
    </div>
  )
}

function NoCallbacks({ filter }: { filter: CallbackFilter }) {
  const t = useTranslations('callbacks.list')
  const isChosen = Object.values(filter).some((value) => value !== undefined)
  if (!isChosen) {
    return <EmptyState icon={<Inbox aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
  }
  return (
    <EmptyState
      icon={<Inbox aria-hidden />}
      title={t('emptyFilterTitle')}
      text={t('emptyFilterText')}
      action={
        <Link href={settingsPaths.callbacks()} className={buttonClass()}>
          {t('showAll')}
        </Link>
      }
    />
  )
}
