'use client'

import { MapPinOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import type { Coordinates } from '@/lib/domain/coordinates'
import { addressLine } from '@/lib/domain/express/address-line'
import { isPinOfAnother, mayGoWithoutPin } from '@/lib/express/model/pin-standing'
import {
  BLANK_ADDRESS,
  type TypedAddress,
  type TypedWaybill,
  type Whose,
} from '@/lib/express/model/typed-waybill'

type Pin = ReturnType<typeof usePin>

/** To send without a pin, where the written address alone may go. */
export function WithoutPin({ pin }: { pin: Pin }) {
  const t = useTranslations('waybills.form')
  if (pin.location || !pin.mayGoWithout) return null
  return (
    <Checkbox
      checked={pin.withoutPin}
      onChange={({ target }) => pin.goWithout(target.checked)}
      label={t('withoutPin')}
      help={t('withoutPinHelp')}
    />
  )
}

/** Takes the pin away, where there is one and nothing else is asked of it. */
export function RemovePin({ pin }: { pin: Pin }) {
  const t = useTranslations('orders.pin')
  if (!pin.location || pin.putFor !== null) return null
  return (
    <Button icon={<MapPinOff aria-hidden />} className="self-start" onClick={pin.remove}>
      {t('remove')}
    </Button>
  )
}

/** The pin of an address: what is to be said of it now, and what can be done with it. */
export function usePin(whose: Whose) {
  const { control, getValues, setValue, trigger, formState } = useFormContext<TypedWaybill>()
  const party = useWatch({ control, name: whose })
  const { isSubmitted } = formState

  function write(location: Coordinates | undefined, withoutPin = false) {
    const pinFor = location ? getValues(`${whose}.address`) : BLANK_ADDRESS
    setValue(`${whose}.location`, location, { shouldDirty: true })
    setValue(`${whose}.pinFor`, { ...pinFor })
    setValue(`${whose}.withoutPin`, withoutPin)
    if (isSubmitted) void trigger(`${whose}.location`)
  }

  return {
    location: party.location ?? null,
    /** The address that it was put for, in words; null where that is the one that stands there. */
    putFor: isPinOfAnother(party) ? addressWords(party.pinFor) : null,
    mayGoWithout: mayGoWithoutPin(party.address),
    withoutPin: party.withoutPin,
    put: (location: Coordinates) => write(location),
    /** The address was spelt otherwise, and the place is the same. */
    keep: () => write(getValues(`${whose}.location`)),
    remove: () => write(undefined),
    goWithout: (isMeant: boolean) => write(undefined, isMeant),
  }
}

const addressWords = ({ block, building, street, district }: TypedAddress) =>
  addressLine({ block, building, street, district })
