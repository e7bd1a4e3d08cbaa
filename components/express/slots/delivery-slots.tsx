'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { SlotChoice } from '@/lib/domain/chosen-slots'
import type { Need } from '@/lib/domain/express-products'
import { Notice } from '@/components/ui/notice'
import { DeliveryGroup } from './delivery-group'
import type { ShownGroup, ShownSlot } from './shown-slots'
import { NoSlotChip } from './slot-chip'
import { SlotSection } from './slot-section'
import { useRoving } from './use-roving'
import type { SlotWords } from './use-slot-words'

type DeliverySlotsProps = {
  groups: readonly ShownGroup[]
  /** The pickup that they must go with. */
  pickup: SlotChoice | null
  kind: 'pickup' | 'handIn'
  need: Need
  error: string | undefined
  words: SlotWords
  onChoose: (choice: SlotChoice | null) => void
}

const NONE = 'none'

/** When the parcel is brought: every group, of which only what goes with the pickup can be chosen. */
export function DeliverySlots(props: DeliverySlotsProps) {
  const { groups, pickup, kind, need, error, words, onChoose } = props
  const t = useTranslations('slots')
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const optional = need === 'optional'
  const slots = groups.flatMap(({ days }) => days).flatMap((day) => day.slots)
  const chosen = slots.find(({ isChosen }) => isChosen)
  const keys = [...(optional ? [NONE] : []), ...slots.map(({ key }) => key)]
  const roving = useRoving(keys, chosen?.key ?? (optional ? NONE : null))
  const tried = slots.find(({ key, mark }) => key === refused && mark !== 'open')
  const reasons = { gone: `${id}-gone`, mismatch: `${id}-not`, 'needs-pickup': `${id}-first` }
  const press = (slot: ShownSlot) => {
    const isOpen = slot.mark === 'open'
    setRefused(isOpen ? null : slot.key)
    if (isOpen) onChoose({ date: slot.date, period: slot.period })
  }
  const first = slots.some(({ mark }) => mark === 'needs-pickup')
  const after = pickup && !first ? t(`${kind}.after`, { slot: words.short(pickup) }) : undefined
  return (
    <SlotSection
      title={t('delivery.title')}
      optional={optional && t('optional')}
      required={need === 'required'}
      text={after}
      {...{ error, roving }}
    >
      <Standing slots={slots} kind={kind} />
      {optional && (
        <NoSlotChip
          kind="delivery"
          isChosen={!chosen}
          isTabbable={roving.tabbable === NONE}
          onFocus={() => roving.setActive(NONE)}
          onPress={() => onChoose(null)}
        />
      )}
      {groups.map((group) => (
        <DeliveryGroup
          key={group.name}
          group={group}
          lookKey={pickup ? `${pickup.date} ${pickup.period ?? ''}` : ''}
          {...{ words, reasons, tabbable: roving.tabbable, onFocus: roving.setActive }}
          onPress={press}
        />
      ))}
      <p role="status" className="text-muted empty:hidden">
        {tried && `${words.short(tried)}: ${t(reasonKey(tried.mark, kind))}`}
      </p>
      <Reasons ids={reasons} kind={kind} />
    </SlotSection>
  )
}

type StandingProps = { slots: readonly ShownSlot[]; kind: 'pickup' | 'handIn' }

/** Why none of the slots can be chosen, where that is so. */
function Standing({ slots, kind }: StandingProps) {
  const t = useTranslations('slots')
  if (slots.length === 0) return <p className="text-muted">{t('delivery.empty')}</p>
  if (slots.some(({ mark }) => mark === 'open')) return null
  if (slots.some(({ mark }) => mark === 'needs-pickup')) {
    return <Notice kind="info">{t(`${kind}.first`)}</Notice>
  }
  return <Notice kind="waiting">{t(`${kind}.stuck`)}</Notice>
}

function reasonKey(mark: ShownSlot['mark'], kind: 'pickup' | 'handIn') {
  if (mark === 'gone') return 'gone'
  return mark === 'mismatch' ? (`${kind}.mismatch` as const) : (`${kind}.first` as const)
}

type ReasonsProps = {
  ids: Readonly<Record<'gone' | 'mismatch' | 'needs-pickup', string>>
  kind: 'pickup' | 'handIn'
}

/** What the slots that cannot be chosen point to, once for all of them. */
function Reasons({ ids, kind }: ReasonsProps) {
  const t = useTranslations('slots')
  return (
    <div hidden>
      {(['gone', 'mismatch', 'needs-pickup'] as const).map((mark) => (
        <span key={mark} id={ids[mark]}>
          {t(reasonKey(mark, kind))}
        </span>
      ))}
    </div>
  )
}
