'use client'

import { hashKey, skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressFinder } from './finder-at'
import { AddressMatches } from './address-matches'

const LEAST_CHARACTERS = 2

/** How a form asks where an address may be: each by its own family's read. */
type AddressRead = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<AddressMatch[]>
}

type FindAddressProps = {
  /** The address as it stands in the form. */
  text: string
  finder: AddressFinder
  /** Null while nobody can be asked, such as without a store. */
  read: ((text: string) => AddressRead) | null
  onChoose: (match: AddressMatch) => void
}

/** Looks a typed address up, and puts the pin where the person says it is. */
export function FindAddress({ text, finder, read, onChoose }: FindAddressProps) {
  const t = useTranslations('map.addresses')
  const [asked, setAsked] = useState<AddressRead | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useQuery<AddressMatch[]>({
    ...(asked ?? { queryKey: ['addresses'], queryFn: skipToken }),
    retry: false,
  })
  const wanted = read && text.trim().length >= LEAST_CHARACTERS ? read(text.trim()) : null
  const find = () => {
    setChosen(null)
    const isSame = wanted && asked && hashKey(wanted.queryKey) === hashKey(asked.queryKey)
    if (isSame && query.isError) void query.refetch()
    else setAsked(wanted)
  }
  const choose = (match: AddressMatch) => {
    onChoose(match)
    setChosen(match.label)
    setAsked(null)
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        icon={<Search aria-hidden />}
        pending={query.isFetching}
        disabled={wanted === null}
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
