'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { AddressCount } from './address-count'
import { AreaField } from './area-field'
import { DistrictField } from './district-field'
import { useNeed } from './product-context'
import { TakenField } from './taken-field'
import type { TypedAddress, TypedWaybill } from './typed-waybill'

export type Whose = 'sender' | 'recipient'

/** An address in its parts, which have 200 characters between them (express §2.2). */
export function AddressFields({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form.fields.address')
  const { register } = useFormContext<TypedWaybill>()
  if (useNeed(`${whose}.address`) === 'none') return null
  const part = (name: Exclude<keyof TypedAddress, 'district' | 'area'>, optional: boolean) => (
    <TakenField
      field={`${whose}.address`}
      path={`${whose}.address.${name}`}
      label={t(name)}
      optional={optional}
    >
      {(props) => (
        <TextInput {...props} {...register(`${whose}.address.${name}`)} autoComplete="off" />
      )}
    </TakenField>
  )
  return (
    <>
      <div className="grid grid-cols-3 gap-4">
        {part('flat', true)}
        {part('floor', true)}
        {part('block', true)}
      </div>
      {part('building', false)}
      {part('street', false)}
      <div className="grid gap-4 sm:grid-cols-2">
        <DistrictField whose={whose} />
        <AreaField whose={whose} />
        {part('postalCode', true)}
      </div>
      <AddressCount whose={whose} />
    </>
  )
}
