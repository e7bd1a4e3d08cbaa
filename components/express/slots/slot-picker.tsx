'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ReadProblem } from '@/components/shell/read-json'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Age } from '@/components/ui/clock/age'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/notice'
import { slotFaults, type ChosenSlots } from '@/lib/express/model/chosen-slots'
import { takes, type ExpressProduct, type Need } from '@/lib/domain/express/express-products'
import { DeliverySlots } from './delivery-slots'
import { OfferMeta } from './offer-meta'
import { PickupSlots } from './pickup-slots'
import { deliveryGroups, pickupDays } from './shown-slots'
import { SlotSkeleton } from './slot-section'
import { useSlotOffer } from './use-slot-offer'
import { useSlotLabels } from './use-slot-labels'

export type SlotPickerProps = {
  storeId: number
  product: ExpressProduct
  value: ChosenSlots
  /** Called only by an act of the person; the other half of the choice is always left as it is. */
  onChange: (value: ChosenSlots) => void
  /** Of `pickup.date`. */
  pickupNeed: Need
  /** Of `delivery.date`. */
  deliveryNeed: Need
  /** What else is wrong with the times, in words: theirs who validate the form, or the server's. */
  problem?: string | undefined
}

/**
 * When the parcel is collected and brought, from what the platform offers (express §4.7). A choice
 * that no longer goes stays as it is, marked, until the person chooses again; `useSlotFaults` tells
 * the form that it must not be sent.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { storeId, product, problem } = props
  const t = useTranslations('slots')
  const slots = useSlotOffer({ storeId, product })
  const { offer, meta, at, error, isFetching, refetch } = slots
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {problem && <FieldError>{problem}</FieldError>}
      {!offer && !error && <SlotSkeleton label={t('loading')} />}
      {error && (
        <OldOffer error={error} at={at} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {offer && <Choices {...props} offer={offer} now={slots.now} />}
      {meta && <OfferMeta meta={meta} />}
    </div>
  )
}

type ChoicesProps = SlotPickerProps & {
  offer: NonNullable<ReturnType<typeof useSlotOffer>['offer']>
  now: number
}

function Choices({ product, value, onChange, pickupNeed, deliveryNeed, offer, now }: ChoicesProps) {
  const words = useSlotLabels(now)
  const t = useTranslations('slots')
  const takesPeriod = takes(product, 'pickup.period')
  const kind = takesPeriod ? 'pickup' : 'handIn'
  const faults = slotFaults(product, offer, value)
  const pickupFault = faults.find(({ field }) => field !== 'delivery.period')
  const deliveryFault = faults.find(({ field }) => field === 'delivery.period')
  return (
    <>
      <PickupSlots
        days={pickupDays(offer, value, takesPeriod)}
        description={offer.pickup.description}
        need={pickupNeed}
        error={
          pickupFault && value.pickup
            ? t(`${kind}.gone`, { slot: words.short(value.pickup) })
            : undefined
        }
        onChoose={(pickup) => onChange({ ...value, pickup })}
        takesPeriod={takesPeriod}
        words={words}
      />
      {deliveryNeed !== 'none' && (
        <DeliverySlots
          groups={deliveryGroups(offer, value)}
          pickup={value.pickup}
          need={deliveryNeed}
          error={
            deliveryFault && value.delivery
              ? t(`delivery.fault.${deliveryFault.problem}`, { slot: words.short(value.delivery) })
              : undefined
          }
          onChoose={(delivery) => onChange({ ...value, delivery })}
          kind={kind}
          words={words}
        />
      )}
    </>
  )
}

type OldOfferProps = {
  error: Error
  /** When the offer that is shown was made; null when there is none. */
  at: string | null
  isFetching: boolean
  onRetry: () => void
}

/** The platform does not say which times there are: what is shown is old, or nothing can be. */
function OldOffer({ error, at, isFetching, onRetry }: OldOfferProps) {
  const t = useTranslations('slots')
  const problems = useProblemText()
  const common = useTranslations('common')
  return (
    <Notice
      kind={at === null ? 'late' : 'waiting'}
      role="status"
      title={at === null ? t('failed') : t('old')}
      action={
        <Button pending={isFetching} icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    >
      {at === null
        ? error instanceof ReadProblem
          ? problems.sentence(error.refusal)
          : problems.noAnswer()
        : t.rich('oldAge', { age: () => <Age at={at} /> })}
    </Notice>
  )
}
