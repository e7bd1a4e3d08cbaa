'use client'

import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { WaybillStore } from '@/lib/express/schema'
import { AddressFields } from './address-fields'
import { PartyFields } from './party-fields'
import { useNeed } from './product-context'
import { SenderPin } from './sender-pin'

/** Who sends it; nobody where it is handed in at the warehouse. */
export function SenderSection({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form.sections')
  if (useNeed('sender.name') === 'none') return null
  return (
    <Section title={t('sender')} text={t('senderText')}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PartyFields whose="sender" />
        <AddressFields whose="sender" />
        <SenderPin store={store} />
      </div>
    </Section>
  )
}
