'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FieldError } from '@/components/ui/forms/field'
import { Skeleton } from '@/components/ui/skeleton'
import type { Region } from '@/lib/domain/areas'
import type { DraftParcel } from '../draft'
import { FailedOffer } from './failed-offer'
import { useFormStore, useFormSurroundings } from '../form-context'
import { FormPart } from '../form-part'
import { LostChoices } from './lost-choices'
import { lostServices } from './offers'
import { servicesQuery } from '../quote/reads'
import { ServiceField } from './service-field'
import { errorId, groupProps, useFieldError } from '../fields'

/** What the product may have beside the delivery, as the platform lists it. */
export function ServicesPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.services')
  const error = useFieldError('services')
  return (
    <FormPart title={t('title')}>
      <div {...groupProps('services', error)} className="flex flex-col gap-4 outline-none">
        {error && <FieldError id={errorId('services')}>{error}</FieldError>}
        <OfferedServices region={region} />
      </div>
    </FormPart>
  )
}

function useServices() {
  const store = useFormStore()
  const { noteOffers } = useFormSurroundings()
  const { control } = useFormContext<DraftParcel>()
  const product = useWatch({ control, name: 'product' })
  const query = useQuery(servicesQuery(store ? { storeId: store.id, product } : null))
  const offered = query.data ?? null
  useEffect(() => {
    noteOffers({ services: offered })
  }, [noteOffers, offered])
  return query
}

function OfferedServices({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.services')
  const { data: offered, isLoading, isError, error, refetch } = useServices()
  const { control } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'services' })
  const without = (code: string) => field.value.filter((service) => service.code !== code)
  const remove = (code: string) => field.onChange(without(code))
  if (isError) {
    return (
      <FailedOffer
        field="services"
        chosen={field.value}
        error={error}
        onRemove={remove}
        words={{ failed: t('failed'), again: t('again') }}
        onAgain={() => void refetch()}
      />
    )
  }
  if (!offered) return isLoading ? <Skeleton className="h-40" /> : <p>{t('later')}</p>
  return (
    <>
      <LostChoices
        field="services"
        lost={lostServices(field.value, offered)}
        because="gone"
        onRemove={remove}
      />
      {offered.length === 0 && <p className="text-muted">{t('none')}</p>}
      {offered.map((service) => (
        <ServiceField
          key={service.code}
          service={service}
          region={region}
          count={field.value.find(({ code }) => code === service.code)?.count ?? null}
          onChange={(count) => {
            const { code, name } = service
            const chosen = count === null ? [] : [{ code, count, name: name ?? code }]
            field.onChange([...without(code), ...chosen])
          }}
        />
      ))}
    </>
  )
}
