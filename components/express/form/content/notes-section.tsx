'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import { FormSection } from './form-section'
import { TakenField } from './taken-field'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'

/** Express §4.1; `checkWaybill` holds to it. */
const LONGEST_REMARK = 1024

/** What goes with the waybill, and the numbers under which we know it. */
export function NotesSection({ takesShipmentCode }: { takesShipmentCode: boolean }) {
  const t = useTranslations('waybills.form')
  const { control, register } = useFormContext<TypedWaybill>()
  // What was typed for another store stays in sight, so that it can be taken out.
  const hasShipmentCode = useWatch({ control, name: 'shipmentCode' }) !== ''
  const numbers = [
    'clientOrderId',
    'clientShipmentCode',
    ...(takesShipmentCode || hasShipmentCode ? (['shipmentCode'] as const) : []),
  ] as const
  const used = Array.from(useWatch({ control, name: 'remark' }).trim()).length
  return (
    <FormSection title={t('sections.notes')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <TakenField
          field="remark"
          label={t('fields.remark')}
          help={t('remarkHelp')}
          {...(used > 0 && { counter: { used, max: LONGEST_REMARK } })}
        >
          {(props) => <TextArea {...props} {...register('remark')} />}
        </TakenField>
        <div className="grid gap-4 sm:grid-cols-2">
          {numbers.map((name) => (
            <TakenField
              key={name}
              field={name}
              label={t(`fields.${name}`)}
              optional
              {...(name === 'shipmentCode' && { help: t('shipmentCodeHelp') })}
            >
              {(props) => (
                <TextInput
                  {...props}
                  {...register(name)}
                  autoComplete="off"
                  className="font-mono"
                />
              )}
            </TakenField>
          ))}
        </div>
        <p className="-mt-2 text-muted">{t('ownNumberHelp')}</p>
      </div>
    </FormSection>
  )
}
