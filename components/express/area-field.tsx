'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import { HONG_KONG_AREAS } from '@/lib/domain/hong-kong-districts'
import type { Whose } from './address-fields'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

/** Hong Kong Island, Kowloon or the New Territories. */
export function AreaField({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form')
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  const { register } = useFormContext<TypedWaybill>()
  return (
    <TakenField
      field={`${whose}.address`}
      path={`${whose}.address.area`}
      label={t('fields.address.area')}
    >
      {(props) => (
        <Select {...props} {...register(`${whose}.address.area`)}>
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
