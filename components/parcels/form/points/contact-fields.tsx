'use client'

import { Trash2, UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import { emptyContact } from '@/lib/parcels/model/typed-parcel'
import type { DraftParcel } from '../draft'
import { ParcelField, focusField } from '../fields'

export type PointName = 'pickup' | `drops.${number}`

/** Who is to be found at a point: one person, or several. */
export function ContactFields({ point, region }: { point: PointName; region: Region }) {
  const t = useTranslations('parcelForm.contact')
  const { control } = useFormContext<DraftParcel>()
  const { fields, append, remove } = useFieldArray({ control, name: `${point}.contacts` })
  return (
    <div className="flex flex-col items-start gap-4">
      {fields.map(({ id }, at) => (
        <Person
          key={id}
          name={`${point}.contacts.${at}`}
          number={fields.length > 1 ? at + 1 : null}
          region={region}
          onRemove={() => {
            // To the one beside it, before the button that has the focus goes.
            focusField(`${point}.contacts.${at === 0 ? 1 : at - 1}.name`)
            remove(at)
          }}
        />
      ))}
      <Button
        variant="quiet"
        icon={<UserPlus aria-hidden />}
        onClick={() => append(emptyContact())}
      >
        {t('add')}
      </Button>
    </div>
  )
}

type PersonProps = {
  name: `${PointName}.contacts.${number}`
  /** From 1; null for the only one. */
  number: number | null
  region: Region
  onRemove: () => void
}

function Person({ name, number, region, onRemove }: PersonProps) {
  const t = useTranslations('parcelForm.contact')
  const { register } = useFormContext<DraftParcel>()
  return (
    <fieldset className="grid w-full gap-4 sm:grid-cols-2">
      <legend className={number === null ? 'sr-only' : 'mb-1.5 font-medium'}>
        {number === null ? t('one') : t('several', { number })}
      </legend>
      <ParcelField name={`${name}.name`} label={t('name')} required>
        {(props) => <TextInput {...props} {...register(`${name}.name`)} autoComplete="off" />}
      </ParcelField>
      <ParcelField
        name={`${name}.phone`}
        label={t('phone')}
        help={t('phoneHelp', { code: `+${areaOf(region).callingCode}` })}
        required
      >
        {(props) => (
          <TextInput
            {...props}
            {...register(`${name}.phone`)}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            className="font-mono"
          />
        )}
      </ParcelField>
      <ParcelField name={`${name}.company`} label={t('company')} required={false}>
        {(props) => <TextInput {...props} {...register(`${name}.company`)} autoComplete="off" />}
      </ParcelField>
      {number !== null && (
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          className="self-end justify-self-start"
          onClick={onRemove}
        >
          {t('remove', { number })}
        </Button>
      )}
    </fieldset>
  )
}
