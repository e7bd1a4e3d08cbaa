'use client'

import { useQuery } from '@tanstack/react-query'
import { LocateFixed, MapPin, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLocate } from '@/components/map/use-locate'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { refreshStateQuery } from './lockers-query'
import type { Finder, Origin } from './use-finder'

const AddressOrigin = dynamic(
  () => import('./address-origin').then((module) => module.AddressOrigin),
  { ssr: false },
)

/** From where the nearest is meant: the device, an address, or a pin on the map. */
export function OriginField({ finder }: { finder: Finder }) {
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
