'use client'

import { LocateFixed, MapPin, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useLocate } from '@/components/map/use-locate'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import type { Finder } from './use-finder'

/** From where the nearest is meant: the device, or a pin on the map. */
export function OriginField({ finder }: { finder: Finder }) {
  const t = useTranslations('lockers')
  const locateWords = useTranslations('map.locate')
  const { origin, setOrigin } = finder
  const locate = useLocate((at) => setOrigin({ kind: 'me', at }))
  return (
    <div className={cn('flex flex-col gap-1', (origin ?? locate.problem) && 'w-full')}>
      {origin ? (
        <div className="flex items-center justify-between gap-2 rounded-inner bg-accent-soft pl-3">
          <p className="flex items-center gap-2 py-1">
            <MapPin aria-hidden className="size-4 shrink-0 text-accent" />
            {t(`origin.${origin.kind}`)}
          </p>
          <IconButton
            label={t('origin.clear')}
            icon={<X aria-hidden />}
            onClick={() => setOrigin(null)}
            className="size-11"
          />
        </div>
      ) : (
        <Button
          icon={<LocateFixed aria-hidden />}
          pending={locate.busy}
          onClick={locate.start}
          className="h-11"
        >
          {t('origin.useMe')}
        </Button>
      )}
      {locate.problem && <FieldError>{locateWords(locate.problem)}</FieldError>}
    </div>
  )
}
