'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useViewer } from '@/components/shell/viewer-provider'
import type { WaybillStore } from '@/lib/express/schema'
import { fieldId } from './form-order'
import { PinNotes } from './pin-notes'
import { useNeed } from './product-context'
import type { TypedWaybill } from './typed-waybill'
import { RemovePin } from './remove-pin'
import { usePin } from './use-pin'

const FindPartyAddress = dynamic(
  () => import('./find-party-address').then((module) => module.FindPartyAddress),
  { ssr: false },
)

/**
 * Where the door is. Needed with every address; only for one of the 18 districts somebody may say
 * that it goes without (decision 0101).
 */
export function RecipientPin({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form')
  const { tiles } = useViewer()
  const pin = usePin('recipient')
  const [district, area] = useWatch<
    TypedWaybill,
    ['recipient.address.district', 'recipient.address.area']
  >({
    name: ['recipient.address.district', 'recipient.address.area'],
  })
  if (useNeed('recipient.address') === 'none') return null
  const isFree = district.trim() !== '' && area !== '' && !pin.mayGoWithout
  return (
    <div
      id={fieldId('recipient.location')}
      tabIndex={-1}
      className="flex flex-col gap-1.5 outline-none"
    >
      <p aria-hidden className="font-medium">
        {t('fields.location')}
      </p>
      {!pin.location && (
        <p role="status" className={isFree ? 'font-medium' : 'text-muted'}>
          {t(isFree ? 'districtFree' : 'pinMissing')}
        </p>
      )}
      <PinNotes whose="recipient" pin={pin} />
      <RemovePin pin={pin} />
      <FindPartyAddress whose="recipient" onChoose={pin.put} />
      <LazyPinPicker
        value={pin.location}
        onChange={pin.put}
        region="HK"
        tiles={tiles}
        {...(store && { store: { position: store.location, name: store.name } })}
        label={t('fields.location')}
        hint={t('pinHelp')}
      />
    </div>
  )
}
