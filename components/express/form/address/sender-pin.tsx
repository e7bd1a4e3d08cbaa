'use client'

import dynamic from 'next/dynamic'
import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PinQuestions } from '@/components/form/pin-group'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { formatCoordinates } from '@/lib/domain/coordinates'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { RemovePin, usePin, WithoutPin } from './pin-warnings'
import { errorId, groupProps, useFieldError } from '../fields'

const FindPartyAddress = dynamic(
  () => import('./find-party-address').then((module) => module.FindPartyAddress),
  { ssr: false },
)

const NAME = 'sender.location'

/** Where it is collected: known already, and moved only where somebody asks for the map. */
export function SenderPin({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form')
  const { tiles } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const pin = usePin('sender')
  const error = useFieldError(NAME)
  const place = pin.location && formatCoordinates(pin.location)
  const isStore = store !== undefined && place === formatCoordinates(store.location)
  return (
    <div {...groupProps(NAME, error)} className="flex flex-col gap-2 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-muted">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {isStore ? t('pinAtStore') : place ? t('pinAt', { place }) : t('pinMissing')}
        </p>
        <div className="flex flex-wrap gap-2">
          <RemovePin pin={pin} />
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'pinDone' : 'movePin')}
          </Button>
        </div>
      </div>
      <PinQuestions error={error} errorId={errorId(NAME)} pin={pin} />
      <WithoutPin pin={pin} />
      {isOpen && (
        <>
          <FindPartyAddress whose="sender" onChoose={pin.put} />
          <LazyPinPicker
            value={pin.location}
            onChange={pin.put}
            region="HK"
            tiles={tiles}
            label={t('movePin')}
            hint={t('pinHelp')}
          />
        </>
      )}
    </div>
  )
}
