'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { EXCEPTION_KINDS } from '@/lib/domain/exceptions'
import { exceptionPaths } from '@/lib/exceptions/keys'
import type { ExceptionFilter } from '@/lib/exceptions/schema'
import type { ShownPage } from './use-exceptions'

type KindTabsProps = { filter: ExceptionFilter; page: Pick<ShownPage, 'counts' | 'total'> }

/** What can be wrong, each with how many orders; links, so that a view can be sent. */
export function KindTabs({ filter, page }: KindTabsProps) {
  const t = useTranslations('exceptions')
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-1.5">
        {([null, ...EXCEPTION_KINDS] as const).map((kind) => {
          const count = kind === null ? page.total : page.counts[kind]
          const isHere = filter.kind === kind
          return (
            <li key={kind ?? 'all'}>
              <Link
                href={exceptionPaths.list({ ...filter, kind, after: null })}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex h-9 items-center gap-2 rounded-full border px-3 pointer-coarse:h-12',
                  isHere
                    ? 'border-accent bg-accent-soft font-medium'
                    : 'border-border-strong bg-surface hover:bg-sunken',
                )}
              >
                {kind === null ? t('all') : t(`kind.${kind}`)}
                <span className={cn('tabular-nums', count === 0 ? 'text-muted' : 'font-semibold')}>
                  {count}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
