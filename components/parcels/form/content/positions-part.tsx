'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/forms/field'
import { Skeleton } from '@/components/ui/skeleton'
import { needsPositions } from '@/lib/domain/parcel-products'
import type { ChosenPosition } from '@/lib/parcels/model/typed-parcel'
import type { DraftParcel } from '../draft'
import { FailedOffer } from './failed-offer'
import { useFormStore, useFormSurroundings } from '../form-context'
import { FormPart } from '../form-part'
import { LostChoices } from './lost-choices'
import { lostPositions } from './offers'
import { positionsAsked } from './positions-asked'
import { useSettledForm } from '../reading-provider'
import { positionsQuery } from '../quote/reads'
import { errorId, groupProps, useFieldError } from '../fields'

/** Which kinds of courier may come: asked again whenever path, time or size change. */
export function PositionsPart() {
  const t = useTranslations('parcelForm.positions')
  const store = useFormStore()
  const { control } = useFormContext<DraftParcel>()
  const product = useWatch({ control, name: 'product' })
  const error = useFieldError('positions')
  const isNeeded = needsPositions(product, store?.hasContract ?? true)
  return (
    <FormPart title={t('title')} text={t(isNeeded ? 'needed' : 'optional')}>
      <div {...groupProps('positions', error)} className="flex flex-col gap-2 outline-none">
        {error && <FieldError id={errorId('positions')}>{error}</FieldError>}
        <OfferedPositions isNeeded={isNeeded} />
      </div>
    </FormPart>
  )
}

function usePositions() {
  const { draft, reading } = useSettledForm()
  const { stores, noteOffers } = useFormSurroundings()
  const store = stores.find(({ id }) => id === draft.storeId)
  const isTimeRight = reading !== null && !('scheduledFor' in reading.problems)
  const query = useQuery(positionsQuery(positionsAsked(draft, { store, isTimeRight })))
  const offered = query.isPlaceholderData ? null : (query.data ?? null)
  useEffect(() => {
    noteOffers({ positions: offered })
  }, [noteOffers, offered])
  return query
}

function OfferedPositions({ isNeeded }: { isNeeded: boolean }) {
  const t = useTranslations('parcelForm.positions')
  const query = usePositions()
  const { control, formState } = useFormContext<DraftParcel>()
  const { field } = useController({ control, name: 'positions' })
  const { data: offered, isPlaceholderData, isError, error, refetch } = query
  const choose = (positions: ChosenPosition[]) => field.onChange(positions)
  const without = (code: string) => field.value.filter((position) => position.code !== code)
  const remove = (code: string) => choose(without(code))
  const nameOf = (code: string) => offered?.find((position) => position.code === code)?.name ?? code
  if (isError) {
    // What is chosen goes out with the order, and is said to beside it.
    const failed = field.value.length > 0 ? 'failed' : isNeeded ? 'failedNeeded' : 'failedOptional'
    return (
      <FailedOffer
        field="positions"
        chosen={field.value}
        error={error}
        onRemove={remove}
        words={{ failed: t(failed), again: t('again') }}
        onAgain={() => void refetch()}
      />
    )
  }
  if (!offered) return query.isLoading ? <Skeleton className="h-24" /> : <p>{t('later')}</p>
  return (
    <div aria-busy={isPlaceholderData} className={cn(isPlaceholderData && 'opacity-60')}>
      <LostChoices
        field="positions"
        lost={isPlaceholderData ? [] : lostPositions(field.value, offered)}
        because="gone"
        onRemove={remove}
      />
      {offered.length === 0 && <p className="text-late">{t('none')}</p>}
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {offered.map(({ code }) => (
          <li key={code}>
            <Checkbox
              label={nameOf(code)}
              aria-invalid={formState.errors.positions ? true : undefined}
              checked={field.value.some((position) => position.code === code)}
              onChange={({ target }) => {
                const others = without(code)
                choose(target.checked ? [...others, { code, name: nameOf(code) }] : others)
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isPlaceholderData ? t('asking') : t('offered', { count: offered.length })}
      </p>
    </div>
  )
}
