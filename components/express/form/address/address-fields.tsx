'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { findDistrict, HONG_KONG_AREAS } from '@/lib/domain/express/hong-kong-districts'
import { readsChinese } from '@/lib/domain/store-name'
import { useNeed } from '../content/product-context'
import { TakenField } from '../content/taken-field'
import type { TypedAddress, TypedWaybill, Whose } from '@/lib/express/model/typed-waybill'
import { AddressCount } from './address-count'
import { DistrictField } from './district-field'

/** An address in its parts, which have 200 characters between them (express §2.2). */
export function AddressFields({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form.fields.address')
  const { register } = useFormContext<TypedWaybill>()
  // As people write an address: in Chinese from the area down to the flat.
  const isFromLarge = readsChinese(useLocale())
  if (useNeed(`${whose}.address`) === 'none') return null
  const part = (name: Exclude<keyof TypedAddress, 'district' | 'area'>, optional: boolean) => (
    <TakenField
      key={name}
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
  const door = [part('flat', true), part('floor', true), part('block', true)]
  const place = [
    <DistrictField key="district" whose={whose} />,
    <AreaField key="area" whose={whose} />,
  ]
  const rows = [
    <div key="door" className="grid grid-cols-3 gap-4">
      {isFromLarge ? door.toReversed() : door}
    </div>,
    part('building', false),
    part('street', false),
    <div key="place" className="grid gap-4 sm:grid-cols-2">
      {isFromLarge ? place.toReversed() : place}
      {whose === 'sender' && part('postalCode', true)}
    </div>,
  ]
  return (
    <>
      {isFromLarge ? rows.toReversed() : rows}
      <AddressCount whose={whose} />
    </>
  )
}

/** Hong Kong Island, Kowloon or the New Territories. */
function AreaField({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form')
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  const { control, register } = useFormContext<TypedWaybill>()
  const [district, area] = useWatch({
    control,
    name: [`${whose}.address.district`, `${whose}.address.area`],
  })
  // The district says it: Tab goes past what nobody has to fill in.
  const isSaid = area !== '' && findDistrict(district)?.area === area
  return (
    <TakenField
      field={`${whose}.address`}
      path={`${whose}.address.area`}
      label={t('fields.address.area')}
    >
      {(props) => (
        <Select {...props} {...register(`${whose}.address.area`)} {...(isSaid && { tabIndex: -1 })}>
          <option value="">{t('chooseArea')}</option>
          {HONG_KONG_AREAS.map((area) => (
            <option key={area.en} value={area.en}>
              {area[language]}
            </option>
          ))}
        </Select>
      )}
    </TakenField>
  )
}
