'use client'

import dynamic from 'next/dynamic'
import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PinGroup } from '@/components/form/pin-group'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { RemovePin, usePin, WithoutPin } from './pin-warnings'
import { useNeed } from '../content/product-context'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { groupProps, useFieldError } from '../fields'

const FindPartyAddress = dynamic(
  () => import('./find-party-address').then((module) => module.FindPartyAddress),
  { ssr: false },
)

const NAME = 'recipient.location'

/**
 * Where the door is. Needed with every address; only for one of the 18 districts somebody may say
 * that it goes without (decision 0101).
 */
export function RecipientPin({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form')
  const { tiles } = useViewer()
  const pin = usePin('recipient')
  const [isOpen, setOpen] = useState(false)
  const error = useFieldError(NAME)
  const [district, area] = useWatch<
    TypedWaybill,
    ['recipient.address.district', 'recipient.address.area']
  >({
    name: ['recipient.address.district', 'recipient.address.area'],
  })
  if (useNeed('recipient.address') === 'none') return null
  const isFree = district.trim() !== '' && area !== '' && !pin.mayGoWithout
  return (
    <PinGroup
      group={groupProps(NAME, error)}
      title={t('fields.location')}
      error={error}
      pin={pin}
      note={
        !pin.location && (
          <p role="status" className={isFree ? 'font-medium' : 'text-muted'}>
            {t(isFree ? 'districtFree' : 'pinMissing')}
          </p>
        )
      }
    >
      <WithoutPin pin={pin} />
      <RemovePin pin={pin} />
      <Button
        icon={<MapPin aria-hidden />}
        aria-expanded={isOpen}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'pinDone' : pin.location ? 'movePin' : 'pinOpen')}
      </Button>
      {/* Below the button: what comes late would move it away from who is pressing it. */}
      <FindPartyAddress whose="recipient" onChoose={pin.put} />
      {isOpen && (
        <LazyPinPicker
          value={pin.location}
          onChange={pin.put}
          region="HK"
          tiles={tiles}
          {...(store && { store: { position: store.location, name: store.name } })}
          label={t('fields.location')}
          hint={t('pinHelp')}
        />
      )}
    </PinGroup>
  )
}
