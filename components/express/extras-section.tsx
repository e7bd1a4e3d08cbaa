'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Section } from '@/components/ui/section'
import { TextInput } from '@/components/ui/text-input'
import { useNeed } from './product-context'
import { ServicesFields } from './services-fields'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

const MONEY = {
  unit: 'HKD',
  inputMode: 'decimal',
  autoComplete: 'off',
  className: 'font-mono',
} as const

/** Cover, other services, and what is collected at the door, which lockers cannot (express §4.1). */
export function ExtrasSection() {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const hasServices = useNeed('services') !== 'none'
  const collects = useNeed('collect') !== 'none'
  return (
    <Section title={t('sections.extras')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <TakenField
          field="services"
          path="valuePlus"
          label={t('fields.valuePlus')}
          help={t('valuePlusHelp')}
        >
          {(props) => <TextInput {...props} {...register('valuePlus')} {...MONEY} />}
        </TakenField>
        {hasServices && <ServicesFields />}
        {collects && (
          <div className="space-y-1.5">
            <div className="grid gap-4 sm:grid-cols-2">
              {(['freight', 'goods'] as const).map((part) => (
                <TakenField
                  key={part}
                  field="collect"
                  path={`collect.${part}`}
                  label={t(`fields.collect.${part}`)}
                >
                  {(props) => <TextInput {...props} {...register(`collect.${part}`)} {...MONEY} />}
                </TakenField>
              ))}
            </div>
            <p className="text-muted">{t('collectHelp')}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
