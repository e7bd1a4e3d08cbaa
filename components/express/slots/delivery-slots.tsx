'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useJoined } from '@/components/ui/use-joined'
import type { Need } from '@/lib/domain/express/express-products'
import type { SlotChoice } from '@/lib/express/model/chosen-slots'
import type { ShownGroup, ShownSlot } from './shown-slots'
import { NoSlotChip, SlotDays, type SlotDaysProps } from './slot-days'
import { SlotSection, useRoving } from './slot-section'
import type { SlotLabels } from './use-slot-labels'

type DeliverySlotsProps = {
  groups: readonly ShownGroup[]
  /** The pickup that they must go with. */
  pickup: SlotChoice | null
  kind: 'pickup' | 'handIn'
  need: Need
  error: string | undefined
  words: SlotLabels
  onChoose: (choice: SlotChoice | null) => void
}

const NONE = 'none'

/** When the parcel is brought: every group, of which only what goes with the pickup can be chosen. */
export function DeliverySlots(props: DeliverySlotsProps) {
  const { groups: offered, pickup, kind, need, error, words, onChoose } = props
  const t = useTranslations('slots')
  const id = useId()
  const [refused, setRefused] = useState<string | null>(null)
  const optional = need === 'optional'
  const [showsBarred, setShowsBarred] = useState(false)
  const barred = countBarred(offered)
  const groups = showsBarred ? offered : withoutBarred(offered)
  const all = offered.flatMap(({ days }) => days).flatMap((day) => day.slots)
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
  const first = all.some(({ mark }) => mark === 'needs-pickup')
  const after = pickup && !first ? t(`${kind}.after`, { slot: words.short(pickup) }) : undefined
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SlotSection
        title={t('delivery.title')}
        optional={optional && t('optional')}
        required={need === 'required'}
        text={after}
        error={error}
        roving={roving}
      >
        <Standing slots={all} kind={kind} />
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
            words={words}
            reasons={reasons}
            tabbable={roving.tabbable}
            onFocus={roving.setActive}
            onPress={press}
          />
        ))}
        <p role="status" className="text-muted empty:hidden">
          {tried && `${words.short(tried)}: ${t(reasonKey(tried.mark, kind))}`}
        </p>
        <Reasons ids={reasons} kind={kind} />
      </SlotSection>
      {barred > 0 && !first && (
        <Button
          variant="quiet"
          aria-expanded={showsBarred}
          className="self-start"
          onClick={() => setShowsBarred(!showsBarred)}
        >
          {showsBarred ? t('delivery.hideBarred') : t('delivery.showBarred', { count: barred })}
        </Button>
      )}
    </div>
  )
}

const isShown = ({ mark, isChosen }: ShownSlot) => mark === 'open' || isChosen

/** What can be chosen, and what is chosen, whether it goes or not. */
function withoutBarred(groups: readonly ShownGroup[]): ShownGroup[] {
  return groups.map((group) => ({
    ...group,
    days: group.days
      .map((day) => ({ ...day, slots: day.slots.filter(isShown) }))
      .filter(({ slots }) => slots.length > 0),
  }))
}

function countBarred(groups: readonly ShownGroup[]): number {
  const slots = groups.flatMap(({ days }) => days).flatMap((day) => day.slots)
  return slots.filter((slot) => !isShown(slot)).length
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

type DeliveryGroupProps = Omit<SlotDaysProps, 'label' | 'days'> & { group: ShownGroup }

/** One group of delivery slots under a plain heading, with the platform's own words for it. */
function DeliveryGroup({ group, ...rest }: DeliveryGroupProps) {
  const { name, description, days } = group
  const title = useGroupTitle(name)
  const slots = days.flatMap((day) => day.slots)
  const open = slots.filter(({ mark }) => mark === 'open').length
  const waits = slots.some(({ mark }) => mark === 'needs-pickup')
  const t = useTranslations('slots')
  const joined = useJoined()
  if (slots.length === 0) return null
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p>
          {title}
          {description && <span className="text-muted"> · {description}</span>}
        </p>
        {name !== null && !waits && (
          <p className="text-xs text-muted">{t('delivery.matching', { count: open })}</p>
        )}
      </div>
      <SlotDays {...rest} days={days} label={joined([title, description])} />
    </div>
  )
}

/** The platform names groups and does not say what the names mean. */
function useGroupTitle(name: string | null): string {
  const t = useTranslations('slots.group')
  if (name === null) return t('gone')
  if (name === 'default') return t('usual')
  const special = /^sp(\d+)$/.exec(name)?.[1]
  return special ? t('special', { number: special }) : t('other', { name })
}
