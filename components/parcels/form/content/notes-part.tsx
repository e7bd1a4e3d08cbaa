'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { ClientOrderIdInput } from '@/components/form/client-order-id-input'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import type { DraftParcel } from '../draft'
import { FormPart } from '../form-part'
import { ParcelField } from '../fields'

/** What the courier should know, and by which number the merchant knows the order. */
export function NotesPart() {
  const t = useTranslations('parcelForm.notes')
  const { register } = useFormContext<DraftParcel>()
  return (
    <FormPart title={t('title')}>
      <ParcelField name="remark" label={t('remark')} help={t('remarkHelp')} required={false}>
        {(props) => <TextArea {...props} {...register('remark')} />}
      </ParcelField>
      <ParcelField
        name="clientOrderId"
        label={t('clientOrderId')}
        help={t('clientOrderIdHelp')}
        required={false}
      >
        {(props) => <ClientOrderIdInput {...props} />}
      </ParcelField>
      <ParcelField
        name="reference"
        label={t('reference')}
        help={t('referenceHelp')}
        required={false}
      >
        {(props) => (
          <TextInput
            {...props}
            {...register('reference')}
            autoComplete="off"
            className="font-mono"
          />
        )}
      </ParcelField>
    </FormPart>
  )
}
