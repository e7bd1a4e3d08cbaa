'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { ClientOrderIdInput } from '@/components/form/client-order-id-input'
import { TextArea } from '@/components/ui/forms/text-area'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'
import { PickupCodeField } from './pickup-code-field'

/** What few orders need: who reads which remark is said at each (food §4.2). */
export function MoreFields({ hasCourier }: { hasCourier: boolean }) {
  const t = useTranslations('food.form')
  const { register } = useFormContext<DraftOrder>()
  return (
    <>
      {hasCourier && (
        <OrderField name="remark" required={false} help={t('remarkHelp')}>
          {(props) => <TextArea {...props} {...register('remark')} />}
        </OrderField>
      )}
      <OrderField name="storeRemark" required={false} help={t('storeRemarkHelp')}>
        {(props) => <TextArea {...props} {...register('storeRemark')} />}
      </OrderField>
      <OrderField name="kitchenNote" required={false} help={t('kitchenNoteHelp')}>
        {(props) => <TextArea {...props} {...register('kitchenNote')} />}
      </OrderField>
      <OrderField name="clientOrderId" required={false} help={t('clientOrderIdHelp')}>
        {(props) => <ClientOrderIdInput {...props} />}
      </OrderField>
      <PickupCodeField />
    </>
  )
}
