'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Segmented } from '@/components/ui/segmented'
import type { LabelChoice, LabelPaper } from '@/lib/printing/schema'
import { chooseLabel } from './label-choice'

/** Paper and copies of this station; copies are a matter of A4 alone (express §4.2). */
export function LabelOptions({ choice }: { choice: LabelChoice }) {
  const t = useTranslations('labels')
  const name = useId()
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('paper')}
          name={`${name}-paper`}
          value={choice.paper}
          options={[
            { value: 'A4', label: t('a4') },
            { value: '100X150', label: t('small') },
          ]}
          onChange={(paper: LabelPaper) => chooseLabel({ paper })}
        />
        {choice.paper === 'A4' && (
          <Segmented
            label={t('copies')}
            name={`${name}-copies`}
            value={choice.copies === 1 ? '1' : '2'}
            options={[
              { value: '1', label: t('copy', { count: 1 }) },
              { value: '2', label: t('copy', { count: 2 }) },
            ]}
            onChange={(copies: '1' | '2') => chooseLabel({ copies: copies === '1' ? 1 : 2 })}
          />
        )}
      </div>
      <p className="text-xs text-muted">{t('remembered')}</p>
    </div>
  )
}
