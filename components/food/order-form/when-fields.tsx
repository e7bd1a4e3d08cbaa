'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { Segmented } from '@/components/ui/forms/segmented'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import type { DraftOrder } from './draft'

const TimeField = dynamic(() => import('./time-field').then((module) => module.TimeField), {
  ssr: false,
  loading: () => <Skeleton className="h-25" />,
})

/** Now, or at a time of the store's own clock. */
export function WhenFields({ region, advance }: { region: Region; advance: AdvanceMinutes }) {
  const t = useTranslations('food.form')
  const { control } = useFormContext<DraftOrder>()
  const { field } = useController({ control, name: 'when' })
  return (
    <>
      <div className="flex flex-col items-start gap-1.5">
        <Segmented
          label={t('when')}
          name={field.name}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
          value={field.value}
          onChange={field.onChange}
        />
      </div>
      {field.value === 'later' && <TimeField region={region} advance={advance} />}
    </>
  )
}
