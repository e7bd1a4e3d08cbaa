'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import { afterTyping } from './spell-district'
import { TakenField } from '../content/taken-field'
import type { TypedWaybill, Whose } from '@/lib/express/model/typed-waybill'

/** One of the 18 districts, which brings its area along; or any other place, which needs its pin. */
export function DistrictField({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form')
  const list = useId()
  const { control, getValues, setValue, formState } = useFormContext<TypedWaybill>()
  const { field } = useController({ control, name: `${whose}.address.district` })

  function take(typed: string, isFinal: boolean) {
    const before = getValues(`${whose}.address`)
    const { district, area } = afterTyping(before, typed, isFinal)
    field.onChange(district)
    if (area !== before.area) {
      setValue(`${whose}.address.area`, area, { shouldValidate: formState.isSubmitted })
    }
  }

  return (
    <TakenField
      field={`${whose}.address`}
      path={`${whose}.address.district`}
      label={t('fields.address.district')}
      help={t('districtHelp')}
    >
      {(props) => (
        <>
          <TextInput
            {...props}
            ref={field.ref}
            name={field.name}
            value={field.value}
            list={list}
            autoComplete="off"
            onChange={({ target }) => take(target.value, false)}
            onBlur={() => {
              take(field.value, true)
              field.onBlur()
            }}
          />
          <Districts id={list} />
        </>
      )}
    </TakenField>
  )
}

function Districts({ id }: { id: string }) {
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  return (
    <datalist id={id}>
      {HONG_KONG_DISTRICTS.map((district) => (
        <option key={district.zh} value={district[language]} />
      ))}
    </datalist>
  )
}
