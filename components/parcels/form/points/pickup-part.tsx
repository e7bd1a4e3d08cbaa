'use client'

import { useTranslations } from 'next-intl'
import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '@/components/ui/forms/field'
import { Segmented } from '@/components/ui/forms/segmented'
import type { Region } from '@/lib/domain/areas'
import { ContactFields } from './contact-fields'
import type { DraftParcel } from '../draft'
import { useFormStore } from '../form-context'
import { FormPart } from '../form-part'
import { Description, PointFields } from './point-fields'
import { fieldId, useFieldError } from '../fields'

/** Where the courier fetches it: the store itself, or anywhere else. */
export function PickupPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.pickup')
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'pickupAt' })
  return (
    <FormPart title={t('title')}>
      <Segmented
        label={t('where')}
        name={field.name}
        options={[
          { value: 'store', label: t('store') },
          { value: 'elsewhere', label: t('elsewhere') },
        ]}
        value={field.value}
        onChange={field.onChange}
        className="self-start"
      />
      {field.value === 'store' ? (
        <AtStore region={region} />
      ) : (
        <PointFields point="pickup" title={t('title')} region={region} />
      )}
    </FormPart>
  )
}

/** The store's own place needs no typing, and what the platform says of it is told here. */
function AtStore({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.pickup')
  const store = useFormStore()
  const address = useFieldError('pickup.address')
  const pin = useFieldError('pickup.location')
  const error = address ?? pin
  const id = fieldId(address ? 'pickup.address' : 'pickup.location')
  return (
    <div role="group" aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
      <div id={id} tabIndex={-1} className="outline-none">
        {store ? (
          <p className="wrap-anywhere">
            <span className="font-medium">{store.shownName}</span>
            <span className="block text-muted">{store.address || t('withoutAddress')}</span>
          </p>
        ) : (
          <p className="text-muted">{t('chooseStore')}</p>
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
      <Description point="pickup" />
      <ContactFields point="pickup" region={region} />
    </div>
  )
}
