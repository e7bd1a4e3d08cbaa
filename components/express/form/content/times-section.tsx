'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNeed, useProduct } from './product-context'
import { FormSection } from './form-section'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { fieldId, useFieldError } from '../fields'

/** Calculates with the time zone, which is fetched where it is shown (0059). */
const TimeSlots = dynamic(() => import('./time-slots').then((module) => module.TimeSlots), {
  ssr: false,
})

/** When it is collected and delivered, out of what the platform offers for the product. */
export function TimesSection() {
  const t = useTranslations('waybills.form.sections')
  const product = useProduct()
  const { control, setValue, formState } = useFormContext<TypedWaybill>()
  const [storeId, pickup, delivery] = useWatch({ control, name: ['storeId', 'pickup', 'delivery'] })
  const pickupProblem = useFieldError('pickup')
  const deliveryProblem = useFieldError('delivery')
  const needs = { pickup: useNeed('pickup.date'), delivery: useNeed('delivery.date') }
  if (storeId === undefined) return null
  return (
    <FormSection title={t('times')} text={t('timesText')}>
      <div id={fieldId('pickup')} tabIndex={-1} className="outline-none">
        <div id={fieldId('delivery')} tabIndex={-1} className="outline-none">
          <TimeSlots
            storeId={storeId}
            product={product}
            value={{ pickup, delivery }}
            onChange={(value) => {
              const shouldValidate = formState.isSubmitted
              setValue('pickup', value.pickup, { shouldValidate })
              setValue('delivery', value.delivery, { shouldValidate })
            }}
            pickupNeed={needs.pickup}
            deliveryNeed={needs.delivery}
            problem={pickupProblem ?? deliveryProblem}
          />
        </div>
      </div>
    </FormSection>
  )
}
