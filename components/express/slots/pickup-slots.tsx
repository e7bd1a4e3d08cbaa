'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { SlotChoice } from '@/lib/express/model/chosen-slots'
import type { Need } from '@/lib/domain/express/express-products'
import type { ShownDay } from './shown-slots'
import { NoSlotChip, SlotDays, WholeDays } from './slot-days'
import { SlotSection, useRoving } from './slot-section'
import type { SlotLabels } from './use-slot-labels'

type PickupSlotsProps = {
  days: readonly ShownDay[]
  description: string | null
  need: Need
  /** Without one, the parcel is handed in on a day. */
  takesPeriod: boolean
  error: string | undefined
  words: SlotLabels
  onChoose: (choice: SlotChoice | null) => void
}

const NONE = 'none'

/** When the parcel is collected, or on which day it is handed in at the warehouse. */
export function PickupSlots(props: PickupSlotsProps) {
  const { days, description, need, takesPeriod, error, words, onChoose } = props
  const t = useTranslations('slots')
  const id = useId()
  const optional = need === 'optional'
  const slots = days.flatMap((day) => day.slots)
  const chosen = slots.find(({ isChosen }) => isChosen)
  const keys = [...(optional ? [NONE] : []), ...slots.map(({ key }) => key)]
  const roving = useRoving(keys, chosen?.key ?? (optional ? NONE : null))
  const kind = takesPeriod ? 'pickup' : 'handIn'
  const list = {
    label: description ?? t(`${kind}.title`),
    days,
    words,
    tabbable: roving.tabbable,
    onFocus: roving.setActive,
    reasons: { gone: `${id}-gone`, mismatch: '', 'needs-pickup': '' },
    onPress: (slot: SlotChoice & { mark: string }) => {
      if (slot.mark === 'open') onChoose({ date: slot.date, period: slot.period })
    },
  }
  return (
    <SlotSection
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      optional={optional && t('optional')}
      required={need === 'required'}
      error={error}
      roving={roving}
    >
      {optional && (
        <NoSlotChip
          kind="handIn"
          isChosen={!chosen}
          isTabbable={roving.tabbable === NONE}
          onFocus={() => roving.setActive(NONE)}
          onPress={() => onChoose(null)}
        />
      )}
      {slots.length === 0 && <p className="text-muted">{t(`${kind}.empty`)}</p>}
      {slots.length > 0 &&
        (takesPeriod ? <SlotDays {...list} lookKey="" /> : <WholeDays {...list} />)}
      <span id={`${id}-gone`} className="sr-only">
        {t('gone')}
      </span>
    </SlotSection>
  )
}
