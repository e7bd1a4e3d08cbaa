'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { addressLine } from '@/lib/domain/express/address-line'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { pinFaults } from '@/lib/express/model/pin-standing'
import type { TypedParty, TypedWaybill } from '@/lib/express/model/typed-waybill'
import { FormSection } from '../content/form-section'
import { useNeed } from '../content/product-context'
import { AddressFields } from './address-fields'
import { PartyFields } from './party-fields'
import { SenderPin } from './sender-pin'

/** Who sends it, in one line once that is known; nobody where it is handed in at the warehouse. */
export function SenderSection({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form')
  const { control, getValues } = useFormContext<TypedWaybill>()
  const { errors } = useFormState({ control, name: 'sender' })
  const sender = useWatch({ control, name: 'sender' })
  // What stood there whole when the form opened is not folded away from under a person's fingers.
  const [isOpen, setOpen] = useState(() => !isWhole(getValues('sender')))
  if (useNeed('sender.name') === 'none') return null
  const shown = isOpen || errors.sender !== undefined || !isWhole(sender)
  return (
    <FormSection
      title={t('sections.sender')}
      text={shown && t('sections.senderText')}
      action={
        !shown && (
          <Button aria-expanded={false} onClick={() => setOpen(true)}>
            {t('senderChange')}
          </Button>
        )
      }
    >
      {!shown && <p className="-mt-1 wrap-anywhere">{lineOf(sender)}</p>}
      <div className={shown ? 'flex max-w-2xl flex-col gap-4' : 'hidden'}>
        <PartyFields whose="sender" />
        <AddressFields whose="sender" />
        <SenderPin store={store} />
      </div>
    </FormSection>
  )
}

/** Nothing of it has to be asked: name, phone, street and district stand there, and its pin goes. */
function isWhole(sender: TypedParty): boolean {
  const { name, phone, address } = sender
  const { building, street, district, area } = address
  const hasPlace = sender.location !== undefined || sender.withoutPin
  return (
    [name, phone, building, street, district, area].every((text) => text.trim() !== '') &&
    hasPlace &&
    pinFaults('sender', sender).length === 0
  )
}

function lineOf({ name, phone, address }: TypedParty): string {
  const where = addressLine({ ...address, area: null, postalCode: null })
  const parts = [name, formatPhone(phone, 'HK'), where]
  return parts.filter((part) => part.trim() !== '').join(', ')
}
