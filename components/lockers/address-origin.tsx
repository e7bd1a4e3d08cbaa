'use client'

import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { AddressMatches } from '@/components/map/address/address-matches'
import { readJson } from '@/components/shell/read-json'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import type { AddressMatch } from '@/lib/domain/address-match'
import { lockerKeys, lockerReads } from '@/lib/lockers/keys'
import type { RefreshState } from '@/lib/lockers/model/locker-list'

const LEAST_CHARACTERS = 2

type AddressOriginProps = {
  finder: NonNullable<RefreshState['addressFinder']>
  onChoose: (match: AddressMatch) => void
  onClose: () => void
}

/** Looks an address up, of which the nearest lockers are wanted. */
export function AddressOrigin({ finder, onChoose, onClose }: AddressOriginProps) {
  const t = useTranslations('lockers.origin.find')
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const query = useQuery(placeQuery(asked))
  const typed = text.trim()
  const find = () => {
    if (typed.length < LEAST_CHARACTERS) return
    if (asked === typed && query.isError) void query.refetch()
    else setAsked(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Where the picker stands within a form, that is not sent.
    event.preventDefault()
    find()
  }
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <TextInput
          id={id}
          autoFocus
          autoComplete="off"
          maxLength={255}
          placeholder={t('label')}
          className="h-11 min-w-0 flex-1"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          className="h-11"
          pending={query.isFetching}
          disabled={typed.length < LEAST_CHARACTERS}
          onClick={find}
        >
          {query.isFetching ? t('asking') : t('find')}
        </Button>
        <IconButton
          label={t('close')}
          icon={<X aria-hidden />}
          onClick={onClose}
          className="size-11"
        />
      </div>
      <div role="status" className="space-y-1 empty:hidden">
        {query.isError && !query.isFetching && <p className="text-late">{t('failed')}</p>}
        {query.data?.length === 0 && <p>{t('none')}</p>}
        {query.data && query.data.length > 0 && (
          <AddressMatches matches={query.data} finder={finder} onChoose={onChoose} />
        )}
      </div>
    </div>
  )
}

/** Places that an address may mean; nothing is asked for null. */
function placeQuery(text: string | null) {
  return queryOptions({
    queryKey: lockerKeys.places(text ?? ''),
    queryFn:
      text === null
        ? skipToken
        : ({ signal }) => readJson<AddressMatch[]>(lockerReads.places(text), signal),
    staleTime: Infinity,
    retry: false,
  })
}
