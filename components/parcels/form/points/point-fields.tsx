'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useAddressFinder } from '@/components/map/address/address-finder'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Region } from '@/lib/domain/areas'
import { ContactFields, type PointName } from './contact-fields'
import type { DraftParcel } from '../draft'
import { PointPin } from './point-pin'
import { ParcelField } from '../fields'

const FindPointAddress = dynamic(
  () => import('./find-point-address').then((module) => module.FindPointAddress),
  { ssr: false },
)

type PointFieldsProps = {
  point: PointName
  /** What the point is called, such as "Drop-off 2": its fields are told apart by it. */
  title: string
  region: Region
}

/** A point of the way: where it is, what the address does not say, and who is there. */
export function PointFields({ point, title, region }: PointFieldsProps) {
  const t = useTranslations('parcelForm.point')
  const { register } = useFormContext<DraftParcel>()
  const finder = useAddressFinder(region)
  return (
    <div role="group" aria-label={title} className="flex min-w-0 flex-col gap-4">
      <ParcelField name={`${point}.address`} label={t('address')} required>
        {(props) => (
          <TextArea {...props} {...register(`${point}.address`)} rows={2} autoComplete="off" />
        )}
      </ParcelField>
      <FindPointAddress point={point} finder={finder} />
      <PointPin point={point} region={region} title={title} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Description point={point} />
        <ParcelField name={`${point}.postalCode`} label={t('postalCode')} required={false}>
          {(props) => (
            <TextInput {...props} {...register(`${point}.postalCode`)} autoComplete="off" />
          )}
        </ParcelField>
      </div>
      <ContactFields point={point} region={region} />
    </div>
  )
}

/** What a courier needs beside the address. */
export function Description({ point }: { point: PointName }) {
  const t = useTranslations('parcelForm.point')
  const { register } = useFormContext<DraftParcel>()
  return (
    <ParcelField
      name={`${point}.description`}
      label={t('description')}
      help={t('descriptionHelp')}
      required={false}
    >
      {(props) => <TextInput {...props} {...register(`${point}.description`)} autoComplete="off" />}
    </ParcelField>
  )
}
