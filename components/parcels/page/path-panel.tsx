'use client'

import { Store } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CallLink } from '@/components/orders/page/call-link'
import { Panel } from '@/components/orders/panel'
import type { Region } from '@/lib/domain/areas'
import type { ParcelPerson, ParcelStop } from '@/lib/parcels/model/parcel-detail'

/** The way in its order: each point with its address and everybody who is there. */
export function PathPanel({ path, region }: { path: readonly ParcelStop[]; region: Region }) {
  const t = useTranslations('parcelPage')
  if (path.length === 0) return null
  return (
    <Panel title={t('path')}>
      <ol className="space-y-4">
        {path.map((stop, at) => (
          <Stop key={at} stop={stop} at={at} region={region} />
        ))}
      </ol>
    </Panel>
  )
}

function Stop({ stop, at, region }: { stop: ParcelStop; at: number; region: Region }) {
  const t = useTranslations('parcelPage')
  const { address, description, contacts } = stop
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken font-mono font-semibold"
      >
        {at === 0 ? <Store className="size-4" /> : at}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">
          {at === 0 ? t('pickup') : t('dropOff', { number: at })}
        </p>
        <p className="text-base wrap-anywhere">{address ?? t('noAddress')}</p>
        {description && <p className="wrap-anywhere text-muted">{description}</p>}
        {contacts.length > 0 && (
          <ul className="mt-1 space-y-1">
            {contacts.map((person, index) => (
              <Person key={index} person={person} region={region} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** A number from elsewhere is dialled with its country code. Nothing of whom nothing is known. */
function Person({ person, region }: { person: ParcelPerson; region: Region }) {
  const { name, phone, callingCode, company } = person
  const dialled = phone && callingCode ? `+${callingCode} ${phone}` : phone
  if (!name && !company && !dialled) return null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {name}
        {name && company && ' · '}
        {company && <span className="text-muted">{company}</span>}
      </span>
      {dialled && <CallLink phone={dialled} region={region} name={name} />}
    </li>
  )
}
