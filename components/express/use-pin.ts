'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Whose } from './address-fields'
import { isPinOfAnother, mayGoWithoutPin } from './pin-standing'
import { BLANK_ADDRESS, type TypedWaybill } from './typed-waybill'

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

const addressWords = ({ block, building, street, district }: Record<string, string>) =>
  [block, building, street, district].filter(Boolean).join(', ')
