'use client'

import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressMatches } from '@/components/map/address-matches'
import { Button } from '@/components/ui/button'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressQuery } from '@/lib/food/schema'
import type { AddressFinder } from './address-finder'
import { addressQuery } from './address-query'
import type { DraftOrder } from './draft'

const LEAST_CHARACTERS = 2

/** Looks the typed address up, and puts the pin where the person says it is. */
export function FindAddress({ finder }: { finder: AddressFinder }) {
  const t = useTranslations('food.form.find')
  const { control, setValue } = useFormContext<DraftOrder>()
  const [storeId, address] = useWatch({ control, name: ['storeId', 'address'] })
  const [asked, setAsked] = useState<AddressQuery | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useQuery(addressQuery(asked))
  const text = address.trim()
  const isShort = text.length < LEAST_CHARACTERS
  const find = () => {
    setChosen(null)
    if (storeId === undefined || isShort) return
    if (asked?.text === text && query.isError) void query.refetch()
    else setAsked({ storeId, text })
  }
  const choose = (match: AddressMatch) => {
    setValue('location', match.location, { shouldDirty: true, shouldValidate: true })
    setChosen(match.label)
    setAsked(null)
  }
  return (
    <div className="-mt-2 flex flex-col items-start gap-2">
      <Button
        icon={<Search aria-hidden />}
        pending={query.isFetching}
        disabled={isShort || storeId === undefined}
        onClick={find}
      >
        {query.isFetching ? t('asking') : t('open')}
      </Button>
      <div role="status" className="w-full space-y-2 empty:hidden">
        {chosen !== null && (
          <p className="wrap-anywhere text-done">{t('set', { label: chosen })}</p>
        )}
        {query.isError && !query.isFetching && <p className="text-late">{t('failed')}</p>}
        {query.data && (
          <>
            <p>{query.data.length > 0 ? t('matches', { count: query.data.length }) : t('none')}</p>
            <AddressMatches matches={query.data} finder={finder} onChoose={choose} />
          </>
        )}
      </div>
    </div>
  )
}
