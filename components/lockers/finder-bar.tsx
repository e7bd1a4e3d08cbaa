'use client'

import { useQuery } from '@tanstack/react-query'
import { LocateFixed, MapPin, Search, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useState } from 'react'
import { useLocate } from '@/components/map/use-locate'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import { HONG_KONG_AREAS, HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import { refreshStateQuery } from './lockers-query'
import type { Finder, Origin } from './use-finder'

const AddressOrigin = dynamic(
  () => import('./address-origin').then((module) => module.AddressOrigin),
  { ssr: false },
)

/** Search, district, and where to be near. */
export function FinderBar({ finder }: { finder: Finder }) {
  const t = useTranslations('lockers')
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <label htmlFor={`${id}-search`} className="sr-only">
          {t('search')}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <TextInput
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          placeholder={t('searchHint')}
          className="h-11 pl-9"
          value={finder.text}
          onChange={({ target }) => finder.setText(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-44 flex-1">
          <label htmlFor={`${id}-district`} className="sr-only">
            {t('district')}
          </label>
          <Select
            id={`${id}-district`}
            className="h-11"
            value={finder.district ?? ''}
            onChange={({ target }) => finder.setDistrict(target.value || null)}
          >
            <option value="">{t('everywhere')}</option>
            <Districts />
          </Select>
        </div>
        <OriginField finder={finder} />
      </div>
    </div>
  )
}

function Districts() {
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  return HONG_KONG_AREAS.map((area) => (
    <optgroup key={area.en} label={area[language]}>
      {HONG_KONG_DISTRICTS.filter((one) => one.area === area.en).map((one) => (
        <option key={one.zh} value={one.zh}>
          {one[language]}
        </option>
      ))}
    </optgroup>
  ))
}

/** From where the nearest is meant: the device, an address, or a pin on the map. */
function OriginField({ finder }: { finder: Finder }) {
  const t = useTranslations('lockers')
  const locateWords = useTranslations('map.locate')
  const { origin, setOrigin } = finder
  const addressFinder = useQuery(refreshStateQuery()).data?.addressFinder ?? null
  const [isTyping, setTyping] = useState(false)
  const locate = useLocate((at) => setOrigin({ kind: 'me', at }))
  if (origin) return <Chosen origin={origin} onClear={() => setOrigin(null)} />
  if (isTyping && addressFinder) {
    return (
      <AddressOrigin
        finder={addressFinder}
        onClose={() => setTyping(false)}
        onChoose={({ label, location }) => {
          setOrigin({ kind: 'address', at: location, label })
          setTyping(false)
        }}
      />
    )
  }
  return (
    <div className={cn('flex flex-col gap-1', locate.problem && 'w-full')}>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<LocateFixed aria-hidden />}
          pending={locate.busy}
          onClick={locate.start}
          className="h-11"
        >
          {t('origin.useMe')}
        </Button>
        {addressFinder && (
          <Button icon={<MapPin aria-hidden />} onClick={() => setTyping(true)} className="h-11">
            {t('origin.useAddress')}
          </Button>
        )}
      </div>
      {locate.problem && <FieldError>{locateWords(locate.problem)}</FieldError>}
    </div>
  )
}

function Chosen({ origin, onClear }: { origin: Origin; onClear: () => void }) {
  const t = useTranslations('lockers.origin')
  return (
    <div className="flex w-full items-center justify-between gap-2 rounded-inner bg-accent-soft pl-3">
      <p className="flex min-w-0 items-center gap-2 py-1">
        <MapPin aria-hidden className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 wrap-anywhere">
          {origin.kind === 'address' ? t('address', { label: origin.label }) : t(origin.kind)}
        </span>
      </p>
      <IconButton
        label={t('clear')}
        icon={<X aria-hidden />}
        onClick={onClear}
        className="size-11 shrink-0"
      />
    </div>
  )
}
