'use client'

import { TabletSmartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AskedPress } from '@/components/shell/asked-press'
import { Button } from '@/components/ui/button'
import { Age } from '@/components/ui/clock/age'
import { Meaning } from '@/components/ui/meaning'
import { toast } from '@/components/ui/toast'
import { endTablet } from '@/lib/tablets/actions'
import type { TabletRow } from '@/lib/tablets/model/tablet'
import { TabletForm } from './tablet-form'

/** The shared tablets of a store, the last used first, and a way to end each. */
export function TabletList({ tablets }: { tablets: readonly TabletRow[] }) {
  const t = useTranslations('tablets')
  if (tablets.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul aria-label={t('title')} className="divide-y divide-border border-y">
      {tablets.map((tablet) => (
        <TabletLine key={tablet.id} tablet={tablet} />
      ))}
    </ul>
  )
}

function TabletLine({ tablet }: { tablet: TabletRow }) {
  const t = useTranslations('tablets')
  const [isChanging, setChanging] = useState(false)
  const { name, person, lockMinutes, signedInBy, lastUsedAt } = tablet
  if (isChanging) {
    return (
      <li className="py-4">
        <TabletForm tablet={tablet} onClose={() => setChanging(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <TabletSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Meaning kind={person === null ? 'neutral' : 'done'} className="text-xs">
            {person === null ? t('locked') : t('inUse', { name: person })}
          </Meaning>
        </p>
        <p className="wrap-anywhere text-muted">
          {t.rich('facts', {
            minutes: lockMinutes,
            by: signedInBy ?? t('gone'),
            used: () => <Age at={lastUsedAt} />,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={t('changeOf', { name })} onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
        <AskedPress
          danger
          label={t('end')}
          labelOf={t('endOf', { name })}
          title={t('endTitle', { name })}
          text={t('endText')}
          action={() => endTablet({ tabletId: tablet.id })}
          onDone={() => toast.success(t('ended', { name }))}
        />
      </div>
    </li>
  )
}
