'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { WaybillStore } from '@/lib/express/schema'
import { AddressFields } from './address-fields'
import { LockerField, type LockerPicker } from './locker-field'
import { PartyFields } from './party-fields'
import { RecipientPin } from './recipient-pin'

type RecipientSectionProps = {
  store: WaybillStore | undefined
  lockerPicker: LockerPicker | null
}

/** Who gets it, and where: at a door or in a locker. */
export function RecipientSection({ store, lockerPicker }: RecipientSectionProps) {
  const t = useTranslations('waybills.form.sections')
  return (
    <Section title={t('recipient')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PartyFields whose="recipient" />
        <AddressFields whose="recipient" />
        <RecipientPin store={store} />
        <LockerField picker={lockerPicker} />
      </div>
    </Section>
  )
}
