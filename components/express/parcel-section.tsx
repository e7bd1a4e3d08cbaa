'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { BoxField } from './box-field'
import { BoxesField } from './boxes-field'
import { WeightField } from './weight-field'

/** The boxes and what they weigh; what the product fixes is shown and cannot be changed. */
export function ParcelSection() {
  const t = useTranslations('waybills.form.sections')
  return (
    <Section title={t('parcel')}>
      <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-3">
        <BoxField />
        <BoxesField />
        <WeightField />
      </div>
    </Section>
  )
}
