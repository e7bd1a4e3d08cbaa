'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lockerListQuery } from '@/components/lockers/lockers-query'
import { useDebounced } from '@/components/orders/use-debounced'
import {
  findDistrict,
  isDistrictName,
  type DistrictName,
} from '@/lib/domain/express/hong-kong-districts'
import { presetFor, type WaybillPreset } from '@/lib/domain/express/waybill-presets'
import { rememberedSender } from '@/lib/express/model/first-waybill'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { fillPreset, type PresetField } from './fill-preset'

/** Figures come faster than this while somebody types. */
const SETTLE_MS = 600

type FilledBy = { name: string; fields: PresetField[] }

/** Fills presets into the form: what somebody chooses, and what a rule says once it holds. */
export function usePresets(store: WaybillStore) {
  const form = useFormContext<TypedWaybill>()
  const [filled, setFilled] = useState<FilledBy | null>(null)
  const meant = usePresetOfRules(store.presets)

  function fill({ name, values }: WaybillPreset, isByItself: boolean) {
    const typed = form.getValues()
    const sender = rememberedSender([store], typed.storeId)
    const outcome = fillPreset({ typed, values, sender, isByItself })
    if (outcome.filled.length === 0) return
    form.reset(outcome.typed)
    setFilled({ name, fields: outcome.filled })
  }

  const follow = useEffectEvent((preset: WaybillPreset) => fill(preset, true))
  const meantId = meant?.id ?? null
  useEffect(() => {
    if (meantId !== null && meant) follow(meant)
    // Once for each preset that comes to be meant: what is changed after that stays changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same preset is another object at each reading of the page
  }, [meantId])

  return { filled, choose: (preset: WaybillPreset) => fill(preset, false) }
}

/** The preset whose rule holds for what is typed so far. */
function usePresetOfRules(presets: readonly WaybillPreset[]): WaybillPreset | null {
  const { control } = useFormContext<TypedWaybill>()
  const [weight, district, lockerCode] = useWatch({
    control,
    name: ['weight', 'recipient.address.district', 'recipient.lockerCode'],
  })
  const code = useDebounced(lockerCode.trim(), SETTLE_MS)
  const typedWeight = useDebounced(weight.trim(), SETTLE_MS)
  const needsLockers = code !== '' && presets.some(({ rule }) => rule?.district)
  const { data } = useQuery({ ...lockerListQuery(), enabled: needsLockers })
  const ofLocker = data?.lockers.find(({ locker }) => locker.code === code)?.district ?? null
  const grams = /^\d{1,9}$/.test(typedWeight) ? Number(typedWeight) : null
  const known: DistrictName | null =
    code === '' ? districtName(district) : isDistrictName(ofLocker) ? ofLocker : null
  return presetFor(presets, { grams, district: known })
}

function districtName(typed: string): DistrictName | null {
  const found = findDistrict(typed)?.zh
  return isDistrictName(found) ? found : null
}
